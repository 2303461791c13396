package io.github.queens4j.cli;

import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.trace.Step;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.concurrent.CancellationException;

/** Shows the steps of a search in time, and does what the keys say. */
final class Watch {

    /** Steps per second. */
    static final double SLOWEST = 0.1;

    static final double FASTEST = 1000;

    /** Pictures that follow each other faster than that cannot be told apart; the steps between them are not drawn. */
    private static final long NANOS_PER_PICTURE = 16_000_000;

    private static final double NANOS_PER_SECOND = 1e9;
    private static final MathContext DIGITS = new MathContext(3);

    private final WatchWindow window;
    private final WatchState state;
    private double speed;
    private boolean stopped;
    private boolean quit;

    /** When the next step is due, in the time of {@link System#nanoTime}. */
    private long due = System.nanoTime();

    Watch(WatchWindow window, WatchState state, double speed) {
        this.window = window;
        this.state = state;
        this.speed = speed;
    }

    /** Watches until q, before or after the end of the search; of a complete one, the state has the report. */
    void run(Tracing tracing) {
        SearchReport report = tracing.search(this::step);
        if (quit) {
            return;
        }
        state.end(report);
        draw();
        stopped = true;
        while (!quit) {
            obey(awaitKey(Long.MAX_VALUE));
        }
    }

    private Visit step(Step step) {
        state.add(step);
        long now = System.nanoTime();
        due = Math.max(due, now) + (long) (NANOS_PER_SECOND / speed);
        if (!stopped && due - now < NANOS_PER_PICTURE) {
            return Visit.CONTINUE;
        }
        draw();
        boolean goOn = false;
        while (!goOn) {
            long left = stopped ? Long.MAX_VALUE : due - System.nanoTime();
            goOn = left <= 0 || obey(awaitKey(left));
        }
        return quit ? Visit.STOP : Visit.CONTINUE;
    }

    /** Does what a key says, and returns whether that is to leave this step. */
    private boolean obey(int key) {
        switch (key) {
            case 'q', 'Q', WatchWindow.END_OF_KEYS -> {
                quit = true;
                return true;
            }
            case 'n', 'N' -> stopped = true;
            case ' ' -> {
                stopped = !stopped;
                due = System.nanoTime();
            }
            case '+', '=' -> speed = Math.min(FASTEST, speed * 2);
            case '-' -> speed = Math.max(SLOWEST, speed / 2);
            case WatchWindow.RESIZED -> {
                // To be drawn again, no more.
            }
            default -> {
                return false;
            }
        }
        draw();
        return key == 'n' || key == 'N';
    }

    private int awaitKey(long nanos) {
        try {
            return window.key(nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the search was interrupted");
        }
    }

    private void draw() {
        window.show(WatchFrame.draw(state, pace(), window.size()));
    }

    private String pace() {
        if (state.report() != null) {
            return "at its end";
        }
        if (stopped) {
            return "stopped";
        }
        String steps =
                BigDecimal.valueOf(speed).round(DIGITS).stripTrailingZeros().toPlainString();
        return steps + (speed == 1 ? " step" : " steps") + " per second";
    }
}
