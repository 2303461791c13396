package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.contract.Interruption;
import java.util.List;
import java.util.concurrent.CountDownLatch;

final class Threads {

    private Threads() {}

    static List<String> ofCounts() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(Thread::isAlive)
                .map(Thread::getName)
                .filter(name -> name.startsWith("queens4j-"))
                .toList();
    }

    static boolean isAny(Thread.State state, String name) {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().equals(name) && thread.getState() == state);
    }

    static void assertNoneLeft() {
        assertThat(ofCounts()).isEmpty();
    }

    /** Waits until there is none, for a minute at most: an idle machine needs well under a second. */
    static void awaitNone() throws InterruptedException {
        for (int i = 0; i < 6000 && !ofCounts().isEmpty(); i++) {
            Thread.sleep(10);
        }
        assertNoneLeft();
    }

    /** Interrupts a run after some units, while the next ones are under way: it is cancelled, and no thread is left. */
    static void assertStopped(CountJob job, int afterUnits) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountJob heard = job.onProgress(progress -> {
            if (progress.unitsDone() >= afterUnits) {
                begun.countDown();
            }
        });
        Interruption.of(heard::run, begun).assertPrompt();
        assertNoneLeft();
    }
}
