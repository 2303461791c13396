package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Threads that counts start. */
final class Threads {

    private Threads() {}

    static List<String> ofCounts() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(Thread::isAlive)
                .map(Thread::getName)
                .filter(name -> name.startsWith("queens4j-"))
                .toList();
    }

    static void assertNoneLeft() {
        assertThat(ofCounts()).isEmpty();
    }

    /** Waits until there is none, which well under a second should do, and ten on a machine that does other work too. */
    static void awaitNone() throws InterruptedException {
        for (int i = 0; i < 1000 && !ofCounts().isEmpty(); i++) {
            Thread.sleep(10);
        }
        assertNoneLeft();
    }
}
