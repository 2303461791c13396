package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.CapturedLog;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs whose checkpoint cannot be saved: what is kept and what is not is said as it is. */
class UnsavedTest {

    private static final int N = 15;
    private static final long COUNT = 2_279_184; // A000170
    private static final int UNITS = CountPlan.of(N).units().size();

    @RegisterExtension
    final CapturedLog log = new CapturedLog(CountJob.class);

    @TempDir
    Path directory;

    private Path folder;
    private Path file;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(directory.resolve("folder"));
        file = folder.resolve("checkpoint.txt");
    }

    @AfterEach
    void nothingIsLeftBehind() {
        Threads.assertNoneLeft();
    }

    private void removeFolder() {
        for (File inside : folder.toFile().listFiles()) {
            assertThat(inside.delete()).isTrue();
        }
        assertThat(folder.toFile().delete()).isTrue();
    }

    /** Removes the folder when that number of units is done. */
    private CountJob losing(int units) {
        return CountJob.of(N).threads(2).checkpoint(file).onProgress(progress -> {
            if (progress.unitsDone() == units) {
                removeFolder();
            }
        });
    }

    /** Or only its last result. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void theTotalIsThereEvenIfItCannotBeSaved(int missing) {
        List<UncheckedIOException> heard = new ArrayList<>();
        assertThat(losing(UNITS - missing).onSaveFailure(heard::add).run()).isEqualTo(COUNT);
        assertThat(heard)
                .singleElement()
                .satisfies(unsaved -> assertThat(unsaved)
                        .hasMessageStartingWith("cannot write the checkpoint " + file + ": ")
                        .hasMessageEndingWith(": no such file or folder"));
    }

    @Test
    void withoutAListenerItIsLogged() {
        log.expectWarnings(
                "the count for n = 15 is complete, but: cannot write the checkpoint .*: no such file or folder");
        assertThat(losing(UNITS).run()).isEqualTo(COUNT);
    }

    @Test
    void whatTheListenerThrowsReachesTheCaller() {
        RuntimeException tired = new RuntimeException("tired");
        assertThatThrownBy(() -> losing(UNITS)
                        .onSaveFailure(unsaved -> {
                            throw tired;
                        })
                        .run())
                .isSameAs(tired);
    }

    @Test
    void aSaveThatFailsOnTheWayEndsTheRun() {
        List<UncheckedIOException> heard = new ArrayList<>();
        CountJob job = losing(3).onSaveFailure(heard::add);
        assertThatThrownBy(job::run)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageStartingWith("cannot write the checkpoint " + file);
        assertThat(heard).isEmpty();
    }

    private CountJob interruptedAfter(int units, Runnable before) {
        return CountJob.of(18).threads(2).checkpoint(file).onProgress(progress -> {
            if (progress.unitsDone() == units) {
                before.run();
                Thread.currentThread().interrupt();
            }
        });
    }

    @Test
    void anInterruptSaysWhatIsKept() {
        assertThatThrownBy(interruptedAfter(2, () -> {})::run)
                .isInstanceOf(CancellationException.class)
                .hasMessageMatching(
                        "the count for n = 18 was interrupted; \\d+ of \\d+ units are kept in \\Q" + file + "\\E")
                .hasNoSuppressedExceptions();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(file).exists();
        assertThatThrownBy(CountJob.of(18)
                        .onProgress(progress -> Thread.currentThread().interrupt())::run)
                .hasMessage("the count for n = 18 was interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    /** Also where nothing came in since the last save, but that has gone. */
    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void anInterruptSaysOnlyWhatIsKept(int units) {
        assertThatThrownBy(interruptedAfter(units, this::removeFolder)::run)
                .isInstanceOf(CancellationException.class)
                .hasMessageStartingWith(
                        "the count for n = 18 was interrupted, and its last results are lost: cannot write the checkpoint "
                                + file)
                .satisfies(thrown ->
                        assertThat(thrown.getSuppressed()).singleElement().isInstanceOf(UncheckedIOException.class));
        assertThat(Thread.interrupted()).isTrue();
    }

    /** The run's own failure comes first. */
    @Test
    void anyOtherFailureStaysWhatItIs() {
        RuntimeException tired = new RuntimeException("tired");
        CountJob job = CountJob.of(N).threads(2).checkpoint(file);
        assertThatThrownBy(() -> job.onProgress(progress -> {
                            if (progress.unitsDone() == 1) {
                                removeFolder();
                                throw tired;
                            }
                        })
                        .run())
                .isSameAs(tired);
        assertThat(tired.getSuppressed()).singleElement().isInstanceOf(UncheckedIOException.class);
    }
}
