package io.github.queens4j.count;

import io.github.queens4j.Puzzle;
import io.github.queens4j.search.CheckReturnValue;
import io.github.queens4j.search.Require;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A whole count, by threads or an executor, with progress and a checkpoint.
 *
 * <pre>{@code
 * long solutions = CountJob.of(20)
 *         .threads(4)
 *         .onProgress(p -> System.err.printf("%.1f %%%n", 100 * p.fraction()))
 *         .checkpoint(Path.of("queens-20.txt"))
 *         .run();
 * }</pre>
 *
 * <p>The units of a {@link CountPlan} are counted by others; the thread that calls {@link #run} collects their results,
 * saves them and notifies the listener, and counts a unit itself only where it stands in the queue of an executor whose
 * threads are all busy. Memory: 8 bytes per unit, and the lists of those under way.
 *
 * <p>{@link #run} returns the exact count or throws; there is no partial answer. What a unit throws on one of the job's
 * own threads, an {@link OutOfMemoryError} for example, and what a listener throws, reaches the caller unchanged.
 * However a run ends, its own threads have ended, units of an executor are cancelled, and results are saved.
 *
 * <p>Immutable and safe for concurrent use: each method returns another job; runs exclude each other from a checkpoint.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class CountJob {

    static final Logger LOG = LoggerFactory.getLogger(CountJob.class);

    private static final int RETRIES = 3;

    /** Of the units that a device counts. */
    static final double VERIFIED = 0.001;

    final CountPlan plan;

    // Never changed after the job is made: others change a copy.
    int threads = Runtime.getRuntime().availableProcessors();
    int retries = RETRIES;
    CountKernel kernel = CountKernel.AUTO;
    double verified = VERIFIED;

    @Nullable
    String device;

    @Nullable
    ExecutorService executor;

    @Nullable
    Path checkpoint;

    Consumer<? super CountProgress> listener = progress -> {};

    CountJob(CountPlan plan) {
        this.plan = plan;
    }

    private CountJob with(Consumer<CountJob> change) {
        CountJob changed = new CountJob(plan);
        changed.threads = threads;
        changed.retries = retries;
        changed.kernel = kernel;
        changed.verified = verified;
        changed.device = device;
        changed.executor = executor;
        changed.checkpoint = checkpoint;
        changed.listener = listener;
        change.accept(changed);
        return changed;
    }

    /**
     * {@return a job, not yet running, with as many threads as there are processors, without listener and checkpoint}
     *
     * @param n rows and columns, as {@link CountPlan#of(int)} takes it
     */
    public static CountJob of(int n) {
        return new CountJob(CountPlan.of(n));
    }

    /**
     * {@return a job, not yet running, that counts the solutions of a puzzle, otherwise as {@link #of(int)}}
     *
     * @param puzzle under any rule, as {@link CountPlan#of(Puzzle)} takes it
     */
    public static CountJob of(Puzzle puzzle) {
        return new CountJob(CountPlan.of(puzzle));
    }

    /**
     * {@return a job that counts on its own threads instead of an executor} They are daemon threads named
     * {@code queens4j-count-<n>-<number>}, and live only within {@link #run}. A unit that throws is not tried again.
     *
     * @param threads at least 1; not more than there are units are started
     */
    public CountJob threads(int threads) {
        Require.atLeast(1, "threads", threads);
        return with(changed -> {
            changed.threads = threads;
            changed.executor = null;
        });
    }

    /**
     * {@return a job that counts on an executor instead of own threads: a pool here, or one that serialises the units
     * and runs them on other machines} Each unit is submitted as it is, a {@link CountUnit}, with
     * {@link ExecutorService#submit(java.util.concurrent.Callable)}; of the futures {@code isDone}, {@code get} and
     * {@code cancel} are used. At most {@value ExecutorRunner#WINDOW} units are submitted at a time; a smaller queue,
     * whose executor rejects some, does no harm. It is not shut down; if someone else does that, the run fails.
     *
     * <p>The executor must complete every future sooner or later, as pools and clusters do, also when a machine dies: a
     * run waits for it without limit. If yours might not, put a limit on the future: {@code runAsync().orTimeout(1,
     * TimeUnit.DAYS)}.
     *
     * @param executor where to count
     */
    public CountJob executor(ExecutorService executor) {
        Objects.requireNonNull(executor, "executor");
        return with(changed -> changed.executor = executor);
    }

    /**
     * {@return a job with a limit on how often a unit is resubmitted after the executor rejected or cancelled it, or
     * returned an exception or another unit's result} It is {@value #RETRIES} by default, after pauses of 10
     * milliseconds that double up to 0.64 seconds. After a unit's last attempt the run fails. Own threads do not retry.
     *
     * @param retries further attempts for each unit, at least 0
     */
    public CountJob retries(int retries) {
        Require.atLeast(0, "retries", retries);
        return with(changed -> changed.retries = retries);
    }

    /**
     * {@return a job whose units compute with a kernel of choice on this machine; {@link CountKernel#AUTO} by default}
     * Units that an executor brings to other machines are counted with the default there; a search needs no kernel.
     *
     * @param kernel one that this JVM has; otherwise {@link #run} throws an {@link IllegalStateException}
     */
    public CountJob kernel(CountKernel kernel) {
        Objects.requireNonNull(kernel, "kernel");
        return with(changed -> changed.kernel = kernel);
    }

    /**
     * {@return a job that counts on a device of choice with {@link CountKernel#OPENCL}; by default on that of system
     * property {@code queens4j.device}, or the first of {@link CountKernel#devices}}
     *
     * @param device its number, or a part of its name; if there is none, {@link #run} throws an
     *     {@link IllegalStateException}
     */
    public CountJob device(String device) {
        Objects.requireNonNull(device, "device");
        return with(changed -> changed.device = device);
    }

    /**
     * {@return a job that counts a share of the units again, on a processor, if a device counts them; by default a
     * thousandth} These are the same units each time, at least three of the whole plan. If the results differ,
     * {@link #run} throws an {@link IllegalStateException} with both, and saves none of those that come in later.
     *
     * @param share 0, for none, to 1
     */
    public CountJob verify(double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("share must be between 0 and 1, but is " + share);
        }
        return with(changed -> changed.verified = share);
    }

    /**
     * {@return a job that notifies a listener of the progress: once at the beginning, with what the checkpoint brought,
     * and once after each unit, including the last} It is called on the thread that called {@link #run}, so never by
     * two threads at once. A slow listener does not block the counting threads, but delays checkpoints.
     *
     * @param listener the listener; replaces an earlier one
     */
    public CountJob onProgress(Consumer<? super CountProgress> listener) {
        Objects.requireNonNull(listener, "listener");
        return with(changed -> changed.listener = listener);
    }

    /**
     * {@return a job that keeps results in a file, so that a run resumes one that was stopped, even by {@code kill -9}}
     *
     * <p>If the file exists, {@link #run} takes the results in it as they are and counts the other units. Each result
     * is appended and forced to the disk before the listener is notified, so a kill loses only the units under way, one
     * on each thread, and a last line that it left unfinished is dropped. A file that is damaged otherwise, or is no
     * checkpoint of this count, is refused and left as it is. While a run lasts, the file is locked, which keeps other
     * runs out; do not open it in the same process meanwhile, since on many systems closing it again gives up the lock.
     * At the end the checkpoint stays; if it lacks the last results of a complete count, since the disk is full for
     * example, a warning is logged. Its checksums find accidents, not forgeries.
     *
     * @param file the file, on the default file system; a symbolic link stays one. Takes some 70 bytes a unit
     * @throws IllegalArgumentException if the file belongs to another file system, that of a zip file for example
     */
    public CountJob checkpoint(Path file) {
        Objects.requireNonNull(file, "file");
        if (file.getFileSystem() != FileSystems.getDefault()) {
            throw new IllegalArgumentException(
                    "a checkpoint must be on the default file system, but is " + file.toUri());
        }
        return with(changed -> changed.checkpoint = file);
    }

    /**
     * {@return the exact number of solutions, once all units are counted}
     *
     * @throws CancellationException if the calling thread is interrupted; the interrupt flag stays set. If the last
     *     save in the checkpoint failed, that failure is suppressed by it
     * @throws IllegalArgumentException if the checkpoint is damaged, belongs to another n, another puzzle or another
     *     version of the library, or is no checkpoint or not writable; the message says which, and the file is left as
     *     it is. Also if what its threads need does not fit into the heap; the message says how much that is
     * @throws IllegalStateException if the checkpoint stays in use by another run, if this JVM lacks the
     *     {@linkplain #kernel kernel}, or if the executor failed a unit too often: the message names it, with the cause
     * @throws UncheckedIOException if the checkpoint cannot be read, or cannot be written while units are missing
     */
    @CheckReturnValue.CanIgnoreReturnValue
    public long run() {
        return new JobRun(this, plan).run(tally -> tally.total(plan));
    }

    /**
     * Returns at once, and runs as {@link #run} on a daemon named {@code queens4j-run-<n>}, which also calls listeners.
     *
     * <p>Whoever completes the future itself, by {@code cancel} or {@code orTimeout}, stops the work: the run ends as
     * by an interrupt in a fraction of a second, and frees the checkpoint, for which the next one waits two seconds.
     *
     * @return the number of solutions, or what {@link #run} throws
     */
    public CompletableFuture<Long> runAsync() {
        return JobRun.inBackground(this);
    }

    /**
     * {@return what the count would take, measured on one thread, with the kernel of this job, on a sample of the
     * units} The first units, of three seconds in all or a single longer one, only warm up.
     *
     * @param limit the wall-clock time, more than zero; a unit that is not done by then is stopped
     * @throws IllegalStateException if this JVM lacks the kernel
     */
    public CountEstimate estimate(Duration limit) {
        Objects.requireNonNull(limit, "limit");
        if (limit.compareTo(Duration.ZERO) <= 0) {
            throw new IllegalArgumentException("limit must be more than zero, but is " + limit);
        }
        return CountEstimate.of(plan.with(verify(0)), limit);
    }

    /**
     * Counts some of the units only, for job arrays: other processes count the others, and {@link CountPlan#total} adds
     * up the results of all. Uses threads or executor of this job, with retries, but no listener and checkpoint.
     *
     * @param from the first unit, 0 to {@code to}
     * @param to the unit after the last one, at most the number of units in the {@link CountPlan}
     * @param action takes the result of each unit once, in any order, as soon as it is there, on the calling thread
     * @throws IndexOutOfBoundsException if there are no such units
     * @throws IllegalStateException as {@link #run}, for want of the kernel or of a unit
     */
    public void runUnits(int from, int to, Consumer<? super CountResult> action) {
        Objects.checkFromToIndex(from, to, plan.units().size());
        Objects.requireNonNull(action, "action");
        new JobRun(this, plan).runUnits(from, to, action);
    }
}
