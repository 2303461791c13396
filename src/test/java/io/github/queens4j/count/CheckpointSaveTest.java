package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The last save of a run, and how lasting a save is. */
@Timeout(60)
class CheckpointSaveTest extends CheckpointCase {

    private static final int N = 15;
    private static final long COUNT = 2_279_184; // A000170
    private static final int UNITS = CountPlan.of(N).units().size();

    /** How many units there are in the file; counts the others. */
    private int resumed() {
        AtomicInteger resumed = new AtomicInteger();
        assertThat(longJob()
                        .onProgress(progress -> resumed.set(progress.unitsResumed()))
                        .run())
                .isEqualTo(COUNT);
        return resumed.get();
    }

    @Test
    void resultsThatCameTooLateForTheListenerAreSaved() {
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
                                throw new Tired();
                            }
                        })
                        .run())
                .isInstanceOf(Tired.class);
        assertThat(resumed()).isEqualTo(UNITS - 2);
    }

    /** As the flight recorder sees it: the new name is forced to the disk as well. */
    @Test
    void theFolderIsForcedToTheDisk() throws IOException {
        Path recorded = directory.resolve("recording.jfr");
        try (Recording recording = new Recording()) {
            recording.enable("jdk.FileForce").withoutThreshold();
            recording.start();
            Checkpoint checkpoint = open();
            Thread.currentThread().interrupt();
            checkpoint.save(new Tally(CountPlan.of(N)));
            assertThat(Thread.interrupted()).as("interrupt flag").isTrue();
            checkpoint.close();
            recording.dump(recorded);
        }
        Path realDirectory = directory.toRealPath();
        List<String> forced = RecordingFile.readAllEvents(recorded).stream()
                .map(event -> event.getString("path"))
                .toList();
        assertThat(forced).hasSize(2).allMatch(path -> Path.of(path).normalize().equals(realDirectory));
    }

    private Checkpoint open() {
        try {
            return Checkpoint.open(file, new Tally(CountPlan.of(N)));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
