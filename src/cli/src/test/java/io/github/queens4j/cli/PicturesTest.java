package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import io.github.queens4j.picture.BoardSheet;
import io.github.queens4j.picture.HeatMap;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pictures of the documents are those that the code draws now. */
class PicturesTest {

    private static final Path FOLDER = Path.of("src", "docs");
    private static final String UPDATE = "pictures.update";

    @TempDir
    private Path folder;

    @Test
    void drawnByACommand() throws Exception {
        String name = "fundamental8.svg";
        String command = "solve 8 --fundamental";
        Path drawn = folder.resolve(name);
        assertThat(Cli.line(command + " --svg " + drawn).exitCode()).isZero();
        assertUpToDate(name, Files.readString(drawn));
        assertThat(Cli.line(command + " --svg -")).isEqualTo(new Cli.Result(0, Files.readString(drawn), ""));
    }

    @Test
    void aBoard() throws Exception {
        assertUpToDate("board8.svg", Solvers.first(8).orElseThrow().format(BoardFormat.SVG) + "\n");
    }

    /** The other tests say what a picture has to have, these small ones to the last digit that none changes unseen. */
    @Test
    void smallOnes() throws Exception {
        HeatMap map = HeatMap.of(Puzzle.ofSize(2), new long[][] {{1, 3}, {3, 1}});
        assertUpToDate("../core/src/test/resources/io/github/queens4j/picture/heat.svg", map.svg() + "\n");
        Puzzle puzzle = Puzzle.ofSize(4).withQueen(0, 1).withBlocked(1, 0);
        BoardSheet sheet = BoardSheet.of(puzzle, Solvers.stream(4).toList()).title("Boards");
        assertUpToDate("../core/src/test/resources/io/github/queens4j/picture/sheet.svg", sheet.svg() + "\n");
    }

    @Test
    void theCountersAsMeasured() throws Exception {
        String rows = Files.readString(FOLDER.resolve("counters.md"));
        assertThat(rows.lines().filter(line -> line.matches("\\| \\d.*")))
                .isNotEmpty()
                .allMatch(Files.readString(FOLDER.resolve("counting.md"))::contains);
    }

    @Test
    void thereAreNoOthers() {
        assertThat(Stream.of(FOLDER.toFile().list()).filter(name -> name.endsWith(".svg")))
                .containsExactlyInAnyOrder("board8.svg", "fundamental8.svg");
    }

    private static void assertUpToDate(String name, String drawn) throws Exception {
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean(UPDATE)) {
            Files.writeString(file, drawn);
        }
        String command = "mvn -B -ntp test -Dtest=PicturesTest -D" + UPDATE + "=true";
        assertThat(file).as("missing; to draw it: " + command).exists();
        assertThat(Files.readString(file).equals(drawn))
                .as(file + " is not what the code draws now; to update it, and then look at it: " + command)
                .isTrue();
    }
}
