package io.github.queens4j;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The threads that search the parts of one stream: a part that fails, by an interrupt of the thread that runs the
 * terminal operation for example, ends them all. A pool does not: it tells the caller, and lets the other threads
 * search to the end for nobody.
 */
final class StreamParts {

    /** A thread more than once if it helps out with another part while it waits in its own. */
    private final List<Thread> searching = new ArrayList<>();

    private final Set<Thread> interrupted = new HashSet<>();
    private boolean isSplit;
    private @Nullable Throwable first;
    private boolean isStopped;

    /** Notes that there is more than one part. */
    synchronized void split() {
        isSplit = true;
    }

    /**
     * Searches on this thread, which may be interrupted until that ends.
     *
     * @throws CancellationException if the stream has been stopped
     */
    void run(Runnable search) {
        enter();
        try {
            search.run();
        } catch (Throwable failure) {
            fail(failure);
            throw failure;
        } finally {
            leave();
        }
    }

    private synchronized void enter() {
        if (isStopped) {
            throwFirst();
            throw new CancellationException("the stream was closed, or another part of it failed");
        }
        searching.add(Thread.currentThread());
    }

    /** The only part can go on after a failure, if its owner wishes. */
    private synchronized void fail(Throwable failure) {
        if (failure instanceof CancellationException && interrupted.contains(Thread.currentThread())) {
            throwFirst();
        }
        if (isSplit && !isStopped) {
            first = failure;
            stop();
        }
    }

    /** A pool tells the caller of any failure: parts that only follow the first one throw that, too. */
    private void throwFirst() {
        if (first instanceof RuntimeException exception) {
            throw exception;
        }
        if (first instanceof Error error) {
            throw error;
        }
    }

    /** Ends the searches on all other threads, and lets no other begin. */
    synchronized void stop() {
        isStopped = true;
        for (Thread thread : searching) {
            if (thread != Thread.currentThread() && interrupted.add(thread)) {
                thread.interrupt();
            }
        }
    }

    /** A pool's thread must not take an interrupt along that was meant for this search. */
    private synchronized void leave() {
        Thread thread = Thread.currentThread();
        searching.remove(thread);
        if (!searching.contains(thread) && interrupted.remove(thread)) {
            Thread.interrupted();
        }
    }
}
