package io.github.queens4j.count;

import io.github.queens4j.Programs;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A count in a JVM of its own. */
final class CountProcess implements AutoCloseable {

    /**
     * What the other JVM does: says {@code DONE RESUMED} at the beginning and after each unit, and {@code count N} or
     * {@code failure F} at the end.
     */
    static final class Main {
        public static void main(String... args) {
            String outcome;
            try {
                outcome = "count "
                        + CountJob.of(Integer.parseInt(args[0]))
                                .threads(Integer.parseInt(args[2]))
                                .checkpoint(Path.of(args[1]))
                                .onProgress(p -> System.out.println(p.unitsDone() + " " + p.unitsResumed()))
                                .run();
            } catch (RuntimeException | Error failure) {
                outcome = "failure " + failure;
            }
            System.out.println(outcome);
        }
    }

    private final Process process;
    private final BufferedReader output;

    private CountProcess(Process process) {
        this.process = process;
        this.output = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    static CountProcess start(int n, Path checkpoint) throws IOException {
        return new CountProcess(
                new ProcessBuilder(Programs.java(Main.class, List.of(), String.valueOf(n), checkpoint.toString(), "2"))
                        .redirectErrorStream(true)
                        .start());
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
