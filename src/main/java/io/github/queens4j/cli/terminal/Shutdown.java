package io.github.queens4j.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/** Interrupts a command when the process is asked to end (Ctrl-C, SIGTERM), and gives it time to save. */
public final class Shutdown {

    private static final long SECONDS_TO_END = 10;

    private Shutdown() {}

    /** Runs a command on this thread, which is interrupted if the process is asked to end; returns its exit code. */
    public static int guard(IntSupplier command) {
        Thread worker = Thread.currentThread();
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(worker, ended), "queens4j-shutdown"));
        try {
            return command.getAsInt();
        } finally {
            ended.countDown();
        }
    }

    private static void end(Thread worker, CountDownLatch ended) {
        if (ended.getCount() == 0) {
            return;
        }
        worker.interrupt();
        try {
            if (!ended.await(SECONDS_TO_END, TimeUnit.SECONDS)) {
                System.err.println("queens4j: gave up waiting for the command to end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
