package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineRegistryTest {

    private static final List<String> OWN = List.of("permutation", "check", "array", "iterative", "bitmask");

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

    @TempDir
    Path directory;

    private <T> T withProviders(Supplier<T> task, String... classNames) throws IOException {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.write(services.resolve(Solver.class.getName()), List.of(classNames));
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()}, Solver.class.getClassLoader())) {
            thread.setContextClassLoader(loader);
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
        assertThat(names()).isEqualTo(OWN);
    }

    @Test
    void othersFollowByName() throws IOException {
        List<String> names =
                withProviders(EngineRegistryTest::names, MinimalSolver.class.getName(), AnotherSolver.class.getName());
        assertThat(names)
                .containsExactly("permutation", "check", "array", "iterative", "bitmask", "another", "minimal");
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
    @ValueSource(strings = {"permutation", "check", "array", "iterative", "bitmask"})
    void enginesAreFoundByName(String name) {
        assertThat(Solvers.engine(name).name()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bitmask", "fastest"})
    void unknownNamesAreRefusedWithTheKnownOnes(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.engine(name))
                .withMessage(
                        "engine must be one of permutation, check, array, iterative, bitmask, but is \"" + name + "\"");
    }

    @Test
    @SuppressWarnings("NullAway")
    void noNameIsRefused() {
        assertThatNullPointerException().isThrownBy(() -> Solvers.engine(null)).withMessage("name");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 64})
    void bitmaskIsTheFastestUpToAWord(int n) {
        assertThat(EngineRegistry.fastestFor(n).name()).isEqualTo("bitmask");
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 1_000_000})
    void iterativeTakesTheRest(int n) {
        assertThat(EngineRegistry.fastestFor(n).name()).isEqualTo("iterative");
    }

    @Test
    void thereIsAnEnd() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.first(Integer.MAX_VALUE))
                .withMessageContaining("at most " + Solvers.engine("iterative").maxSize())
                .withMessageContaining("2147483647");
    }
}
