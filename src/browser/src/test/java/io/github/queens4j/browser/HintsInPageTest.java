package io.github.queens4j.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Square;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.Hints;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;

/** The page's hints against the library's. */
class HintsInPageTest {

    private static final int SIZE = 8;
    private static final int STATES = 30;

    /** The page names the colours of regions, too. */
    private static final Pattern COLOUR = Pattern.compile("(?<=[A-H]) \\([a-z ]+\\)");

    private static Page page;

    @BeforeAll
    static void open() {
        List<RegionPuzzle> puzzles = new ArrayList<>();
        for (Difficulty difficulty : Difficulty.values()) {
            puzzles.add(
                    RegionGenerator.ofSize(SIZE).seed(3).difficulty(difficulty).generate());
        }
        page = Page.open(Page.DESKTOP_WIDTH, puzzles.toArray(RegionPuzzle[]::new));
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @BeforeEach
    void startAfresh() {
        page.forget();
        // Then what is on the board is what the page reasons with, as in the library.
        page.byId("automatic").click();
    }

    private static void show(int index) {
        page.script("document.querySelectorAll('#list button')[arguments[0]].click()", index);
    }

    private static void press(String id) {
        page.script("document.getElementById(arguments[0]).click()", id);
    }

    private static void put(Marks marks) {
        marks.crosses().forEach(square -> click(square, 1));
        marks.queens().forEach(square -> click(square, 2));
    }

    private static void click(Square square, int times) {
        page.script(
                "for (let i = 0; i < arguments[1]; i++)"
                        + " document.querySelector(`[data-square='${arguments[0]}']`).click()",
                square.row() * SIZE + square.column(),
                times);
    }

    private static List<Square> squares(String selector) {
        return page.squares(selector).stream()
                .map(HintsInPageTest::square)
                .sorted()
                .toList();
    }

    private static Square square(WebElement element) {
        int square = Integer.parseInt(element.getDomAttribute("data-square"));
        return new Square(square / SIZE, square % SIZE);
    }

    private static String forPlayers(Square square) {
        return "row " + (square.row() + 1) + ", column " + (square.column() + 1);
    }

    /** The hint on the page, which must be what the library says, or a harder step that it has found before. */
    private static Deduction expectHint(RegionPuzzle puzzle, Marks marks) {
        Deduction best = Hints.of(puzzle.regions()).next(marks).orElseThrow();
        press("hint");
        String text = COLOUR.matcher(page.text("text")).replaceAll("");
        if (best.technique().compareTo(Technique.COMMON_NEIGHBOURS) <= 0) {
            assertThat(text).isEqualTo(best.explain());
        } else {
            best = Hints.of(puzzle.regions()).solve(Marks.none()).stream()
                    .filter(step -> step.explain().equals(text))
                    .filter(step -> !marks.crosses().containsAll(step.crossedOut()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no step of the library: " + text));
        }
        assertThat(squares(".reason")).isEqualTo(best.reasons());
        assertThat(squares(".ghost")).containsExactlyInAnyOrderElementsOf(best.forced());
        List<Square> targets = best.placed().isEmpty() ? best.crossedOut() : best.placed();
        assertThat(squares(".target")).isEqualTo(targets);
        return best;
    }

    @Test
    void hintsAloneSolveEveryPuzzle() {
        for (int index = 0; index < Difficulty.values().length; index++) {
            RegionPuzzle puzzle = page.puzzle(index);
            show(index);
            Marks marks = Marks.none();
            for (int step = 0; !page.isSolved(); step++) {
                assertThat(step).isLessThan(SIZE * SIZE);
                marks = marks.with(expectHint(puzzle, marks));
                if (step == 4) {
                    page.picture("hint-" + puzzle.difficulty());
                }
                press("apply");
            }
            assertThat(marks.queens()).hasSize(SIZE);
        }
    }

    @Test
    void hintsFitWhateverMarksThereAre() {
        long seed = 20_261_121;
        Random random = new Random(seed);
        for (int i = 0; i < STATES; i++) {
            int index = random.nextInt(Difficulty.values().length);
            RegionPuzzle puzzle = page.puzzle(index);
            Marks marks = randomMarks(puzzle, random);
            show(index);
            put(marks);
            if (marks.queens().size() < SIZE) {
                expectHint(puzzle, marks);
                press("close");
            }
            press("clear");
        }
    }

    /** Any true marks. */
    private static Marks randomMarks(RegionPuzzle puzzle, Random random) {
        Marks marks = Marks.none();
        double crosses = random.nextDouble();
        double queens = random.nextDouble();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                boolean isQueen = puzzle.solution().column(row) == column;
                if (isQueen && random.nextDouble() < queens) {
                    marks = marks.withQueen(row, column);
                } else if (!isQueen && random.nextDouble() < crosses) {
                    marks = marks.withCross(row, column);
                }
            }
        }
        return marks;
    }

    @Test
    void wrongMarksAreToldAndTakenBack() {
        RegionPuzzle puzzle = page.puzzle(0);
        int right = puzzle.solution().column(3);
        int wrong = (right + 1) % SIZE;
        click(new Square(3, wrong), 2);
        press("hint");
        assertThat(page.text("text"))
                .isEqualTo("The queen at " + forPlayers(new Square(3, wrong))
                        + " is wrong: the only solution has none there.");
        press("apply");
        assertThat(page.squares(".queen[role]")).isEmpty();
        click(new Square(3, right), 1);
        press("hint");
        // The square itself would give the queen away.
        assertThat(page.text("text")).isEqualTo("A cross in row 4 is wrong. Find it, or ask once more.");
        press("hint");
        assertThat(page.text("text"))
                .isEqualTo("The cross at " + forPlayers(new Square(3, right))
                        + " is wrong: the only solution has a queen there.");
        press("apply");
        assertThat(page.squares(".crossed")).isEmpty();
    }

    /** The oldest of two wrong marks is named, although it is the lower one; to go back to it takes both. */
    @Test
    void theFirstMistakeIsFoundAndShownInTheReplay() {
        RegionPuzzle puzzle = page.puzzle(0);
        List<Square> solution = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            solution.add(new Square(row, puzzle.solution().column(row)));
        }
        click(solution.get(7), 2);
        click(solution.get(4), 1);
        click(solution.get(0), 1);
        click(new Square(1, solution.get(0).column()), 1);
        press("hint");
        assertThat(page.text("text")).startsWith("A cross in row 5 is wrong.");
        press("hint");
        assertThat(page.text("text")).endsWith("It was the first mistake; 2 strokes came after it.");
        page.picture("first-mistake");
        press("rewind");
        assertThat(page.squares(".crossed")).isEmpty();
        assertThat(squares(".queen[role]")).containsExactly(solution.get(7));
        // On the way to a queen, a cross is no mistake; one that stays is.
        click(solution.get(4), 1);
        click(solution.get(0), 2);
        click(solution.get(4), 1);
        IntStream.of(1, 2, 3, 5, 6).forEach(row -> click(solution.get(row), 2));
        assertThat(page.isSolved()).isTrue();
        press("replay");
        page.await(() -> page.text("text").endsWith("the first mistake."));
        assertThat(page.text("text")).startsWith("Stroke 2 of 9");
        assertThat(squares(".crossed")).containsExactly(solution.get(4));
        assertThat(squares(".queen[role]")).containsExactly(solution.get(7));
        page.picture("replay");
        // Whatever comes ends it.
        press("undo");
        assertThat(page.squares(".queen[role]")).hasSize(SIZE - 1);
    }

