package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The film in a real terminal, which util-linux's script(1) makes: every way out leaves it as it was. */
class WatchIT {

    private static final String OTHER_SCREEN = "\033[?1049h\033[?25l";
    private static final String FIRST_SCREEN = "\033[?25h\033[?1049l";

    @BeforeEach
    void thereAreTerminals() throws Exception {
        assumeThat(Path.of("/usr/bin/script")).exists();
        Process version = new ProcessBuilder("/usr/bin/script", "--version").start();
        assumeThat(new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("util-linux");
    }

    /** A shell in a terminal of 24 x 80 that shows the settings of the terminal, runs the command, and shows them again. */
    private static final class Session implements AutoCloseable {
        private final Process process;
        private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
        private final Thread reader;

        Session(String arguments) throws IOException {
            String java =
                    Path.of(System.getProperty("java.home"), "bin", "java").toString();
            String watch =
                    "trap : INT; stty rows 24 cols 80; echo settings:; stty -a; " + java + " -jar " + CliProcess.CLI
                            + " watch " + arguments + "; echo exit code: $?; echo settings:; stty -a; echo settings:";
            List<String> command = new ArrayList<>(CliProcess.defaultInterrupt());
            command.addAll(List.of("/usr/bin/script", "-qc", watch, "/dev/null"));
            ProcessBuilder builder = new ProcessBuilder(command);
            builder.environment().put("TERM", "xterm");
            process = builder.start();
            reader = new Thread(this::read);
            reader.start();
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

        Session await(String text) throws InterruptedException {
            for (int i = 0; i < 6000 && !text().contains(text); i++) {
                Thread.sleep(10);
            }
            assertThat(text()).contains(text);
            return this;
        }

        Session type(String keys) throws IOException {
            process.getOutputStream().write(keys.getBytes(StandardCharsets.US_ASCII));
            process.getOutputStream().flush();
            return this;
        }

        /** Everything up to the end, after a check that the terminal is as it was. */
        String end() throws Exception {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            reader.join();
            String all = text().replace("\r\n", "\n");
            Matcher settings =
                    Pattern.compile("(?s)settings:\n(.*?)(?=settings:)").matcher(all);
            assertThat(settings.find()).isTrue();
            String before = settings.group(1).substring(0, settings.group(1).indexOf("-tostop"));
            assertThat(before).contains("icanon").doesNotContain("-icanon");
            assertThat(settings.find()).isTrue();
            assertThat(settings.group(1)).startsWith(before);
            if (all.contains(OTHER_SCREEN)) {
                assertThat(all.lastIndexOf(FIRST_SCREEN)).isGreaterThan(all.lastIndexOf(OTHER_SCREEN));
            }
            return all;
        }

        @Override
        public void close() {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    @Test
    void qLeavesTheEndOfTheFilm() throws Exception {
        try (Session session = new Session("4 --speed 1000")) {
            String all = session.await("at its end").type("q").end();
            assertThat(all)
                    .contains(OTHER_SCREEN)
                    .contains("n = 4, engine check, 1000 steps per second")
                    .contains("solutions 2, placements 16, attempts 60\nexit code: 0\n");
        }
    }

    @Test
    void qLeavesInTheMiddleAndKeysNeedNoEnter() throws Exception {
        try (Session session = new Session("8 --speed 0.1")) {
            String all = session.await("step 1: ")
                    .type("n")
                    .await("step 2: ")
                    .type("n")
                    .await("step 3: ")
                    .type("q")
                    .end();
            assertThat(all).contains("cut off after 3 steps\nexit code: 0\n");
        }
    }

    @Test
    void ctrlCLeavesToo() throws Exception {
        try (Session session = new Session("8 --speed 20")) {
            String all = session.await("step 2: ").type("\003").end();
            assertThat(all).contains("queens4j watch: interrupted\n", "exit code: 130\n");
        }
    }

    @Test
    void aWindowThatIsTooSmallIsRefused() throws Exception {
        try (Session session = new Session("16")) {
            assertThat(session.end())
                    .contains("queens4j watch: n = 16 needs a window of 25 lines and 47 columns, "
                            + "but this one has 24 lines and 80 columns: enlarge it, or use trace")
                    .contains("exit code: 2\n");
        }
    }
}
