package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code --format json} prints is JSON, and has the members that its table has. */
class JsonOutputTest {

    private static final String PUZZLE = "starbattle/6/6/1/4ilbhgdnmhou";
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (.*) \\| (.*) \\|$");
    private static final Pattern WORD = Pattern.compile("`([^`]*)`");

    @TempDir
    private Path folder;

    private List<Map<String, Object>> objects(String command) {
        String line = command.replace("PUZZLE", PUZZLE).replace("FILE", folder + "/units");
        Cli.Result result = Cli.line(line + " --format json");
        assertThat(result.exitCode()).as(result.err()).isZero();
        return result.out().lines().map(JsonText::object).toList();
    }

    static List<List<List<String>>> table() throws IOException {
        String page = Files.readString(Path.of("src/docs/command-line.md"));
        String chapter = page.replaceFirst("(?s)^.*\\n## JSON\\n", "").replaceFirst("(?s)\\n## .*", "");
        return ROW.matcher(chapter)
                .results()
                .skip(1)
                .map(row -> List.of(words(row.group(1)), words(row.group(2))))
                .filter(row -> !row.get(0).isEmpty())
                .toList();
    }

    private static List<String> words(String cell) {
        return WORD.matcher(cell).results().map(word -> word.group(1)).toList();
    }

    /** Names of members, and words that are values. */
    private static Stream<String> names(Object value) {
        if (value instanceof Map<?, ?> members) {
            return members.entrySet().stream()
                    .flatMap(member -> Stream.concat(Stream.of((String) member.getKey()), names(member.getValue())));
        }
        return value instanceof Collection<?> elements ? elements.stream().flatMap(JsonOutputTest::names) : Stream.of();
    }

    @Test
    void theTableHasEveryCommandWithJson() throws Exception {
        Set<String> commands = table().stream()
                .flatMap(row -> row.get(0).stream())
                .map(command -> command.replaceFirst(" [0-9P].*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(Cli.commandsWith("--format")).containsExactlyInAnyOrderElementsOf(commands);
    }

    @ParameterizedTest
    @MethodSource("table")
    void membersAreThoseOfTheTable(List<List<String>> row) throws IOException {
        int last = CountPlan.of(8).units().size() - 1;
        Files.writeString(folder.resolve("units"), Cli.line("unit 8 0-" + last).out());
        Set<String> printed = row.get(0).stream()
                .flatMap(command -> objects(command).stream())
                .flatMap(JsonOutputTest::names)
                .collect(Collectors.toCollection(TreeSet::new));
        // What is no member is a value, an option or the member of another option.
        assertThat(row.get(1)).containsAll(printed);
        Set<String> other = new TreeSet<>(row.get(1));
        other.removeAll(printed);
        String[] values = {
            "place", "promising", "pruned", "reject",
            "remove", "solution", "permutation", "candidate",
            "complete", "stopped", "--fundamental", "fundamental",
            "half turn", "none", "quarter turn", "reflection"
        };
        assertThat(other).isSubsetOf(values);
    }

    @Test
    @SuppressWarnings("unchecked")
    void squaresOfATreeAndAStepAreColumnsRowByRow() {
        assertThat(objects("trace 4").stream()
                        .filter(step -> "solution".equals(step.get("step")))
                        .map(step -> step.get("columns")))
                .containsExactly(List.of(1.0, 3.0, 0.0, 2.0), List.of(2.0, 0.0, 3.0, 1.0));
        Map<String, Object> root =
                (Map<String, Object>) objects("tree 4").get(0).get("tree");
        assertThat(root).containsEntry("columns", List.of());
        assertThat((List<Map<String, Object>>) root.get("children"))
                .extracting(child -> child.get("columns"))
                .containsExactly(List.of(0.0), List.of(1.0), List.of(2.0), List.of(3.0));
    }

    @Test
    void whatWasConvertedIsReadAndStillHasItsSolution() throws Exception {
        String json = Cli.line("region new 7 --seed 2 --format json").out();
        Path file = Files.writeString(folder.resolve("puzzle.json"), json);
        Cli.assertPrints(json, "region convert --format json " + file);
        Board solution = Solvers.first(Regions.parse(json).puzzle()).orElseThrow();
        assertThat(json.replace(" ", ""))
                .contains("\"solution\":" + solution.toString().replace(" ", ""));
        String many = "{\"regions\": [[0, 0, 0], [1, 1, 1], [2, 2, 2]]}";
        assertThat(Cli.run("region", "convert", many, "--format", "json").out()).isEqualTo(many + "\n");
    }

    @Test
    void aPuzzleIsOneObjectForAllCommands() throws Exception {
        Puzzle puzzle = Puzzle.ofSize(7).withRule(Rule.TOROIDAL).withQueen(0, 3).withBlocked(4, 4);
        Path file = Files.writeString(folder.resolve("puzzle.json"), puzzle.format(BoardFormat.JSON));
        Cli.Result counted = Cli.line("count --format json --puzzle " + file);
        assertThat(counted).isEqualTo(Cli.line("count 7 --rule toroidal --queen 0,3 --blocked 4,4 --format json"));
        assertThat(counted.out()).startsWith(puzzle.format(BoardFormat.JSON).replace("}", ", \"count\": "));
        String solved = Cli.line("solve --puzzle " + file + " --format list").out();
        assertThat(puzzle.isSolution(Board.parse(solved))).isTrue();
        Cli.assertLineRefused("--rule is amazons, but --puzzle", "count --rule amazons --puzzle " + file);
        RegionPuzzle regions = RegionGenerator.ofSize(6).seed(1).generate();
        Files.writeString(file, regions.regions().puzzle().format(BoardFormat.JSON));
        assertThat(Cli.line("count --puzzle " + file).out()).isEqualTo("1\n");
        assertThat(Cli.line("region check " + file).out()).contains("1 solution");
        Files.writeString(file, regions.format(RegionFormat.JSON));
        assertThat(Cli.line("solve --format list --puzzle " + file).out()).isEqualTo(regions.solution() + "\n");
    }
}
