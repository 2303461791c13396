package io.github.queens4j.count;

import io.github.queens4j.count.Attempt.Submitted;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts on someone else's executor, which may be on other machines: units are submitted as they are, because they
 * travel, and nothing but their futures is relied on. Never shuts the executor down.
 *
 * <p>Only a window of units is submitted at a time. A unit that the executor failed, by an exception of whatever kind,
 * is submitted again a few times after a pause, and so is one of which nothing is heard for very long. The run fails
 * when one has failed too often.
 */
final class ExecutorRunner implements UnitRunner<CountResult> {

    private static final Logger LOG = LoggerFactory.getLogger(CountJob.class);

    /** Units are lost if none ended for this many times what the slowest one took from submission to result. */
    private static final int SLOWNESS = 4;

    /** Time for all that is left to cancel at the end, and again for these threads to end by an interrupt. */
    private static final long CANCEL_PATIENCE = TimeUnit.SECONDS.toNanos(1);

    /** Futures tell nobody that they are done: between two checks of all of them, the oldest is waited for. */
    private static final long CHECK_PERIOD = TimeUnit.MILLISECONDS.toNanos(5);

    private final ExecutorService executor;
    private final OpenUnits<CountUnit> units;
    private final int window;
    private final int retries;
    private final long patience;
    private final Deque<Submitted> running = new ArrayDeque<>();
    private final Queue<Attempt> again = new PriorityQueue<>(Attempt.BY_TIME);

    /** How many units may be submitted at a time: the window, or fewer if the executor has no room for them. */
    private int room;

    private final List<Thread> cancelling = new ArrayList<>();
    private long longestTurnaround;
    private long lastSign = System.nanoTime();

    /** With so many further attempts for each unit; the patience is nanoseconds that may always pass until one ends. */
    ExecutorRunner(ExecutorService executor, OpenUnits<CountUnit> units, int window, int retries, long patience) {
        this.executor = executor;
        this.units = units;
        this.window = window;
        this.room = window;
        this.retries = retries;
        this.patience = patience;
    }

    @Override
    public String name() {
        return executor.getClass().getSimpleName();
    }

    private void heard() {
        lastSign = System.nanoTime();
    }

    @Override
    public CountResult next() throws InterruptedException {
        while (true) {
            throwIfInterrupted();
            submitMore();
            boolean terminated = executor.isTerminated();
            CountResult result = firstDone();
            if (result == null) {
                result = waitForOldest();
            }
            if (result != null) {
                return result;
            }
            giveUpLost(terminated);
        }
    }

    private static void throwIfInterrupted() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** Also stops after a unit that is done at once: such an executor uses this thread, which has other work too. */
    private void submitMore() throws InterruptedException {
        boolean more = true;
        while (more && running.size() < room) {
            Attempt attempt = nextAttempt();
            more = attempt != null && submit(attempt);
        }
    }

    /** Units that wait for another attempt take up room: an executor that fails everything must not get all. */
    private @Nullable Attempt nextAttempt() {
        Attempt next = again.peek();
        if (next != null && next.isDue()) {
            return again.remove();
        }
        if (running.size() + again.size() >= room) {
            return null;
        }
        CountUnit unit = units.take();
        return unit == null ? null : Attempt.first(unit);
    }

    /** Submits a unit, and says whether it runs: not if it was refused, or is done already. */
    private boolean submit(Attempt attempt) throws InterruptedException {
        try {
            Submitted submitted = attempt.to(executor);
            running.addLast(submitted);
            return !submitted.isDone();
        } catch (RuntimeException refused) {
            if (executor.isShutdown()) {
                throw attempt.gaveUp(refused);
            }
            failed(attempt, refused);
            return false;
        }
    }

    private @Nullable CountResult firstDone() throws InterruptedException {
        for (Submitted one : List.copyOf(running)) {
            CountResult result = one.isDone() ? settle(one, 0) : null;
            if (result != null) {
                return result;
            }
        }
        return null;
    }

    private @Nullable CountResult waitForOldest() throws InterruptedException {
        Submitted oldest = running.peekFirst();
        if (oldest == null) {
            TimeUnit.NANOSECONDS.sleep(CHECK_PERIOD);
            return null;
        }
        return settle(oldest, CHECK_PERIOD);
    }

