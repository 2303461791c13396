package io.github.queens4j.cli;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountKernel;
import io.github.queens4j.count.CountPlan;
import java.lang.module.ModuleFinder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How work units are counted: the threads, and for the colour split the kernel with the module that it needs. */
final class SplitOptions {

    static final String MODULE = "jdk.incubator.vector";

    /** Smaller counts are done before one has read how they would be done sooner. */
    private static final int WORTH_A_HINT = 18;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Count with T threads. Default: as many as there are processors.")
    @Range(from = 1, to = 4096)
    private @Nullable Integer threads;

    @Option(
            names = "--kernel",
            paramLabel = "KERNEL",
            description = {
                "What to count with: plain Java (portable), the JDK's incubating vector instructions (vector), "
                        + "or the better of the two (auto, the default).",
                "The vector kernel needs a JVM with the module " + MODULE + ": java --add-modules " + MODULE
                        + " -jar ..., or bin/queens4j, which adds it for N >= 17."
            })
    private @Nullable CountKernel kernel;

    /** The option that asks for it; null if there is none. */
    @Nullable
    String given() {
        return threads != null ? "--threads" : kernel != null ? "--kernel" : null;
    }

    int threads() {
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }

    CountKernel kernel() {
        return kernel == null ? CountKernel.AUTO : kernel;
    }

    /** A count in work units with these options. */
    CountJob job(Puzzle puzzle) {
        return CountJob.of(puzzle).threads(threads()).kernel(kernel());
    }

    /** The largest board counted in units; of the empty one, the plan itself refuses what is too large. */
    static int mostRows(PuzzleOptions options) {
        return options.isSpecial() ? BoardFormat.DOTS.maxSize() : Integer.MAX_VALUE;
    }

    /** Refuses a kernel that cannot serve; on a terminal, advises how a large count is made faster. */
    void prepare(Action command, Puzzle puzzle) {
        boolean isSearch = !puzzle.rule().equals(Rule.QUEENS) || puzzle.size() > CountPlan.LARGEST_N;
        if (isSearch && kernel != null) {
            throw new UsageException("--kernel is for the colour split, up to 28 queens: leave it out");
        }
        boolean hasModule = ModuleLayer.boot().findModule(MODULE).isPresent();
        if (kernel == CountKernel.VECTOR && !hasModule) {
            throw new UsageException("--kernel vector needs a JVM with the module " + MODULE
                    + ": start java with --add-modules " + MODULE);
        }
        boolean isOpen = kernel() == CountKernel.AUTO && System.getProperty("queens4j.kernel") == null;
        if (puzzle.size() >= WORTH_A_HINT
                && !isSearch
                && isOpen
                && !hasModule
                && ModuleFinder.ofSystem().find(MODULE).isPresent()) {
            command.hint("twice as fast with vectors: java --add-modules " + MODULE + " -jar ..., or bin/queens4j");
        }
    }
}
