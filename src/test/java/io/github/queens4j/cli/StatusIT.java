package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * In a real terminal, every command that takes its time says what it does, and clears that before anything else is
 * printed.
 */
class StatusIT {

    private static final String CLEAR = "\r\033[K";
    private static final Pattern DRAWN = Pattern.compile("\r\033\\[\\?7l([^\033]*)\033\\[K\033\\[\\?7h");
    private static final int COLUMNS = 60;

    @BeforeEach
    void thereAreTerminals() throws Exception {
        Pty.assumeThereAreSome();
    }

    private static Pty run(String arguments) throws Exception {
        return new Pty("xterm", Pty.queens4j(COLUMNS) + arguments + "; echo exit code: $?");
    }

    /**
     * What is on the screen in the end: lines that were drawn and cleared are gone, with the echo of Ctrl-C on them.
     */
    private static String left(String all) {
        List<String> drawn =
                DRAWN.matcher(all).results().map(line -> line.group(1)).toList();
        assertThat(drawn).isNotEmpty().allMatch(line -> line.length() <= COLUMNS - 3, "with room for ^C");
        return DRAWN.matcher(all).replaceAll("").replaceAll("^(\\^C)?" + Pattern.quote(CLEAR), "");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            count 24 --kernel portable                   | counting n = 24:
            count 24                                     | counting n = 24:
            count 18 --engine array                      | counting n = 18,
            count 24 --queen 0,3                         | counting a puzzle with n = 24:
            count 24 --estimate --kernel portable        | measuring units of n = 24:
            count 24 --engine bitmask                    | counting n = 24
            solve 20 --limit all > /dev/null             | searching n = 20:
            stats 20 --engine array                      | by array:
            trace 20 > /dev/null                         | printed
            tour 8 --engine backtracking --start 3,2     | searching a tour of 8 x 8 by backtracking
            unit 24 0-9 --threads 2 --kernel portable    | counting units for n = 24:
            """)
    void ctrlCLeavesOnlyTheMessage(String arguments, String words) throws Exception {
        try (Pty terminal = run(arguments)) {
            String all = terminal.await(words).type("\003").end();
            String command = arguments.substring(0, arguments.indexOf(' '));
            assertThat(left(all)).endsWith("queens4j " + command + ": interrupted\nexit code: 130\n");
            assertThat(all).doesNotContain("^Cqueens4j");
        }
    }

    @Test
    void theResultStandsAlone() throws Exception {
        try (Pty terminal = run("count 14 --engine array")) {
            assertThat(left(terminal.end())).isEqualTo("365596\nexit code: 0\n");
        }
    }

    @Test
    void aKilledSecondJvmLeavesNoHalfLine() throws Exception {
        assumeThat(Path.of("/usr/bin/pkill")).exists();
        assumeThat(ModuleFinder.ofSystem().find(KernelOption.MODULE)).isPresent();
        try (Pty terminal = run("count 24 & sleep 8; pkill -9 -P $!; wait $!")) {
            String all = terminal.end();
            assertThat(all).contains(CLEAR + "queens4j count: the second JVM, started for the vectors, was killed");
        }
    }

    @Test
    void puzzlesAreColouredWhereThatIsWanted() throws Exception {
        String command = "unset NO_COLOR; " + Pty.queens4j(COLUMNS) + "region new 6 --seed 1";
        String coloured = "\033[30;48;2;";
        try (Pty terminal = new Pty("xterm", command)) {
            assertThat(terminal.end()).contains(coloured);
        }
        for (String plain : List.of(
                command + " | cat",
                command.replace("unset NO_COLOR", "export NO_COLOR=1"),
                command + " --format letters")) {
            try (Pty terminal = new Pty("xterm", plain)) {
                assertThat(terminal.end()).as(plain).doesNotContain(coloured).hasLineCount(6);
            }
        }
    }

    @Test
    void aDumbTerminalIsLeftAlone() throws Exception {
        try (Pty terminal = new Pty("dumb", Pty.queens4j(COLUMNS) + "count 14 --engine array; echo exit code: $?")) {
            assertThat(terminal.end()).isEqualTo("365596\nexit code: 0\n");
        }
    }

    @Test
    void anotherSizeOfTheWindowIsNoticed() throws Exception {
        try (Pty terminal =
                run("count 24 --kernel portable & sleep 4; stty cols 30; sleep 5; kill -TERM $!; wait $!")) {
            String all = terminal.end();
            List<Integer> widths = DRAWN.matcher(all)
                    .results()
                    .map(line -> line.group(1).length())
                    .toList();
            assertThat(widths.get(0)).isGreaterThan(27);
            assertThat(widths.get(widths.size() - 1)).isLessThanOrEqualTo(27);
        }
    }
}
