package io.github.queens4j.count;

import io.github.queens4j.search.Interruption;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Counts on threads of its own: what a unit throws ends the run unchanged, and at the end no thread is left.
 *
 * <p>It has no pool of the JDK, whose futures never complete if memory runs out while they take a failure: handing one
 * over takes no memory here, and no class that is not loaded yet.
 */
final class ThreadRunner {

    private final Iterator<CountUnit> units;
    private final List<Thread> threads;
    private final Queue<CountResult> results = new ArrayDeque<>();
    private @Nullable Throwable failure;
    private boolean over;

    /** On daemons that are named by numbers from 1. */
    ThreadRunner(int number, String name, Iterator<CountUnit> units) {
        this.units = units;
        this.threads = IntStream.rangeClosed(1, number)
                .mapToObj(i -> daemon(this::work, name + i))
                .toList();
    }

    static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Hands each of a number of results to an action, and those that come in when the run ends early to another. */
    void run(int number, Consumer<? super CountResult> action, Consumer<? super CountResult> late)
            throws InterruptedException {
        try {
            threads.forEach(Thread::start);
            for (int i = 0; i < number; i++) {
                action.accept(result());
            }
        } finally {
            stop();
            end(threads);
            if (!(failure instanceof WrongCountException)) {
                results.forEach(late);
            }
        }
    }

    private synchronized CountResult result() throws InterruptedException {
        while (results.isEmpty() && failure == null) {
            wait();
        }
        if (failure != null) {
            throw Interruption.<RuntimeException>unchanged(failure);
        }
        return results.remove();
    }

    private void work() {
        try {
            for (CountUnit unit = unit(); unit != null; unit = unit()) {
                hand(unit.call());
            }
        } catch (Throwable thrown) {
            fail(thrown);
        }
    }

    private synchronized @Nullable CountUnit unit() {
        return !over && units.hasNext() ? units.next() : null;
    }

    private synchronized void hand(CountResult result) {
        results.add(result);
        notifyAll();
    }

    private synchronized void fail(Throwable thrown) {
        if (failure == null) {
            failure = thrown;
        }
        over = true;
        notifyAll();
    }

    private synchronized void stop() {
        over = true;
    }

    /** Interrupts threads, and waits for their end even if this one is interrupted too. */
    static void end(List<Thread> threads) {
        threads.forEach(Thread::interrupt);
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException again) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
