package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.CapturedLog;
import java.io.File;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Runs whose checkpoint cannot be saved: what is kept and what is not is said as it is. */
class UnsavedTest extends CheckpointCase {

    private static final int N = 15;
    private static final long COUNT = 2_279_184; // A000170
    private static final int UNITS = CountPlan.of(N).units().size();

    @RegisterExtension
    final CapturedLog log = new CapturedLog(CountJob.class);

    /** Removes the folder of the file when that number of units is done. */
    private CountJob losing(int units) {
        return CountJob.of(N).threads(2).checkpoint(file).onProgress(progress -> {
            if (progress.unitsDone() == units) {
                for (File inside : directory.toFile().listFiles()) {
                    assertThat(inside.delete()).isTrue();
                }
                assertThat(directory.toFile().delete()).isTrue();
            }
        });
    }

    @Test
    void theTotalIsThereEvenIfItCannotBeSaved() {
        log.expectWarnings(
                "the count for n = 15 is complete, but: cannot write the checkpoint .*: no such file or folder");
        assertThat(losing(UNITS - 1).run()).isEqualTo(COUNT);
    }

    @Test
    void aSaveThatFailsOnTheWayEndsTheRun() {
        CountJob job = losing(3);
        assertThatThrownBy(job::run)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageStartingWith("cannot write the checkpoint " + file);
    }

    @Test
    void anInterruptSaysThatNothingMoreIsKept() {
        CountJob job = CountJob.of(18).threads(2).checkpoint(file).onProgress(progress -> {
            if (progress.unitsDone() == 2) {
                Thread.currentThread().interrupt();
            }
        });
        assertThatThrownBy(job::run)
                .isInstanceOf(CancellationException.class)
                .hasMessage("the count for n = 18 was interrupted")
                .hasNoSuppressedExceptions();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(file).exists();
    }
}
