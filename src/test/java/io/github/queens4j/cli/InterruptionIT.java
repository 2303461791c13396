package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What signals do to real processes. */
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

    private static void assertEnds(ProcessHandle process) throws Exception {
        process.onExit().get(30, TimeUnit.SECONDS);
    }

    @Test
    void ctrlCSavesAndTheNextRunResumes(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("checkpoint");
        String[] command = {
            "count", "18", "--threads", "1", "--kernel", "portable", "--checkpoint", file.toString(), "-v"
        };
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
        Cli.Result next = CliProcess.run(command);
        assertThat(next.out()).isEqualTo("666090624\n");
        assertThat(next.err()).containsPattern("[1-9][0-9]* resumed");
    }

    @Test
    void ctrlCEndsASearch() throws Exception {
        try (CliProcess search = CliProcess.start("count", LARGE, "--engine", "bitmask")) {
            // No sign of life can be waited for; if the signal comes early, that is a case to be tested too.
            Thread.sleep(700);
            search.signal("INT");
            Cli.Result result = search.result();
            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.out()).isEmpty();
            assertThat(result.err()).doesNotContain("\tat ", "Exception");
        }
    }

    @Test
    void ctrlCEndsTheWaitForInput() throws Exception {
        try (CliProcess total = CliProcess.start("total", "12", "-")) {
            Thread.sleep(700);
            long start = System.nanoTime();
            total.signal("INT");
            assertThat(total.result().exitCode()).isEqualTo(130);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        }
    }

    @Test
    void sigtermEndsTheWaitForAPipe(@TempDir Path folder) throws Exception {
        assumeThat(Path.of("/usr/bin/mkfifo")).exists();
        Path pipe = folder.resolve("part");
        assertThat(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString())
                        .start()
                        .waitFor())
                .isZero();
        try (CliProcess total = CliProcess.start("total", "12", pipe.toString())) {
            Thread.sleep(700);
            long start = System.nanoTime();
            total.signal("TERM");
            assertThat(total.result()).isEqualTo(new Cli.Result(128 + 15, "", "queens4j total: interrupted\n"));
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        }
    }

    @Test
    void bothJvmsEndWhenOneIsAskedTo() throws Exception {
        assumeThat(ModuleFinder.ofSystem().find(KernelOption.MODULE)).isPresent();
        try (CliProcess count = CliProcess.start("count", LARGE)) {
            ProcessHandle child = count.awaitChild();
            count.signal("INT");
            assertThat(count.result().exitCode()).isEqualTo(130);
            assertEnds(child);
        }
        try (CliProcess count = CliProcess.start("count", LARGE)) {
            ProcessHandle child = count.awaitChild();
            count.signal("TERM");
            assertThat(count.result().exitCode()).isEqualTo(128 + 15);
            assertEnds(child);
        }
    }

    @Test
    void theSecondJvmEndsWhenTheFirstIsKilled() throws Exception {
        assumeThat(ModuleFinder.ofSystem().find(KernelOption.MODULE)).isPresent();
        try (CliProcess count = CliProcess.start("count", LARGE)) {
            ProcessHandle child = count.awaitChild();
            count.signal("KILL");
            assertEnds(child);
        }
    }

    @Test
    void aSecondJvmThatDiesIsNoSuccess() throws Exception {
        assumeThat(ModuleFinder.ofSystem().find(KernelOption.MODULE)).isPresent();
        try (CliProcess count = CliProcess.start("count", LARGE)) {
            count.awaitChild().destroyForcibly();
            Cli.Result result = count.result();
            assertThat(result.exitCode()).isEqualTo(128 + 9);
            assertThat(result.err())
                    .isEqualTo("queens4j count: the second JVM, started for the vectors, was killed by signal 9; "
                            + "with --kernel portable there is none\n");
        }
    }
}
