package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountPlan;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a real terminal, commands say what they do, and clear that before anything else is printed. */
class StatusIT {

    private static final String CLEAR = "\r\033[K";
    private static final String DRAWN_END = "\033[K\033[?7h";
    private static final Pattern DRAWN = Pattern.compile("\r\033\\[\\?7l([^\033]*)" + Pattern.quote(DRAWN_END));
    private static final int COLUMNS = 60;

    @BeforeEach
    void thereAreTerminals() throws Exception {
        Pty.assumeThereAreSome();
    }

    /** With the least priority: most of these search until they are stopped, and other tests run beside them. */
    private static Pty run(String arguments) throws Exception {
        return new Pty(
                "xterm", "renice -n 19 $$ > /dev/null; " + Pty.queens4j(COLUMNS) + arguments + "; echo exit code: $?");
    }

    /** What is on the screen in the end: lines that were drawn and cleared are gone, with the echo of Ctrl-C. */
    private static String left(String all) {
        List<String> drawn =
                DRAWN.matcher(all).results().map(line -> line.group(1)).toList();
        assertThat(drawn).isNotEmpty().allMatch(line -> line.length() <= COLUMNS - 3, "with room for ^C");
        return DRAWN.matcher(all).replaceAll("").replaceAll("^(\\^C)?" + Pattern.quote(CLEAR), "");
    }

    /** All at once, as each begins with two seconds of silence. */
    @Tag("slow")
    @Test
    void ctrlCLeavesOnlyTheMessage() throws Exception {
        // In this order: when stats is waited for, most others have ended.
        Map<String, String> words = new TreeMap<>(Map.ofEntries(
                Map.entry("count 24 --kernel portable --threads 1", "counting n = 24:"),
                Map.entry("count 24", "counting n = 24:"),
                Map.entry("count 18 --engine array", "counting n = 18,"),
                Map.entry("count 24 --queen 0,3 --threads 1", "counting a puzzle with n = 24:"),
                Map.entry("count 24 --estimate --kernel portable --threads 1", "measuring units of n = 24,"),
                Map.entry("solve 20 --limit all > /dev/null", "searching n = 20:"),
                // Its search takes 14 s alone, the one before 1 s: this status stays.
                Map.entry("stats 20 --engine permutation", "searching n = 12 by permutation:"),
                Map.entry("trace 20 > /dev/null", "printing:"),
                Map.entry("tour 8 --engine backtracking --start 3,2", "searching a tour of 8 x 8 by backtracking"),
                Map.entry("unit 27 500000-500009", "counting units of n = 27:")));
        Map<String, Pty> terminals = new HashMap<>();
        try {
            for (String arguments : words.keySet()) {
                terminals.put(arguments, run(arguments));
            }
            for (String arguments : words.keySet()) {
                Pty terminal = terminals.get(arguments);
                String shown = words.get(arguments);
                terminal.await(text -> text.contains(shown) && text.endsWith(DRAWN_END), shown)
                        .type("\003");
            }
            for (String arguments : words.keySet()) {
                String all = terminals.get(arguments).end();
                String command = arguments.substring(0, arguments.indexOf(' '));
                assertThat(left(all)).as(arguments).endsWith("queens4j " + command + ": interrupted\nexit code: 130\n");
                assertThat(all).doesNotContain("^Cqueens4j");
            }
        } finally {
            terminals.values().forEach(Pty::close);
        }
    }

    @Test
    void theResultStandsAloneAndADumbTerminalIsLeftAlone(@TempDir Path folder) throws Exception {
        List<String> lines = CountPlan.of(8).units().stream()
                .map(unit -> unit.call().format())
                .toList();
        Path units = Files.write(folder.resolve("units"), lines);
        Path shown = folder.resolve("shown");
        String input = "(until test -e " + shown + "; do sleep 0.1; done; cat " + units + ") | ";
        String command = Pty.queens4j(COLUMNS, input) + "total 8 -; echo exit code: $?";
        try (Pty dumb = new Pty("dumb", command);
                Pty terminal = new Pty("xterm", command)) {
            terminal.await(text -> text.endsWith(DRAWN_END), "a status");
            Files.createFile(shown);
            assertThat(left(terminal.end())).isEqualTo("92\nexit code: 0\n");
            assertThat(dumb.end()).isEqualTo("92\nexit code: 0\n");
        }
    }

    @Tag("slow")
    @Test
    void puzzlesAreColouredWhereThatIsWanted() throws Exception {
        String command = Pty.queens4j(COLUMNS) + "region new 6 --seed 1";
        String coloured = "\033[30;48;2;";
        String end = "; echo; echo ==; ";
        try (Pty terminal = new Pty(
                "xterm",
                "unset NO_COLOR; " + command + end + command + " | cat" + end + command + " --format letters" + end
                        + "export NO_COLOR=1; " + command)) {
            String[] outputs = terminal.end().split("\n==\n");
            assertThat(outputs).hasSize(4);
            assertThat(outputs[0]).contains(coloured);
            for (int i = 1; i < 4; i++) {
                assertThat(outputs[i].strip()).doesNotContain(coloured).hasLineCount(6);
            }
        }
    }

    @Tag("slow")
    @Test
    void anotherSizeOfTheWindowIsNoticed() throws Exception {
        try (Pty terminal = run("count 24 --kernel portable")) {
            terminal.await(all -> widths(all).stream().anyMatch(width -> width > 24), "wide");
            terminal.resize(27);
            terminal.await(all -> widths(all).get(widths(all).size() - 1) <= 24, "narrow");
        }
    }

    private static List<Integer> widths(String all) {
        return DRAWN.matcher(all).results().map(line -> line.group(1).length()).toList();
    }
}
