package io.github.queens4j.cli;

import picocli.CommandLine;

/** Entry point of the command line. */
@CommandLine.Command(name = "queens4j")
public final class Main implements Runnable {

    @Override
    public void run() {}

    /**
     * Runs one command and ends the process with its exit code.
     *
     * @param args command and arguments
     */
    public static void main(String... args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
