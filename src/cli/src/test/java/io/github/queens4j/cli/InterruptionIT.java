package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.count.CountJob;
import java.io.File;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterruptionIT {

    /** Would take hours. */
    private static final String LARGE = "24";

    @BeforeEach
    void thereAreSignals() {
        assumeThat(File.separatorChar).isEqualTo('/');
    }

    /** The first save has no results yet. */
    private static void awaitResults(Path checkpoint) throws Exception {
        for (int i = 0; i < 6000; i++) {
            if (Files.exists(checkpoint) && Files.readString(checkpoint).contains("thirds=")) {
                return;
            }
            Thread.sleep(10);
        }
        throw new AssertionError("no results in the checkpoint");
    }

    @Test
    void ctrlCSavesAndTheNextRunResumes(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("checkpoint");
        String[] command = {"count", "18", "--threads", "1", "--checkpoint", file.toString(), "-v"};
        try (CliProcess count = CliProcess.start(command)) {
            awaitResults(file);
            count.signal("INT");
            Cli.Result result = count.result();
            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .contains("interrupted; what is done is kept in " + file)
                    .doesNotContain("\tat ", "Exception");
        }
        command[3] = "2";
        Cli.Result next = CliProcess.run(command);
        assertThat(next.out()).isEqualTo("666090624\n");
        assertThat(next.err()).containsPattern("unitsResumed=[1-9]");
    }

    @Test
    void whatWasNotSavedIsNotSaidToBeKept(@TempDir Path folder) throws Exception {
        Path file = Files.createDirectory(folder.resolve("folder")).resolve("checkpoint");
        try (CliProcess count = CliProcess.start("count", LARGE, "--threads", "1", "--checkpoint", file.toString())) {
            // The next one takes a second or so.
            awaitResults(file);
            remove(file.getParent());
            count.signal("INT");
            Cli.Result result = count.result();
            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.err()).startsWith("queens4j count: interrupted").doesNotContain("kept");
        }
    }

    private static void remove(Path folder) throws Exception {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path each : files) {
                Files.delete(each);
            }
        }
        Files.delete(folder);
    }

    /** Nothing but the last result cannot be saved: as the file may not become larger than when the count began. */
    @Test
    void aTotalThatCannotBeSavedIsPrinted(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("checkpoint");
        CountJob.of(17).checkpoint(file).run();
        List<String> lines = Files.readAllLines(file);
        Files.write(file, lines.subList(0, lines.size() - 1));
        String java = "ulimit -f 1; exec java -XX:-UsePerfData -jar " + CliProcess.CLI;
        Process count =
                new ProcessBuilder("/bin/sh", "-c", java + " count 17 --threads 1 --checkpoint " + file).start();
        assertThat(CliProcess.read(count.getInputStream())).isEqualTo("95815104\n");
        assertThat(CliProcess.read(count.getErrorStream()))
                .isEqualTo("[WARN] CountJob - the count for n = 17 is complete, but: cannot write the checkpoint "
                        + file + ": File too large\n");
        assertThat(count.waitFor()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143"})
    void aSignalEndsASearch(String signal, int exitCode) throws Exception {
        try (CliProcess search = CliProcess.start("count", LARGE, "--engine", "bitmask")) {
            // No sign of life can be waited for; if the signal comes early, that is a case to be tested too.
            Thread.sleep(700);
            search.signal(signal);
            Cli.Result result = search.result();
            assertThat(result.exitCode()).isEqualTo(exitCode);
            assertThat(result.out()).isEmpty();
            assertThat(result.err()).doesNotContain("\tat ", "Exception");
        }
    }

    /** Which nothing else does: the input stays open. */
    @Test
    void ctrlCEndsTheWaitForInput() throws Exception {
        try (CliProcess total = CliProcess.start("total", "12", "-")) {
            Thread.sleep(700);
            total.signal("INT");
            assertThat(total.result().exitCode()).isEqualTo(130);
        }
    }
}
