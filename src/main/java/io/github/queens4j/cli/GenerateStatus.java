package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.region.RegionProgress;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** How far the making of puzzles is. */
final class GenerateStatus implements Consumer<RegionProgress>, IntFunction<String> {

    private final int n;
    private final int most;
    private final long start = System.nanoTime();
    private final AtomicInteger made = new AtomicInteger();
    private volatile @Nullable RegionProgress latest;

    GenerateStatus(int n, int most) {
        this.n = n;
        this.most = most;
    }

    /** One more is ready. */
    void done() {
        made.incrementAndGet();
    }

    @Override
    public void accept(RegionProgress progress) {
        latest = progress;
    }

    @Override
    public String apply(int columns) {
        RegionProgress progress = latest;
        String attempt = progress == null
                ? ""
                : ", attempt " + progress.attempt() + " at " + 100 * progress.coloured() / progress.squares() + " %";
        return "making puzzles with n = " + n + ": " + made + " of " + most + attempt + ", " + TimeWords.since(start);
    }
}
