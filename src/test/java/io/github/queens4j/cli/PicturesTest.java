package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Solvers;
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
            Files.createDirectories(FOLDER);
            Files.writeString(file, drawn);
        }
        String command = "mvn -B -ntp test -Dtest=PicturesTest -D" + UPDATE + "=true";
        assertThat(file).as("missing; to draw it: " + command).exists();
        assertThat(Files.readString(file).equals(drawn))
                .as(file + " is not what the code draws now; to update it, and then look at it: " + command)
                .isTrue();
    }
}
