package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.FakeExecutor.Fault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Counts in a bad world, as long as one likes: executors that fail, double and lie, disks that fail, too little memory,
 * kills, interrupts and time-outs. Every run ends within a bounded time, with the exact count or one clear failure, and
 * what is left of its checkpoint brings the exact count or is refused.
 *
 * <p>{@code mvn -B -ntp test -Dtest=CountChaos -DexcludedTests=}, with {@code -Dchaos.minutes=30} for longer and
 * {@code -Dchaos.seed=S} to repeat a round.
 */
@Tag("long")
class CountChaos {

    private static final long SEED = Long.getLong("chaos.seed", System.nanoTime());
    private static final Duration TIME = Duration.ofMinutes(Integer.getInteger("chaos.minutes", 3));

    /** Seconds within which a run has to end. Far more than it takes; a hang takes longer. */
    private static final long BOUND = Integer.getInteger("chaos.bound", 120);

    private static final Map<Integer, Long> COUNTS =
            Map.of(12, 14_200L, 14, 365_596L, 15, 2_279_184L, 16, 14_772_512L, 17, 95_815_104L); // A000170

    /** The failures that there may be, by the beginnings of their messages. */
    private static final Pattern CLEAR = Pattern.compile("IllegalStateException: the executor failed unit \\d+ of .+"
            + "|UncheckedIOException: cannot (use|write) the checkpoint .+"
            + "|IllegalArgumentException: the checkpoint .+ (is not|is damaged|belongs to) .+"
            + "|CancellationException: the count for n = \\d+ was interrupted.*"
            + "|CancellationException|TimeoutException|OutOfMemoryError.*");

    @TempDir
    Path directory;

    private final Map<String, Integer> outcomes = new TreeMap<>();
    private long longestMillis;

    private interface Scenario {
        /** One run, and what became of it: "exact", "killed", or a failure. */
        String run(Random random, int n, Path file) throws Exception;
    }

    @Test
    void everyRunIsExactOrFailsClearlyAndEnds() throws Exception {
        Map<String, Scenario> scenarios = Map.of(
                "executor", this::badExecutor,
                "disk", this::badDisk,
                "process", this::badProcess,
                "future", this::stoppedFuture);
        List<String> names = scenarios.keySet().stream().sorted().toList();
        long end = System.nanoTime() + TIME.toNanos();
        int rounds = 0;
        System.out.println("chaos.seed=" + SEED + " for " + TIME.toMinutes() + " minutes");
        for (; System.nanoTime() < end; rounds++) {
            long seed = SEED + rounds;
            Random random = new Random(new SplittableRandom(seed).nextLong());
            String name = names.get(random.nextInt(names.size()));
            int n = List.copyOf(new TreeSet<>(COUNTS.keySet())).get(random.nextInt(COUNTS.size()));
            Path folder = Files.createDirectory(directory.resolve("round" + rounds));
            round(name, seed, () -> scenarios.get(name).run(random, n, folder.resolve("checkpoint.txt")));
            round(name + ", resumed", seed, () -> resumed(n, folder.resolve("checkpoint.txt")));
            remove(folder);
        }
        System.out.println(rounds + " rounds, the longest run " + longestMillis + " ms: " + outcomes);
    }

    /** Runs something with a bound of its time, and looks at what became of it. */
    private void round(String name, long seed, Callable<String> run) throws Exception {
        long start = System.nanoTime();
        FutureTask<String> task = new FutureTask<>(run);
        Thread thread = new Thread(task, "chaos");
        thread.setDaemon(true);
        thread.start();
        String outcome;
        try {
            outcome = task.get(2 * BOUND, TimeUnit.SECONDS);
        } catch (TimeoutException hang) {
            throw new AssertionError(name + " hangs, chaos.seed=" + seed + "\n" + Threads.dump(), hang);
        }
        longestMillis = Math.max(longestMillis, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
        assertThat(outcome)
                .as("%s, chaos.seed=%d", name, seed)
                .matches(what -> what.equals("exact")
                        || what.equals("killed")
                        || CLEAR.matcher(what).matches());
        Threads.awaitNone();
        outcomes.merge(name + " " + outcome.replaceAll("[:;].*", ""), 1, Integer::sum);
    }

    private static String outcome(int n, Callable<Long> run) {
        try {
            long count = run.call();
            return count == COUNTS.get(n) ? "exact" : "wrong count " + count;
        } catch (CompletionException wrapper) {
            return text(wrapper.getCause());
        } catch (Throwable failure) {
            return text(failure);
        }
    }

    private static String text(Throwable failure) {
        String message = failure.getMessage();
        return failure.getClass().getSimpleName() + (message == null ? "" : ": " + message);
    }

    private String badExecutor(Random random, int n, Path file) throws InterruptedException {
        double evil = List.of(0.05, 0.2, 0.5, 0.9, 1.0).get(random.nextInt(5));
        CountJob job = CountJob.of(n)
                .executor(unreliable(random, evil))
                .window(1 + random.nextInt(20))
                .retries(random.nextInt(6));
        CountJob saved = random.nextBoolean() ? job.checkpoint(file) : job;
        int stop = random.nextInt(100);
        return outcome(n, saved.onProgress(progress -> {
            if (progress.unitsDone() == stop) {
                Thread.currentThread().interrupt();
            }
        })::run);
    }

    /** Late now and then; the dice are thrown by the thread that submits. */
    private static ExecutorService unreliable(Random random, double evil) {
        List<Fault> faults = List.of(Fault.values());
        return new ScriptedExecutor(unit -> random.nextDouble() < evil
                ? FakeExecutor.failing(unit, faults.get(random.nextInt(faults.size())))
                : ScriptedExecutor.counting(
                        unit,
                        CompletableFuture.delayedExecutor(
                                random.nextInt(10) == 0 ? 300 : random.nextInt(3), TimeUnit.MILLISECONDS)));
    }

    @SuppressWarnings("try") // the saboteur works until it is closed, on its own
    private String badDisk(Random random, int n, Path file) throws IOException {
        CountJob job = CountJob.of(n).threads(1 + random.nextInt(3)).checkpoint(file);
        try (ChaosSaboteur saboteur = new ChaosSaboteur(random, file)) {
            return outcome(
                    n, job.onSaveFailure(unsaved -> assertThat(unsaved).hasMessageContaining("checkpoint"))::run);
        }
    }

    private String badProcess(Random random, int n, Path file) throws Exception {
        ChaosProcess process = new ChaosProcess().heap(3 + random.nextInt(12));
        if (random.nextInt(3) == 0) {
            process.files(random.nextInt(4));
        }
        long life = random.nextBoolean() ? random.nextInt(3000) : Long.MAX_VALUE;
        String last = process.run(n, 1 + random.nextInt(3), file, life, BOUND);
        return last.equals("count " + COUNTS.get(n)) ? "exact" : last.replaceFirst("^failure [a-z.]+", "");
    }

    private String stoppedFuture(Random random, int n, Path file) throws InterruptedException {
        CountJob job = CountJob.of(n).threads(1 + random.nextInt(3)).checkpoint(file);
        CompletableFuture<Long> future = job.runAsync();
        if (random.nextBoolean()) {
            future = future.orTimeout(1 + random.nextInt(300), TimeUnit.MILLISECONDS);
        } else {
            Thread.sleep(random.nextInt(300));
            future.cancel(random.nextBoolean());
        }
        String outcome = outcome(n, future::join);
        Threads.awaitNone();
        return outcome;
    }

    /** In a good world again. */
    private String resumed(int n, Path file) {
        return outcome(n, CountJob.of(n).threads(2).checkpoint(file)::run);
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
