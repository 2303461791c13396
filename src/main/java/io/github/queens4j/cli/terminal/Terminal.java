package io.github.queens4j.cli.terminal;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What of this process is a terminal, and how wide that is. It asks the system: {@link System#console()} answers for
 * standard input and output together, and from Java 22 on even where there is no terminal at all.
 */
public final class Terminal implements StatusLine.Screen {

    /** What terminals have that do not know their size. */
    private static final int USUAL_COLUMNS = 80;

    /** A window can be made larger or smaller at any time. */
    private static final Duration SAME_SIZE = Duration.ofSeconds(3);

    /** In a second JVM, whose messages go through a pipe, the terminal is the one that started the first. */
    private static final String SIZE = "stty size <&2 2>/dev/null || stty size </dev/tty 2>/dev/null";

    private @Nullable Boolean showsErrors;
    private @Nullable Boolean showsResults;
    private int columns;
    private long measured;

    /** The terminal of this process, if there is one. */
    Terminal() {}

    @Override
    public boolean showsErrors() {
        if (showsErrors == null) {
            String told = System.getProperty(Lifeline.PROPERTY);
            showsErrors = told == null ? isTerminal("test -t 2") : Boolean.parseBoolean(told);
        }
        return showsErrors;
    }

    @Override
    public boolean showsResults() {
        if (showsResults == null) {
            showsResults = isTerminal("test -t 1");
        }
        return showsResults;
    }

    @Override
    public int columns() {
        long now = System.nanoTime();
        if (columns == 0 || now - measured > SAME_SIZE.toNanos()) {
            columns = measure();
            measured = now;
        }
        return columns;
    }

    /**
     * Whether there is a terminal on which one can draw.
     *
     * @return whether standard input and output are a terminal
     */
    public static boolean isInteractive() {
        return isTerminal("test -t 0 && test -t 1");
    }

    private static boolean isTerminal(String test) {
        if ("dumb".equals(System.getenv("TERM"))) {
            return false;
        }
        return hasShell() ? shell(test, Redirect.INHERIT) != null : hasConsole();
    }

    private static int measure() {
        Process size = hasShell() ? shell(SIZE, Redirect.PIPE) : null;
        try (InputStream answer = size == null ? InputStream.nullInputStream() : size.getInputStream()) {
            String text = new String(answer.readAllBytes(), StandardCharsets.US_ASCII).strip();
            int width = Integer.parseInt(text.substring(text.indexOf(' ') + 1));
            return width > 0 ? width : USUAL_COLUMNS;
        } catch (IOException | NumberFormatException e) {
            return USUAL_COLUMNS;
        }
    }

    private static boolean hasShell() {
        return File.separatorChar == '/';
    }

    /** A command of the shell's that has succeeded; otherwise null. */
    private static @Nullable Process shell(String command, Redirect output) {
        try {
            Process shell = new ProcessBuilder("/bin/sh", "-c", command)
                    .redirectInput(Redirect.INHERIT)
                    .redirectOutput(output)
                    .redirectError(Redirect.INHERIT)
                    .start();
            return shell.waitFor(1, TimeUnit.SECONDS) && shell.exitValue() == 0 ? shell : null;
        } catch (IOException e) {
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /** {@code Console.isTerminal()} is new in Java 22; before, a console was a terminal. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean hasConsole() {
        java.io.Console console = System.console();
        try {
            return console != null
                    && (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
