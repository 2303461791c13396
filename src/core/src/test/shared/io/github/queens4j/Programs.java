package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public final class Programs {

    public static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private Programs() {}

    /** The command that runs a class of the tests in another JVM. */
    public static List<String> java(Class<?> main, List<String> options, String... args) {
        List<String> command = new ArrayList<>(List.of(JAVA));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(args));
        return command;
    }

    /** What a class of the tests prints in another JVM. */
    public static String output(Class<?> main, String... options) throws IOException, InterruptedException {
        return output(new ProcessBuilder(java(main, List.of(options))));
    }

    /** What a program prints, messages among it, until it ends with exit code 0; what hangs is killed, and fails. */
    public static String output(ProcessBuilder program) throws IOException, InterruptedException {
        Process process = program.redirectErrorStream(true).start();
        CompletableFuture.delayedExecutor(2, TimeUnit.MINUTES).execute(process::destroyForcibly);
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }
}
