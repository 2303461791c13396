package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Square;
import io.github.queens4j.search.Require;
import io.github.queens4j.tour.Tour;
import io.github.queens4j.tour.TourFormat;
import io.github.queens4j.tour.TourMethod;
import io.github.queens4j.tour.TourPage;
import io.github.queens4j.tour.TourProblem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TourCommandTest {

    private String out = "";
    private String err = "";

    private int run(String line) {
        Cli.Result result = Cli.line("tour " + line);
        out = result.out();
        err = result.err();
        return result.exitCode();
    }

    /** The board, without the line of moves tried. */
    private Tour printed() {
        return Tour.of(out.lines()
                .takeWhile(line -> !line.startsWith("moves tried"))
                .map(line -> Stream.of(line.strip().split(" +", -1))
                        .mapToInt(Integer::parseInt)
                        .toArray())
                .toArray(int[][]::new));
    }

    @ParameterizedTest
    @CsvSource({"8, 8, 8", "3x7, 3, 7", "5X12, 5, 12", "1, 1, 1", "60, 60, 60"})
    void printsTours(String board, int rows, int columns) {
        assertThat(run(board)).isZero();
        assertThat(printed().isValid()).isTrue();
        assertThat(printed().rows()).isEqualTo(rows);
        assertThat(printed().columns()).isEqualTo(columns);
        assertThat(out.lines().reduce((a, b) -> b).orElseThrow()).matches("moves tried: \\d+");
    }

    @ParameterizedTest
    @EnumSource
    void takesStartAndMethod(TourMethod method) {
        assertThat(run("5x6 --start 2,3 --method " + Require.nameOf(method))).isZero();
        assertThat(printed().isValid()).isTrue();
        assertThat(printed().moveNumbers()[2][3]).isEqualTo(1);
    }

    @Test
    void printsClosedTours() {
        assertThat(run("8 --closed --start=4,4")).isZero();
        assertThat(printed().isClosed()).isTrue();
        assertThat(printed().moveNumbers()[4][4]).isEqualTo(1);
    }

    @Test
    void saysWhyThereIsNone() {
        assertThat(run("7 --closed")).isEqualTo(1);
        assertThat(err)
                .startsWith("queens4j tour: there is no such tour: ")
                .contains("colour")
                .doesNotContain("moves tried");
        // Of a start on a narrow board, only a search can tell.
        assertThat(run("3x4 --start 0,1")).isEqualTo(1);
        assertThat(err).matches("queens4j tour: there is no such tour \\(moves tried: [1-9][0-9]*\\)\n");
    }

    @Test
    void printsTheFormatsThereAre() {
        assertThat(run("5 --format grid")).isZero();
        assertThat(out).contains("moves tried: ");
        assertThat(run("5 --format algebraic")).isZero();
        assertThat(Tour.parse(out).isValid()).isTrue();
        assertThat(run("5 --format svg")).isZero();
        assertThat(out).startsWith("<svg").endsWith("</svg>\n");
        assertThat(run("1 --format json")).isZero();
        assertThat(out)
                .matches("\\{\"rows\": 1, \"columns\": 1, \"closed\": (true|false), \"movesTried\": [0-9]+, "
                        + "\"moveNumbers\": \\[\\[1]]}\n");
        assertThat(run("5 --format list")).isEqualTo(2);
    }

    @Test
    void everyFormatOfATourIsOneOfTheCommand() {
        assertThat(Cli.words().get(new Cli.WordOption("tour", "--format")))
                .containsAll(Stream.of(TourFormat.values()).map(Require::nameOf).toList())
                .contains("json", "html");
    }

    @Test
    void printsAPageOfTheSearch() {
        assertThat(run("5 --format html")).isZero();
        assertThat(out).isEqualTo(TourPage.of(TourProblem.open(5, 5)).html() + "\n");
        assertThat(run("5x6 --method backtracking --closed --start 2,3 --format html"))
                .isZero();
        TourPage closed = TourPage.of(TourProblem.closed(5, 6).startingAt(2, 3));
        assertThat(out).isEqualTo(closed.html() + "\n");
        assertThat(run("5 --format html --limit 10")).isZero();
        TourPage limited = TourPage.of(TourProblem.open(5, 5).moveLimit(10));
        assertThat(out).isEqualTo(limited.html() + "\n");
    }

    @Test
    void aLimitIsNotTakenForNone() {
        assertThat(run("8 --method backtracking --limit 1000")).isEqualTo(3);
        assertThat(out).isEmpty();
        assertThat(err).contains("the limit of 1000 moves is reached").contains("there may be one");
    }

    @Test
    void writesADrawing(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("tour.svg");
        assertThat(run("6 --closed --svg " + file)).isZero();
        assertThat(Files.readString(file)).startsWith("<svg").contains("Closed knight's tour of the 6 x 6 board");
    }

    @Test
    void goesFromASquareToAnother() {
        assertThat(run("8 --start 3,3 --end 0,1")).isZero();
        assertThat(printed().isValid()).isTrue();
        assertThat(printed().square(1)).isEqualTo(new Square(3, 3));
        assertThat(printed().square(64)).isEqualTo(new Square(0, 1));
        assertThat(run("8 --end 7,7")).isEqualTo(1);
        assertThat(err).contains("there is no such tour: a knight changes colour with every move");
        assertThat(run("8 --end 8,7")).isEqualTo(2);
        assertThat(err).contains("--end: row must be between 0 and 7, but is 8");
        assertThat(run("8 --end 0,1 --closed")).isEqualTo(2);
        assertThat(err).contains("--end: end must be empty for a closed tour");
    }

    @ParameterizedTest
    @ValueSource(strings = {"numbers", "grid", "algebraic", "svg", "json"})
    void checksWhatItPrints(String format, @TempDir Path folder) throws Exception {
        Path file = folder.resolve("tour");
        assertThat(run("6x5 --closed --format " + format)).isZero();
        Files.writeString(file, out);
        assertThat(run("--check " + file)).isZero();
        assertThat(out).isEqualTo("a closed knight's tour of the 6 x 5 board, from " + corner(out) + "\n");
        assertThat(run("--check " + file + " --format json")).isZero();
        assertThat(out).isEqualTo("{\"rows\": 6, \"columns\": 5, \"tour\": true, \"closed\": true}\n");
    }

    private static String corner(String sentence) {
        return sentence.strip().replaceFirst(".*, from (row 0, column 0 to )", "$1");
    }

    @Test
    void saysWhereATourIsNone(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("tour");
        Files.writeString(file, "1 4 7 10\n8 11 2 5\n3 6 12 9\n");
        assertThat(run("--check " + file)).isEqualTo(1);
        assertThat(out)
                .isEqualTo("no knight's tour of the 3 x 4 board: move 8, from row 1, column 0 to row 2, column 3, "
                        + "is none of a knight\n");
        assertThat(run("--check " + file + " --format json")).isEqualTo(1);
        assertThat(out).endsWith("\"tour\": false, \"closed\": false, \"wrongMove\": 8}\n");
        Files.writeString(file, "a3 c2 a1 b3 d2 b1 c3 a2 c1 d3 b2 d1");
        assertThat(run("--check " + file)).isZero();
        assertThat(out).startsWith("an open knight's tour of the 3 x 4 board, from row 0, column 0 to row 2, column 3");
        Files.writeString(file, "a3 c2 a1");
        assertThat(run("--check " + file)).isEqualTo(2);
        assertThat(err).contains("--check " + file + ": text is not a tour at position 8");
        assertThat(run("8 --check " + file)).isEqualTo(2);
        assertThat(run("--check " + file + " --format svg")).isEqualTo(2);
        assertThat(run("--check " + file + " --closed")).isEqualTo(2);
        assertThat(err).contains("--check and --closed do not go together");
        assertThat(run("--closed")).isEqualTo(2);
        assertThat(err).contains("the board is missing");
    }
}
