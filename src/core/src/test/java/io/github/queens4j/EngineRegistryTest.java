package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

class EngineRegistryTest {

    private static final List<String> OWN = Providers.names();

    private static final String LEFT_OUT = "an engine cannot be loaded and is left out: ";

    /** Sorts before the minimal engine, and is provided after it. */
    public static class AnotherSolver extends MinimalSolver {
        @Override
        public String name() {
            return "another";
        }
    }

    public static final class Impostor extends AnotherSolver {
        @Override
        public String name() {
            return "auto";
        }
    }

    @RegisterExtension
    final CapturedLog log = new CapturedLog(Solver.class);

    @TempDir
    Path directory;

    @Test
    void enginesShowTheirNamesAndAreFoundByThem() {
        assertThat(Solvers.engines()).isNotEmpty().allSatisfy(engine -> {
            assertThat(engine).hasToString(engine.name());
            assertThat(Solvers.engine(engine.name()).name()).isEqualTo(engine.name());
        });
    }

    @Test
    void othersFollowByName() throws IOException {
        List<String> names = Providers.with(
                directory, Providers::names, MinimalSolver.class.getName(), AnotherSolver.class.getName());
        assertThat(names)
                .startsWith(OWN.toArray(String[]::new))
                .containsSubsequence("another", "minimal")
                .hasSize(OWN.size() + 2);
        assertThat(Providers.names()).as("each call looks again").isEqualTo(OWN);
        Solver minimal = Providers.with(directory, () -> Solvers.engine("minimal"), MinimalSolver.class.getName());
        assertThat(minimal.count(6)).isEqualTo(4);
    }

    @Test
    void nobodyTakesTheNameOfAnOwnEngine() throws IOException {
        log.expectWarnings("the engine .*Impostor is ignored: the name \"auto\" is taken by another");
        Solver auto = Providers.with(directory, () -> Solvers.engine("auto"), Impostor.class.getName());
        assertThat(auto).isNotInstanceOf(Impostor.class);
    }

    @Test
    void anyContextLoaderWillDo() {
        assertThat(Providers.withLoader(ClassLoader.getPlatformClassLoader(), Providers::names))
                .isEqualTo(OWN);
        assertThat(Providers.withLoader(null, Providers::names)).isEqualTo(OWN);
    }

    @Test
    void aProviderThatIsNotThereCostsNoOther() throws IOException {
        log.expectWarnings(LEFT_OUT + ".*no\\.such\\.Engine not found");
        List<String> names =
                Providers.with(directory, Providers::names, "no.such.Engine", MinimalSolver.class.getName());
        assertThat(names).containsAll(OWN).contains("minimal");
    }

    @Test
    void aClassWithoutItsSuperclassIsLeftOut() throws IOException {
        log.expectWarnings(LEFT_OUT + ".*NoClassDefFoundError: .*");
        assertLeftOut(codeOfImpostor());
    }

    /** Tagged because an agent that reads every class, as mutation testing has one, stumbles over this one. */
    @Test
    @Tag("slow")
    void aClassForALaterJavaIsLeftOut() throws IOException {
        log.expectWarnings(LEFT_OUT + ".*UnsupportedClassVersionError: .*");
        byte[] code = codeOfImpostor();
        code[7] = 99;
        assertLeftOut(code);
    }

    @Test
    void aLoaderThatCannotListItsServicesIsAskedTwiceAtMost() {
        log.expectWarnings(LEFT_OUT + ".*Error locating configuration files: java\\.io\\.IOException: unreachable");
        AtomicInteger calls = new AtomicInteger();
        ClassLoader unreachable = new ClassLoader(Solver.class.getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                if (calls.incrementAndGet() > 2) {
                    throw new AssertionError("asked once more");
                }
                throw new IOException("unreachable");
            }
        };
        assertThat(Providers.withLoader(unreachable, Providers::names)).isEqualTo(OWN);
    }

    private static byte[] codeOfImpostor() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(Impostor.class.getResourceAsStream("EngineRegistryTest$Impostor.class"))) {
            return in.readAllBytes();
        }
    }

    private void assertLeftOut(byte[] code) throws IOException {
        Providers.list(directory, Impostor.class.getName(), MinimalSolver.class.getName());
        assertThat(Providers.withLoader(new OtherVersions(directory, code), Providers::names))
                .containsAll(OWN)
                .contains("minimal");
    }

    /** Defines {@link Impostor} by other code, without its superclass. */
    private static final class OtherVersions extends URLClassLoader {
        private final byte[] code;

        OtherVersions(Path directory, byte[] code) throws IOException {
            super(new URL[] {directory.toUri().toURL()}, Solver.class.getClassLoader());
            this.code = code.clone();
        }

        @Override
        public Class<?> loadClass(String name) throws ClassNotFoundException {
            if (name.equals(AnotherSolver.class.getName())) {
                throw new ClassNotFoundException(name);
            }
            return name.equals(Impostor.class.getName())
                    ? defineClass(name, code, 0, code.length)
                    : super.loadClass(name);
        }
    }

    @Test
    void unknownNamesAreRefusedWithTheKnownOnes() {
        for (String name : List.of("", "Bitmask", "fastest")) {
            String message = "engine must be one of " + String.join(", ", OWN) + ", but is \"" + name + "\"";
            assertIllegal(() -> Solvers.engine(name), message);
        }
    }

    /** At the largest size the rule is to blame, not the size. */
    @Test
    void aRefusalNamesWhatIsToBlame() {
        Solver bitmask = Solvers.engine("bitmask");
        int most = bitmask.maxSize();
        assertIllegal(
                () -> bitmask.first(Puzzle.ofSize(most).withRule(Rule.TOROIDAL)),
                "the engine \"bitmask\" does not take the rule \"toroidal\" with n = " + most
                        + ": use the engine \"auto\"");
        assertIllegal(
                () -> bitmask.count(most + 1),
                "n must be at most " + most + " for the engine \"bitmask\", but is " + (most + 1)
                        + ": use the engine \"auto\"");
        assertIllegalNaming(() -> Solvers.engine("array").stream(1001), "use the engine \"auto\"");
    }

    @Test
    void thereIsAnEnd() {
        assertIllegalNaming(
                () -> Solvers.first(Integer.MAX_VALUE),
                "at most " + Solvers.engine("auto").maxSize(),
                "2147483647");
    }
}
