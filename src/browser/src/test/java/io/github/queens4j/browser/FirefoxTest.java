package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.tour.TourPage;
import io.github.queens4j.tour.TourProblem;
import io.github.queens4j.trace.SearchPage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A walk through each page in Firefox, by mouse, finger and keys, where there is one. */
class FirefoxTest {

    private static final String PROGRAM = System.getProperty("firefox.binary", "/usr/bin/firefox-esr");
    private static final Path BUILT = Path.of("src/workbench/target/dist").toAbsolutePath();
    private static final String RIGHT = "\uE014";
    private static final String END = "\uE010";

    private static Firefox firefox;

    @BeforeAll
    static void open() throws IOException {
        assumeThat(Path.of(PROGRAM)).isExecutable();
        firefox = Firefox.start(PROGRAM, 1280, 900);
    }

    @AfterAll
    static void close() throws IOException {
        if (firefox != null) {
            firefox.close();
        }
    }

    @AfterEach
    void nothingWentWrong() {
        assertThat(firefox.takeComplaints()).isEmpty();
    }

    private static String data(String name) {
        return firefox.ask("document.querySelector('main').dataset." + name);
    }

    @Test
    void aPuzzleIsSolved() throws IOException {
        RegionPuzzle puzzle = RegionGenerator.ofSize(7).seed(3).generate();
        firefox.write(RegionPage.of(List.of(puzzle)).html());
        int[] columns = puzzle.solution().columns();
        for (int row = 0; row < columns.length; row++) {
            String square = "[data-square='" + (7 * row + columns[row]) + "']";
            String pointer = row % 2 == 0 ? "mouse" : "touch";
            firefox.stroke(pointer, square);
            firefox.stroke(pointer, square);
        }
        firefox.await(() ->
                firefox.ask("document.getElementById('topic').textContent").equals("Solved"));
    }

    @Test
    void aMapIsDrawnAndJudged() {
        firefox.goTo(BUILT.resolve("workbench.html").toUri().toString());
        firefox.await(() -> data("verdict").equals("open"));
        firefox.stroke("mouse", "[data-square='1,0']", "[data-square='1,1']", "[data-square='1,2']");
        firefox.await(() -> data("map").split("/")[1].equals("AAA....."));
        firefox.stroke("touch", "[data-square='4,5']", "[data-square='4,6']", "[data-square='4,7']");
        firefox.await(() -> data("map").split("/")[4].equals(".....AAA"));
        firefox.stroke("mouse", "#generate");
        firefox.await(() -> data("verdict").equals("one"));
    }

    @Test
    void aSearchIsSteppedThrough() throws IOException {
        Puzzle puzzle = Puzzle.ofSize(6);
        firefox.write(SearchPage.of(puzzle).engine("array").engine("bitmask").html());
        firefox.press(RIGHT);
        firefox.await(() -> data("step").equals("1"));
        isSearchedToTheEnd("array", puzzle);
    }

    @Test
    void aSearchThatIsChosenRunsInThePage() {
        firefox.goTo(BUILT.resolve("live.html").toUri() + "#n=5&engine=check");
        firefox.await(() -> data("choice").startsWith("n=5"));
        isSearchedToTheEnd("check", Puzzle.ofSize(5));
    }

    private static void isSearchedToTheEnd(String engine, Puzzle puzzle) {
        SearchReport report = Solvers.engine(engine).visit(puzzle, board -> Visit.CONTINUE);
        firefox.press(END);
        firefox.await(() -> data("step").equals(data("steps")));
        assertThat(data("attempts")).isEqualTo(Long.toString(report.attempts()));
    }

    @Test
    void aTourIsSteppedThrough() throws IOException {
        firefox.write(TourPage.of(TourProblem.open(5, 5)).html());
        firefox.press(END);
        firefox.await(() -> data("kind").equals("tour"));
        assertThat(data("attempts")).isEqualTo("27992");
    }
}
