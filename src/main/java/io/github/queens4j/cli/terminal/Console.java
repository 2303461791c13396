package io.github.queens4j.cli.terminal;

import io.github.queens4j.cli.terminal.StatusLine.Kind;
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
    private final @Nullable StatusLine status;

    private Console(PrintWriter out, PrintWriter err, @Nullable StatusLine status) {
        this.out = out;
        this.err = err;
        this.status = status;
    }

    /**
     * Any two writers, none of which is a terminal.
     *
     * @param out receives results
     * @param err receives messages
     * @return a console that says nothing by itself
     */
    public static Console of(PrintWriter out, PrintWriter err) {
        return new Console(out, err, null);
    }

    /**
     * Standard output and standard error of this process, both in UTF-8 whatever the locale: the queens are not ASCII
     * characters. Logs give way too, as {@link System#err} is set to a stream that does.
     *
     * @return a console whose results must be flushed at the end
     */
    public static Console ofProcess() {
        OutputStream terminal = new FileOutputStream(FileDescriptor.err);
        return of(
                new FileOutputStream(FileDescriptor.out), terminal, new StatusLine(new Terminal(), terminal, SILENCE));
    }

    /** Any two streams under a line. */
    static Console of(OutputStream out, OutputStream err, StatusLine status) {
        OutputStream results = new BufferedOutputStream(status.guard(out, Kind.RESULTS), BUFFER);
        OutputStream messages = status.guard(err, Kind.ERRORS);
        System.setErr(new PrintStream(messages, true, StandardCharsets.UTF_8));
        return new Console(
                new PrintWriter(new ResultStream(results), false, StandardCharsets.UTF_8),
                new PrintWriter(messages, true, StandardCharsets.UTF_8),
                status);
    }

    /**
     * Receives results.
     *
     * @return a writer whose failures are {@link ResultStream.Failure}s in a process
     */
    public PrintWriter out() {
        return out;
    }

    /**
     * Receives messages.
     *
     * @return a writer that flushes every line
     */
    public PrintWriter err() {
        return err;
    }

    /**
     * Whether results may be coloured.
     *
     * @return whether they go to a terminal, and the user has not set {@code NO_COLOR}
     */
    public boolean showsColours() {
        String unwanted = System.getenv("NO_COLOR");
        return status != null && (unwanted == null || unwanted.isEmpty()) && status.showsResults();
    }

    /**
     * Says what goes on, on one line of the terminal, from two seconds of silence on and until it is closed or anything
     * else is printed; without a terminal, nothing.
     *
     * @param text for the number of columns there are, what to say; called now and then by another thread, must do no
     *     more than read
     * @return to be closed when that is done
     */
    public Status show(IntFunction<String> text) {
        return status == null ? () -> {} : status.show(text);
    }
}
