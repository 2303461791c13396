package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.Solvers;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {

    @Test
    void printsTheFirstBoardUnderItsNumber() {
        assertThat(Cli.run("solve", "4")).isEqualTo(new Cli.Result(0, """
                1:
                · ♕ · ·
                · · · ♕
                ♕ · · ·
                · · ♕ ·
                """, ""));
    }

    @Test
    void aLimitAboveTheNumberOfBoardsShowsThemAll() {
        String both = """
                1:
                # - Q - -
                # - - - Q
                # Q - - -
                # - - Q -

                2:
                # - - Q -
                # Q - - -
                # - - - Q
                # - Q - -
                """;
        assertThat(Cli.run("solve", "4", "--limit", "9", "--format", "dashes")).isEqualTo(new Cli.Result(0, both, ""));
        assertThat(Cli.run("solve", "4", "--limit", "all", "--format", "DASHES").out())
                .isEqualTo(both);
    }

    @Test
    void listsTakeOneLineEach() {
        assertThat(Cli.run("solve", "4", "--limit", "2", "--format", "list").out())
                .isEqualTo("1: [1, 3, 0, 2]\n2: [2, 0, 3, 1]\n");
        assertThat(Cli.run("solve", "4", "--limit", "2", "--format", "list_one_based")
                        .out())
                .isEqualTo("1: [2, 4, 1, 3]\n2: [3, 1, 4, 2]\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"unicode", "dashes", "grid", "list", "list-one-based"})
    void whatIsPrintedCanBeReadBack(String format) {
        String out = Cli.run("solve", "6", "--limit", "all", "--format", format).out();
        List<Board> boards = Arrays.stream(out.split("(?m)^\\d+:\\s", -1))
                .filter(text -> !text.isBlank())
                .map(text -> Board.parse(text.stripTrailing()))
                .toList();
        assertThat(boards).isEqualTo(Solvers.stream(6).toList());
    }

    @Test
    void svgIsAFileByItself() {
        Cli.Result result = Cli.run("solve", "8", "--format", "svg");
        assertThat(result.out()).startsWith("<").contains("<svg").endsWith("</svg>\n");
        assertThat(result.exitCode()).isZero();
    }

    @Test
    void allBoardsAreNumberedFromOne() {
        List<String> numbers = Cli.run("solve", "8", "--limit", "100", "--format", "list")
                .out()
                .lines()
                .map(line -> line.substring(0, line.indexOf(':')))
                .toList();
        assertThat(numbers)
                .isEqualTo(
                        IntStream.rangeClosed(1, 92).mapToObj(Integer::toString).toList());
    }

    @Test
    void noSolutionIsAMessageAndAnExitCode() {
        assertThat(Cli.run("solve", "3")).isEqualTo(new Cli.Result(1, "", "there is no solution for n = 3\n"));
        assertThat(Cli.run("solve", "2", "--engine", "permutation").exitCode()).isEqualTo(1);
        assertThat(Cli.run("solve", "4", "--queen", "0,0"))
                .isEqualTo(new Cli.Result(1, "", "there is no solution for this puzzle\n"));
    }

    @Test
    void theEmptyBoardIsASolution() {
        assertThat(Cli.run("solve", "0", "--format", "list")).isEqualTo(new Cli.Result(0, "1: []\n", ""));
    }

    @Test
    void puzzlesKeepTheirQueensAndSquares() {
        String out = Cli.run(
                        "solve",
                        "8",
                        "--queen",
                        "0,3",
                        "--blocked",
                        "1,0",
                        "--blocked",
                        "1,5",
                        "--limit",
                        "all",
                        "--format",
                        "list")
                .out();
        List<Board> expected = Solvers.stream(8)
                .filter(board -> board.column(0) == 3 && board.column(1) != 0 && board.column(1) != 5)
                .toList();
        assertThat(out.lines().map(line -> Board.parse(line.substring(line.indexOf('[')))))
                .isEqualTo(expected);
        assertThat(expected).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"permutation", "check", "array", "iterative", "bitmask"})
    void everyEngineFindsTheSameBoards(String engine) {
        assertThat(Cli.run("solve", "7", "--limit", "all", "--engine", engine))
                .isEqualTo(Cli.run("solve", "7", "--limit", "all"));
    }
}
