package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packaged command line, as a user starts it. */
class CliJarIT {

    @TempDir
    Path folder;

    @Test
    void exitCodesArriveAtTheShell() throws Exception {
        assertThat(CliProcess.run("solve", "3").exitCode()).isEqualTo(1);
        assertThat(CliProcess.run("count", "-1").exitCode()).isEqualTo(2);
    }

    @Test
    void theVersionComesFromTheManifest() throws Exception {
        String jar = CliProcess.CLI.getFileName().toString();
        String version = jar.substring("queens4j-".length(), jar.length() - "-cli.jar".length());
        assertThat(CliProcess.run("--version").out()).startsWith("queens4j " + version);
    }

    @Test
    void queensAreQueensInEveryLocale() throws Exception {
        ProcessBuilder builder = CliProcess.builder("solve", "1");
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        assertThat(CliProcess.read(process.getInputStream()).lines()).containsExactly("♕");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void theLogIsSilentUnlessAskedFor() throws Exception {
        assertThat(CliProcess.run("solve", "6", "--limit", "all").err()).isEmpty();
        assertThat(CliProcess.run("solve", "6", "--limit", "all", "-v").err())
                .startsWith("[DEBUG] Engine - treemask: n = 6, a stream");
    }

    @Test
    void aReaderThatLeavesEndsTheSearchQuietly() throws Exception {
        Process process = CliProcess.builder("solve", "20", "--limit", "all").start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(out.readLine()).isEqualTo("1:");
        }
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.getErrorStream().readAllBytes()).isEmpty();
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void theWorkbenchIsOneFileWithTheMapInIt() throws Exception {
        String empty = CliProcess.run("region", "edit").out();
        assertThat(empty)
                .startsWith("<!DOCTYPE html>")
                .endsWith("</html>\n")
                .contains(" id=\"given\">{\"text\":\"\"}</script>");
        assertThat(empty.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(360_000);
        Path file = Files.writeString(folder.resolve("map"), "# </script>\nAAB\nA.B\nCCC\n");
        assertThat(CliProcess.run("region", "edit", file.toString()).out())
                .isEqualTo(empty.replace("{\"text\":\"\"}", "{\"text\":\"AAB\\u000aA.B\\u000aCCC\"}"));
    }

    @Test
    void theLivePageIsOneFileWithTheChoiceInIt() throws Exception {
        String any = CliProcess.run("trace", "--format", "html", "--live").out();
        assertThat(any.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(330_000);
        assertThat(any).startsWith("<!DOCTYPE html>").contains("id=\"given\">n=6&rule=queens</script>");
        assertThat(any)
                .contains(">" + TraceCommand.LARGEST_LIVE_N + "</option>")
                .doesNotContain(">" + (TraceCommand.LARGEST_LIVE_N + 1) + "</option>");
        String words = "trace 7 --format html --live --rule amazons --engine cover --engine check --queen 0,3"
                + " --blocked 6,1 --until 2 --title <b>";
        String choice = "n=7&rule=amazons&engine=cover&engine=check&queen=0,3&blocked=6,1&until=2&title=%3Cb%3E";
        assertThat(CliProcess.run(words.split(" ", -1)).out()).isEqualTo(any.replace("n=6&rule=queens", choice));
    }

    @Test
    void aFullDiskIsNoticed() throws Exception {
        assumeThat(Path.of("/dev/full")).exists();
        Process process = CliProcess.builder("count", "8")
                .redirectOutput(new File("/dev/full"))
                .start();
        assertThat(CliProcess.read(process.getErrorStream())).startsWith("queens4j: cannot write the result: ");
        assertThat(process.waitFor()).isEqualTo(2);
    }

    /** On several threads, and with another program's stack traces for each of them. */
    @Tag("slow")
    @Test
    void aKernelThatThereIsNotIsAnOrdinaryMessage() throws Exception {
        for (String command : List.of("count 14", "unit 12 0")) {
            List<String> java = new ArrayList<>(List.of("-Dqueens4j.kernel=foo", "-jar", CliProcess.CLI.toString()));
            java.addAll(List.of(command.split(" ", -1)));
            Cli.Result result = CliProcess.java(java.toArray(String[]::new));
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.err()).contains("queens4j.kernel must be", "portable", "vector", "but is \"foo\"");
            assertThat(result.err()).hasLineCount(1);
        }
        Cli.Result vector = CliProcess.run("count", "8", "--kernel", "vector");
        assertThat(vector.exitCode()).isEqualTo(2);
        assertThat(vector.err())
                .contains("start java with --add-modules jdk.incubator.vector")
                .hasLineCount(1);
        for (String device : List.of("count 8 --kernel opencl", "count --devices")) {
            Cli.Result alone = CliProcess.run(device.split(" ", -1));
            assertThat(alone.exitCode()).isEqualTo(2);
            assertThat(alone.err())
                    .contains("the opencl kernel needs the artifact queens4j-opencl")
                    .hasLineCount(1);
        }
    }

    /** Beside the jar of the distribution lies what it takes to count on a device, where there is one. */
    @Tag("slow")
    @Test
    void theDistributionHasTheKernelForDevices() throws Exception {
        Path zip = CliProcess.CLI.resolveSibling(
                CliProcess.CLI.getFileName().toString().replace("-cli.jar", "-bin.zip"));
        try (FileSystem distribution = FileSystems.newFileSystem(zip);
                Stream<Path> files = Files.walk(distribution.getPath("/"))) {
            for (Path jar :
                    files.filter(file -> file.toString().endsWith(".jar")).toList()) {
                Files.copy(jar, folder.resolve(jar.getFileName().toString()));
            }
        }
        String queens4j = folder.resolve("queens4j.jar").toString();
        Cli.Result devices = CliProcess.java("-jar", queens4j, "count", "--devices");
        if (devices.exitCode() == 0) {
            assertThat(CliProcess.java("-jar", queens4j, "count", "12", "--kernel", "opencl"))
                    .isEqualTo(new Cli.Result(0, "14200\n", ""));
        } else {
            assertThat(devices.err()).contains("there is no OpenCL").hasLineCount(1);
        }
    }

    @Test
    @Tag("slow")
    void withTheModuleThereAreVectors() throws Exception {
        String[] java = {"--add-modules", SplitOptions.MODULE, "-jar", CliProcess.CLI.toString(), "-v", "count", "14"};
        assertThat(CliProcess.java(java).err())
                // The portable kernel is the better one where vectors are short.
                .contains("counting with the ", "WARNING: Using incubator modules")
                .doesNotContain("turns the faster vector kernel on");
        assertThat(CliProcess.run("-v", "count", "14").err())
                .contains("counting with the portable kernel", "turns the faster vector kernel on")
                .doesNotContain("WARNING");
    }

    /** 14772512 boards are not kept, nor are the steps of a search: 16 MB would not hold a hundredth of them. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"solve 16 --limit 200000 --format list", "trace 12 --limit 50000"})
    void linesWithoutEndNeedLittleMemory(String line) throws Exception {
        List<String> java = new ArrayList<>(List.of("-Xmx16m", "-jar", CliProcess.CLI.toString()));
        java.addAll(List.of(line.split(" ", -1)));
        Cli.Result result = CliProcess.java(java.toArray(String[]::new));
        assertThat(result.err()).isEmpty();
        assertThat(result.out().lines().count()).isGreaterThanOrEqualTo(200_000);
    }
}
