package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs with a checkpoint. */
class CheckpointTest extends CheckpointCase {

    private static final int N = 15;
    private static final long COUNT = 2_279_184; // A000170
    private static final int UNITS = CountPlan.of(N).units().size();

    @AfterEach
    void nothingIsLeftBesideTheFile() {
        assertThat(directory.toFile().list())
                .allMatch(name -> List.of("checkpoint.txt", "text").contains(name));
    }

    private void stopAfter(int units) {
        assertThatThrownBy(() -> longJob()
                        .onProgress(progress -> {
                            if (progress.unitsDone() >= units) {
                                throw new Tired();
                            }
                        })
                        .run())
                .isInstanceOf(Tired.class);
    }

    private void assertRefused(String... parts) throws IOException {
        byte[] before = Files.readAllBytes(file);
        assertThatThrownBy(() -> longJob().run())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(file.toRealPath().toString())
                .hasMessageContainingAll(parts);
        assertThat(file).hasBinaryContent(before);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4})
    void aStoppedRunGoesOnWhereItWas(int units) {
        stopAfter(units);
        List<CountProgress> heard = new ArrayList<>();
        assertThat(longJob().onProgress(heard::add).run()).isEqualTo(COUNT);
        CountProgress first = heard.get(0);
        assertThat(first.unitsResumed()).isEqualTo(first.unitsDone()).isGreaterThanOrEqualTo(units);
        assertThat(first.fraction()).isEqualTo(first.fractionResumed());
        // On a busy machine all units may be done before the run is stopped.
        boolean finished = first.unitsResumed() == UNITS;
        assertThat(first.remaining()).isEqualTo(finished ? Optional.of(Duration.ZERO) : Optional.empty());
        assertThat(heard).hasSize(UNITS - first.unitsResumed() + 1);
        assertThat(heard).allMatch(progress -> progress.unitsResumed() == first.unitsResumed());
    }

    @Test
    void aFinishedCountIsThereAtOnce() {
        assertThat(longJob().run()).isEqualTo(COUNT);
        List<CountProgress> heard = new ArrayList<>();
        assertThat(longJob().onProgress(heard::add).run()).isEqualTo(COUNT);
        assertThat(heard).hasSize(1);
        assertThat(heard.get(0).unitsResumed()).isEqualTo(UNITS);
        assertThat(heard.get(0).fraction()).isEqualTo(1.0);
    }

    @Test
    void theFileIsMadeOfLinesThatAnyoneCanAddUp() throws IOException {
        longJob().run();
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(UNITS + 1);
        assertThat(lines.get(0))
                .startsWith(
                        "queens4j-checkpoint format=2 n=15 split=" + CountPlan.SPLIT + " units=" + UNITS + " crc32=");
        List<CountResult> results =
                lines.subList(1, UNITS + 1).stream().map(CountResult::parse).toList();
        assertThat(CountPlan.of(N).total(results)).isEqualTo(COUNT);
    }

    @Test
    void whatTheListenerHearsOfIsInTheFile() {
        AtomicInteger calls = new AtomicInteger();
        longJob()
                .onProgress(progress -> {
                    assertThat(lines()).hasSize(1 + progress.unitsDone());
                    calls.incrementAndGet();
                })
                .run();
        assertThat(calls).hasValue(1 + UNITS);
    }

    @Test
    void resultsThatCameTooLateForTheListenerAreKept() {
        assertThatThrownBy(() -> longJob()
                        .onProgress(progress -> {
                            if (progress.unitsDone() == 1) {
                                awaitCounted();
                                throw new Tired();
                            }
                        })
                        .run())
                .isInstanceOf(Tired.class);
        assertThat(resumed()).isEqualTo(UNITS);
    }

    private static void awaitCounted() {
        try {
            Threads.awaitNone();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** How many units there are in the file; counts the others. */
    private int resumed() {
        AtomicInteger resumed = new AtomicInteger();
        assertThat(longJob()
                        .onProgress(progress -> resumed.set(progress.unitsResumed()))
                        .run())
                .isEqualTo(COUNT);
        return resumed.get();
    }

    /** A set interrupt flag must not keep them from being fetched. */
    @Test
    void soAreThoseOfAnExecutor() {
        List<CompletableFuture<CountResult>> futures = new ArrayList<>();
        List<CountUnit> units = new ArrayList<>();
        ExecutorService executor = new ScriptedExecutor(unit -> {
            units.add(unit);
            futures.add(new CompletableFuture<>());
            if (units.size() == UNITS) {
                futures.get(0).complete(units.get(0).call());
            }
            return futures.get(futures.size() - 1);
        });
        assertThatThrownBy(() -> CountJob.of(N)
                        .executor(executor)
                        .checkpoint(file)
                        .onProgress(progress -> {
                            if (progress.unitsDone() == 1) {
                                for (int i = 1; i < UNITS - 2; i++) {
                                    futures.get(i).complete(units.get(i).call());
                                }
                                Thread.currentThread().interrupt();
                                throw new Tired();
                            }
                        })
                        .run())
                .isInstanceOf(Tired.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(futures.get(UNITS - 1)).isCancelled();
        assertThat(resumed()).isEqualTo(UNITS - 2);
    }

    private List<String> lines() {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aCheckpointOfAnotherSizeIsRefused() throws IOException {
        CountJob.of(14).checkpoint(file).run();
        assertRefused("n = 14", "n = 15");
    }

    @Test
    void aCheckpointOfAnotherVersionIsRefused() throws IOException {
        String head = "queens4j-checkpoint format=2 n=15 split=%d units=" + UNITS;
        for (int split : new int[] {CountPlan.SPLIT - 1, CountPlan.SPLIT + 1}) {
            write(String.format(head, split));
            assertRefused("version " + split, "version " + CountPlan.SPLIT);
        }
        for (int format : new int[] {1, 3}) {
            write("queens4j-checkpoint format=" + format + " n=15 split=" + CountPlan.SPLIT + " units=" + UNITS);
            assertRefused("another format");
        }
        write("queens4j-checkpoint format=2 n=15 split=" + CountPlan.SPLIT + " units=3");
        assertRefused("another number of units");
    }

    private void write(String head) throws IOException {
        Files.writeString(file, ChecksumLine.of(head) + "\n");
    }

    @Test
    void aFileThatMayNotBeWrittenIsRefused() throws IOException {
        stopAfter(2);
        assertThat(file.toFile().setWritable(false)).isTrue();
        assumeFalse(Files.isWritable(file), "this user may write everything");
        assertRefused("not writable");
    }
}
