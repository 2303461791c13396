package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.count.BoardSampler;
import io.github.queens4j.picture.SvgDocument;
import io.github.queens4j.search.Require;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {

    @Test
    void aLimitAboveTheNumberOfBoardsShowsThemAll() {
        String both = Solvers.stream(4)
                .map(board -> board.format(BoardFormat.DASHES) + "\n")
                .collect(Collectors.joining("\n"));
        Cli.assertPrints(both, "solve 4 --limit 9 --format dashes");
        Cli.assertPrints(both, "solve 4 --limit all --format DASHES");
        Cli.assertPrints("[]\n", "solve 0 --format list");
    }

    @ParameterizedTest
    @EnumSource
    void whatIsPrintedIsAPuzzleAgain(BoardFormat format, @TempDir Path folder) throws Exception {
        String as = " --format " + Require.nameOf(format);
        String one = Cli.line("solve 8" + as).out();
        Cli.assertPrints(one, "solve --puzzle " + Files.writeString(folder.resolve("one"), one) + as);
        if (format != BoardFormat.SVG) {
            String all = Cli.line("solve 6 --limit all" + as).out();
            assertThat(Board.parseAll(all)).isEqualTo(Solvers.stream(6).toList());
        }
    }

    @ParameterizedTest
    @EnumSource
    void onlyDrawingsHaveALargestSize(BoardFormat format) {
        assumeThat(format).isNotEqualTo(BoardFormat.SVG);
        boolean isDrawing = format.maxSize() < 20_001;
        Cli.Result result = Cli.run("solve", "20001", "--format", Require.nameOf(format));
        assertThat(result.exitCode()).isEqualTo(isDrawing ? 2 : 0);
        assertThat(result.out().isEmpty()).isEqualTo(isDrawing);
    }

    @Test
    void uniformBoardsAreThoseOfTheSampler() {
        BoardSampler sampler = BoardSampler.of(8).orElseThrow();
        SplittableRandom random = new SplittableRandom(5);
        assertThat(boards("solve 8 --random --uniform --seed 5 --count 3"))
                .containsExactly(sampler.next(random), sampler.next(random), sampler.next(random));
        assertThat(Cli.line("solve 3 --random --uniform").exitCode()).isEqualTo(1);
    }

    @Test
    void solutionsOfPuzzlesAreDrawnUniformlyToo() {
        Cli.Result drawn = Cli.line("solve 10 --rule amazons --random --uniform --count 80 --format list");
        assertThat(drawn.out().lines().distinct())
                .as("4 boards of 10 amazons, each missed with 1e-10")
                .hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({
        "solve 6 --limit all, 4, 4 solutions for n = 6", "solve 6 --limit 9, 4, 4 solutions for n = 6",
        "solve 6 --limit 3, 3, 3 solutions for n = 6", "solve 8 --limit 1, 1, 1 solution for n = 8",
        "solve 8 --queen 0:3, 1, 1 solution for a puzzle with n = 8",
                "solve 6 --queen 0:2 --limit all, 1, 1 solution for a puzzle with n = 6",
        "solve 10 --limit all --engine array, 724, ''", "solve 8, 1, 1 solution for n = 8",
        "solve 20, 1, 1 solution for n = 20", "solve 1 --fundamental, 1, The fundamental solution for n = 1",
        "solve 8 --fundamental --limit 3, 3, 3 fundamental solutions for n = 8",
                "solve 7 --rule toroidal --limit all, 28, '28 solutions for n = 7, rule toroidal'",
        "solve 8 --random --count 3 --seed 1, 3, 3 random solutions for n = 8"
    })
    void thePageHasTheBoardsThatArePrinted(String command, int boards, String title, @TempDir Path folder)
            throws Exception {
        Path file = folder.resolve("page.svg");
        String line = command.replace(':', ',');
        Cli.Result result = Cli.line(line + " --svg " + file);
        if (boards > 500) {
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(file).doesNotExist();
            return;
        }
        assertThat(result.out()).isEqualTo(Cli.line(line).out());
        SvgDocument page = SvgDocument.of(Files.readString(file));
        assertThat(page.title()).isEqualTo(title);
        assertThat(page.withClass("queens4j-board")).hasSize(boards);
    }

    @Test
    void fundamentalSolutionsAreOneOfEachOrbit() {
        List<Board> all = boards("solve 8 --fundamental");
        assertThat(all).isEqualTo(Solvers.streamFundamental(8).toList()).hasSize(12);
        assertThat(boards("solve 8 --fundamental --limit 5")).isEqualTo(all.subList(0, 5));
        assertThat(boards("solve 8 --fundamental --limit all --engine check")).isEqualTo(all);
        assertThat(Cli.line("solve 3 --fundamental").exitCode()).isEqualTo(1);
    }

    /** A search from row to row takes minutes. */
    @Test
    void theFirstOneIsProven() {
        List<Board> first = boards("solve 30 --limit 1");
        assertThat(first).containsExactly(Solvers.first(30).orElseThrow());
        assertThat(boards("solve 30 --fundamental --limit 1")).isEqualTo(first);
        assertThat(Cli.line("solve 3 --limit 1").exitCode()).isEqualTo(1);
    }

    private static List<Board> boards(String line) {
        Cli.Result result = Cli.line(line + " --format list");
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        return result.out().lines().map(Board::parse).toList();
    }

    @Test
    void randomBoardsAreThoseOfTheirSeed() {
        List<Board> drawn = boards("solve 12 --random --count 5 --seed 7");
        assertThat(drawn).hasSize(5).allMatch(Board::isSolution);
        assertThat(drawn.stream().distinct().count()).isGreaterThan(1);
        assertThat(boards("solve 12 --random --count 5 --seed 7")).isEqualTo(drawn);
        assertThat(boards("solve 12 --random --count 5 --seed 8")).isNotEqualTo(drawn);
        assertThat(boards("solve 8 --random --seed -1 --queen 0,3")).allMatch(board -> board.column(0) == 3);
        assertThat(Cli.line("solve 3 --random --count 5").exitCode()).isEqualTo(1);
    }

    @Test
    void aSeedThatNobodyChoseIsTold() {
        Cli.Result drawn = Cli.line("solve 12 --random");
        assertThat(drawn.exitCode()).isZero();
        assertThat(drawn.err()).matches("--seed [1-9][0-9]*\n");
        Cli.assertPrints(drawn.out(), "solve 12 --random " + drawn.err().strip());
    }

    @ParameterizedTest
    @CsvSource({"toroidal, 5, 10", "toroidal, 7, 28", "amazons, 10, 4", "non-touching, 6, 90", "queens, 6, 4"})
    void everyRuleIsTaken(String rule, int n, int boards) {
        String puzzle = n + " --rule " + rule;
        List<Board> all = boards("solve --limit all " + puzzle);
        assertThat(all).hasSize(boards).allMatch(board -> board.isSolution(Rule.named(rule)));
        assertThat(boards("solve " + puzzle)).hasSize(1).allMatch(all::contains);
        assertThat(boards("solve --random --seed 1 " + puzzle)).hasSize(1).allMatch(all::contains);
        Cli.assertPrints(boards + "\n", "count " + puzzle);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[3, -, -, -, -, -, -, -]", "· · · ♕ · · · ·\n× · · · · × · ·"})
    void puzzlesComeFromFiles(String start, @TempDir Path folder) throws Exception {
        String drawn = start.startsWith("[") ? start : start + "\n· · · · · · · ·".repeat(6);
        Path file = Files.writeString(folder.resolve("puzzle.txt"), drawn + "\n");
        String blocked = start.contains("×") ? " --blocked 1,0 --blocked 1,5" : "";
        List<Board> expected = Solvers.stream(8)
                .filter(board -> board.column(0) == 3 && !blocked.contains("1," + board.column(1)))
                .toList();
        assertThat(boards("solve 8 --queen 0,3 --limit all" + blocked)).isEqualTo(expected);
        assertThat(boards("solve --limit all --puzzle " + file)).isEqualTo(expected);
        assertThat(Cli.line("count 8 --puzzle " + file).out()).isEqualTo(expected.size() + "\n");
        String message = "N, the first number, is 9, but --puzzle " + file + " has a board of size 8";
        Cli.assertLineRefused(message, "solve 9 --puzzle " + file);
    }

    @Test
    void withoutASolutionNoFileIsWritten(@TempDir Path folder) {
        Path file = folder.resolve("none.svg");
        for (String puzzle : List.of("2", "3", "4 --queen 0,0")) {
            assertThat(Cli.line("solve --svg " + file + " " + puzzle).exitCode())
                    .isEqualTo(1);
        }
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource({"unicode, true", "grid, true", "dots, false", "dashes, false"})
    void severalAreNumberedInTheFormatsForEyes(String format, boolean isNumbered) {
        List<String> boards = Solvers.stream(6)
                .limit(3)
                .map(board -> board.format(BoardFormat.named(format)))
                .toList();
        String expected = IntStream.range(0, 3)
                .mapToObj(i -> (isNumbered ? i + 1 + ":\n" : "") + boards.get(i) + "\n")
                .collect(Collectors.joining("\n"));
        Cli.assertPrints(expected, "solve 6 --limit 3 --format " + format);
        Cli.assertPrints(boards.get(0) + "\n", "solve 6 --limit 1 --format " + format);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3|n = 3",
                "2 --engine permutation|n = 2",
                "4 --queen 0,0|this puzzle",
                "6 --rule toroidal|n = 6, rule toroidal"
            })
    void noSolutionIsAMessageAndAnExitCode(String puzzle, String named) {
        assertThat(Cli.line("solve " + puzzle))
                .isEqualTo(new Cli.Result(1, "", "queens4j solve: there is no solution for " + named + "\n"));
    }
}
