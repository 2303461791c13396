package io.github.queens4j.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Where a command writes its result and its messages, and says what it is doing. */
public final class Console {

    /** Whoever waits longer wants to know what for. */
    private static final Duration SILENCE = Duration.ofSeconds(2);

    private static final int BUFFER = 1 << 16;

    private final PrintWriter out;
    private final PrintWriter err;
    private final @Nullable Progress progress;

    private Console(PrintWriter out, PrintWriter err, @Nullable Progress progress) {
        this.out = out;
        this.err = err;
        this.progress = progress;
    }

    /** Any two writers, none of which is a terminal. */
    public static Console of(PrintWriter out, PrintWriter err) {
        return new Console(out, err, null);
    }

    /**
     * Standard output and standard error of this process, both in UTF-8 whatever the locale: the queens are not ASCII
     * characters. Results must be flushed at the end.
     */
    public static Console ofProcess() {
        return of(
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                new Terminal(),
                SILENCE);
    }

    /** Any two streams; logs take the second, too, as {@link System#err} is set to it. */
    static Console of(OutputStream out, OutputStream err, Terminal terminal, Duration silence) {
        Progress progress = new Progress(terminal, out, err, silence);
        System.setErr(new PrintStream(progress.messages(), true, StandardCharsets.UTF_8));
        OutputStream results = new ResultStream(new BufferedOutputStream(progress.results(), BUFFER));
        return new Console(
                new PrintWriter(results, false, StandardCharsets.UTF_8),
                new PrintWriter(progress.messages(), true, StandardCharsets.UTF_8),
                progress);
    }

    /** Receives results; in a process, failures to write them are {@link ResultStream.Failure}s. */
    public PrintWriter out() {
        return out;
    }

    /** Receives messages, and flushes every line. */
    public PrintWriter err() {
        return err;
    }

    /** Whether results go to a terminal, and the user has not set {@code NO_COLOR}. */
    public boolean showsColours() {
        String unwanted = System.getenv("NO_COLOR");
        return progress != null && (unwanted == null || unwanted.isEmpty()) && progress.showsResults();
    }

    /** How wide a text may be: as the terminal, if results go there. */
    public int columns() {
        return progress != null && progress.showsResults() ? progress.columns() : Terminal.USUAL_COLUMNS;
    }

    /**
     * Says what goes on, on one line of the terminal, after two seconds of silence; without a terminal, nothing. The
     * text for a number of columns is asked for now and then by another thread. What is returned ends it when run.
     */
    public Runnable show(IntFunction<String> text) {
        return progress == null ? () -> {} : progress.show(text);
    }
}
