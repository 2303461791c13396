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

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Count with T threads. Default: as many as there are processors.")
    @Range(from = 1, to = 4096)
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--kernel",
            paramLabel = "KERNEL",
            description = {
                "What to count with: plain Java (portable), the JDK's incubating vector instructions (vector), "
                        + "or the better of the two (auto, the default).",
                "The vector kernel needs a JVM with the module " + MODULE + ": java --add-modules " + MODULE
                        + " -jar ..., or bin/queens4j, which adds it for N >= 17."
            })
    CountKernel kernel = CountKernel.AUTO;

    CountJob job(Puzzle puzzle) {
        return CountJob.of(puzzle).threads(threads).kernel(kernel);
    }
}
