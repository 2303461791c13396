package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.queens4j.contrib.ContribSolver;
import io.github.queens4j.tour.Tours;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineRegistryTest {

    /** As the list of the services has them: it is the only list. */
    private static final List<String> OWN = own();

    private static List<String> own() {
        return ServiceLoader.load(Solver.class, Solvers.class.getClassLoader()).stream()
                .filter(provider -> provider.type().getPackageName().equals("io.github.queens4j.engine"))
                .map(provider -> provider.get().name())
                .toList();
    }

    /** Sorts before the minimal engine, and is provided after it. */
    public static final class AnotherSolver implements Solver {
        @Override
        public String name() {
            return "another";
        }

        @Override
        public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
            return new MinimalSolver().solve(puzzle, visitor);
        }
    }

    /** Takes a name that is taken. */
    public static final class Impostor implements Solver {
        @Override
        public String name() {
            return "bitmask";
        }

        @Override
        public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
            throw new UnsupportedOperationException();
        }
    }

    private static final String LEFT_OUT = "an engine cannot be loaded and is left out: ";

    @RegisterExtension
    final CapturedLog log = new CapturedLog(Solvers.class);

    @TempDir
    Path directory;

    private <T> T withProviders(Supplier<T> task, String... classNames) throws IOException {
        try (URLClassLoader loader = Providers.loader(directory, classNames)) {
            return withLoader(loader, task);
        }
    }

    private static <T> T withLoader(ClassLoader loader, Supplier<T> task) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return task.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static List<String> names() {
        return Solvers.engines().stream().map(Solver::name).toList();
    }

    @Test
    void ownEnginesComeFromTheSlowestToTheFastest() {
        assertThat(names())
                .isEqualTo(OWN)
                .startsWith("permutation", "check", "array", "iterative")
                .endsWith("bitmask", "auto");
    }

    @Test
    void enginesShowTheirNames() {
        assertThat(Solvers.engines())
                .isNotEmpty()
                .allSatisfy(engine -> assertThat(engine).hasToString(engine.name()));
        assertThat(Tours.engines())
                .isNotEmpty()
                .allSatisfy(engine -> assertThat(engine).hasToString(engine.name()));
    }

    @Test
    void othersFollowByName() throws IOException {
        List<String> names =
                withProviders(EngineRegistryTest::names, MinimalSolver.class.getName(), AnotherSolver.class.getName());
        assertThat(names.subList(0, OWN.size())).isEqualTo(OWN);
        assertThat(names.subList(OWN.size(), names.size())).containsExactly("another", "minimal");
        assertThat(names()).as("each call looks anew").isEqualTo(OWN);
    }

    @Test
    void othersAreFoundByName() throws IOException {
        Solver minimal = withProviders(() -> Solvers.engine("minimal"), MinimalSolver.class.getName());
        assertThat(minimal.count(6)).isEqualTo(4);
    }

    @Test
    void nobodyTakesTheNameOfAnOwnEngine() throws IOException {
        Solver bitmask = withProviders(() -> Solvers.engine("bitmask"), Impostor.class.getName());
        assertThat(bitmask).isNotInstanceOf(Impostor.class);
    }

    @Test
    void aBrokenProviderCostsNoOther() throws IOException {
        log.expectWarnings(LEFT_OUT + ".*no\\.such\\.Engine not found");
        List<String> names = withProviders(EngineRegistryTest::names, "no.such.Engine", MinimalSolver.class.getName());
        assertThat(names).containsAll(OWN).contains("minimal");
    }

    @Test
    void anyContextLoaderWillDo() {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            thread.setContextClassLoader(ClassLoader.getPlatformClassLoader());
            assertThat(names()).isEqualTo(OWN);
            thread.setContextClassLoader(null);
            assertThat(names()).isEqualTo(OWN);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"permutation", "check", "array", "iterative", "bitmask", "auto"})
    void enginesAreFoundByName(String name) {
        assertThat(Solvers.engine(name).name()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bitmask", "fastest"})
    void unknownNamesAreRefusedWithTheKnownOnes(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.engine(name))
                .withMessage("engine must be one of " + String.join(", ", OWN) + ", but is \"" + name + "\"");
    }

    @Test
    @SuppressWarnings("NullAway")
    void noNameIsRefused() {
        assertThatNullPointerException().isThrownBy(() -> Solvers.engine(null)).withMessage("name");
    }

    @Test
    void nobodysEngineBecomesTheDefaultByItsPackage() throws IOException {
        long count = withProviders(() -> Solvers.count(8), ContribSolver.class.getName());
        assertThat(count).isEqualTo(92);
        Solver auto = withProviders(() -> Solvers.engine("auto"), ContribSolver.class.getName());
        assertThat(auto).isNotInstanceOf(ContribSolver.class);
        assertThat(auto.count(8)).isEqualTo(92);
    }

    /** Has no name, or cannot say it. */
    public static class Nameless implements Solver {
        @Override
        @SuppressWarnings("NullAway")
        public String name() {
            return null;
        }

        @Override
        public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
            throw new UnsupportedOperationException();
        }
    }

    /** Fails when asked for its name. */
    public static final class Faltering extends Nameless {
        @Override
        public String name() {
            throw new IllegalStateException("no name today");
        }
    }

    /** Fails as code does that was compiled against another library. */
    public static final class Outdated extends Nameless {
        @Override
        public String name() {
            throw new NoSuchMethodError("gone");
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {Nameless.class, Faltering.class, Outdated.class})
    void anEngineWithoutANameIsLeftOut(Class<?> broken) throws IOException {
        log.expectWarnings(LEFT_OUT + ".*(has no name|no name today|NoSuchMethodError: gone)");
        String name = broken.getName();
        List<String> names = withProviders(EngineRegistryTest::names, name, MinimalSolver.class.getName());
        assertThat(names).hasSize(OWN.size() + 1).containsAll(OWN).contains("minimal");
    }

    @Test
    void aClassWithoutItsSuperclassIsLeftOut() throws IOException {
        log.expectWarnings(LEFT_OUT + ".*NoClassDefFoundError: .*");
        assertLeftOut(codeOfFaltering());
    }

    /** Tagged because an agent that reads every class, as mutation testing has one, stumbles over this one. */
    @Test
    @Tag("slow")
    void aClassForALaterJavaIsLeftOut() throws IOException {
        log.expectWarnings(LEFT_OUT + ".*UnsupportedClassVersionError: .*");
        byte[] code = codeOfFaltering();
        code[7] = 99;
        assertLeftOut(code);
    }

    private static byte[] codeOfFaltering() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(Faltering.class.getResourceAsStream("EngineRegistryTest$Faltering.class"))) {
            return in.readAllBytes();
        }
    }

    private void assertLeftOut(byte[] code) throws IOException {
        Providers.list(directory, Faltering.class.getName(), MinimalSolver.class.getName());
        assertThat(withLoader(new BrokenLoader(directory, code), EngineRegistryTest::names))
                .containsAll(OWN)
                .contains("minimal");
    }

    /** Defines {@link Faltering} by other code, without its superclass. */
    private static final class BrokenLoader extends URLClassLoader {
        private final byte[] code;

        BrokenLoader(Path directory, byte[] code) throws IOException {
            super(new URL[] {directory.toUri().toURL()}, Solver.class.getClassLoader());
            this.code = code.clone();
        }

        @Override
        public Class<?> loadClass(String name) throws ClassNotFoundException {
            if (name.equals(Nameless.class.getName())) {
                throw new ClassNotFoundException(name);
            }
            return name.equals(Faltering.class.getName())
                    ? defineClass(name, code, 0, code.length)
                    : super.loadClass(name);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aLoaderThatFailsEndsTheLookUp(boolean checked) {
        log.expectWarnings(LEFT_OUT + (checked ? ".*Error locating configuration files" : ".*closed at \\d+"));
        ClassLoader broken = new ClassLoader(Solver.class.getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                if (checked) {
                    throw new IOException("disk on fire");
                }
                throw new IllegalStateException("closed at " + System.nanoTime());
            }
        };
        assertThat(withLoader(broken, EngineRegistryTest::names)).isEqualTo(OWN);
        assertThat(withLoader(broken, () -> Solvers.count(8))).isEqualTo(92);
    }

    /** At the largest size the rule is to blame, not the size; not even the advice is the default, which says no more than it knows. */
    @Test
    void aRefusalNamesWhatIsToBlame() {
        Solver bitmask = Solvers.engine("bitmask");
        int most = bitmask.maxSize();
        assertThat(bitmask.refusal(Puzzle.ofSize(most).withRule(Rule.TOROIDAL)))
                .hasMessageStartingWith("the engine \"bitmask\" does not take the rule \"toroidal\" with n = " + most
                        + ": use the engine ")
                .hasMessageNotContaining("auto");
        assertThat(bitmask.refusal(Puzzle.ofSize(most + 1)))
                .hasMessageStartingWith("n must be at most " + most + " for the engine \"bitmask\", but is "
                        + (most + 1) + ": use the engine ");
    }

    @Test
    void thereIsAnEnd() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.first(Integer.MAX_VALUE))
                .withMessageContaining("at most " + Solvers.engine("auto").maxSize())
                .withMessageContaining("2147483647");
    }
}
