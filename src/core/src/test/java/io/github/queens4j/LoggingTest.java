package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Stream;
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
            Solvers.isUnique(Puzzle.ofSize(8));
            Solvers.any(100);
            Solvers.random(40_000, new SplittableRandom(1));
            Solvers.stream(10).parallel().limit(Long.MAX_VALUE).forEach(board -> {});
            Solvers.engine("cover").stream(8).parallel().limit(3).forEach(board -> {});
        }
    }

    /** Every method of {@link Solvers}, and of some engines, on some puzzles: a mark, then the call. */
    static final class Calls {

        private static final Set<String> NO_SEARCHES =
                Set.of("construct", "engine", "engines", "maxSize", "name", "supports");

        public static void main(String... args) throws Exception {
            Puzzle empty = Puzzle.ofSize(8);
            Puzzle split = Puzzle.ofSize(15).withQueen(7, 7).withBlocked(0, 0).withBlocked(14, 14);
            for (Puzzle puzzle : List.of(empty, empty.withRule(Rule.AMAZONS), empty.withBlocked(0, 0), split)) {
                call(Solvers.class, null, puzzle);
            }
            for (String engine : List.of("array", "cover", "bitmask")) {
                call(Solver.class, Solvers.engine(engine), empty);
            }
        }

        private static void call(Class<?> type, Object engine, Puzzle puzzle) throws Exception {
            for (Method method : type.getDeclaredMethods()) {
                if (!method.isSynthetic()
                        && !NO_SEARCHES.contains(method.getName())
                        && Modifier.isPublic(method.getModifiers())) {
                    Object[] arguments = Stream.of(method.getParameterTypes())
                            .map(parameter -> argument(parameter, puzzle))
                            .toArray();
                    System.err.println("> " + engine + " " + method + " " + puzzle);
                    if (method.invoke(engine, arguments) instanceof Stream<?> boards) {
                        boards.limit(3).forEach(board -> {});
                    }
                }
            }
        }

        private static Object argument(Class<?> type, Puzzle puzzle) {
            Symmetry[] symmetries = {puzzle.symmetries().get(1)};
            List<Object> all = List.of(
                    puzzle,
                    puzzle.rule(),
                    symmetries,
                    symmetries[0],
                    new SplittableRandom(1),
                    (SolutionVisitor) board -> Visit.CONTINUE,
                    (Consumer<Board>) board -> {},
                    new SearchListener() {});
            return type == int.class
                    ? puzzle.size() % 15
                    : type == long.class
                            ? 2L
                            : all.stream().filter(type::isInstance).findFirst().orElseThrow();
        }
    }

    private static List<String> log(Class<?> program, String level) throws IOException, InterruptedException {
        return Programs.output(
                        program,
                        "-Dorg.slf4j.simpleLogger.defaultLogLevel=" + level,
                        "-Dorg.slf4j.simpleLogger.log.io.github.queens4j.count.join=info",
                        // The command line has a format of its own, and its configuration is on the class path.
                        "-Dorg.slf4j.simpleLogger.showThreadName=true",
                        "-Dorg.slf4j.simpleLogger.showShortLogName=false",
                        "-Dorg.slf4j.simpleLogger.levelInBrackets=false")
                .lines()
                .toList();
    }

    @Test
    void aLineSaysHowASearchEnded() throws Exception {
        assertThat(log(Searches.class, "info")).isEmpty();
        String engine = "\\[main\\] DEBUG io\\.github\\.queens4j\\.engine\\.Engine - ";
        List<String> expected = List.of(
                "array: n = 4, complete, 2 solutions, \\d+ ms",
                "array: n = 4, stopped, 1 solutions, \\d+ ms",
                "array: n = 4, failed, 1 solutions, \\d+ ms",
                "array: n = 4, cancelled, 0 solutions, \\d+ ms",
                "treemask: n = 8, complete, 92 solutions, \\d+ ms",
                "cover: n = 8, stopped, 2 solutions, \\d+ ms",
                "auto: n = 100, stopped, 1 solutions, \\d+ ms",
                "auto: n = 40000, stopped, 1 solutions, \\d+ ms",
                "treemask: n = 10, a stream",
                "cover: n = 8, a stream");
        for (String level : List.of("debug", "trace")) {
            assertThat(log(Searches.class, level))
                    .zipSatisfy(expected, (line, pattern) -> assertThat(line).matches(engine + pattern));
        }
    }

    @Test
    void everySearchCountDrawAndStreamIsOneLine() throws Exception {
        String lines = String.join("\n", log(Calls.class, "debug"));
        assertThat(lines.split("(?m)^> ", -1))
                .hasSizeGreaterThan(100)
                .filteredOn(call -> !call.isEmpty())
                .allSatisfy(call -> assertThat(call).matches("[^\n]*\n\\[main\\] DEBUG [^\n]*\n?"));
    }
}
