package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.count.CountProgress;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How far a count is: a bar as wide as there is room, a percentage, and the time left once that can be estimated. */
final class CountStatus implements Consumer<CountProgress>, IntFunction<String> {

    /** Room for the longest words, so that the bar has one width. */
    private static final String WORDS = " 99.9 %, about 59 min 59 s left";

    private static final int LEAST_BAR = 10;
    private static final int WIDEST_BAR = 60;

    private final String task;
    private final Supplier<Duration> clock;
    private volatile @Nullable CountProgress latest;

    /** A count that has not begun; the clock gives the time since the run began. */
    CountStatus(String task, Supplier<Duration> clock) {
        this.task = task;
        this.clock = clock;
    }

    static CountStatus of(String task) {
        long start = System.nanoTime();
        return new CountStatus(task, () -> Duration.ofNanos(System.nanoTime() - start));
    }

    @Override
    public void accept(CountProgress progress) {
        latest = progress;
    }

    @Override
    public String apply(int columns) {
        CountProgress progress = latest;
        if (progress == null) {
            return task;
        }
        String percent = String.format(Locale.ROOT, " %4.1f %%", 100 * progress.fraction());
        String words = percent + ", " + time(progress);
        if (task.length() + words.length() > columns) {
            // Half a time would be read as another one.
            return task + percent;
        }
        int bar = Math.min(WIDEST_BAR, columns - task.length() - WORDS.length() - " []".length());
        int done = (int) (progress.fraction() * bar);
        return task + (bar < LEAST_BAR ? "" : " [" + "=".repeat(done) + " ".repeat(bar - done) + "]") + words;
    }

    /** Both times go on between two units. */
    private String time(CountProgress progress) {
        Duration now = clock.get();
        return progress.remaining()
                .map(rest -> rest.minus(now.minus(progress.elapsed())))
                .map(left -> "about " + TimeWords.of(left.isNegative() ? Duration.ZERO : left) + " left")
                .orElseGet(() -> TimeWords.of(now));
    }
}
