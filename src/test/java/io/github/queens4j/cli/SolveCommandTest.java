package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.count.BoardSampler;
import io.github.queens4j.picture.SvgDocument;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {

    @Test
    void aLimitAboveTheNumberOfBoardsShowsThemAll() {
        String both = """
                # - Q - -
                # - - - Q
                # Q - - -
                # - - Q -

                # - - Q -
                # Q - - -
                # - - - Q
                # - Q - -
                """;
        assertThat(Cli.run("solve", "4", "--limit", "9", "--format", "dashes")).isEqualTo(new Cli.Result(0, both, ""));
        assertThat(Cli.run("solve", "4", "--limit", "all", "--format", "DASHES").out())
                .isEqualTo(both);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsPrintedIsAPuzzleAgain(BoardFormat format, @TempDir Path folder) throws Exception {
        String one = Cli.run("solve", "8", "--format", Choices.name(format)).out();
        Path file = Files.writeString(folder.resolve("one"), one);
        assertThat(Cli.run("solve", "--puzzle", file.toString(), "--format", Choices.name(format)))
                .isEqualTo(new Cli.Result(0, one, ""));
        if (format != BoardFormat.SVG) {
            String all = Cli.run("solve", "6", "--limit", "all", "--format", Choices.name(format))
                    .out();
            assertThat(Board.parseAll(all)).isEqualTo(Solvers.stream(6).toList());
        }
    }

    @ParameterizedTest
    @EnumSource
    void onlyDrawingsHaveALargestSize(BoardFormat format) {
        assumeThat(format).isNotEqualTo(BoardFormat.SVG);
        boolean isDrawing = format.maxSize() < 20_001;
        Cli.Result result = Cli.run("solve", "20001", "--format", Choices.name(format));
        assertThat(result.exitCode()).isEqualTo(isDrawing ? 2 : 0);
        assertThat(result.out().isEmpty()).isEqualTo(isDrawing);
    }

    @Test
    void uniformBoardsAreThoseOfTheSampler() {
        Cli.Result drawn =
                Cli.run("solve", "8", "--random", "--uniform", "--seed", "5", "--count", "3", "--format", "list");
        BoardSampler sampler = BoardSampler.of(8);
        SplittableRandom random = new SplittableRandom(5);
        assertThat(drawn.out())
                .isEqualTo(IntStream.rangeClosed(1, 3)
                        .mapToObj(number -> sampler.next(random) + "\n")
                        .collect(Collectors.joining()));
        assertThat(Cli.run("solve", "3", "--random", "--uniform").exitCode()).isEqualTo(1);
    }

    @Test
    void solutionsOfPuzzlesAreDrawnUniformlyToo() {
        Cli.Result drawn = Cli.line("solve 10 --rule amazons --random --uniform --count 80 --format list");
        assertThat(drawn.out().lines().distinct())
                .as("4 boards of 10 amazons, each missed with 1e-10")
                .hasSize(4);
    }

    @Test
    void thePageOfAnEmptyBoardIsFundamental(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("f.svg");
        Cli.Result result = Cli.run("solve", "8", "--fundamental", "--format", "list", "--svg", file.toString());
        assertThat(result.exitCode()).isZero();
        List<Board> printed = result.out().lines().map(Board::parse).toList();
        assertThat(printed).hasSize(12).allMatch(board -> board.equals(board.canonical()));
        assertThat(printed.stream().mapToInt(Board::orbitSize).sum()).isEqualTo(92);
        SvgDocument page = SvgDocument.of(Files.readString(file));
        assertThat(page.withClass("queens4j-board").stream().map(SvgDocument::titleOf))
                .isEqualTo(IntStream.range(0, 12)
                        .mapToObj(i -> i + 1 + ": " + printed.get(i) + ", orbit of "
                                + printed.get(i).orbitSize())
                        .toList());
        assertThat(Cli.line("solve 8 --fundamental --force --engine check --format list --svg " + file))
                .isEqualTo(result);
    }

    @ParameterizedTest
    @CsvSource({
        "solve 6 --limit all, 4, 4 solutions for n = 6",
        "solve 6 --limit 9, 4, 4 solutions for n = 6",
        "solve 6 --limit 3, 3, 3 solutions for n = 6",
        "solve 8 --limit 1, 1, 1 solution for n = 8",
        "solve 8 --queen 0:3, 1, 1 solution for a puzzle with n = 8",
        "solve 6 --queen 0:2 --limit all, 1, 1 solution for a puzzle with n = 6",
        "solve 10 --limit all --engine array, 724, ''",
        "solve 8, 1, 1 solution for n = 8",
        "solve 20, 1, 1 solution for n = 20",
        "solve 1 --fundamental, 1, The fundamental solution for n = 1",
        "solve 8 --fundamental --limit 3, 3, 3 fundamental solutions for n = 8",
        "solve 7 --rule toroidal --limit all, 28, '28 solutions for n = 7, rule toroidal'",
        "solve 8 --random --count 3 --seed 1, 3, 3 random solutions for n = 8"
    })
    void thePageHasTheBoardsThatArePrinted(String command, int boards, String title, @TempDir Path folder)
            throws Exception {
        Path file = folder.resolve("page.svg");
        String[] args = (command.replace(':', ',') + " --svg " + file).split(" ", -1);
        Cli.Result result = Cli.run(args);
        if (boards > 500) {
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(file).doesNotExist();
            return;
        }
        assertThat(result.out())
                .isEqualTo(Cli.run(command.replace(':', ',').split(" ", -1)).out());
        SvgDocument page = SvgDocument.of(Files.readString(file));
        assertThat(page.title()).isEqualTo(title);
        assertThat(page.withClass("queens4j-board")).hasSize(boards);
    }

    @Test
    void fundamentalSolutionsAreOneOfEachOrbit() {
        List<Board> all = boards("solve", "8", "--fundamental");
        assertThat(all).isEqualTo(Solvers.streamFundamental(8).toList()).hasSize(12);
        assertThat(boards("solve", "8", "--fundamental", "--limit", "5")).isEqualTo(all.subList(0, 5));
        assertThat(boards("solve", "8", "--fundamental", "--limit", "all", "--engine", "check"))
                .isEqualTo(all);
        assertThat(Cli.run("solve", "3", "--fundamental").exitCode()).isEqualTo(1);
    }

    /** A search from row to row takes minutes. */
    @Test
    void theFirstOneIsProven() {
        List<Board> first = boards("solve", "35", "--limit", "1");
        assertThat(first).containsExactly(Solvers.first(35).orElseThrow());
        assertThat(boards("solve", "35", "--fundamental", "--limit", "1")).isEqualTo(first);
        assertThat(Cli.run("solve", "3", "--limit", "1").exitCode()).isEqualTo(1);
    }

    private static List<Board> boards(String... args) {
        String[] list =
                Stream.concat(Stream.of(args), Stream.of("--format", "list")).toArray(String[]::new);
        Cli.Result result = Cli.run(list);
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        return result.out().lines().map(Board::parse).toList();
    }

    @Test
    void randomBoardsAreThoseOfTheirSeed() {
        List<Board> drawn = boards("solve", "12", "--random", "--count", "5", "--seed", "7");
        assertThat(drawn).hasSize(5).allMatch(Board::isSolution);
        assertThat(drawn.stream().distinct().count()).isGreaterThan(1);
        assertThat(boards("solve", "12", "--random", "--count", "5", "--seed", "7"))
                .isEqualTo(drawn);
        assertThat(boards("solve", "12", "--random", "--count", "5", "--seed", "8"))
                .isNotEqualTo(drawn);
        assertThat(boards("solve", "8", "--random", "--seed", "-1", "--queen", "0,3")
                        .get(0)
                        .column(0))
                .isEqualTo(3);
        assertThat(Cli.run("solve", "3", "--random", "--count", "5").exitCode()).isEqualTo(1);
    }

    @Test
    void aSeedThatNobodyChoseIsTold() {
        Cli.Result drawn = Cli.run("solve", "12", "--random", "--format", "list");
        assertThat(drawn.exitCode()).isZero();
        assertThat(drawn.err()).matches("--seed [1-9][0-9]*\n");
        String seed = drawn.err().strip().split(" ", -1)[1];
        assertThat(Cli.line("solve 12 --random --format list --seed " + seed).out())
                .isEqualTo(drawn.out());
    }

    @ParameterizedTest
    @CsvSource({"toroidal, 5, 10", "toroidal, 7, 28", "amazons, 10, 4", "non-touching, 6, 90", "queens, 6, 4"})
    void everyRuleIsTaken(String rule, int n, int boards) {
        List<Board> all = boards("solve", Integer.toString(n), "--rule", rule, "--limit", "all");
        assertThat(all).hasSize(boards).allMatch(board -> board.isSolution(Rule.named(rule)));
        assertThat(boards("solve", Integer.toString(n), "--rule", rule))
                .hasSize(1)
                .allMatch(all::contains);
        assertThat(boards("solve", Integer.toString(n), "--rule", rule, "--random", "--seed", "1"))
                .hasSize(1)
                .allMatch(all::contains);
        assertThat(Cli.run("count", Integer.toString(n), "--rule", rule).out()).isEqualTo(boards + "\n");
    }

    @Test
    void aRuleWithoutASolutionIsNamed() {
        assertThat(Cli.run("solve", "6", "--rule", "toroidal"))
                .isEqualTo(new Cli.Result(1, "", "queens4j solve: there is no solution for n = 6, rule toroidal\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[3, -, -, -, -, -, -, -]", "· · · ♕ · · · ·\n· · · · · × · ·"})
    void puzzlesComeFromFiles(String start, @TempDir Path folder) throws Exception {
        String drawn = start.startsWith("[") ? start : start + "\n· · · · · · · ·".repeat(6);
        Path file = Files.writeString(folder.resolve("puzzle.txt"), drawn + "\n");
        String squares = start.contains("×") ? "8 --queen 0,3 --blocked 1,5" : "8 --queen 0,3";
        List<Board> expected = boards(("solve " + squares + " --limit all").split(" ", -1));
        assertThat(boards("solve", "--puzzle", file.toString(), "--limit", "all"))
                .isEqualTo(expected);
        assertThat(Cli.run("count", "8", "--puzzle", file.toString()).out()).isEqualTo(expected.size() + "\n");
        assertThat(Cli.run("solve", "9", "--puzzle", file.toString()).err())
                .contains("N, the first number, is 9, but --puzzle " + file + " has a board of size 8");
    }

    @Test
    void withoutASolutionNoFileIsWritten(@TempDir Path folder) {
        Path file = folder.resolve("none.svg");
        for (String n : List.of("2", "3")) {
            assertThat(Cli.run("solve", n, "--svg", file.toString()))
                    .isEqualTo(new Cli.Result(1, "", "queens4j solve: there is no solution for n = " + n + "\n"));
        }
        assertThat(Cli.line("solve 4 --queen 0,0 --svg " + file).exitCode()).isEqualTo(1);
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource({"unicode, true", "grid, true", "dots, false", "dashes, false"})
    void severalAreNumberedInTheFormatsForEyes(String format, boolean isNumbered) {
        String out = Cli.run("solve", "6", "--limit", "3", "--format", format).out();
        List<String> boards = Solvers.stream(6)
                .limit(3)
                .map(board -> board.format(BoardFormat.valueOf(format.toUpperCase(Locale.ROOT))))
                .toList();
        String expected = IntStream.range(0, 3)
                .mapToObj(i -> (isNumbered ? i + 1 + ":\n" : "") + boards.get(i) + "\n")
                .collect(Collectors.joining("\n"));
        assertThat(out).isEqualTo(expected);
        assertThat(Cli.run("solve", "6", "--limit", "1", "--format", format).out())
                .isEqualTo(boards.get(0) + "\n");
    }

    @Test
    void noSolutionIsAMessageAndAnExitCode() {
        assertThat(Cli.run("solve", "3"))
                .isEqualTo(new Cli.Result(1, "", "queens4j solve: there is no solution for n = 3\n"));
        assertThat(Cli.run("solve", "2", "--engine", "permutation").exitCode()).isEqualTo(1);
        assertThat(Cli.run("solve", "4", "--queen", "0,0"))
                .isEqualTo(new Cli.Result(1, "", "queens4j solve: there is no solution for this puzzle\n"));
    }

    @Test
    void puzzlesKeepTheirQueensAndSquares() {
        String out = Cli.line("solve 8 --queen 0,3 --blocked 1,0 --blocked 1,5 --limit all --format list")
                .out();
        List<Board> expected = Solvers.stream(8)
                .filter(board -> board.column(0) == 3 && board.column(1) != 0 && board.column(1) != 5)
                .toList();
        assertThat(out.lines().map(Board::parse)).isEqualTo(expected);
        assertThat(expected).isNotEmpty();
    }

    @Test
    void theEmptyBoardIsASolution() {
        assertThat(Cli.run("solve", "0", "--format", "list")).isEqualTo(new Cli.Result(0, "[]\n", ""));
    }
}
