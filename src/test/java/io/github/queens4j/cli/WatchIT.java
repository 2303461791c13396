package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The film in a real terminal: every way out leaves it as it was. */
class WatchIT {

    private static final String OTHER_SCREEN = "\033[?1049h\033[?25l";
    private static final String FIRST_SCREEN = "\033[?25h\033[?1049l";
    private static final Pattern SETTINGS = Pattern.compile("(?s)settings:\n(.*?)(?=settings:)");

    @BeforeEach
    void thereAreTerminals() throws Exception {
        Pty.assumeThereAreSome();
    }

    /** A shell that shows the settings of the terminal, runs the command, and shows them again. */
    private static Pty watch(String arguments) throws IOException {
        String settings = "echo settings:; stty -a; ";
        return new Pty(
                "xterm",
                "stty rows 24 cols 80; " + settings + Pty.queens4j(80) + "watch " + arguments + "; echo exit code: $?; "
                        + settings + "echo settings:");
    }

    /** Everything up to the end, after a check that the terminal is as it was. */
    private static String end(Pty terminal) throws Exception {
        String all = terminal.end();
        Matcher settings = SETTINGS.matcher(all);
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

    @Test
    void qLeavesTheEndOfTheFilm() throws Exception {
        try (Pty terminal = watch("4 --speed 1000")) {
            assertThat(end(terminal.await("at its end").type("q")))
                    .contains(OTHER_SCREEN)
                    .contains("n = 4, engine check, 1000 steps per second")
                    .contains("solutions 2, placements 16, attempts 60\nexit code: 0\n");
        }
    }

    @Test
    void qLeavesInTheMiddleAndKeysNeedNoEnter() throws Exception {
        try (Pty terminal = watch("6 --speed 0.1")) {
            terminal.await("step 1: ")
                    .type("n")
                    .await("step 2: ")
                    .type("s")
                    .await(": solution 1")
                    .type("s")
                    .await(": solution 2")
                    .type("b")
                    .await("solutions 1, placements ")
                    .type("q");
            assertThat(end(terminal)).containsPattern("cut off after [0-9]+ steps\nexit code: 0\n");
        }
    }

    @Test
    void ctrlCLeavesToo() throws Exception {
        try (Pty terminal = watch("8 --speed 20")) {
            assertThat(end(terminal.await("step 2: ").type("\003")))
                    .contains("queens4j watch: interrupted\n", "exit code: 130\n");
        }
    }

    @Test
    void aWindowThatIsTooSmallIsRefused() throws Exception {
        try (Pty terminal = watch("16")) {
            assertThat(end(terminal))
                    .contains("queens4j watch: n = 16 needs a window of 25 lines and 51 columns, "
                            + "but this one has 24 lines and 80 columns: enlarge it, or use trace")
                    .contains("exit code: 2\n");
        }
    }
}
