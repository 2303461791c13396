package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Counts that are killed by force and taken up by another process. */
@Timeout(120)
class KilledProcessTest extends CheckpointCase {

    private static final int N = 18;
    private static final long COUNT = 666_090_624; // A000170
    private static final int UNITS = CountPlan.of(N).units().size();

    /** Counts the rest here, and says how many units were there already. */
    private int finish() {
        List<CountProgress> heard = new ArrayList<>();
        assertThat(CountJob.of(N)
                        .threads(2)
                        .checkpoint(file)
                        .onProgress(heard::add)
                        .run())
                .isEqualTo(COUNT);
        int resumed = heard.get(0).unitsDone();
        assertThat(heard).as("a unit each, but for those that were there").hasSize(UNITS - resumed + 1);
        assertThat(directory.toFile().list()).containsExactly(file.getFileName().toString());
        return resumed;
    }

    @Test
    void aCountResumesAfterEveryKill() throws Exception {
        int done = 0;
        for (int kill = 1; kill <= 3; kill++) {
            try (CountProcess process = CountProcess.start(N, file)) {
                int resumed = process.awaitUnits(0);
                // What is said to be done has been saved before.
                assertThat(resumed).isGreaterThanOrEqualTo(done);
                done = process.awaitUnits(UNITS * kill / 4);
                process.kill();
            }
        }
        assertThat(finish()).isBetween(done, UNITS - 1);
    }

    /** Wherever the kill falls: before the first line, in the middle of one, or later than the end. */
    @Test
    void aCountThatIsKilledAtAnyTimeGoesOn() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int kill = 0; kill < 4; kill++) {
            try (CountProcess process = CountProcess.start(N, file)) {
                process.awaitUnits(0);
                Thread.sleep(random.nextInt(500));
                process.kill();
            }
            assertThat(file).as("seed %d", seed).exists();
        }
        finish();
    }

    @Test
    void aFileThatAnotherProcessUsesIsRefused() throws Exception {
        try (CountProcess process = CountProcess.start(22, file)) {
            process.awaitUnits(0);
            assertThatThrownBy(CountJob.of(22).checkpoint(file)::run)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContainingAll("another process uses it", file.toString());
            process.kill();
        }
    }
}
