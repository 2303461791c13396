package io.github.queens4j.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import org.jline.utils.OSUtils;
import org.jspecify.annotations.Nullable;

/** Results, messages, and below them progress, which is cleared for anything else; its monitor guards all of it. */
public final class Console {

    /** Shorter work shows no progress. */
    private static final Duration SILENCE = Duration.ofSeconds(2);

    private static final Duration BETWEEN_UPDATES = Duration.ofMillis(500);
    private static final Duration BETWEEN_LINES = Duration.ofMinutes(1);
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int BUFFER = 1 << 16;
    private static final int MARGIN = 3;

    private final Terminal terminal;
    private final Duration silence;
    private final Guarded results;
    private final Guarded messages;
    private final PrintWriter out;
    private final PrintWriter err;
    private @Nullable Shown current;
    private boolean visible;

    private record Shown(boolean lines, Supplier<String> text, long start) {}

    private Console(OutputStream out, OutputStream err, Terminal terminal, Duration silence) {
        this.terminal = terminal;
        this.silence = silence;
        results = new Guarded(out, SystemStream.Output);
        messages = new Guarded(err, SystemStream.Error);
        this.out = new PrintWriter(new BufferedOutputStream(results, BUFFER), false, StandardCharsets.UTF_8);
        this.err = new PrintWriter(messages, true, StandardCharsets.UTF_8);
    }

    /** Any two streams, none of which is a terminal. */
    public static Console of(OutputStream out, OutputStream err) {
        Terminal none = new Terminal() {
            @Override
            boolean has(SystemStream stream) {
                return false;
            }
        };
        return new Console(out, err, none, SILENCE);
    }

    public static Console ofProcess() {
        return of(
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                new Terminal(),
                SILENCE);
    }

    /** Any two streams; logs take the second, too, as {@link System#err} is set to it. */
    static Console of(OutputStream out, OutputStream err, Terminal terminal, Duration silence) {
        Console console = new Console(out, err, terminal, silence);
        System.setErr(new PrintStream(console.messages, true, StandardCharsets.UTF_8));
        return console;
    }

    /** Receives results, in UTF-8; flushed at the end. What cannot be written is one {@link OutputFailure}. */
    public PrintWriter out() {
        return out;
    }

    /** Receives messages, in UTF-8, and flushes every line. */
    public PrintWriter err() {
        return err;
    }

    /** Whether results go to a terminal, and the user has not set {@code NO_COLOR}. */
    public boolean showsColours() {
        String unwanted = System.getenv("NO_COLOR");
        return (unwanted == null || unwanted.isEmpty()) && terminal.has(SystemStream.Output);
    }

    /** Shows progress, as far as it fits, until the runnable is run; without a terminal, perhaps a line a minute. */
    public synchronized Runnable show(boolean lines, Supplier<String> text) {
        Shown shown = new Shown(lines, text, System.nanoTime());
        current = shown;
        Thread ticker = new Thread(() -> run(shown), "queens4j-progress");
        ticker.setDaemon(true);
        ticker.start();
        return () -> close(shown);
    }

    /** Writes if it is time, and returns the nanoseconds until it may be time again; less than 0 if it never is. */
    private long update(Shown shown) {
        if (!terminal.has(SystemStream.Error)) {
            if (shown.lines) {
                write(shown.text.get() + System.lineSeparator());
            }
            return shown.lines ? BETWEEN_LINES.toNanos() : -1;
        }
        long now = System.nanoTime();
        long quiet = Math.min(now - shown.start, now - messages.time);
        boolean endsLine = messages.endsLine;
        if (terminal.has(SystemStream.Output)) {
            quiet = Math.min(quiet, now - results.time);
            endsLine &= results.endsLine;
        }
        if (quiet < silence.toNanos()) {
            return silence.toNanos() - quiet;
        }
        if (endsLine) {
            int room = Math.max(0, terminal.columns() - MARGIN);
            String text = shown.text.get();
            int end = text.length() <= room ? text.length() : text.lastIndexOf(", ", room);
            write("\r\033[?7l" + text.substring(0, end < 0 ? room : end) + "\033[K\033[?7h");
            visible = true;
        }
        return BETWEEN_UPDATES.toNanos();
    }

    private void hide() {
        visible = false;
        write("\r\033[K");
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

    private synchronized void run(Shown shown) {
        try {
            long pause = silence.toNanos();
            while (shown.equals(current) && pause >= 0) {
                wait(1 + pause / NANOS_PER_MILLI);
                pause = shown.equals(current) ? update(shown) : -1;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void close(Shown shown) {
        if (shown.equals(current)) {
            current = null;
            if (visible) {
                hide();
            }
        }
        notifyAll();
    }

    /** Clears the line before it writes, and knows when that was and whether it ended a line. */
    private final class Guarded extends OutputStream {

        private final OutputStream target;
        private final SystemStream stream;
        private long time = System.nanoTime();
        private boolean endsLine = true;
        private boolean failed;

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
            synchronized (Console.this) {
                if (length == 0 || failed) {
                    return;
                }
                if (visible && terminal.has(stream)) {
                    hide();
                }
                time = System.nanoTime();
                endsLine = bytes[offset + length - 1] == '\n';
                try {
                    target.write(bytes, offset, length);
                } catch (IOException e) {
                    if (stream == SystemStream.Error) {
                        throw e;
                    }
                    failed = true;
                    // Unlike the other, this one is not swallowed by a PrintWriter.
                    throw new OutputFailure(e);
                }
            }
        }

        @Override
        public void flush() throws IOException {
            target.flush();
        }
    }

    public static final class OutputFailure extends UncheckedIOException {

        private static final long serialVersionUID = 1L;

        OutputFailure(IOException cause) {
            super(TextFile.reason(cause), cause);
        }

        /** Whether it is no failure at all: the reader has gone, as {@code head} does when it has seen enough. */
        public boolean isClosedPipe() {
            String reason = String.valueOf(getMessage());
            return reason.contains("Broken pipe") || reason.contains("pipe is being closed");
        }
    }

    /** What of this process is a terminal, and how wide that is, by the system's own commands: no native library. */
    static class Terminal {

        /** What terminals have that do not know their size. */
        static final int USUAL_COLUMNS = 80;

        /** A window can be made larger or smaller at any time. */
        private static final Duration SAME_SIZE = Duration.ofSeconds(3);

        private final Map<SystemStream, Boolean> known = new ConcurrentHashMap<>();
        private int columns;
        private long measured;

        /** Whether a stream of this process is a terminal that understands control sequences. */
        boolean has(SystemStream stream) {
            return known.computeIfAbsent(stream, Terminal::find);
        }

        int columns() {
            long now = System.nanoTime();
            if (columns == 0 || now - measured > SAME_SIZE.toNanos()) {
                int width = new ExecTerminalProvider().systemStreamWidth(SystemStream.Error);
                columns = width > 0 ? width : USUAL_COLUMNS;
                measured = now;
            }
            return columns;
        }

        @SuppressWarnings("SystemConsoleNull")
        private static boolean find(SystemStream stream) {
            if ("dumb".equals(System.getenv("TERM"))) {
                return false;
            }
            if (!OSUtils.IS_WINDOWS) {
                return new ExecTerminalProvider().isPosixSystemStream(stream);
            }
            // From Java 22 on there is another console by default, which is there even without a terminal.
            System.setProperty("jdk.console", "java.base");
            return System.console() != null;
        }
    }
}
