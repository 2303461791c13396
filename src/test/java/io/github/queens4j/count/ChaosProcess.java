package io.github.queens4j.count;

import io.github.queens4j.Programs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Counts in JVMs that have too little memory, a disk that is soon full, or not long to live. */
final class ChaosProcess {

    private final List<String> options = new ArrayList<>(List.of("-XX:+UseSerialGC", "-XX:-UsePerfData"));
    private String limit = "";

    /** Limits the heap. */
    ChaosProcess heap(int megabytes) {
        options.add("-Xmx" + megabytes + "m");
        return this;
    }

    /** Limits the size of files that it writes: the disk is full as soon as one is larger. */
    ChaosProcess files(int blocks) {
        limit = "ulimit -f " + blocks + "; ";
        return this;
    }

    /**
     * Counts.
     *
     * @param killAfterMillis when to end it as {@code kill -9} does
     * @param bound seconds after which it has to have ended
     * @return what it printed at last, "killed", or "hang"
     */
    String run(int n, int threads, Path checkpoint, long killAfterMillis, long bound)
            throws IOException, InterruptedException {
        List<String> shell = new ArrayList<>(List.of("sh", "-c", limit + "exec \"$@\"", "sh"));
        shell.addAll(Programs.java(
                CountProcess.Main.class, options, String.valueOf(n), checkpoint.toString(), String.valueOf(threads)));
        Process process = new ProcessBuilder(shell).redirectErrorStream(true).start();
        boolean ended =
                process.waitFor(Math.min(killAfterMillis, TimeUnit.SECONDS.toMillis(bound)), TimeUnit.MILLISECONDS);
        if (!ended) {
            process.destroyForcibly().waitFor();
            return killAfterMillis < TimeUnit.SECONDS.toMillis(bound) ? "killed" : "hang";
        }
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        return text.contains("OutOfMemoryError") ? "OutOfMemoryError" : text.substring(text.lastIndexOf('\n') + 1);
    }
}
