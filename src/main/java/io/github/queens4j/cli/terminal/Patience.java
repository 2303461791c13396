package io.github.queens4j.cli.terminal;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Waits for what cannot be interrupted, such as the opening of a named pipe that nobody writes to, on another thread:
 * an interrupt ends the wait, if not the thing waited for.
 */
final class Patience {

    /** Something with a file that may take for ever. */
    @FunctionalInterface
    interface Deed<T> {
        T run() throws IOException;
    }

    private Patience() {}

    /**
     * What it returns or throws, or {@link ClosedByInterruptException} if this thread is interrupted, the flag still
     * set.
     */
    static <T> T await(Deed<T> deed) throws IOException {
        FutureTask<T> task = new FutureTask<>(deed::run);
        Thread thread = new Thread(task, "queens4j-file");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ClosedByInterruptException();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            throw new IOException(e.getCause());
        }
    }
}
