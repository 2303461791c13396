package io.github.queens4j.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.IntFunction;
import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;

/**
 * One line at the bottom of the terminal that says what goes on, for as long as nothing else has anything to say.
 *
 * <p>It appears after a while of silence, is written again now and then by a thread of its own, and gives way to
 * whatever is printed: results and messages go through streams that clear it first, all under one lock. It stays three
 * columns short of the width, so that the {@code ^C} that a terminal echoes is on the same line and cleared with it.
 * While it is written, the terminal does not wrap lines, so that a window made narrower gets no line for each update.
 */
final class Progress {

    /** Empties the line that the cursor is in. */
    static final String CLEAR = "\r\033[K";

    private static final int MARGIN = 3;
    private static final Duration BETWEEN_UPDATES = Duration.ofMillis(500);
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Terminal terminal;
    private final Guarded results;
    private final Guarded messages;
    private final Duration silence;
    private @Nullable Shown current;
    private boolean visible;

    /** Between the streams of a process, of which {@code err} is the one that is written to. */
    Progress(Terminal terminal, OutputStream out, OutputStream err, Duration silence) {
        this.terminal = terminal;
        this.silence = silence;
        results = new Guarded(out, SystemStream.Output);
        messages = new Guarded(err, SystemStream.Error);
    }

    /** To be written to instead of standard output. */
    OutputStream results() {
        return results;
    }

    /** To be written to instead of standard error. */
    OutputStream messages() {
        return messages;
    }

    boolean showsResults() {
        return terminal.has(SystemStream.Output);
    }

    int columns() {
        return terminal.columns();
    }

    /** Shows this from now on, instead of what was shown before, until what it returns is run. */
    synchronized Runnable show(IntFunction<String> text) {
        Shown shown = new Shown(text);
        current = shown;
        Thread ticker = new Thread(shown, "queens4j-progress");
        ticker.setDaemon(true);
        ticker.start();
        return shown::close;
    }

    /** Writes the line if it is time, and returns the nanoseconds until it may be time again. */
    private long update(Shown shown) {
        long now = System.nanoTime();
        long quiet = Math.min(now - shown.start, now - messages.time);
        boolean endsLine = messages.endsLine;
        if (showsResults()) {
            quiet = Math.min(quiet, now - results.time);
            endsLine &= results.endsLine;
        }
        if (quiet < silence.toNanos()) {
            return silence.toNanos() - quiet;
        }
        if (endsLine) {
            int room = Math.max(0, terminal.columns() - MARGIN);
            String text = shown.text.apply(room);
            write("\r\033[?7l" + text.substring(0, Math.min(room, text.length())) + "\033[K\033[?7h");
            visible = true;
        }
        return BETWEEN_UPDATES.toNanos();
    }

    private void hide() {
        visible = false;
        write(CLEAR);
    }

    private void write(String text) {
        try {
            messages.target.write(text.getBytes(StandardCharsets.UTF_8));
            messages.target.flush();
        } catch (IOException e) {
            // A terminal that has gone shows nothing, and misses nothing.
            current = null;
        }
    }

    /** What is said at the moment, and the thread that says it. */
    private final class Shown implements Runnable {

        private final IntFunction<String> text;
        private final long start = System.nanoTime();

        Shown(IntFunction<String> text) {
            this.text = text;
        }

        @Override
        public void run() {
            synchronized (Progress.this) {
                try {
                    long pause = silence.toNanos();
                    while (current == this && pause >= 0) {
                        Progress.this.wait(1 + pause / NANOS_PER_MILLI);
                        pause = current == this && terminal.has(SystemStream.Error) ? update(this) : -1;
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        void close() {
            synchronized (Progress.this) {
                if (current == this) {
                    current = null;
                    if (visible) {
                        hide();
                    }
                }
                Progress.this.notifyAll();
            }
        }
    }

    /** Clears the line before it writes, and knows when that was and whether it ended a line. */
    private final class Guarded extends OutputStream {

        private final OutputStream target;
        private final SystemStream stream;
        private long time = System.nanoTime();
        private boolean endsLine = true;

        Guarded(OutputStream target, SystemStream stream) {
            this.target = target;
            this.stream = stream;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            synchronized (Progress.this) {
                if (length > 0) {
                    if (visible && terminal.has(stream)) {
                        hide();
                    }
                    time = System.nanoTime();
                    endsLine = bytes[offset + length - 1] == '\n';
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
