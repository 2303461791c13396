package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.Programs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A shell command in a real terminal, which util-linux's script(1) makes. */
final class Pty implements AutoCloseable {

    private static final String SCRIPT = "/usr/bin/script";

    private final Process process;
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final Thread reader;

    /** Runs a command of the shell's, in a terminal of some type. */
    Pty(String type, String command) throws IOException {
        List<String> script = new ArrayList<>(CliProcess.defaultInterrupt());
        script.addAll(List.of(SCRIPT, "-qc", command, "/dev/null"));
        ProcessBuilder builder = new ProcessBuilder(script);
        builder.environment().put("TERM", type);
        process = builder.start();
        reader = new Thread(this::read);
        reader.start();
    }

    static void assumeThereAreSome() throws Exception {
        assumeThat(Path.of(SCRIPT)).exists();
        Process version = new ProcessBuilder(SCRIPT, "--version").start();
        assumeThat(new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("util-linux");
    }

    /** The beginning of a shell command that runs the packaged command line in a window of 24 lines. */
    static String queens4j(int columns) {
        return queens4j(columns, "");
    }

    /** The same, with something before the command, such as what is piped into it. */
    static String queens4j(int columns, String before) {
        return "trap : INT; stty rows 24 cols " + columns + "; " + before + Programs.JAVA + " -jar " + CliProcess.CLI
                + " ";
    }

    private void read() {
        byte[] bytes = new byte[4096];
        try (InputStream out = process.getInputStream()) {
            for (int length = out.read(bytes); length >= 0; length = out.read(bytes)) {
                screen.write(bytes, 0, length);
            }
        } catch (IOException e) {
            // The terminal has gone, and what was on it is checked.
        }
    }

    private String text() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    Pty await(String text) throws InterruptedException {
        return await(all -> all.contains(text), text);
    }

    /** Waits until all that has been written is such. */
    Pty await(Predicate<String> condition, String words) throws InterruptedException {
        for (int i = 0; i < 6000 && process.isAlive() && !condition.test(text()); i++) {
            Thread.sleep(10);
        }
        assertThat(text()).as(words).matches(condition);
        return this;
    }

    void resize(int columns) throws Exception {
        Process stty = new ProcessBuilder("stty", "-F", "/proc/" + java().pid() + "/fd/0", "cols", "" + columns)
                .inheritIO()
                .start();
        assertThat(stty.waitFor()).isZero();
    }

    private ProcessHandle java() {
        return process.descendants()
                .filter(process -> process.info().command().orElse("").endsWith("java"))
                .findFirst()
                .orElseThrow();
    }

    Pty type(String keys) throws IOException {
        process.getOutputStream().write(keys.getBytes(StandardCharsets.US_ASCII));
        process.getOutputStream().flush();
        return this;
    }

    /** Everything that was written, up to the end. */
    String end() throws Exception {
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        reader.join();
        return text().replace("\r\n", "\n");
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
