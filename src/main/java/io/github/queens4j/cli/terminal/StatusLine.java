package io.github.queens4j.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * One line at the bottom of the terminal that says what goes on, for as long as nothing else has anything to say.
 *
 * <p>It appears after a while of silence, is written anew now and then by a thread of its own, and gives way to
 * whatever is printed: all streams that lead to the terminal are {@linkplain #guard guarded}, and everything happens
 * under one lock. It stays three columns short of the width, so that a {@code ^C} of the terminal's is on the same line
 * and cleared with it. While it is written, the terminal does not wrap lines, so that a window made narrower gets no
 * line for each update.
 */
final class StatusLine {

    /** Empties the line that the cursor is in. */
    static final String CLEAR = "\r\033[K";

    private static final int MARGIN = 3;
    private static final Duration BETWEEN_UPDATES = Duration.ofMillis(500);
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** What is known about the terminal; asked for the first time when there is something to say. */
    interface Screen {

        /** Whether messages go to a terminal. */
        boolean showsErrors();

        /** Whether results go to a terminal. */
        boolean showsResults();

        /** Its width now. */
        int columns();
    }

    private final Screen screen;
    private final OutputStream terminal;
    private final Duration silence;
    private @Nullable Shown current;
    private boolean visible;
    private Heard results = new Heard(System.nanoTime(), true);
    private Heard errors = results;

    /** When a stream was last written to, and whether that ended a line. */
    private record Heard(long time, boolean endsLine) {}

    /**
     * A line on a terminal.
     *
     * @param screen the terminal
     * @param terminal writes to it
     * @param silence how long nothing must have been printed before it appears
     */
    StatusLine(Screen screen, OutputStream terminal, Duration silence) {
        this.screen = screen;
        this.terminal = terminal;
        this.silence = silence;
    }

    /** Whether results go to a terminal. */
    boolean showsResults() {
        return screen.showsResults();
    }

    /** Says this from now on, instead of what was said before: for a number of columns, a text that is no longer. */
    synchronized Status show(IntFunction<String> text) {
        Shown shown = new Shown(text);
        current = shown;
        Thread ticker = new Thread(shown, "queens4j-status");
        ticker.setDaemon(true);
        ticker.start();
        return shown;
    }

    /** A stream to the terminal, perhaps, before whose every byte the line gives way. */
    OutputStream guard(OutputStream target, Kind kind) {
        return new Guarded(target, kind);
    }

    /** What a stream carries. */
    enum Kind {
        RESULTS,
        ERRORS
    }

    private void heard(Kind kind, boolean endsLine) {
        Heard now = new Heard(System.nanoTime(), endsLine);
        if (kind == Kind.RESULTS) {
            results = now;
        } else {
            errors = now;
        }
    }

    /** Writes the line if it is time, and returns the nanoseconds until it may be time again. */
    private long update(Shown shown) {
        boolean endsLine = errors.endsLine;
        long quietSince = later(shown.start, errors.time);
        if (screen.showsResults()) {
            endsLine &= results.endsLine;
            quietSince = later(quietSince, results.time);
        }
        long left = quietSince + silence.toNanos() - System.nanoTime();
        if (left > 0) {
            return left;
        }
        if (endsLine) {
            int room = Math.max(0, screen.columns() - MARGIN);
            String text = shown.text.apply(room);
            write("\r\033[?7l" + text.substring(0, Math.min(room, text.length())) + "\033[K\033[?7h");
            visible = true;
        }
        return BETWEEN_UPDATES.toNanos();
    }

    private static long later(long time, long other) {
        return other - time > 0 ? other : time;
    }

    private void hide() {
        visible = false;
        write(CLEAR);
    }

    private void write(String text) {
        try {
            terminal.write(text.getBytes(StandardCharsets.UTF_8));
            terminal.flush();
        } catch (IOException e) {
            // A terminal that has gone shows nothing, and misses nothing.
            current = null;
        }
    }

    /** What is said at the moment, and the thread that says it. */
    private final class Shown implements Status, Runnable {

        private final IntFunction<String> text;
        private final long start = System.nanoTime();

        Shown(IntFunction<String> text) {
            this.text = text;
        }

        @Override
        public void run() {
            synchronized (StatusLine.this) {
                try {
                    long pause = silence.toNanos();
                    while (current == this && pause >= 0) {
                        StatusLine.this.wait(1 + pause / NANOS_PER_MILLI);
                        pause = current == this && screen.showsErrors() ? update(this) : -1;
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        @Override
        public void close() {
            synchronized (StatusLine.this) {
                if (current == this) {
                    current = null;
                    if (visible) {
                        hide();
                    }
                }
                StatusLine.this.notifyAll();
            }
        }
    }

    /** Lets the line give way before it writes. */
    private final class Guarded extends OutputStream {

        private final OutputStream target;
        private final Kind kind;

        Guarded(OutputStream target, Kind kind) {
            this.target = target;
            this.kind = kind;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            synchronized (StatusLine.this) {
                if (length > 0) {
                    if (visible && (kind == Kind.ERRORS || screen.showsResults())) {
                        hide();
                    }
                    heard(kind, bytes[offset + length - 1] == '\n');
                }
                target.write(bytes, offset, length);
            }
        }

        @Override
        public void flush() throws IOException {
            target.flush();
        }
    }
}
