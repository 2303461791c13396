package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A count in processes that share nothing but files; one of them is killed, and its part done again. */
@Timeout(120)
@Tag("slow")
class JobArrayIT {

    private static final String N = "17";
    private static final String COUNT = "95815104\n"; // A000170
    private static final int UNITS = CountPlan.of(17).units().size();
    private static final int CUT = 8;

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void endAll() {
        processes.forEach(Process::destroyForcibly);
    }

    /** Starts {@code queens4j unit 17 range > part}. */
    private Process unit(String range, Path part) throws IOException {
        Process process = CliProcess.builder("unit", N, range)
                .redirectOutput(part.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        processes.add(process);
        return process;
    }

    private static int exitCode(Process process) throws InterruptedException {
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("ends by itself").isTrue();
        return process.exitValue();
    }

    private static Cli.Result total(Path... parts) throws Exception {
        List<String> args = new ArrayList<>(List.of("total", N));
        Stream.of(parts).map(Path::toString).forEach(args::add);
        return CliProcess.run(args.toArray(String[]::new));
    }

    private static void assertRefused(String why, Path... parts) throws Exception {
        Cli.assertEnds(2, why, total(parts));
    }

    @Test
    void partsOfProcessesAddUpAlthoughOneIsKilled() throws Exception {
        Path small = folder.resolve("small.txt");
        Path large = folder.resolve("large.txt");
        String rest = CUT + "-" + (UNITS - 1);
        Process first = unit("0-" + (CUT - 1), small);
        Process victim = unit(rest, large);
        while (victim.isAlive() && Files.size(large) == 0) {
            Thread.sleep(1);
        }
        victim.destroyForcibly();
        assertThat(exitCode(victim)).isNotZero();
        assertThat(exitCode(first)).isZero();

        List<String> saved = Files.readAllLines(large);
        assertThat(saved).as("killed in mid-run").hasSizeBetween(1, UNITS - CUT - 1);
        assertRefused("units are missing", small, large);

        Files.writeString(large, Files.readString(large).stripTrailing().replaceFirst(".{20}\\z", ""));
        assertRefused("large.txt, line " + saved.size() + ": not the line of a result", small, large);

        assertThat(exitCode(unit(rest, large))).isZero();
        assertThat(total(small, large)).isEqualTo(new Cli.Result(0, COUNT, ""));
        assertRefused("units are missing", small);
        assertRefused("given twice", small, large, small);
    }
}
