package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A count in a JVM of its own. */
final class CountProcess implements AutoCloseable {

    /**
     * What the other JVM does: says {@code done RESUMED TOTAL} at the beginning and after each unit, and {@code count
     * N} at the end.
     */
    static final class Main {
        public static void main(String... args) {
            long count = CountJob.of(Integer.parseInt(args[0]))
                    .threads(2)
                    .checkpoint(Path.of(args[1]))
                    .onProgress(progress -> System.out.println(progress.unitsDone() + " " + progress.unitsResumed()))
                    .run();
            System.out.println("count " + count);
        }
    }

    private final Process process;
    private final BufferedReader output;

    private CountProcess(Process process) {
        this.process = process;
        this.output = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    static CountProcess start(int n, Path checkpoint) throws IOException {
        return new CountProcess(java(Main.class, List.of(), String.valueOf(n), checkpoint.toString()));
    }

    /** Starts a class of the tests in another JVM; what it writes to standard error comes with its output. */
    static Process java(Class<?> main, List<String> options, String... args) throws IOException {
        return new ProcessBuilder(command(main, options, args))
                .redirectErrorStream(true)
                .start();
    }

    static List<String> command(Class<?> main, List<String> options, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(args));
        return command;
    }

    /** What a process prints, which is little, until it ends by itself with exit code 0; else kills it and fails. */
    static String output(Process process, Duration most) throws IOException, InterruptedException {
        if (!process.waitFor(most.toMillis(), TimeUnit.MILLISECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the process did not end within " + most.toSeconds() + " s");
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(output).isZero();
        return output;
    }

    /** Reads until so many units are done, and returns how many these were. */
    int awaitUnits(int units) throws IOException {
        StringBuilder all = new StringBuilder();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            all.append(line).append('\n');
            if (Character.isDigit(line.charAt(0))) {
                int done = Integer.parseInt(line.substring(0, line.indexOf(' ')));
                if (done >= units) {
                    return done;
                }
            }
        }
        throw new AssertionError("ended before " + units + " units were done:\n" + all);
    }

    /** Ends it as {@code kill -9} does. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        output.close();
    }
}
