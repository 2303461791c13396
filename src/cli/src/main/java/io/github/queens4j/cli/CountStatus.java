package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.count.CountProgress;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How far a count is: a percentage, and the time left once that can be estimated. */
final class CountStatus implements Consumer<CountProgress>, Supplier<String> {

    private final long start = System.nanoTime();
    private volatile @Nullable CountProgress latest;

    @Override
    public void accept(CountProgress progress) {
        latest = progress;
    }

    @Override
    public String get() {
        return text(Duration.ofNanos(System.nanoTime() - start));
    }

    /** At a time since the beginning: what is left goes down between two units, too. */
    String text(Duration now) {
        CountProgress progress = latest;
        if (progress == null) {
            return "";
        }
        String percent = String.format(Locale.ROOT, "%.1f %%", 100 * progress.fraction());
        String left = progress.remaining()
                .map(rest -> rest.minus(now.minus(progress.elapsed())))
                .map(rest -> ", about " + TimeWords.of(rest.isNegative() ? Duration.ZERO : rest) + " left")
                .orElse("");
        return percent + ", " + TimeWords.of(now) + " elapsed" + left;
    }
}