    /**
     * Right is what a queen would leave a line without a square for; of anything else the page says that she would not.
     */
    @Test
    void aTechniqueIsTrained() {
        page.script("const train = document.getElementById('train'); train.value = 'pointing';"
                + " train.dispatchEvent(new Event('change'))");
        assertThat(page.text("topic")).startsWith("Pointing: 1 of ");
        assertThat(page.text("text")).isEqualTo("Which square does the next step cross out? Choose one.");
        List<Square> crosses = squares(".crossed");
        RegionPuzzle puzzle = page.puzzle(
                page.script("return document.getElementById('difficulty').textContent")
                                .equals("Easy")
                        ? 0
                        : 1);
        Marks marks = new Marks(squares(".queen[role]"), crosses);
        Deduction step = Hints.of(puzzle.regions()).next(marks).orElseThrow();
        assertThat(step.technique()).isEqualTo(Technique.POINTING);
        Square queen = IntStream.range(0, SIZE)
                .mapToObj(row -> new Square(row, puzzle.solution().column(row)))
                .filter(square -> !marks.queens().contains(square))
                .findFirst()
                .orElseThrow();
        click(queen, 1);
        assertThat(page.text("text"))
                .isEqualTo(
                        "With a queen at " + forPlayers(queen) + ", every row, column and region still has a square.");
        page.picture("train-wrong");
        click(step.crossedOut().get(0), 1);
        assertThat(COLOUR.matcher(page.text("text")).replaceAll("")).isEqualTo(step.explain());
        assertThat(squares(".target")).isEqualTo(step.crossedOut());
        page.picture("train-right");
        press("apply");
        assertThat(page.text("topic")).startsWith("Pointing: 2 of ");
        // The game that was left is as it was.
        press("close");
        assertThat(page.squares(".crossed")).isEmpty();
        assertThat(page.isShown("message")).isFalse();
    }

