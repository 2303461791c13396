package io.github.queens4j.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.trace.Step;
import io.github.queens4j.trace.Steps;
import io.github.queens4j.trace.StepsTest;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jline.terminal.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is on the screen, {@code <+>} standing for green, {@code <->} for red, {@code <~>} for reverse, {@code <>} for
 * plain.
 */
class FrameTest {

    private static final Size WINDOW = new Size(80, 24);
    private static final Pattern COLOUR = Pattern.compile("\033\\[[0-9;]*m");

    private static Frame after(int count, String engine, Puzzle puzzle) {
        Frame frame = new Frame(puzzle, engine);
        SearchReport report = Solvers.engine(engine).solve(puzzle, board -> Visit.CONTINUE, Steps.of(puzzle, step -> {
            frame.add(step);
            return step.number() == count ? Visit.STOP : Visit.CONTINUE;
        }));
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        return frame;
    }

    private static String draw(Frame frame, Size window) {
        return String.join("\n", frame.draw("5 steps per second", window))
                .replace("\033[1;32m", "<+>")
                .replace("\033[1;31m", "<->")
                .replace("\033[7m", "<~>")
                .replace("\033[0m", "<>");
    }

    @Test
    void aPlacedQueenIsGreen() {
        assertThat(draw(after(4, "check", Puzzle.ofSize(4)), WINDOW)).isEqualTo("""
                n = 4, engine check, 5 steps per second

                  0 1 2 3
                0 ♕ · · ·
                1 · · <+>♕<> ·
                2 · · · ·
                3 · · · ·

                step 4: place row 1, column 2

                solutions 0, placements 2, rejections 2

                space stop  n/b step  s solution  +/- speed  q quit""");
    }

    @Test
    void aSquareTriedInVainAndItsAttackerAreRed() {
        assertThat(draw(after(6, "check", Puzzle.ofSize(4)), WINDOW)).contains("""
                0 ♕ · · ·
                1 · · <->♛<> ·
                2 · <->×<> · ·
                3 · · · ·

                step 6: reject row 2, column 1
                attacked by the queen in row 1 (anti-diagonal)
                solutions 0, placements 2, rejections 4
                """);
    }

    @Test
    void aRemovedQueenLeavesAMark() {
        assertThat(draw(after(6, "bitmask", Puzzle.ofSize(4).withBlocked(3, 0)), WINDOW))
                .contains("""
                0 ♕ · · ·
                1 · · · ♕
                2 · <~>·<> · ·
                3 # · · ·

                step 6: remove row 2, column 1

                solutions 0, placements 4, rejections 0
                """);
    }

    @Test
    void aCandidateStandsAsAWhole() {
        assertThat(draw(after(4, "permutation", Puzzle.ofSize(4)), WINDOW)).contains("""
                0 <->♛<> · · ·
                1 · <->×<> · ·
                2 · · · ♕
                3 · · ♕ ·

                step 4: reject row 1, column 1
                attacked by the queen in row 0 (diagonal)
                solutions 0, placements 2, rejections 2
                """);
        // The figures of the whole search are those of its report.
        assertThat(draw(after(48, "permutation", Puzzle.ofSize(4)), WINDOW))
                .contains("\nsolutions 2, placements 42, rejections 22\n")
                .contains("step 48: reject row 1, column 2");
    }

    @Test
    void theEndShowsTheReportAndTheSolutions() {
        Solver check = Solvers.engine("check");
        Frame frame = new Frame(Puzzle.ofSize(4), "check");
        SearchReport report =
                check.solve(Puzzle.ofSize(4), board -> Visit.CONTINUE, Steps.of(Puzzle.ofSize(4), step -> {
                    frame.add(step);
                    return Visit.CONTINUE;
                }));
        frame.end(report);
        assertThat(draw(frame, WINDOW)).endsWith("""
                0 · · · <~>·<>
                1 · · · ·
                2 · · · ·
                3 · · · ·

                step 78: remove row 0, column 3

                complete: solutions 2, placements 16, attempts 60
                  1: [1, 3, 0, 2]
                  2: [2, 0, 3, 1]

                b back   q quit""");
    }

