package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.Programs;
import io.github.queens4j.Puzzle;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

/** What a count says in the log, in a process of its own, where nothing else has configured logging. */
class CountLoggingTest {

    static final class Counts {
        public static void main(String... args) {
            CountJob.of(8).threads(2).run();
            try (FakeExecutor executor = new FakeExecutor(Map.of(0, List.of(FakeExecutor.Fault.FAILED)))) {
                CountJob.of(8).executor(executor).run();
            }
            CountJob.of(8).threads(1).runUnits(0, 2, result -> {});
            SquareCounts.count(CountJob.of(6));
            Random random = new Random(1);
            Board unused = BoardSampler.of(8).orElseThrow().next(random);
            Puzzle corner = Puzzle.ofSize(8).withQueen(0, 0);
            unused = BoardSampler.of(corner).orElseThrow().next(random);
            CountJob ending = CountJob.of(9).threads(1).onProgress(progress -> {
                throw new IllegalStateException("tired");
            });
            try {
                ending.run();
            } catch (IllegalStateException thrown) {
                Thread.currentThread().interrupt();
            }
            try {
                CountJob.of(10).threads(1).run();
            } catch (CancellationException cancelled) {
                Thread.interrupted();
            }
        }
    }

    private static List<String> log(String level) throws IOException, InterruptedException {
        return Programs.output(
                        Counts.class,
                        "-Dorg.slf4j.simpleLogger.log.io.github.queens4j.count=" + level,
                        "-Dorg.slf4j.simpleLogger.log.io.github.queens4j.count.join=error",
                        "-Dorg.slf4j.simpleLogger.defaultLogLevel=error")
                .lines()
                .toList();
    }

    @Test
    void everyCountAndDrawAndEveryFailedAttemptIsOneLine() throws Exception {
        assertThat(log("info")).singleElement().asString().startsWith("[WARN] ");
        String debug = "\\[DEBUG\\] CountJob - ";
        List<String> expected = List.of(
                debug + "n = 8, complete, 92: CountProgress\\[unitsDone=(\\d+), unitsResumed=0, unitsTotal=\\1, .*",
                "\\[WARN\\] CountJob - CountUnit\\[n=8 split=\\d+ units=\\d+ unit=0] failed in attempt 1 and is submitted again: "
                        + "java\\.lang\\.IllegalStateException: member left",
                debug + "n = 8, complete, 92: .*",
                debug + "n = 8, complete, units 0 to 1: CountProgress.*",
                debug + "n = 6, complete, SquareCounts\\[n=6, total=4]: CountProgress\\[unitsDone=(\\d+), .*",
                "\\[DEBUG\\] BoardSampler - n = 8, drawn in \\d+ tries",
                "\\[DEBUG\\] BoardSampler - n = 8, counted 4 solutions to draw from",
                "\\[DEBUG\\] BoardSampler - n = 8, drawn in \\d+ tries",
                debug + "n = 9, ended by java\\.lang\\.IllegalStateException: tired: .*unitsDone=0, .*",
                debug + "n = 10, ended by an interrupt: .*unitsDone=0, .*");
        assertThat(log("debug"))
                .zipSatisfy(expected, (line, pattern) -> assertThat(line).matches(pattern));
    }
}
