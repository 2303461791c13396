package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.Interruption;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
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

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void finishedUnitsAreInTheCheckpoint(int threads) throws Exception {
        int unitsDone = Threads.assertStopped(CountJob.of(19).threads(threads).checkpoint(file), 5);
        AtomicInteger resumed = new AtomicInteger(-1);
        assertThatThrownBy(() -> CountJob.of(19)
                        .checkpoint(file)
                        .onProgress(progress -> {
                            resumed.set(progress.unitsResumed());
                            throw new IllegalStateException();
                        })
                        .run())
                .isInstanceOf(IllegalStateException.class);
        assertThat(resumed.get()).isGreaterThanOrEqualTo(unitsDone).isGreaterThanOrEqualTo(5);
        assertThat(directory.toFile().list()).containsExactly("checkpoint.txt");
    }

    @Test
    void anInterruptedThreadDoesNotBegin() {
        CountJob job = CountJob.of(8).checkpoint(file).onProgress(progress -> {
            throw new AssertionError("the run began");
        });
        Interruption.assertRefused(job::run);
        assertThat(file).doesNotExist();
    }

    @Test
    void aListenerMayInterruptItsThread() {
        assertThatThrownBy(() -> CountJob.of(18)
                        .threads(2)
                        .onProgress(progress -> Thread.currentThread().interrupt())
                        .run())
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }
}
