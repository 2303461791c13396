package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Snippets;
import io.github.queens4j.count.CountPlan;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README does not rot: its code compiles, runs and gives what it says; its commands print what it shows. */
class ReadmeTest {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");

    private static String readme;

    @TempDir
    private Path folder;

    @BeforeAll
    static void read() throws Exception {
        readme = Files.readString(Path.of("README.md"));
    }

    private static List<String> blocks(String language) {
        return BLOCK.matcher(readme)
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    @Test
    void theCodeKeepsItsPromises() throws Exception {
        List<String> blocks = blocks("java");
        assertThat(blocks).hasSizeGreaterThan(8);
        assertThat(readme.split("// => ", -1)).hasSizeGreaterThan(20);
        Snippets.run("the README", blocks, folder);
    }

    @Test
    void theCommandsPrintWhatIsShown() {
        String console = String.join("", blocks("console"));
        List<MatchResult> commands = Pattern.compile("(?ms)^\\$ queens4j ([^\\n]*)\\n(.*?)(?=^\\$|\\z)")
                .matcher(console)
                .results()
                .toList();
        assertThat(commands).hasSizeGreaterThan(3);
        for (MatchResult command : commands) {
            assertThat(Cli.run(command.group(1).split(" ", -1)).out())
                    .as(command.group(1))
                    .isEqualTo(command.group(2));
        }
    }

    @Test
    void itBeginsWithTheTwoCommands() {
        assertThat(blocks("sh").get(0).lines().map(line -> line.replaceFirst(" *#.*", "")))
                .containsExactly("mvn -q compile exec:java -Dexec.args=\"solve 8\"", "mvn -B -ntp verify");
    }

    @Test
    void theVersionIsTheLastReleaseOrTheFirstToCome() throws Exception {
        Matcher project = Pattern.compile("<version>([^<]*)</version>").matcher(Files.readString(Path.of("pom.xml")));
        Matcher release =
                Pattern.compile("(?m)^## \\[([0-9][^]]*)]").matcher(Files.readString(Path.of("CHANGELOG.md")));
        assertThat(project.find()).isTrue();
        String version = release.find() ? release.group(1) : project.group(1);
        assertThat(readme).contains("<version>" + version + "</version>", version + "-cli.jar");
    }

    @Test
    void programsThatItShowsAreThoseOfTheConsumers() throws Exception {
        Path first = Path.of("src/it/first-program");
        assertThat(blocks("text")).contains(Files.readString(first.resolve("src/main/java/Queens.java")));
        String pom = Files.readString(first.resolve("pom.xml"));
        assertThat(blocks("xml").stream()
                        .map(block -> block.replaceAll("<version>[0-9][^<]+<", "<version>@project.version@<")))
                .contains(pom);
    }

    @Test
    void theUnitsOfItsExampleAreAll() {
        List<Integer> bounds = Pattern.compile("unit 22 (\\d+)-(\\d+)")
                .matcher(readme)
                .results()
                .flatMap(range -> Stream.of(Integer.valueOf(range.group(1)), Integer.valueOf(range.group(2))))
                .toList();
        int units = CountPlan.of(22).units().size();
        assertThat(bounds).containsExactly(0, bounds.get(1), bounds.get(1) + 1, units - 1);
    }

    @Test
    void filesThatItNamesExist() {
        assertThat(Stream.of("LICENSE", "src/jmh", ".ci/run", "CHANGELOG.md")).allSatisfy(name -> {
            assertThat(Path.of(name)).exists();
        });
    }
}
