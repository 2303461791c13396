package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

/** What a user sees in the log, in a process of its own, where nothing else has configured logging. */
class LoggingTest {

    static final class Searches {
        public static void main(String... args) {
            Solver array = Solvers.engine("array");
            array.visit(Puzzle.ofSize(4), solution -> Visit.CONTINUE);
            array.visit(Puzzle.ofSize(4), solution -> Visit.STOP);
            try {
                array.forEach(4, solution -> {
                    throw new IllegalStateException();
                });
            } catch (IllegalStateException thrown) {
                Thread.currentThread().interrupt();
            }
            try {
                array.count(4);
            } catch (CancellationException cancelled) {
                Thread.interrupted();
            }
            Solvers.count(8);
            Solvers.stream(10).parallel().limit(Long.MAX_VALUE).forEach(board -> {});
            Solvers.engine("cover").stream(8).parallel().limit(3).forEach(board -> {});
        }
    }

    private static List<String> log(String level) throws IOException, InterruptedException {
        return Programs.output(
                        Searches.class,
                        "-Dorg.slf4j.simpleLogger.defaultLogLevel=" + level,
                        // The command line has a format of its own, and its configuration is on the class path.
                        "-Dorg.slf4j.simpleLogger.showThreadName=true",
                        "-Dorg.slf4j.simpleLogger.showShortLogName=false",
                        "-Dorg.slf4j.simpleLogger.levelInBrackets=false")
                .lines()
                .toList();
    }

    @Test
    void everySearchIsOneLineAtDebugAndNoneAbove() throws Exception {
        assertThat(log("info")).isEmpty();
        String engine = "\\[main\\] DEBUG io\\.github\\.queens4j\\.engine\\.Engine - array: n = 4, ";
        assertThat(log("debug"))
                .satisfiesExactly(
                        line -> assertThat(line).matches(engine + "complete, 2 solutions, \\d+ ms"),
                        line -> assertThat(line).matches(engine + "stopped, 1 solutions, \\d+ ms"),
                        line -> assertThat(line).matches(engine + "failed, 1 solutions, \\d+ ms"),
                        line -> assertThat(line).matches(engine + "cancelled, 0 solutions, \\d+ ms"),
                        line -> assertThat(line).matches(".*treemask: n = 8, complete, 92 solutions, \\d+ ms"),
                        line -> assertThat(line).endsWith(".Engine - treemask: n = 10, a stream, searched in steps"),
                        line -> assertThat(line).endsWith(".Engine - cover: n = 8, a stream, searched in steps"));
        assertThat(log("trace"))
                .as("steps of 724 boards, at most 512 at once, and of 3")
                .hasSizeGreaterThan(7 + 10);
    }
}
