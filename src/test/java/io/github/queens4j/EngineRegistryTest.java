package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.queens4j.contrib.ContribSolver;
import io.github.queens4j.tour.Tours;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
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

    @RegisterExtension
    final CapturedLog log = new CapturedLog(Solver.class);

    @TempDir
    Path directory;

    @Test
    void ownEnginesComeFromTheSlowestToTheFastest() {
        assertThat(Providers.names())
                .isEqualTo(OWN)
                .startsWith("permutation", "check", "array", "iterative")
                .endsWith("bitmask", "treemask", "auto");
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
        List<String> names = Providers.with(
                directory, Providers::names, MinimalSolver.class.getName(), AnotherSolver.class.getName());
        assertThat(names.subList(0, OWN.size())).isEqualTo(OWN);
        assertThat(names.subList(OWN.size(), names.size())).containsExactly("another", "minimal");
        assertThat(Providers.names()).as("each call looks anew").isEqualTo(OWN);
    }

    @Test
    void othersAreFoundByName() throws IOException {
        Solver minimal = Providers.with(directory, () -> Solvers.engine("minimal"), MinimalSolver.class.getName());
        assertThat(minimal.count(6)).isEqualTo(4);
    }

    @Test
    void nobodyTakesTheNameOfAnOwnEngine() throws IOException {
        log.expectWarnings("the engine .*Impostor is ignored: the name \"bitmask\" is taken by another");
        Solver bitmask = Providers.with(directory, () -> Solvers.engine("bitmask"), Impostor.class.getName());
        assertThat(bitmask).isNotInstanceOf(Impostor.class);
    }

    /** Says by a file beside the list of services what it is called, and fails at all else. */
    public static final class Intruder implements Solver {
        @Override
        public String name() {
            try (InputStream name = Intruder.class.getResourceAsStream("/intruder")) {
                return new String(Objects.requireNonNull(name).readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public boolean takes(Puzzle puzzle) {
            return true;
        }

        @Override
        public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
            throw new UnsupportedOperationException();
        }
    }

    static Stream<Arguments> intruders() {
        return OWN.stream().flatMap(name -> Stream.of(Arguments.of(name, true), Arguments.of(name, false)));
    }

    /** The library is loaded once more, with the intruder on its own class path. */
    @ParameterizedTest
    @MethodSource("intruders")
    void anIntruderChangesNothing(String name, boolean first) throws Exception {
        log.expectWarnings("the engine .*Intruder is ignored: the name \"" + name + "\" is taken by another");
        Providers.list(directory, Intruder.class.getName());
        Files.writeString(directory.resolve("intruder"), name);
        List<URL> path = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            path.add(Path.of(entry).toUri().toURL());
        }
        path.add(first ? 0 : path.size(), directory.toUri().toURL());
        try (URLClassLoader loader =
                new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            Supplier<?> answers = (Supplier<?>)
                    loader.loadClass(Answers.class.getName()).getConstructor().newInstance();
            assertThat(Providers.withLoader(loader, answers::get)).isEqualTo(new Answers().get());
        }
    }

    /** What the library answers, wherever it is loaded. */
    public static final class Answers implements Supplier<List<Object>> {
        @Override
        public List<Object> get() {
            String refusal =
                    Solvers.engine("bitmask").refusal(Puzzle.ofSize(65)).getMessage();
            String first = Solvers.first(22).map(Board::toString).orElseThrow();
            return List.of(Providers.names(), Solvers.count(8), first, refusal);
        }
    }

    @Test
    void anyContextLoaderWillDo() {
        assertThat(Providers.withLoader(ClassLoader.getPlatformClassLoader(), Providers::names))
                .isEqualTo(OWN);
        assertThat(Providers.withLoader(null, Providers::names)).isEqualTo(OWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"permutation", "check", "array", "iterative", "bitmask", "treemask", "auto"})
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
        log.expectWarnings("the engine .*ContribSolver is ignored: the name \"auto\" is taken by another");
        long count = Providers.with(directory, () -> Solvers.count(8), ContribSolver.class.getName());
        assertThat(count).isEqualTo(92);
        Solver auto = Providers.with(directory, () -> Solvers.engine("auto"), ContribSolver.class.getName());
        assertThat(auto).isNotInstanceOf(ContribSolver.class);
        assertThat(auto.count(8)).isEqualTo(92);
    }

    /**
     * At the largest size the rule is to blame, not the size; not even the advice is the default, which says no more
     * than it knows.
     */
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
