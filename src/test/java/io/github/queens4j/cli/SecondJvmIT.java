package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleFinder;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The vectors are turned on where that is worth it, possible and wanted. */
class SecondJvmIT {

    private static final String PORTABLE = "counting with the portable kernel";
    private static final String VECTOR = "counting with the vector kernel";

    @BeforeEach
    void thisJdkHasTheModule() {
        assumeThat(ModuleFinder.ofSystem().find(SplitOptions.MODULE)).isPresent();
    }

    @Test
    void aLargeCountGetsThem() throws Exception {
        Cli.Result result = CliProcess.run("count", "18", "-v");
        assertThat(result.out()).isEqualTo("666090624" + System.lineSeparator());
        assertThat(result.err()).contains("n = 18, complete").doesNotContain("WARNING");
        // The portable kernel is the better one where vectors are short.
        assertThat(result.err()).containsAnyOf(VECTOR, PORTABLE).doesNotContain("turns the faster vector kernel on");
    }

    @Test
    void aSmallCountStartsNoSecondJvm() throws Exception {
        assertThat(CliProcess.run("count", "14", "-v").err()).contains(PORTABLE, "turns the faster vector kernel on");
    }

    @Test
    void aWishIsFollowed() throws Exception {
        assertThat(CliProcess.run("-v", "unit", "18", "0", "--kernel", "vector").err())
                .contains(VECTOR);
        assertThat(CliProcess.run("-v", "unit", "20", "0", "--kernel", "portable")
                        .err())
                .contains(PORTABLE);
    }

    @Test
    void theOptionsOfTheFirstJvmHoldForTheSecond() throws Exception {
        Cli.Result result = CliProcess.java(
                "-Xmx2g",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=debug",
                "-Dorg.slf4j.simpleLogger.showShortLogName=false",
                "-jar",
                CliProcess.CLI.toString(),
                "count",
                "14",
                "--kernel",
                "vector",
                "--threads",
                "1");
        assertThat(result.out()).isEqualTo("365596" + System.lineSeparator());
        assertThat(result.err())
                .contains("io.github.queens4j.count.CountJob - n = 14", VECTOR, "1 threads")
                .doesNotContain("WARNING");
    }

    @Test
    void optionsFromTheEnvironmentAreAnnouncedOnce() throws Exception {
        ProcessBuilder builder = CliProcess.builder("count", "14", "--kernel", "vector");
        builder.environment().putAll(Map.of("JAVA_TOOL_OPTIONS", "-Xmx2g", "JDK_JAVA_OPTIONS", "-Xms64m"));
        Process process = builder.start();
        String err = new String(process.getErrorStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(err).containsOnlyOnce("JAVA_TOOL_OPTIONS").containsOnlyOnce("JDK_JAVA_OPTIONS");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void aJvmThatHasThemStartsNoOther() throws Exception {
        Cli.Result result = CliProcess.java(
                "--add-modules",
                SplitOptions.MODULE,
                "-jar",
                CliProcess.CLI.toString(),
                "-v",
                "count",
                "14",
                "--kernel",
                "vector");
        // The warning is this JVM's own, and there is nobody to keep it back.
        assertThat(result.err()).contains(VECTOR, "WARNING: Using incubator modules");
    }

    @Test
    void whereTheyAreImpossibleAWishIsRefused() throws Exception {
        String classPath = CliProcess.CLI + File.pathSeparator + CliProcess.LIBRARY;
        // Only its name: the class is not in the library's jar, which these tests run against.
        String main = "io.github.queens4j.cli.Main";
        Cli.Result wish = CliProcess.java("-cp", classPath, main, "count", "14", "--kernel", "vector");
        assertThat(wish.exitCode()).isEqualTo(2);
        assertThat(wish.err()).contains("start java with --add-modules jdk.incubator.vector");
        assertThat(wish.err().lines()).hasSize(1);
        assertThat(CliProcess.java("-cp", classPath, main, "unit", "20", "0", "-v")
                        .err())
                .contains(PORTABLE);
    }

    /** With JMX on a port, a second JVM with the same options would not start. */
    @Test
    void aJvmThatListensStartsNoOther() throws Exception {
        List<String> options = List.of(
                "-Dcom.sun.management.jmxremote.port=" + freePort(),
                "-Dcom.sun.management.jmxremote.authenticate=false",
                "-Dcom.sun.management.jmxremote.ssl=false",
                "-jar",
                CliProcess.CLI.toString());
        Cli.Result unit = CliProcess.java(and(options, "-v", "unit", "20", "0"));
        assertThat(unit.exitCode()).isZero();
        assertThat(unit.err()).contains(PORTABLE);
        Cli.Result wish = CliProcess.java(and(options, "count", "12", "--kernel", "vector"));
        assertThat(wish.exitCode()).isEqualTo(2);
        assertThat(wish.err()).contains("--kernel vector needs a JVM with the module");
    }

    /** An agent that lets one JVM of a kind start, and ends the next one with 1, as a JVM that cannot start does. */
    public static final class OnlyOnce {

        public static void premain(String arguments) throws IOException {
            if (!new File(System.getProperty("once")).createNewFile()) {
                System.exit(1);
            }
        }
    }

    private static Path agent(Path folder) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", OnlyOnce.class.getName());
        Path jar = folder.resolve("agent.jar");
        String name = OnlyOnce.class.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                InputStream code = OnlyOnce.class.getResourceAsStream("/" + name)) {
            out.putNextEntry(new JarEntry(name));
            code.transferTo(out);
        }
        return jar;
    }

    /** 1 would mean that there is no solution. */
    @Test
    void aSecondJvmThatDoesNotStartIsAFailure(@TempDir Path folder) throws Exception {
        Cli.Result result = CliProcess.java(
                "-javaagent:" + agent(folder),
                "-Donce=" + folder.resolve("once"),
                "-jar",
                CliProcess.CLI.toString(),
                "count",
                "18");
        assertThat(result)
                .isEqualTo(
                        new Cli.Result(
                                2,
                                "",
                                "queens4j count: the second JVM, started for the vectors, failed; with --kernel portable there is none\n"));
    }

    private static int freePort() throws Exception {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static String[] and(List<String> options, String... args) {
        return Stream.concat(options.stream(), Stream.of(args)).toArray(String[]::new);
    }

    /** On several threads, and with another program's stack traces for each of them. */
    @Test
    void aSettingThatCannotBeIsNoStackTrace() throws Exception {
        for (List<String> command : List.of(List.of("count", "14"), List.of("count", "14", "--engine", "auto"))) {
            List<String> java = List.of("-Dqueens4j.kernel=foo", "-jar", CliProcess.CLI.toString());
            Cli.Result result = CliProcess.java(and(java, command.toArray(String[]::new)));
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.err()).contains("queens4j.kernel must be", "portable", "vector", "but is \"foo\"");
            assertThat(result.err().lines()).hasSize(1);
        }
    }

    @Test
    void complaintsOfTheSecondJvmReachTheUser() throws Exception {
        Cli.Result result = CliProcess.run("count", "18", "--checkpoint", "no/such/folder/file");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("no/such/folder");
        assertThat(result.err().lines()).hasSize(1);
    }
}
