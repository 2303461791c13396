package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.queens4j.Square;
import io.github.queens4j.Words;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HintsTest {

    private static final Regions PUZZLE = Regions.parse(Examples.PUZZ_LINK);

    private static Regions other() {
        return Regions.parse("AAABBBB\nABBBBCB\nAAAACCC\nAAADCCE\nAAADDCE\nFFFFDEE\nFGGGDEE\n");
    }

    @Test
    void explainsInPlainEnglish() {
        assertThat(Hints.of(other()).solve(Marks.none()).stream().map(Deduction::explain))
                .startsWith(
                        "All squares that region G has left lie in row 7, so the queen of row 7 is on one of them: cross out"
                                + " row 7, columns 1, 5, 6 and 7.")
                .contains(
                        "Regions D and E have squares left only in rows 4 and 5, and their queens fill these: cross out"
                                + " row 4, columns 1, 2 and 3.",
                        "Wherever the queen of row 7 stands, she attacks row 6, column 3: no queen goes there.",
                        "A queen at row 2, column 1 would force the queen of row 6 to row 6, column 2, and leave column 3"
                                + " without a square: cross it out.",
                        "Column 5 has one square left: a queen goes to row 5, column 5.",
                        "The queen at row 4, column 7 attacks her row, her column, her region and her neighbours: cross out row"
                                + " 3, column 6.",
                        "All squares that column 6 has left lie in region C, so the queen of region C is on one of them: cross out row"
                                + " 3, column 5.");
        assertThat(Hints.of(PUZZLE).next(Marks.none()).orElseThrow())
                .hasToString(
                        "Wherever the queen of region D stands, she attacks row 3, column 4, and row 4, column 2: no queen"
                                + " goes there.");
    }

    @Test
    void speaksTheLanguagesOfThePages() {
        Hints german = Hints.of(PUZZLE).words(Words.in(Locale.GERMAN));
        Deduction step = german.next(Marks.none()).orElseThrow();
        assertThat(step.explain()).startsWith("Wo auch immer die Dame von Region D steht");
        assertThat(german.solve(Marks.none()))
                .startsWith(step)
                .hasSameSizeAs(Hints.of(PUZZLE).solve(Marks.none()));
        assertThat(Hints.of(RegionReading.of(PUZZLE).coloured())
                        .next(Marks.none())
                        .orElseThrow())
                .isNotEqualTo(step)
                .hasToString(
                        "Wherever the queen of region D (light green) stands, she attacks row 3, column 4, and row 4,"
                                + " column 2: no queen goes there.");
    }

    @Test
    void aSearchHasLimits() {
        RegionVerdict.Search search = RegionVerdict.search(Regions.parse("AAAA\nBBBB\nCCCC\nDDDD"));
        assertThat(search.run().solutions()).hasSize(2);
        assertThat(search.run().isComplete()).isFalse();
        assertThat(search.maxSolutions(3).run().isComplete()).isTrue();
        assertThat(search.maxSolutions(1).run().solutions()).hasSize(1);
        assertThat(search.maxQueens(1).run().isKnown()).isFalse();
        assertIllegal(() -> search.maxSolutions(0), "count must be between 1 and 100000, but is 0");
        assertIllegal(() -> search.maxSolutions(100_001), "count must be between 1 and 100000, but is 100001");
        assertIllegal(() -> search.maxQueens(0), "count must be at least 1, but is 0");
        assertIllegal(() -> search.maxQueens(-1), "count must be at least 1, but is -1");
    }

    @Test
    void namesAreReadAsTheCommandLineWritesThem() {
        assertThat(Technique.named("only-square")).isEqualTo(Technique.ONLY_SQUARE);
        assertThat(Difficulty.named("hard")).isEqualTo(Difficulty.HARD);
        assertThat(RegionFormat.named("puzz-link")).isEqualTo(RegionFormat.PUZZ_LINK);
        assertIllegal(
                () -> Difficulty.named("HARD"),
                "difficulty must be one of easy, medium, hard, expert, but is \"HARD\"");
    }

    @Test
    void aStepIsData() {
        Deduction step = Hints.of(PUZZLE).next(Marks.none()).orElseThrow();
        assertThat(step.technique()).isEqualTo(Technique.COMMON_NEIGHBOURS);
        assertThat(step.placed()).isEmpty();
        assertThat(step.crossedOut()).containsExactly(new Square(2, 3), new Square(3, 1));
        assertThat(step.reasons()).isEqualTo(PUZZLE.squares(3));
    }

    /** With the rules alone: a forced queen is on the only square that her line has left, and at last one has none. */
    @Test
    void theWayOfAContradictionCanBeFollowed() {
        int contradictions = 0;
        RegionGenerator expert = RegionGenerator.ofSize(8).difficulty(Difficulty.EXPERT);
        for (RegionPuzzle puzzle : Examples.puzzles(expert.seed(1), 100)) {
            Regions regions = puzzle.regions();
            for (List<Deduction> steps : List.of(Hints.of(regions).solve(Marks.none()), puzzle.deductions())) {
                Set<Square> open = IntStream.range(0, 64)
                        .mapToObj(square -> new Square(square / 8, square % 8))
                        .collect(Collectors.toSet());
                for (Deduction step : steps) {
                    if (step.technique() == Technique.CONTRADICTION) {
                        contradictions++;
                        follow(regions, open, step);
                    }
                    step.crossedOut().forEach(open::remove);
                }
            }
        }
        assertThat(contradictions).isGreaterThan(200);
    }

    private static void follow(Regions regions, Set<Square> before, Deduction contradiction) {
        Set<Square> open = new TreeSet<>(before);
        place(regions, open, contradiction.crossedOut().get(0));
        for (Deduction step : contradiction.way()) {
            assertThat(step.technique())
                    .isEqualTo(step.placed().isEmpty() ? Technique.COMMON_NEIGHBOURS : Technique.ONLY_SQUARE);
            for (Square queen : step.placed()) {
                assertThat(lines(regions, open)).as("%s", contradiction).contains(Set.of(queen));
                place(regions, open, queen);
            }
            for (Square crossed : step.crossedOut()) {
                assertThat(lines(regions, open))
                        .as("%s", contradiction)
                        .anyMatch(line -> line.stream()
                                .allMatch(queen -> regions.rule().attacks(queen, crossed, regions.size())));
            }
            step.crossedOut().forEach(open::remove);
        }
        assertThat(lines(regions, open)).as("%s", contradiction).contains(Set.of());
        String squares = contradiction.forced().stream()
                .map(queen -> " to " + Sentences.square(queen))
                .collect(Collectors.joining(".*"));
        assertThat(contradiction.explain())
                .matches("A queen at .* would .*" + squares + ".*leave .* without a square.*");
    }

    private static void place(Regions regions, Set<Square> open, Square queen) {
        open.removeIf(square -> regions.rule().attacks(queen, square, regions.size()) && !square.equals(queen));
    }

    /** The squares left of each row, each column and each region. */
    private static List<Set<Square>> lines(Regions regions, Set<Square> open) {
        return IntStream.range(0, 3 * regions.size())
                .mapToObj(line -> open.stream()
                        .filter(square -> line % regions.size()
                                == List.of(square.row(), square.column(), regions.region(square.row(), square.column()))
                                        .get(line / regions.size()))
                        .collect(Collectors.toSet()))
                .toList();
    }

    @Test
    void beginsWithWhatThePlayerHas() {
        Marks marks = Marks.none().withQueen(0, 1);
        Deduction attacked = Hints.of(PUZZLE).next(marks).orElseThrow();
        assertThat(attacked.technique()).isEqualTo(Technique.ATTACKED);
        assertThat(attacked.reasons()).containsExactly(new Square(0, 1));
        assertThat(attacked.crossedOut()).doesNotContain(new Square(0, 1)).contains(new Square(1, 0), new Square(5, 1));
        for (int column = 0; column < 5; column++) {
            marks = marks.withCross(2, column);
        }
        assertThat(Hints.of(PUZZLE).next(marks).orElseThrow().placed()).containsExactly(new Square(2, 5));
    }

    @Test
    void refusesMarksAndSaysWhich() {
        refused(
                Marks.none().withQueen(0, 1).withQueen(0, 3),
                "the queens at row 1, column 2 and at row 1, column 4 stand in the same row");
        refused(
                Marks.none().withQueen(0, 1).withQueen(3, 1),
                "the queens at row 1, column 2 and at row 4, column 2 stand in the same column");
        refused(
                Marks.none().withQueen(1, 1).withQueen(0, 4),
                "the queens at row 1, column 5 and at row 2, column 2 stand in the same region");
        refused(
                Marks.none().withQueen(0, 3).withQueen(1, 4),
                "the queens at row 1, column 4 and at row 2, column 5 touch");
        refused(
                Marks.none().withQueen(0, 0),
                "the queen at row 1, column 1 is wrong: the only solution has none there");
        refused(
                Marks.none().withCross(5, 0),
                "the cross at row 6, column 1 is wrong: the only solution has a queen there");
        Regions none = Regions.parse("AAB\nABB\nCCC");
        assertIllegal(
                () -> Hints.of(none).solve(Marks.none()),
                "regions must have a solution, but these have none: " + "After 3 steps column 2 has no square left.");
        assertOutOfBounds(
                () -> Hints.of(PUZZLE).next(Marks.none().withCross(6, 0)),
                "the cross at row 7, column 1 must be on the board of 6 rows and columns");
        assertOutOfBounds(
                () -> Hints.of(PUZZLE).next(Marks.none().withQueen(0, 6)),
                "the queen at row 1, column 7 must be on the board of 6 rows and columns");
    }

    private static void refused(Marks marks, String message) {
        assertIllegal(() -> Hints.of(PUZZLE).next(marks), message);
    }

    @Test
    void ofSeveralSolutionsOneHasToFit() {
        Regions rows = Regions.parse("AAAA\nBBBB\nCCCC\nDDDD");
        assertThat(RegionOracle.solutions(rows)).hasSize(2);
        assertThat(Hints.of(rows).next(Marks.none().withQueen(0, 1))).isPresent();
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> Hints.of(rows).next(Marks.none().withQueen(0, 1).withCross(1, 3)))
                .withMessageStartingWith("the cross at row 2, column 4 is wrong: no solution has it");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hints.of(rows).next(Marks.none().withQueen(0, 0)))
                .withMessageStartingWith("the queen at row 1, column 1 is wrong: no solution has it");
        assertThat(Hints.of(rows).solve(Marks.none()))
                .allMatch(step -> step.placed().isEmpty());
    }

    @Test
    void marksAreAValue() {
        Marks marks = Marks.none().withCross(1, 1).withQueen(1, 1);
        assertThat(marks)
                .isEqualTo(new Marks(List.of(new Square(1, 1)), List.of()))
                .isNotEqualTo(Marks.none());
        assertThat(marks.crosses()).isEmpty();
        assertThat(marks.without(1, 1)).isEqualTo(Marks.none()).hasSameHashCodeAs(Marks.none());
        assertIllegalNaming(
                () -> new Marks(List.of(new Square(0, 0)), List.of(new Square(0, 0))),
                "row 0, column 0 has a queen and a cross");
        assertIllegal(() -> marks.withQueen(-1, 0), "row must be at least 0, but is -1");
    }
}
