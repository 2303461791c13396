package io.github.queens4j.cli.terminal;

import java.io.IOException;
import java.io.InputStream;

/**
 * The other side of {@link SecondJvm}: that JVM lives no longer than the first. The pipe that is its standard input
 * closes when the first ends, in whatever way.
 */
public final class Lifeline {

    /** Set in the second JVM: whether the standard error of the first is a terminal. */
    static final String PROPERTY = "queens4j.launched";

    private Lifeline() {}

    /**
     * Ends this process in order as soon as the one that started it has gone; does nothing in a process that a user
     * started.
     */
    public static void holdOn() {
        if (System.getProperty(PROPERTY) == null) {
            return;
        }
        Thread watch = new Thread(Lifeline::watch, "queens4j-lifeline");
        watch.setDaemon(true);
        watch.start();
    }

    private static void watch() {
        try {
            drain(System.in);
        } catch (IOException e) {
            // A pipe that cannot be read is as gone as one that is closed.
        }
        System.exit(Shutdown.EXIT_CODE);
    }

    private static void drain(InputStream pipe) throws IOException {
        while (pipe.read() >= 0) {
            // Nothing is ever written to it.
        }
    }
}
