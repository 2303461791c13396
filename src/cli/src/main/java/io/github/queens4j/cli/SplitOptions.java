package io.github.queens4j.cli;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountKernel;
import io.github.queens4j.count.CountProgress;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How work units are counted: the threads, and for the colour split the kernel with the module that it needs. */
final class SplitOptions {

    /** The largest board that is counted in units, unless it is an empty one. */
    static final int MOST_ROWS = BoardFormat.DOTS.maxSize();

    static final String MODULE = "jdk.incubator.vector";

    @Option(names = "--threads", paramLabel = "T", description = "Threads that count. Default: as many as processors.")
    @Arguments.Range(from = 1, to = 4096)
    int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--kernel",
            description = "What to count with: plain Java (portable), vectors (vector), for which bin/queens4j or "
                    + "java --add-modules " + MODULE + " is needed, the better of the two (auto, the default), or a "
                    + "GPU (opencl), for which the distribution has what it takes.")
    CountKernel kernel = CountKernel.AUTO;

    @Option(names = "--device", description = "With --kernel opencl: the number of a device, or a part of its name.")
    private @Nullable String device;

    @Option(
            names = "--verify",
            paramLabel = "SHARE",
            description = "With --kernel opencl: count this share of the units again without, such as 0.01, three at "
                    + "least; 0 for none. Default: 0.001.")
    private @Nullable Double verified;

    CountJob job(Puzzle puzzle) {
        if (kernel != CountKernel.OPENCL && (device != null || verified != null)) {
            throw new IllegalArgumentException("--device and --verify are for --kernel opencl");
        }
        CountJob job = CountJob.of(puzzle).threads(threads).kernel(kernel);
        CountJob verifying = verified == null ? job : job.verify(verified);
        return device == null ? verifying : verifying.device(device);
    }

    /** How far a count is: a percentage, and the time left once that can be estimated. */
    static final class CountStatus implements Consumer<CountProgress>, Supplier<String> {

        private final long start = System.nanoTime();
        private volatile @Nullable CountProgress latest;

        @Override
        public void accept(CountProgress progress) {
            latest = progress;
        }

        @Override
        public String get() {
            CountProgress progress = latest;
            return progress == null
                    ? ""
                    : text(
                            progress.fraction(),
                            progress.elapsed(),
                            progress.remaining(),
                            Duration.ofNanos(System.nanoTime() - start));
        }

        /** At a time since the beginning: what was left after some time goes down between two units, too. */
        static String text(double fraction, Duration elapsed, Optional<Duration> remaining, Duration now) {
            String percent = String.format(Locale.ROOT, "%.1f %%", 100 * fraction);
            String left = remaining
                    .map(rest -> rest.minus(now.minus(elapsed)))
                    .map(rest -> ", about " + Action.text(rest.isNegative() ? Duration.ZERO : rest) + " left")
                    .orElse("");
            return percent + left;
        }
    }
}
