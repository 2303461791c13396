package io.github.queens4j.cli.terminal;

import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.trace.Step;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.jline.terminal.Size;

/** Shows the steps of a search in time, and does what the keys say. */
public final class Film {

    public static final double SLOWEST = 0.1;

    public static final double FASTEST = 1000;

    /** Pictures that follow each other faster than that cannot be told apart; the steps between them are not drawn. */
    private static final long NANOS_PER_PICTURE = 16_000_000;

    private static final double NANOS_PER_SECOND = 1e9;
    private static final MathContext DIGITS = new MathContext(3);

    /** Where a search is watched: something to draw on, and keys. */
    public interface Viewer {

        Size size();

        /** Shows these lines, which fit, and nothing else. */
        void show(List<String> lines);

        /** Waits for a key so long at most; empty if none was pressed in time. */
        Optional<Key> key(long nanos) throws InterruptedException;
    }

    /** What a key asks for; as a key counts what else happens to the terminal. */
    enum Key {
        CLOCK,
        NEXT,
        BACK,
        SOLUTION,
        FASTER,
        SLOWER,
        /** Also if there will be no more keys. */
        QUIT,
        /** There is room for more or less now: draw again. */
        RESIZED,
        OTHER;

        static Key of(int character) {
            return switch (character) {
                case ' ' -> CLOCK;
                case 'n', 'N' -> NEXT;
                case 'b', 'B' -> BACK;
                case 's', 'S' -> SOLUTION;
                case '+', '=' -> FASTER;
                case '-' -> SLOWER;
                case 'q', 'Q' -> QUIT;
                default -> OTHER;
            };
        }
    }

    private enum Pace {
        RUNNING,
        STOPPED,
        TO_SOLUTION
    }

    private final Viewer viewer;
    private final Frame frame;
    private double speed;
    private Pace pace = Pace.RUNNING;
    private boolean quit;

    /** When the next step is due, in the time of {@link System#nanoTime}. */
    private long due = System.nanoTime();

    private long drawn = due - NANOS_PER_PICTURE;

    public Film(Viewer viewer, Frame frame, double stepsPerSecond) {
        this.viewer = viewer;
        this.frame = frame;
        this.speed = stepsPerSecond;
    }

    /** Shows the film until q is pressed; the search calls its argument with each step until that stops it. */
    public void run(Function<Function<Step, Visit>, SearchReport> search) {
        SearchReport report = search.apply(this::step);
        if (!quit) {
            frame.end(report);
        }
        while (!quit) {
            watch();
            frame.next();
        }
    }

    private Visit step(Step step) {
        frame.add(step);
        do {
            watch();
        } while (!quit && frame.next());
        return quit ? Visit.STOP : Visit.CONTINUE;
    }

    /** Shows what is there until it is time for the next step, or a key asks for it. */
    private void watch() {
        long now = System.nanoTime();
        if (frame.isAtEnd() || (pace == Pace.TO_SOLUTION && frame.showsSolution())) {
            pace = Pace.STOPPED;
        }
        due = pace == Pace.TO_SOLUTION ? now : Math.max(due, now) + (long) (NANOS_PER_SECOND / speed);
        boolean isUnseen = pace == Pace.TO_SOLUTION ? now - drawn < NANOS_PER_PICTURE : due - now < NANOS_PER_PICTURE;
        if (pace != Pace.STOPPED && isUnseen) {
            return;
        }
        draw();
        boolean goesOn = false;
        while (!goesOn) {
            long left = pace == Pace.STOPPED ? Long.MAX_VALUE : Math.max(0, due - System.nanoTime());
            goesOn =
                    awaitKey(left).filter(this::obey).isPresent() || (pace != Pace.STOPPED && due <= System.nanoTime());
        }
    }

    /** Does what a key says, and returns whether that is to leave this step. */
    private boolean obey(Key key) {
        switch (key) {
            case QUIT -> quit = true;
            case NEXT -> pace = Pace.STOPPED;
            case BACK -> {
                pace = Pace.STOPPED;
                frame.back();
            }
            case SOLUTION -> pace = Pace.TO_SOLUTION;
            case CLOCK -> {
                pace = pace == Pace.STOPPED ? Pace.RUNNING : Pace.STOPPED;
                due = System.nanoTime();
            }
            case FASTER -> speed = Math.min(FASTEST, speed * 2);
            case SLOWER -> speed = Math.max(SLOWEST, speed / 2);
            case RESIZED, OTHER -> {}
        }
        if (key != Key.QUIT && key != Key.OTHER) {
            draw();
        }
        return key == Key.QUIT || key == Key.NEXT || key == Key.SOLUTION;
    }

    private Optional<Key> awaitKey(long nanos) {
        try {
            return viewer.key(nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the search was interrupted");
        }
    }

    private void draw() {
        viewer.show(frame.draw(pace(), viewer.size()));
        drawn = System.nanoTime();
    }

    private String pace() {
        if (frame.isAtEnd()) {
            return "at its end";
        }
        return switch (pace) {
            case STOPPED -> "stopped";
            case TO_SOLUTION -> "on the way to the next solution";
            case RUNNING -> {
                String steps = BigDecimal.valueOf(speed)
                        .round(DIGITS)
                        .stripTrailingZeros()
                        .toPlainString();
                yield steps + (speed == 1 ? " step" : " steps") + " per second";
            }
        };
    }
}
