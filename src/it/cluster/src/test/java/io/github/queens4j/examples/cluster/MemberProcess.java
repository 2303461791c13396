package io.github.queens4j.examples.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A JVM that is a member of a cluster, and what it has told until now. */
final class MemberProcess implements AutoCloseable {

    private static final Pattern STATISTICS =
            Pattern.compile("statistics: port=(\\d+) members=(\\d+) received=(\\d+) completed=(\\d+)");
    private static final Pattern PROGRESS = Pattern.compile("(\\d+) of (\\d+) units");

    private final Process process;
    private final List<String> out = Collections.synchronizedList(new ArrayList<>());
    private final List<String> err = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> readers = new ArrayList<>();
    private volatile int port;
    private volatile int mostMembers;
    private volatile int received;
    private volatile int completed;
    private volatile int unitsDone;
    private volatile int unitsTotal;

    private MemberProcess(ProcessBuilder builder) throws IOException {
        process = builder.start();
        read(process.getInputStream(), out::add);
        read(process.getErrorStream(), this::told);
    }

    /**
     * Starts a member that counts with one thread, on a port that is free.
     *
     * @param cluster the cluster's name
     * @param seed the port of a member to join; 0 for none
     * @param options of the JVM
     * @param program what to run, see {@link Watched}
     */
    static MemberProcess start(String cluster, int seed, List<String> options, String... program) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("@hazelcast.args");
        command.addAll(List.of("-Xmx256m", "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("-Dqueens.cluster=" + cluster, "-Dqueens.threads=1", "-Dqueens.port=0"));
        command.add("-Dqueens.members=127.0.0.1:" + (seed == 0 ? 5701 : seed));
        command.addAll(options);
        command.add(Watched.class.getName());
        command.addAll(List.of(program));
        return new MemberProcess(new ProcessBuilder(command));
    }

    private void read(InputStream stream, java.util.function.Consumer<String> listener) {
        Thread thread = new Thread(() -> {
            try (var lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                lines.lines().forEach(listener);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
        readers.add(thread);
    }

    private void told(String line) {
        Matcher statistics = STATISTICS.matcher(line);
        Matcher progress = PROGRESS.matcher(line);
        if (statistics.matches()) {
            port = Integer.parseInt(statistics.group(1));
            mostMembers = Math.max(mostMembers, Integer.parseInt(statistics.group(2)));
            received = Integer.parseInt(statistics.group(3));
            completed = Integer.parseInt(statistics.group(4));
        } else if (progress.matches()) {
            unitsDone = Integer.parseInt(progress.group(1));
            unitsTotal = Integer.parseInt(progress.group(2));
        } else {
            err.add(line);
        }
    }

    /** The port that the member is reached at, as soon as it has one. */
    int awaitPort() throws InterruptedException {
        if (!await("has joined", () -> port > 0)) {
            throw new AssertionError("ended before it has joined; it told: " + err());
        }
        return port;
    }

    /** Waits for something to become true; false if the process ends before. */
    boolean await(String what, BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.getAsBoolean()) {
            if (!process.isAlive()) {
                return false;
            }
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain until it " + what + "; it told: " + err());
            }
            Thread.sleep(1);
        }
        return true;
    }

    /** Ends the process by SIGKILL, and waits until it is dead and all that it had told is heard. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        awaitEnd();
    }

    /** The exit code, when all that the process told is heard. */
    int awaitEnd() throws InterruptedException {
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            throw new AssertionError("does not end; it told: " + err());
        }
        for (Thread reader : readers) {
            reader.join();
        }
        return process.exitValue();
    }

    /** Freezes the process by SIGSTOP: its connections stay, but nothing answers. */
    void freeze() throws Exception {
        int exit = new ProcessBuilder("kill", "-STOP", Long.toString(process.pid()))
                .inheritIO()
                .start()
                .waitFor();
        if (exit != 0) {
            throw new AssertionError("kill ended with " + exit);
        }
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    List<String> out() {
        return List.copyOf(out);
    }

    /** What it told, but for progress and statistics. */
    List<String> err() {
        synchronized (err) {
            return List.copyOf(err);
        }
    }

    int mostMembers() {
        return mostMembers;
    }

    /** Units that its executor was handed. */
    int received() {
        return received;
    }

    int completed() {
        return completed;
    }

    int unitsDone() {
        return unitsDone;
    }

    int unitsTotal() {
        return unitsTotal;
    }

    /** How far the count is that this member submitted; 0 before it has begun. */
    double fraction() {
        int total = unitsTotal;
        return total == 0 ? 0 : (double) unitsDone / total;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
