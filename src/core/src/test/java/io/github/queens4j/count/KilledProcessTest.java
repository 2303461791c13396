package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Programs;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Counts in other processes: killed by force, with a full disk, and at the same time as one here. */
@Tag("slow")
class KilledProcessTest extends CheckpointCase {

    private static final int N = 18;
    private static final long COUNT = 666_090_624; // A000170
    private static final int UNITS = CountPlan.of(N).units().size();

    /** Prints how many units are done, and what ended the count; after three quarters it waits to be killed. */
    static final class Main {
        public static void main(String... args) {
            try {
                CountJob.of(N)
                        .threads(2)
                        .checkpoint(Path.of(args[0]))
                        .onProgress(p -> {
                            System.out.println(p.unitsDone());
                            while (p.unitsDone() >= UNITS * 3 / 4) {
                                LockSupport.park();
                            }
                        })
                        .run();
            } catch (RuntimeException failure) {
                System.out.println(failure);
            }
        }
    }

    private Process start(String shell) throws IOException {
        List<String> command = new ArrayList<>(List.of("sh", "-c", shell + "exec \"$@\"", "sh"));
        command.addAll(Programs.java(Main.class, List.of("-XX:-UsePerfData"), file.toString()));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static int awaitUnits(BufferedReader output, int units) throws IOException {
        int done = -1;
        while (done < units) {
            done = Integer.parseInt(output.readLine());
        }
        return done;
    }

    /** Counts the rest here, and returns how many units were there already. */
    private int finish() {
        List<CountProgress> heard = new ArrayList<>();
        CountJob job = CountJob.of(N).threads(2).checkpoint(file).onProgress(heard::add);
        assertThat(job.run()).isEqualTo(COUNT);
        int resumed = heard.get(0).unitsDone();
        assertThat(heard).hasSize(UNITS - resumed + 1);
        return resumed;
    }

    /** A second kill comes somewhere between two lines, or in one; meanwhile nobody else gets the file. */
    @Test
    void aCountResumesAfterEveryKill() throws Exception {
        int done = 0;
        for (int units : new int[] {UNITS / 4, UNITS / 2}) {
            Process process = start("");
            try (BufferedReader output =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                // What is reported as done has been saved before.
                assertThat(awaitUnits(output, 0)).isGreaterThanOrEqualTo(done);
                assertThatThrownBy(CountJob.of(N).checkpoint(file)::run)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContainingAll("another process uses it", file.toString());
                done = awaitUnits(output, units);
            } finally {
                process.destroyForcibly().waitFor();
            }
        }
        assertThat(finish()).isBetween(done, UNITS - 1);
    }

    /** What was written before the disk was full is resumed, its torn last line excepted. */
    @Test
    void aFullDiskEndsTheRun() throws Exception {
        Process process = start("ulimit -f 1; ");
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(output)
                .endsWith("java.io.UncheckedIOException: cannot write the checkpoint " + file + ": File too large\n");
        String text = Files.readString(file);
        assertThat(text).doesNotEndWith("\n");
        assertThat(finish()).isEqualTo((int) text.lines().count() - 2).isPositive();
    }
}