    private static void supposeAt(Square square) {
        press("suppose");
        click(square, 1);
    }

    @Test
    void aQueenIsSupposedAndKeptOrTakenBackWithAllThatFollows() {
        RegionPuzzle puzzle = page.puzzle(0);
        Square certain = new Square(0, puzzle.solution().column(0));
        Square queen = new Square(4, puzzle.solution().column(4));
        click(certain, 1);
        press("suppose");
        assertThat(page.text("text")).isEqualTo("Where? Choose a square for the queen.");
        click(queen, 1);
        assertThat(page.text("text"))
                .isEqualTo("A queen at " + forPlayers(queen) + ", and all marks after her. See what follows.");
        // What follows at a glance is not compared with the solution.
        press("hint");
        assertThat(page.text("topic")).isEqualTo("Only square");
        press("apply");
        List<Square> supposed = squares(".supposed");
        assertThat(supposed).hasSize(2).contains(queen).doesNotContain(certain);
        assertThat(page.square(0, queen.row(), queen.column()).getAccessibleName())
                .endsWith("queen on trial");
        page.picture("trial");
        page.reload();
        assertThat(squares(".supposed")).isEqualTo(supposed);
        page.actions().sendKeys("b").perform();
        assertThat(page.squares(".supposed")).isEmpty();
        assertThat(squares(".crossed")).containsExactly(certain);
        press("redo");
        assertThat(squares(".supposed")).containsExactly(queen);
        page.actions().sendKeys("k").perform();
        assertThat(page.squares(".supposed")).isEmpty();
        assertThat(squares(".queen[role]")).containsExactly(queen);
        assertThat(page.isShown("message")).isFalse();
        press("undo");
        assertThat(page.squares(".queen[role]")).isEmpty();
        // By the keyboard, where the focus is; what solves the puzzle is kept.
        page.square(0, queen.row(), queen.column()).sendKeys("s");
        assertThat(squares(".supposed")).containsExactly(queen);
        for (int row = 0; row < SIZE; row++) {
            Square square = new Square(row, puzzle.solution().column(row));
            click(square, row == 4 ? 0 : row == 0 ? 1 : 2);
        }
        assertThat(page.isSolved()).isTrue();
        assertThat(page.squares(".supposed")).isEmpty();
        assertThat(page.byId("suppose").isEnabled()).isFalse();
    }

    /**
     * What the library finds to be a contradiction is one when it is supposed and followed, told by its chain alone.
     */
    @Test
    void whatContradictsItselfIsToldWithItsChain() {
        RegionPuzzle puzzle = page.puzzle(3);
        List<Deduction> steps = Hints.of(puzzle.regions()).solve(Marks.none());
        Marks marks = Marks.none();
        int chains = 0;
        for (Deduction step : steps) {
            if (step.technique() == Technique.CONTRADICTION) {
                press("clear");
                show(3);
                put(marks);
                Square wrong = step.crossedOut().get(0);
                supposeAt(wrong);
                for (int i = 0; !page.text("topic").equals("Contradiction"); i++) {
                    assertThat(i).isLessThan(SIZE * SIZE);
                    press("hint");
                }
                assertThat(COLOUR.matcher(page.text("text")).replaceAll("")).isEqualTo(step.explain());
                assertThat(squares(".target")).containsExactly(wrong);
                page.picture("refuted-" + chains++);
                page.actions().sendKeys("h").perform();
                assertThat(page.squares(".supposed")).isEmpty();
                assertThat(squares(".crossed")).isEqualTo(marks.with(step).crosses());
            }
            marks = marks.with(step);
        }
        assertThat(chains).isPositive();
    }

    @Test
    void theKeyAsksAndThenDoes() {
        page.actions().sendKeys("h").perform();
        assertThat(page.isShown("message")).isTrue();
        int targets = page.squares(".target").size();
        page.actions().sendKeys("h").perform();
        assertThat(page.isShown("message")).isFalse();
        assertThat(page.squares(".crossed").size()
                        + page.squares(".queen[role]").size())
                .isEqualTo(targets);
    }
}
