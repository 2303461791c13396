package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.Programs;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the script of the distribution starts, with a java that prints its arguments instead. */
class LauncherTest {

    private static final Path SCRIPT = Path.of("src/cli/src/dist/bin/queens4j");
    private static final String MODULE = "--add-modules " + SplitOptions.MODULE + " ";

    @TempDir
    private Path folder;

    private Path jar = Path.of("");

    @BeforeEach
    void makeJava() throws Exception {
        assumeThat(Path.of("/bin/sh")).exists();
        jar = Path.of("src/cli/src/dist").toRealPath().resolve("lib/queens4j.jar");
        Path java = Files.createDirectories(folder.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\necho \"$*\"\n");
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwx------"));
        Files.writeString(folder.resolve("release"), "MODULES=\"java.base " + SplitOptions.MODULE + "\"\n");
    }

    private String started(String arguments) throws Exception {
        String out = run(Path.of(""), SCRIPT.toString(), arguments);
        assertThat(out).endsWith("-jar " + jar + " " + arguments + "\n");
        return out;
    }

    private String run(Path from, String script, String arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("/bin/sh", script));
        command.addAll(List.of(arguments.split(" ", -1)));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(from.toAbsolutePath().toFile());
        builder.environment().put("JAVA_HOME", folder.toString());
        return Programs.output(builder);
    }

    @Test
    void withoutAJavaItSaysSo() throws Exception {
        Files.delete(folder.resolve("bin/java"));
        assertRefused(SCRIPT, "no " + folder + "/bin/java here; set JAVA_HOME or the path to Java 17 or later");
    }

    @Test
    void foldersFromWhichJavaRunsNoJarAreRefused() throws Exception {
        for (String name : List.of("a:b", "a\nb")) {
            Path bin = Files.createDirectories(folder.resolve(name).resolve("bin"));
            assertRefused(
                    Files.copy(SCRIPT, bin.resolve("queens4j")),
                    "Java runs no jar in a folder with a colon or a line break in its name: "
                            + bin.resolveSibling("lib/queens4j.jar"));
        }
    }

    private void assertRefused(Path script, String message) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder("/bin/sh", script.toString(), "count", "8").redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", folder.toString());
        Process process = builder.start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("queens4j: " + message + "\n");
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    void itFindsItsJarFromAnywhere() throws Exception {
        String started = "-jar " + jar + " stats 8\n";
        assertThat(run(SCRIPT.toAbsolutePath().getParent(), "queens4j", "stats 8"))
                .isEqualTo(started);
        Path link = Files.createSymbolicLink(folder.resolve("a link"), SCRIPT.toAbsolutePath());
        Path second = Files.createSymbolicLink(folder.resolve("second"), link.getFileName());
        assertThat(run(Path.of(""), second.toString(), "stats 8")).isEqualTo(started);
        assertThat(run(folder, "second", "stats 8")).isEqualTo(started);
    }

    /** The JVM's warning about the module is seen nowhere else. */
    @Test
    void theVectorModuleIsForLargeCounts() throws Exception {
        List<String> counting = Cli.commandsWith("--kernel");
        for (String command : Cli.commands()) {
            assertThat(started(command + " 20").contains(MODULE)).as(command).isEqualTo(counting.contains(command));
        }
    }

    @Test
    void largeCountsAreToldByTheirArguments() throws Exception {
        for (String large : List.of(
                "-v count 17", "count --threads 2 28", "unit 27 0-9", "count 12 --kernel vector", "count 0-20")) {
            assertThat(started(large)).startsWith(MODULE);
        }
        String[] smaller = {
            "count 29", "count 20 --kernel portable", "count 17 --engine array", "count 12", "count 16",
            "count --help", "help count", "coutn 20", "count 20x", "--help"
        };
        for (String small : smaller) {
            assertThat(started(small)).doesNotContain(SplitOptions.MODULE);
        }
    }

    /** A message of one line needs no warning of the JVM beside it. */
    @Test
    void anOptionDecidesWhetherTheVectorModuleIsOfUse() throws Exception {
        Set<String> without =
                Set.of("--engine", "--rule", "--limit", "--help", "--version", "--bogus", "-1", "--treads=2");
        Set<String> all = new TreeSet<>(without);
        Cli.commandsWith("--kernel").forEach(command -> all.addAll(Cli.options(command)));
        assertThat(all).hasSizeGreaterThan(15);
        for (String option : all) {
            assertThat(started("count 20 " + option).contains(MODULE))
                    .as(option)
                    .isNotEqualTo(without.contains(option));
        }
        assertThat(started("count 20 --puzzle -")).startsWith(MODULE);
    }

    @Test
    void aSmallTaskDoesNotWaitForTheSecondCompiler() throws Exception {
        String quick = "-XX:TieredStopAtLevel=1 ";
        assertThat(started("solve 8 --format list")).startsWith(quick);
        assertThat(started("count 16")).startsWith(quick);
        assertThat(started("region hint shot.png")).startsWith(quick);
        for (String large :
                List.of("solve 12 --limit all", "solve 12 --fundamental", "stats 12", "count 16 --engine array")) {
            assertThat(started(large)).doesNotContain(quick);
        }
    }
}
