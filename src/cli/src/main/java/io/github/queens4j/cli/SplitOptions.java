package io.github.queens4j.cli;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountKernel;
import picocli.CommandLine.Option;

/** How work units are counted: the threads, and for the colour split the kernel with the module that it needs. */
final class SplitOptions {

    /** The largest board that is counted in units, unless it is an empty one. */
    static final int MOST_ROWS = BoardFormat.DOTS.maxSize();

    static final String MODULE = "jdk.incubator.vector";

    @Option(names = "--threads", paramLabel = "T", description = "Threads that count. Default: as many as processors.")
    @Range(from = 1, to = 4096)
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--kernel",
            description = "What to count with: plain Java (portable), vectors (vector), for which bin/queens4j or "
                    + "java --add-modules " + MODULE + " is needed, or the better of the two (auto, the default).")
    CountKernel kernel = CountKernel.AUTO;

    CountJob job(Puzzle puzzle) {
        return CountJob.of(puzzle).threads(threads).kernel(kernel);
    }
}
