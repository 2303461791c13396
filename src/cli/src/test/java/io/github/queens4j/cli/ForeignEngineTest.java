package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.MinimalSolver;
import io.github.queens4j.Providers;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solvers;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines that somebody else has plugged in, at the command line. */
class ForeignEngineTest {

    /** Calls itself more often than any stack can hold. */
    public static final class DeepSolver extends MinimalSolver {
        @Override
        public String name() {
            return "deep";
        }

        @Override
        public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
            return dig(puzzle, visitor, 0);
        }

        private SearchReport dig(Puzzle puzzle, SolutionVisitor visitor, int depth) {
            return depth == Integer.MAX_VALUE ? super.visit(puzzle, visitor) : dig(puzzle, visitor, depth + 1);
        }
    }

    @TempDir
    private Path folder;

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();

    @BeforeEach
    void plugIn() throws Exception {
        Thread.currentThread()
                .setContextClassLoader(
                        Providers.loader(folder, MinimalSolver.class.getName(), DeepSolver.class.getName()));
    }

    @AfterEach
    void unplug() throws Exception {
        ((URLClassLoader) Thread.currentThread().getContextClassLoader()).close();
        Thread.currentThread().setContextClassLoader(before);
    }

    @Test
    void itIsOneOfTheEngines() {
        Cli.assertPrints("4\n", "count 6 --engine minimal");
        assertThat(Cli.run("count", "--help").out()).contains("minimal");
    }

    /** It has no text of its own but the one that every object has. */
    @ParameterizedTest
    @CsvSource({
        "solve 4 --engine nope, 'must be one of permutation, '",
        "solve 4 --rule amazons --engine minimal, the engine \"minimal\" does not take the rule",
        "stats 4 --engine minimal --format json, '\"engine\": \"minimal\"'",
        "solve 4 --help, minimal."
    })
    void itIsCalledByItsNameWhereverItIsNamed(String command, String words) {
        assertThat(Solvers.engine("minimal").toString()).contains("MinimalSolver@");
        Cli.Result result = Cli.line(command);
        assertThat(result.out() + result.err()).contains(words).doesNotContain("MinimalSolver", "DeepSolver");
        assertThatThrownBy(() -> Solvers.engine("nope"))
                .hasMessageContaining("minimal")
                .hasMessageNotContaining("MinimalSolver");
    }

    @ParameterizedTest
    @ValueSource(strings = {"trace 4 --engine minimal", "trace 4 --format html --engine check --engine minimal"})
    void oneThatTellsNoStepsIsAnOrdinaryMessage(String line) {
        String message = "queens4j trace: the engine \"minimal\" does not report its steps to a listener (more: ";
        Cli.assertLineRefused(message + "queens4j trace --help)\n", line);
    }

    /** Never 1, which means that there is no solution. */
    @Test
    void aStackThatOverflowsIsAFailure() {
        String message =
                "queens4j: java.lang.StackOverflowError; start java with a larger -Xmx (memory) or -Xss (stack),";
        Cli.assertLineRefused(message + " or ask for less: a smaller n, a shorter file\n", "count 8 --engine deep");
    }
}
