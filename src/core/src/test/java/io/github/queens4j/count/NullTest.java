package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertNullNamed;

import io.github.queens4j.Puzzle;
import org.junit.jupiter.api.Test;

/** Nothing takes null, and what refuses it names the argument. */
class NullTest {

    @Test
    @SuppressWarnings("NullAway")
    void nullIsRefusedByName() {
        assertNullNamed(() -> CountPlan.of(null), "puzzle");
        assertNullNamed(() -> CountPlan.isSplit(null), "puzzle");
        assertNullNamed(() -> CountPlan.of(4).total(null), "results");
        assertNullNamed(() -> CountJob.of((Puzzle) null), "puzzle");
        assertNullNamed(() -> CountJob.of(4).executor(null), "executor");
        assertNullNamed(() -> CountJob.of(4).kernel(null), "kernel");
        assertNullNamed(() -> CountJob.of(4).device(null), "device");
        assertNullNamed(() -> CountJob.of(4).onProgress(null), "listener");
        assertNullNamed(() -> CountJob.of(4).checkpoint(null), "file");
        assertNullNamed(() -> CountJob.of(4).estimate(null), "limit");
        assertNullNamed(() -> CountJob.of(4).runUnits(0, 1, null), "action");
        assertNullNamed(() -> CountKernel.named(null), "name");
        assertNullNamed(() -> CountResult.parse(null), "line");
        assertNullNamed(() -> BoardSampler.of(null), "puzzle");
        assertNullNamed(() -> BoardSampler.of(4).orElseThrow().next(null), "random");
        assertNullNamed(() -> SquareCounts.count(null), "job");
    }
}
