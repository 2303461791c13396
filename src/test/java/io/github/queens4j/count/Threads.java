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
}
