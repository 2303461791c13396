package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.tour.Tour;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class TourCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return new CommandLine(new TourCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    /** The board, without the line of moves tried. */
    private Tour printed() {
        String text = out.toString();
        return Tour.parse(text.substring(0, text.indexOf("moves tried")));
    }

    @Test
    void printsTheTextbooksTour() {
        assertThat(run("5")).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        " 1  4  9 18 21",
                        "10 17 20  3  8",
                        " 5  2 13 22 19",
                        "16 11 24  7 14",
                        "25  6 15 12 23",
                        "moves tried: 27992");
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4", "4x4", "2x9", "3x5"})
    void saysThatThereIsNone(String board) {
        assertThat(run(board)).isEqualTo(1);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("There is no such tour (moves tried: ");
    }

    @ParameterizedTest
    @CsvSource({"8, 8, 8", "3x7, 3, 7", "5X12, 5, 12", "1, 1, 1", "60, 60, 60"})
    void printsTours(String board, int rows, int columns) {
        assertThat(run(board)).isZero();
        assertThat(printed().isValid()).isTrue();
        assertThat(printed().rows()).isEqualTo(rows);
        assertThat(printed().columns()).isEqualTo(columns);
        assertThat(out.toString().lines().reduce((a, b) -> b).orElseThrow()).matches("moves tried: \\d+");
    }

    @ParameterizedTest
    @CsvSource({"backtracking", "warnsdorff", "constructive", "auto"})
    void takesStartAndMethod(String method) {
        assertThat(run("5x6", "--start", "2,3", "--method", method)).isZero();
        assertThat(printed().isValid()).isTrue();
        assertThat(printed().moveNumbers()[2][3]).isEqualTo(1);
    }

    @Test
    void printsClosedTours() {
        assertThat(run("8", "--closed", "--start=4,4")).isZero();
        assertThat(printed().isClosed()).isTrue();
        assertThat(printed().moveNumbers()[4][4]).isEqualTo(1);
        assertThat(run("7", "--closed")).isEqualTo(1);
    }

    @Test
    void aLimitIsNotTakenForNone() {
        assertThat(run("8", "--method", "backtracking", "--limit", "1000")).isEqualTo(3);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString())
                .contains("The limit of 1000 moves is reached")
                .contains("there may be one");
    }

    @Test
    void writesADrawing(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("tour.svg");
        assertThat(run("6", "--closed", "--svg", file.toString())).isZero();
        assertThat(Files.readString(file)).startsWith("<svg").contains("Closed knight's tour of a 6 x 6 board");
    }

    @Test
    void saysWhenTheDrawingCannotBeWritten(@TempDir Path folder) {
        Path file = folder.resolve("missing").resolve("tour.svg");
        assertThat(run("6", "--svg", file.toString())).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString())
                .isEqualTo("queens4j tour: cannot write " + file + ": there is no folder " + file.getParent()
                        + System.lineSeparator());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0|rows must be at least 1, but is 0",
                "x|the board must be N or RxC, such as 8 or 5x9, but is x",
                "5x|the board must be N or RxC",
                "99999|rows * columns must be at most",
                "5 --start 5,0|startRow must be from 0 to 4 on this board, but is 5",
                "5 --start 5|--start must be r,c, such as 0,0, but is 5",
                "5 --limit -1|--limit must be at least 0, but is -1",
                "5 --limit many|'--limit'",
                "5 --method fast|--method must be one of [auto, constructive, warnsdorff, backtracking], but is fast",
                "5 6|Unmatched argument"
            })
    void refusesWrongUsage(String line, String message) {
        assertThat(run(line.split(" ", -1))).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains(message).contains("Usage:").doesNotContain("\tat ");
    }

    @Test
    void needsABoard() {
        assertThat(run()).isEqualTo(2);
    }

    @Test
    void saysWhenInterrupted() {
        Thread.currentThread().interrupt();
        int code = run("8");
        assertThat(Thread.interrupted()).as("flag left set").isTrue();
        assertThat(code).isEqualTo(130);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("Interrupted");
    }

    @Test
    void helpTellsTheExitCodes() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("Exit codes:").contains("130").contains("backtracking, warnsdorff");
    }
}
