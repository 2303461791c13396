package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Programs;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A process that runs the packaged command line, or any java. */
final class CliProcess implements AutoCloseable {

    /** The jars of the libraries, and that which runs alone. */
    static final Path CORE = library("core", "queens4j");

    static final Path REGIONS = library("regions", "queens4j-regions");
    static final Path OPENCL = library("opencl", "queens4j-opencl");
    static final Path CLI = Path.of(System.getProperty("queens4j.cliJar"));

    private final Process process;
    private final CompletableFuture<String> out;
    private final CompletableFuture<String> err;

    private CliProcess(ProcessBuilder builder) throws IOException {
        process = builder.start();
        out = CompletableFuture.supplyAsync(() -> read(process.getInputStream()));
        err = CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
    }

    private static Path library(String module, String artifact) {
        String name = artifact + "-" + System.getProperty("queens4j.version") + ".jar";
        return Path.of("src", module, "target", name);
    }

    static CliProcess start(String... args) throws IOException {
        return new CliProcess(builder(args));
    }

    static Cli.Result run(String... args) throws Exception {
        try (CliProcess started = start(args)) {
            return started.result();
        }
    }

    static Cli.Result java(String... args) throws Exception {
        try (CliProcess started = new CliProcess(new ProcessBuilder(javaAnd(args)))) {
            return started.result();
        }
    }

    static ProcessBuilder builder(String... args) {
        List<String> command = javaAnd("-jar", CLI.toString());
        command.addAll(Arrays.asList(args));
        return new ProcessBuilder(command);
    }

    private static List<String> javaAnd(String... args) {
        List<String> command = new ArrayList<>(defaultInterrupt());
        command.add(Programs.JAVA);
        command.addAll(Arrays.asList(args));
        return command;
    }

    /** A build in the background of a shell ignores Ctrl-C, and so would all that it starts. */
    static List<String> defaultInterrupt() {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return List.of();
        }
        try (var lines = Files.lines(status)) {
            long ignored = lines.filter(line -> line.startsWith("SigIgn:"))
                    .mapToLong(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
                    .findFirst()
                    .orElse(0);
            return (ignored & 0b10) == 0 ? List.of() : List.of("env", "--default-signal=INT");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(InputStream stream) {
        try (stream) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Cli.Result result() throws Exception {
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).as("ends by itself").isTrue();
        return new Cli.Result(process.exitValue(), out.get(), err.get());
    }

    void signal(String name) throws Exception {
        Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .inheritIO()
                .start();
        assertThat(kill.waitFor()).isZero();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
