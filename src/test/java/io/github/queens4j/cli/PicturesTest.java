package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pictures of the documents are those that the code draws now. */
class PicturesTest {

    private static final Path FOLDER = Path.of("src", "docs");
    private static final String UPDATE = "pictures.update";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"tree4.svg, tree 4", "tree4-pruned.svg, tree 4 --pruned", "fundamental8.svg, solve 8 --fundamental"})
    void drawnByACommand(String name, String command) throws Exception {
        Path drawn = folder.resolve(name);
        assertThat(Cli.line(command + " --svg " + drawn).exitCode()).isZero();
        assertUpToDate(name, Files.readString(drawn));
    }

    /** What {@code stats 12} draws with these engines: one more of them does not change the page. */
    @Test
    @Tag("slow")
    void placementsOfSixEngines() throws Exception {
        List<Solver> engines = Stream.of("permutation", "check", "array", "iterative", "cover", "bitmask")
                .map(Solvers::engine)
                .toList();
        StatsCommand.GrowthPlot plot = new StatsCommand.GrowthPlot("placements");
        for (int n = 1; n <= 12; n++) {
            Puzzle puzzle = Puzzle.ofSize(n);
            plot.add(
                    n,
                    engines.stream()
                            .filter(engine -> plot.takes(engine, puzzle))
                            .collect(Collectors.toMap(
                                    Solver::name,
                                    engine -> engine.solve(puzzle, board -> Visit.CONTINUE),
                                    (one, other) -> one,
                                    LinkedHashMap::new)));
        }
        assertUpToDate("placements.svg", plot.svg() + "\n");
    }

    @Test
    void aBoard() throws Exception {
        assertUpToDate("board8.svg", Solvers.first(8).orElseThrow().format(BoardFormat.SVG) + "\n");
    }

    @Test
    void theCountersAsMeasured() throws Exception {
        assertUpToDate("counters.svg", CountersPlot.svg() + "\n");
        String rows = Files.readString(CountersPlot.MEASURED);
        assertThat(rows.lines().filter(line -> line.matches("\\| \\d.*")))
                .isNotEmpty()
                .allMatch(Files.readString(FOLDER.resolve("counting.md"))::contains);
    }

    @Test
    void thereAreNoOthers() {
        assertThat(Stream.of(FOLDER.toFile().list()).filter(name -> name.endsWith(".svg")))
                .containsExactlyInAnyOrder(
                        "board8.svg",
                        "counters.svg",
                        "fundamental8.svg",
                        "placements.svg",
                        "tree4-pruned.svg",
                        "tree4.svg");
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
