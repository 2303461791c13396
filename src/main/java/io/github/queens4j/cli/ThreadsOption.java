package io.github.queens4j.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** On how many threads work units are counted. */
final class ThreadsOption {

    private static final int MOST = 4096;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Count with T threads. Default: as many as there are processors.")
    private @Nullable String threads;

    boolean isGiven() {
        return threads != null;
    }

    int number() {
        return threads == null
                ? Runtime.getRuntime().availableProcessors()
                : Arguments.integer("--threads", threads, 1, MOST);
    }
}
