package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines that cannot be loaded: each is left out with one warning, and costs nobody anything. */
class BrokenProvidersTest {

    private static final String LEFT_OUT = "an engine cannot be loaded and is left out: ";

    private static final List<String> OWN = Providers.names();

    @RegisterExtension
    final CapturedLog log = new CapturedLog(Solver.class);

    @TempDir
    Path directory;

    @Test
    void aBrokenProviderCostsNoOther() throws IOException {
        log.expectWarnings(LEFT_OUT + ".*no\\.such\\.Engine not found");
        List<String> names =
                Providers.with(directory, Providers::names, "no.such.Engine", MinimalSolver.class.getName());
        assertThat(names).containsAll(OWN).contains("minimal");
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
        List<String> names = Providers.with(directory, Providers::names, name, MinimalSolver.class.getName());
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
                Objects.requireNonNull(Faltering.class.getResourceAsStream("BrokenProvidersTest$Faltering.class"))) {
            return in.readAllBytes();
        }
    }

    private void assertLeftOut(byte[] code) throws IOException {
        Providers.list(directory, Faltering.class.getName(), MinimalSolver.class.getName());
        assertThat(Providers.withLoader(new BrokenLoader(directory, code), Providers::names))
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
        assertThat(Providers.withLoader(broken, Providers::names)).isEqualTo(OWN);
        assertThat(Providers.withLoader(broken, () -> Solvers.count(8))).isEqualTo(92);
    }
}
