package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.count.CountProgress;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
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
                .map(rest -> ", about " + TimeWords.of(rest.isNegative() ? Duration.ZERO : rest) + " left")
                .orElse("");
        return percent + ", " + TimeWords.of(now) + " elapsed" + left;
    }
}
