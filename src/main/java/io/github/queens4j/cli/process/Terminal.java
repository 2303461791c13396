package io.github.queens4j.cli.process;

import java.io.Console;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.concurrent.TimeUnit;

/** Tells what of this process is a terminal. */
public final class Terminal {

    private Terminal() {}

    /**
     * Asks the system: {@link System#console()} answers for standard input and output together, and from Java 22 on even where
     * there is no terminal at all.
     *
     * @return whether standard error is a terminal, in a second JVM that of the first
     */
    public static boolean isStandardError() {
        String told = System.getProperty(Lifeline.PROPERTY);
        if (told != null) {
            return Boolean.parseBoolean(told);
        }
        return isTerminal("test -t 2");
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
        return File.separatorChar == '/' ? run(test) : hasConsole();
    }

    private static boolean run(String command) {
        try {
            Process test = new ProcessBuilder("/bin/sh", "-c", command)
                    .redirectInput(Redirect.INHERIT)
                    .redirectOutput(Redirect.INHERIT)
                    .redirectError(Redirect.INHERIT)
                    .start();
            return test.waitFor(1, TimeUnit.SECONDS) && test.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** {@code Console.isTerminal()} is new in Java 22; before, a console was a terminal. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean hasConsole() {
        Console console = System.console();
        try {
            return console != null
                    && (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
