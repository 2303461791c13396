package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TimeWords;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** What a command is doing, how far it is, and for how long: the line at the bottom of the terminal. */
final class Progress implements IntFunction<String> {

    private final String task;
    private final Supplier<String> state;
    private final long start = System.nanoTime();

    /** A task that begins now; the state is made on another thread, and empty where nothing is known. */
    Progress(String task, Supplier<String> state) {
        this.task = task;
        this.state = state;
    }

    @Override
    public String apply(int columns) {
        String now = state.get();
        return task + (now.isEmpty() ? "" : ": " + now) + ", " + TimeWords.since(start);
    }
}
