package io.github.queens4j.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs commands in this process. */
final class Cli {

    private Cli() {}

    /** What a command wrote and how it ended. */
    record Result(int exitCode, String out, String err) {}

    static Result run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Main.run(new PrintWriter(out), new PrintWriter(err), args);
        return new Result(exitCode, lines(out), lines(err));
    }

    private static String lines(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
