package io.github.queens4j.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/**
 * Lets a command end in order when the process is asked to end (Ctrl-C, SIGTERM): its thread is interrupted and gets some time to
 * save a checkpoint and say so. The JVM itself then exits with 128 plus the number of the signal, 130 for Ctrl-C.
 */
final class Interruption {

    private static final long SECONDS_TO_END = 10;

    private Interruption() {}

    /** Runs a command on this thread and returns its exit code. */
    static int guard(IntSupplier command) {
        Thread worker = Thread.currentThread();
        CountDownLatch ended = new CountDownLatch(1);
        Thread hook = new Thread(() -> end(worker, ended), "queens4j-interruption");
        Runtime.getRuntime().addShutdownHook(hook);
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
            boolean inTime = ended.await(SECONDS_TO_END, TimeUnit.SECONDS);
            if (!inTime) {
                System.err.println("queens4j: gave up waiting for the command to end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