    /** Null if it still runs after that time, or has failed and the unit has to be submitted again. */
    private @Nullable CountResult settle(Submitted one, long nanos) throws InterruptedException {
        boolean done = one.isDone();
        Throwable failure;
        try {
            CountResult result = one.result(nanos);
            ended(one);
            heard();
            longestTurnaround = Math.max(longestTurnaround, lastSign - one.since());
            return result;
        } catch (TimeoutException noResult) {
            if (!done) {
                return null;
            }
            failure = new IllegalStateException("its future says that it is done, but has no result", noResult);
        } catch (ExecutionException wrapper) {
            failure = wrapper.getCause() == null ? wrapper : wrapper.getCause();
        } catch (RuntimeException thrown) {
            failure = thrown;
        }
        ended(one);
        failed(one.attempt(), failure);
        return null;
    }

    private void ended(Submitted one) {
        running.remove(one);
        room = Math.min(window, room + 1);
    }

    /**
     * A full queue is no failure as long as something runs. An interrupt of a thread that counts itself ends the run,
     * not the attempt.
     */
    private void failed(Attempt attempt, Throwable cause) throws InterruptedException {
        throwIfInterrupted();
        if (cause instanceof RejectedExecutionException && !running.isEmpty()) {
            room = running.size();
            again.add(attempt);
            return;
        }
        heard();
        if (attempt.number() > retries) {
            throw attempt.gaveUp(cause);
        }
        LOG.warn(
                "{} failed in attempt {} and is submitted again: {}",
                attempt.unit(),
                attempt.number(),
                cause.toString());
        again.add(attempt.next());
    }

    /** Also where the executor will never count them. */
    private void giveUpLost(boolean terminated) throws InterruptedException {
        if (terminated) {
            for (Submitted one : running) {
                if (!one.isDone()) {
                    throw one.attempt().gaveUp(new RejectedExecutionException("the executor has terminated"));
                }
            }
            return;
        }
        long silence = System.nanoTime() - lastSign;
        if (silence > Math.max(patience, SLOWNESS * longestTurnaround)) {
            List<Submitted> lost = List.copyOf(running);
            lost.forEach(this::ended);
            cancel(lost);
            for (Submitted one : lost) {
                String reason = "no unit ended for " + TimeUnit.NANOSECONDS.toSeconds(silence) + " s";
                failed(one.attempt(), new TimeoutException(reason));
            }
        }
    }

    /** On a separate thread: a future of a cluster may wait for minutes until a member that hangs answers. */
    private void cancel(List<Submitted> units) {
        if (!units.isEmpty()) {
            Thread thread = ThreadRunner.daemon(() -> units.forEach(Submitted::cancel), "queens4j-cancel");
            cancelling.add(thread);
            thread.start();
        }
    }

    /** A set interrupt flag must not keep results from being fetched that are there. */
    @Override
    public List<CountResult> stop() {
        boolean interrupted = Thread.interrupted();
        List<CountResult> rest = new ArrayList<>();
        List<Submitted> open = new ArrayList<>();
        for (Submitted one : running) {
            if (!one.isDone()) {
                open.add(one);
                continue;
            }
            try {
                rest.add(one.result(0));
            } catch (ExecutionException | TimeoutException | RuntimeException failed) {
                LOG.debug("{} had failed when the run ended", one.attempt().unit(), failed);
            } catch (InterruptedException late) {
                interrupted = true;
            }
        }
        running.clear();
        cancel(open);
        interrupted |= awaitCancelled();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return rest;
    }

    /** Gives up after two seconds without an answer; says whether the calling thread was interrupted meanwhile. */
    private boolean awaitCancelled() {
        boolean interrupted = joinCancelling();
        cancelling.forEach(Thread::interrupt);
        interrupted |= joinCancelling();
        if (cancelling.stream().anyMatch(Thread::isAlive)) {
            LOG.warn("the executor does not answer; some units could not be cancelled");
        }
        return interrupted;
    }

    private boolean joinCancelling() {
        boolean interrupted = false;
        long end = System.nanoTime() + CANCEL_PATIENCE;
        for (Thread thread : cancelling) {
            interrupted |= ThreadRunner.join(thread, end - System.nanoTime());
        }
        return interrupted;
    }
}
