package io.github.queens4j;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import io.github.queens4j.cli.Main;
import io.github.queens4j.opencl.OpenClProvider;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rooms of the house, and which doors there are between them; between artifacts, the compiler holds the walls. */
class ArchitectureTest {

    private static final String ROOT = "io.github.queens4j";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importUrls(Stream.of(Solvers.class, Regions.class, OpenClProvider.class, Main.class)
                    .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                    .toList());

    private static List<JavaClass> engines() {
        return CLASSES.stream()
                .filter(type -> type.getPackageName().equals(ROOT + ".engine"))
                .filter(type ->
                        type.isAssignableTo(Solver.class) && type.getModifiers().contains(JavaModifier.PUBLIC))
                .toList();
    }

    @Test
    void theRootPackageFindsEnginesAsServicesAlone() {
        String[] upstairs = Stream.of("engine", "count", "tour", "picture", "trace")
                .map(room -> ROOT + "." + room + "..")
                .toArray(String[]::new);
        assertKnowNothingOf(resideInAPackage(ROOT), resideInAnyPackage(upstairs));
    }

    private static void assertKnowNothingOf(
            DescribedPredicate<? super JavaClass> some, DescribedPredicate<? super JavaClass> others) {
        noClasses().that(some).should().dependOnClassesThat(others).check(CLASSES);
    }

    @Test
    void enginesKnowNothingOfEachOther() {
        assertThat(engines())
                .as("the classes of engines, beside the services")
                .extracting(JavaClass::getName)
                .containsExactlyInAnyOrderElementsOf(Solvers.engines().stream()
                        .map(engine -> engine.getClass().getName())
                        .toList());
        for (JavaClass engine : engines()) {
            String name = engine.getSimpleName();
            // It chooses among the others.
            if (!name.equals("AutoSolver")) {
                assertKnowNothingOf(
                        nameMatching(".*\\.engine\\." + name + "(\\$.*)?"),
                        nameMatching(".*\\.engine\\.(?!" + name + ")\\w+Solver(\\$.*)?"));
            }
        }
    }

    @Test
    void roomsKnowWhatIsBelowThemAlone() {
        String search = ROOT + ".search";
        String notation = ROOT + ".notation";
        String cover = ROOT + ".cover";
        assertKnowsOnly(search);
        assertKnowsOnly(notation, search);
        assertKnowsOnly(cover, ROOT, search);
        assertKnowsOnly(ROOT + ".engine", ROOT, search, cover, "org.slf4j");
        assertKnowsOnly(ROOT + ".count.join", search, "org.slf4j", "jdk.incubator.vector");
        assertKnowsOnly(ROOT + ".count..", ROOT, search, notation, cover, "org.slf4j", "jdk.incubator.vector");
        assertKnowsOnly(ROOT + ".opencl", ROOT + ".count.join", search, "org.lwjgl..");
        assertKnowsOnly(ROOT + ".picture", ROOT, search, notation);
        assertKnowsOnly(ROOT + ".tour", ROOT, search, notation);
        assertKnowsOnly(ROOT + ".trace", ROOT, search, notation);
        assertKnowsOnly(ROOT + ".region..", ROOT, search, notation, "javax.imageio..");
        assertKnowsOnly(ROOT + ".region.image", ROOT, search, notation, ROOT + ".region.text", "javax.imageio..");
        assertKnowsOnly(ROOT + ".region.logic", search);
        assertKnowsOnly(ROOT + ".region.text", notation, search);
    }

