package io.github.queens4j.cli.terminal;

import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.trace.Step;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/** Shows the steps of a search in time, and does what the keys say. */
public final class Film {

    /** The least steps per second. */
    public static final double SLOWEST = 0.1;

    /** The most steps per second. */
    public static final double FASTEST = 1000;

    /** Pictures that follow each other faster than that cannot be told apart; the steps between them are not drawn. */
    private static final long NANOS_PER_PICTURE = 16_000_000;

    private static final double NANOS_PER_SECOND = 1e9;
    private static final MathContext DIGITS = new MathContext(3);

    private final Window window;
    private final FilmState state;
    private double speed;
    private boolean stopped;
    private boolean quit;

    /** When the next step is due, in the time of {@link System#nanoTime}. */
    private long due = System.nanoTime();

    /**
     * A film that has not begun.
     *
     * @param window where it is shown
     * @param state what is shown
     * @param speed steps per second
     */
    public Film(Window window, FilmState state, double speed) {
        this.window = window;
        this.state = state;
        this.speed = speed;
    }

    /**
     * Shows the film until q is pressed, before or after the end of the search; of a complete one, the state has the
     * report.
     *
     * @param search calls its argument with every step, until that stops it
     */
    public void run(Function<Function<Step, Visit>, SearchReport> search) {
        SearchReport report = search.apply(this::step);
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
            case 'q', 'Q', Window.END_OF_KEYS -> {
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
            case Window.RESIZED -> {
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
        window.show(Frame.draw(state, pace(), window.size()));
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
