package io.github.queens4j.cli.command;

import io.github.queens4j.cli.process.Terminal;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A progress bar on standard error, if that is a terminal, for what takes longer than a moment. Safe for use by several threads. */
public final class ProgressDisplay implements AutoCloseable {

    private static final Duration MOMENT = Duration.ofMillis(700);
    private static final int STEPS = 1000;
    private static final int WIDTH = 78;

    private final String task;
    private final long start = System.nanoTime();
    private boolean decided;
    private @Nullable ProgressBar bar;

    /**
     * A bar that is not on the screen yet.
     *
     * @param task a word or two about what is done
     */
    public ProgressDisplay(String task) {
        this.task = task;
    }

    /**
     * Shows how far it is.
     *
     * @param fraction from 0 to 1
     * @param message what is done, and of how much
     */
    public synchronized void show(double fraction, String message) {
        if (!decided && System.nanoTime() - start > MOMENT.toNanos()) {
            decided = true;
            bar = Terminal.isStandardError() ? newBar() : null;
        }
        if (bar != null) {
            bar.stepTo((long) (fraction * STEPS));
            bar.setExtraMessage(message);
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