    @Test
    void aSolutionIsAllGreen() {
        Puzzle one = Puzzle.ofSize(1);
        assertThat(draw(after(2, "iterative", one), WINDOW)).contains("""
                0 <+>♕<>

                step 2: solution 1

                solutions 1, placements 1, rejections 0
                  1: [0]
                """);
    }

    @Test
    void theEmptyBoardHasNoSquares() {
        assertThat(draw(after(1, "check", Puzzle.ofSize(0)), WINDOW)).contains("step 1: solution 1", "  1: []");
        assertThat(draw(new Frame(Puzzle.ofSize(0), "check"), WINDOW)).contains("step 0");
    }

    @Test
    void onlyTheLatestSolutionsHaveRoom() {
        Puzzle puzzle = Puzzle.ofSize(6);
        int all = StepsTest.steps("bitmask", puzzle).size();
        assertThat(draw(after(all, "bitmask", puzzle), new Size(51, 17)))
                .doesNotContain("  2: ")
                .contains("\n  3: [3, 0, 4, 1, 5, 2]\n  4: [4, 2, 0, 5, 3, 1]\n");
    }

    /** Every picture of a search fits: no line is too long for the window, and there are no more lines than it has. */
    @ParameterizedTest
    @CsvSource({"4, 13, 51", "6, 15, 51", "6, 24, 80", "6, 14, 80", "6, 15, 50", "5, 3, 20", "5, 1, 1"})
    void everyPictureFits(int n, int lines, int columns) {
        Size window = new Size(columns, lines);
        Frame frame = new Frame(Puzzle.ofSize(n), "check");
        int tallest = 0;
        int widest = 0;
        for (Step step : StepsTest.steps("check", Puzzle.ofSize(n))) {
            frame.add(step);
            List<String> picture = frame.draw("0.1 steps per second", window);
            tallest = Math.max(tallest, picture.size());
            for (String line : picture) {
                widest = Math.max(widest, COLOUR.matcher(line).replaceAll("").length());
            }
        }
        assertThat(tallest).isLessThanOrEqualTo(lines);
        assertThat(widest).isLessThanOrEqualTo(columns);
        boolean room = Frame.fits(n, window);
        assertThat(draw(frame, window).startsWith("n = ")).isEqualTo(room);
    }

    @Test
    void whatWasShownIsShownAgain() {
        Puzzle puzzle = Puzzle.ofSize(6);
        Frame frame = new Frame(puzzle, "check");
        List<String> pictures = new ArrayList<>();
        for (Step step : StepsTest.steps("check", puzzle)) {
            frame.add(step);
            pictures.add(draw(frame, WINDOW));
        }
        for (int i = pictures.size() - 1; i >= 0; i--) {
            assertThat(draw(frame, WINDOW)).isEqualTo(pictures.get(i));
            frame.back();
        }
        assertThat(draw(frame, WINDOW)).as("the first").isEqualTo(pictures.get(0));
        assertThat(frame.steps()).isEqualTo(pictures.size());
        for (String picture : pictures) {
            assertThat(draw(frame, WINDOW)).isEqualTo(picture);
            assertThat(frame.next()).isEqualTo(!picture.equals(pictures.get(pictures.size() - 1)));
        }
    }

    @Test
    void noMoreStepsAreKeptThanIsSaid() {
        Frame frame = after(Frame.KEPT + 5, "check", Puzzle.ofSize(8));
        for (int i = 0; i < Frame.KEPT + 100; i++) {
            frame.back();
        }
        assertThat(draw(frame, WINDOW)).contains("\nstep 6: ");
        assertThat(frame.steps()).isEqualTo(Frame.KEPT + 5);
    }

    @Test
    void beforeTheFirstStepThereIsNothingToGoBackTo() {
        Frame frame = new Frame(Puzzle.ofSize(4), "check");
        frame.back();
        assertThat(draw(frame, WINDOW)).contains("\nstep 0: ");
        assertThat(frame.next()).isFalse();
    }

    @Test
    void rowsAndColumnsAreNumbered() {
        List<String> picture = after(1, "check", Puzzle.ofSize(12)).draw("", new Size(80, 40));
        assertThat(picture.get(2)).isEqualTo("   0 1 2 3 4 5 6 7 8 9 0 1");
        assertThat(picture.get(3)).startsWith(" 0 ");
        assertThat(picture.get(14)).isEqualTo("11 · · · · · · · · · · · ·");
    }
}