    /** Besides itself, the JDK and the annotations. */
    private static void assertKnowsOnly(String room, String... others) {
        classes()
                .that()
                .resideInAPackage(room)
                .and()
                .doNotHaveSimpleName("AutoSolver")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(room, "java..", "org.jspecify.annotations")
                        .or(resideInAnyPackage(others)))
                .check(CLASSES);
    }

    /** What TeaVM does not have; {@code package} would fail after minutes, or a page where a reader uses it. */
    @Test
    void roomsThatPagesShareDoWithoutWhatABrowserLacks() {
        List<String> lacking = List.of(
                "java.awt.", "java.util.SplittableRandom.",
                "java.lang.Character.toString(int)", "java.lang.Character.getDirectionality(",
                "java.lang.Runtime.maxMemory(", "java.util.Arrays.compare(",
                "java.lang.String.lines(", "java.lang.Class.getPackageName(");
        noClasses()
                .that(resideInAnyPackage(ROOT, ROOT + ".search", ROOT + ".notation", ROOT + ".cover", ROOT + ".engine")
                        .or(resideInAnyPackage(ROOT + ".trace", ROOT + ".region..")))
                .and()
                .doNotHaveSimpleName("ImageFile")
                .and()
                .doNotHaveSimpleName("Memory")
                .should()
                .accessTargetWhere(describe(
                        "it is not there in a browser",
                        access -> lacking.stream().anyMatch(access.getTarget().getFullName()::startsWith)))
                .check(CLASSES);
    }

    /** Else a message would have Arabic digits where a reader's language has them. */
    @Test
    void textsAreFormattedInALocaleThatIsNamed() {
        List<Class<?>> formatters = List.of(String.class, PrintStream.class, PrintWriter.class, Formatter.class);
        noClasses()
                .should()
                .callMethodWhere(describe(
                        "it formats in the locale of the machine",
                        call -> formatters.stream()
                                        .anyMatch(type -> call.getTargetOwner().isAssignableTo(type))
                                && List.of("format", "formatted", "printf").contains(call.getName())
                                && !call.getTarget()
                                        .getRawParameterTypes()
                                        .get(0)
                                        .isEquivalentTo(Locale.class)))
                .orShould()
                .callConstructorWhere(describe(
                        "it makes a formatter for the locale of the machine",
                        call -> call.getTargetOwner().isAssignableTo(Formatter.class)))
                .check(CLASSES);
    }

    @Test
    void theTerminalKnowsNoCommand() {
        assertKnowNothingOf(resideInAPackage(ROOT + ".cli.terminal"), resideInAnyPackage(ROOT + ".cli", "picocli.."));
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
        slices().matching("(" + ROOT + "..)").should().beFreeOfCycles().check(CLASSES);
    }

    /** Arrows that follow from others are left out. */
    @Test
    void theMapInContributingIsThatOfTheCode() throws IOException {
        Map<String, Set<String>> known = new TreeMap<>();
        for (JavaClass type : CLASSES) {
            Set<String> rooms = known.computeIfAbsent(room(type), room -> new TreeSet<>());
            type.getDirectDependenciesFromSelf().stream()
                    .map(Dependency::getTargetClass)
                    .filter(target -> target.getPackageName().startsWith(ROOT))
                    .map(ArchitectureTest::room)
                    .filter(other -> !other.equals(room(type)))
                    .forEach(rooms::add);
        }
        StringBuilder map = new StringBuilder("```mermaid\ngraph TD\n");
        known.forEach((room, others) -> others.stream()
                .filter(other -> others.stream().noneMatch(between -> reaches(between, other, known)))
                .forEach(other -> map.append(room).append(" --> ").append(other).append('\n')));
        assertThat(Files.readString(Path.of(".github/CONTRIBUTING.md")).replaceAll("(?s).*(```mermaid.*?)```.*", "$1"))
                .isEqualTo(map.toString());
    }

    private static String room(JavaClass type) {
        return type.getPackageName().replaceFirst("io\\.github\\.(queens4j\\.)?", "");
    }

    private static boolean reaches(String room, String other, Map<String, Set<String>> known) {
        return known.get(room).stream().anyMatch(next -> next.equals(other) || reaches(next, other, known));
    }

    @Test
    void filesOfTheCommandLineHaveNoCycles() {
        slices().assignedFrom(new CommandLineFiles()).should().beFreeOfCycles().check(CLASSES);
    }

    /** Each file of the command line on its own, with the classes nested in it. */
    private static final class CommandLineFiles implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().startsWith(ROOT + ".cli")
                    ? SliceIdentifier.of(type.getName().replaceFirst("\\$.*", ""))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "files of the command line";
        }
    }
}
