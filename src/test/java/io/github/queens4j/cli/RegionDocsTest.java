package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Snippets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page about region puzzles does not rot: its code gives what it says, its commands print what it shows. */
class RegionDocsTest {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");

    private static String page;

    @TempDir
    private Path folder;

    @BeforeAll
    static void read() throws Exception {
        page = Files.readString(Path.of("src/docs/regions.md"));
    }

    private static List<String> blocks(String language) {
        return BLOCK.matcher(page)
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    @Test
    void theCodeKeepsItsPromises() throws Exception {
        assertThat(blocks("java")).hasSizeGreaterThan(3);
        assertThat(page.split("// => ", -1)).hasSizeGreaterThan(9);
        Snippets.run("regions.md", blocks("java"), folder);
    }

    @Test
    void theCommandsPrintWhatIsShown() {
        List<MatchResult> commands = Pattern.compile("(?ms)^\\$ queens4j ([^\\n]*)\\n(.*?)(?=^\\$|\\z)")
                .matcher(String.join("", blocks("console")))
                .results()
                .toList();
        assertThat(commands).hasSizeGreaterThan(3);
        for (MatchResult command : commands) {
            assertThat(Cli.run(command.group(1).split(" ", -1)).out())
                    .as(command.group(1))
                    .isEqualTo(command.group(2));
        }
    }
}
