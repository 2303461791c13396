package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.contract.Interruption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interrupts of runs on own threads. */
class CountJobInterruptTest extends CheckpointCase {

    /** In the middle of units of seconds, and of minutes that begin with long lists of placements. */
    @ParameterizedTest
    @ValueSource(ints = {22, 25, 27, 28})
    void anInterruptEndsTheRunAndItsThreads(int n) throws Exception {
        Threads.assertStopped(CountJob.of(n).threads(2), 0);
    }

    @Test
    void anInterruptedThreadDoesNotBegin() {
        CountJob job = CountJob.of(8).checkpoint(file).onProgress(progress -> {
            throw new AssertionError("the run began");
        });
        Interruption.assertRefused(job::run);
        assertThat(file).doesNotExist();
    }
}
