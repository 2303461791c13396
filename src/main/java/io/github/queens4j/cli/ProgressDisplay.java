package io.github.queens4j.cli;

import io.github.queens4j.cli.process.Terminal;
import io.github.queens4j.count.CountProgress;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Consumer;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A progress bar on standard error, if that is a terminal, for counts that take longer than a moment. */
final class ProgressDisplay implements Consumer<CountProgress>, AutoCloseable {

    private static final Duration MOMENT = Duration.ofMillis(700);
    private static final int STEPS = 1000;
    private static final int WIDTH = 78;

    private final String task;
    private boolean decided;
    private @Nullable ProgressBar bar;

    ProgressDisplay(String task) {
        this.task = task;
    }

    @Override
    public synchronized void accept(CountProgress progress) {
        if (!decided && progress.elapsed().compareTo(MOMENT) > 0) {
            decided = true;
            bar = Terminal.isStandardError() ? newBar() : null;
        }
        if (bar != null) {
            bar.stepTo((long) (progress.fraction() * STEPS));
            bar.setExtraMessage(progress.unitsDone() + "/" + progress.unitsTotal() + " units"
                    + progress.remaining()
                            .map(left -> ", " + text(left) + " left")
                            .orElse(""));
        }
    }

    /** Takes the bar off the screen. */
    @Override
    public synchronized void close() {
        decided = true;
        if (bar != null) {
            bar.close();
            bar = null;
        }
    }

    static String text(Duration time) {
        return time.toHours() > 0
                ? String.format("%d:%02d:%02d h", time.toHours(), time.toMinutesPart(), time.toSecondsPart())
                : String.format("%d:%02d min", time.toMinutes(), time.toSecondsPart());
    }

    private ProgressBar newBar() {
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        return ProgressBar.builder()
                .setTaskName(task)
                .setInitialMax(STEPS)
                .setUnit("%", STEPS / 100)
                .setStyle(ProgressBarStyle.ASCII)
                .hideEta()
                .clearDisplayOnFinish()
                .setConsumer(new ConsoleProgressBarConsumer(err, WIDTH))
                .build();
    }
}
