package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertIllegalNaming;
import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.queens4j.contract.Oracle;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleTest {

    private static final Puzzle EIGHT = Puzzle.ofSize(8);

    @Test
    void squaresAreOpenUnlessBlockedOrBesideTheQueenOfTheirRow() {
        Puzzle puzzle = EIGHT.withQueen(2, 5).withBlocked(4, 4);
        for (Square square : List.of(new Square(2, 5), new Square(3, 5), new Square(7, 7))) {
            assertThat(puzzle.isOpen(square)).isTrue();
            assertThat(puzzle.isOpen(square.row(), square.column())).isTrue();
            assertThat(puzzle.isBlocked(square)).isFalse();
        }
        assertThat(puzzle.isOpen(2, 4)).isFalse();
        assertThat(puzzle.isBlocked(2, 4)).isFalse();
        assertThat(puzzle.isOpen(4, 4)).isFalse();
        assertThat(puzzle.isBlocked(4, 4)).isTrue();
        assertThat(puzzle.isBlocked(new Square(4, 4))).isTrue();
        assertThat(puzzle.queen(2)).isEqualTo(OptionalInt.of(5));
        assertThat(puzzle.queen(1)).isEmpty();
        assertThat(puzzle.isEmpty()).isFalse();
    }

    @Test
    void puzzlesDoNotChange() {
        Puzzle puzzle = EIGHT.withQueen(0, 0).withBlocked(3, 3);
        assertThat(puzzle.withQueen(1, 2).withBlocked(3, 4)).isNotEqualTo(puzzle);
        assertThat(puzzle).isEqualTo(EIGHT.withQueen(0, 0).withBlocked(3, 3));
        assertThat(puzzle.withQueen(0, 0)).isSameAs(puzzle);
        assertThat(puzzle.withBlocked(3, 3)).isSameAs(puzzle);
        assertThat(EIGHT.isEmpty()).isTrue();
    }

    @Test
    void equalityLooksAtTheSquaresAlone() {
        Puzzle one = EIGHT.withQueen(0, 3).withQueen(1, 6).withBlocked(4, 4).withBlocked(4, 5);
        Puzzle other = EIGHT.withBlocked(4, 5).withBlocked(4, 4).withQueen(1, 6).withQueen(0, 3);
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one).isNotEqualTo(EIGHT).isNotEqualTo(Puzzle.ofSize(9)).isNotEqualTo("Puzzle");
        assertThat(EIGHT.withQueen(0, 3)).isNotEqualTo(EIGHT.withQueen(0, 4)).isNotEqualTo(EIGHT.withBlocked(0, 3));
        assertThat(EIGHT).isNotEqualTo(Puzzle.ofSize(9)).isEqualTo(Puzzle.ofSize(8));
    }

    @Test
    void queensAndBlockedSquaresAreTakenAway() {
        Puzzle puzzle = EIGHT.withQueen(0, 3).withBlocked(4, 4);
        assertThat(puzzle.withoutQueen(0)).isEqualTo(EIGHT.withBlocked(4, 4));
        assertThat(puzzle.withoutBlocked(4, 4)).isEqualTo(EIGHT.withQueen(0, 3));
        assertThat(puzzle.withQueen(1, 6).withoutQueen(1)).isEqualTo(puzzle);
        assertThat(puzzle.withBlocked(4, 5).withoutBlocked(4, 5)).isEqualTo(puzzle);
        assertThat(puzzle.withBlocked(5, 5).withoutBlocked(new Square(5, 5))).isEqualTo(puzzle);
        assertThat(Puzzle.of(8, Rule.AMAZONS)).isEqualTo(EIGHT.withRule(Rule.AMAZONS));
        assertThat(puzzle.withoutQueen(1)).isSameAs(puzzle);
        assertThat(puzzle.withoutBlocked(0, 3)).isSameAs(puzzle);
        assertThat(puzzle).isEqualTo(EIGHT.withQueen(0, 3).withBlocked(4, 4));
    }

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.underAnyRuleUpTo(6);
    }

    @Property(tries = 500)
    void solutionsOfAnImageAreTheImagesOfSolutions(@ForAll("puzzles") Puzzle puzzle, @ForAll Symmetry symmetry) {
        if (puzzle.rule().size().isEmpty() && !puzzle.rule().isKeptBy(symmetry, puzzle.size())) {
            assertIllegalNaming(() -> puzzle.transform(symmetry), puzzle.rule().name());
            return;
        }
        Puzzle image = puzzle.transform(symmetry);
        assertThat(new Oracle(image).solutions())
                .containsExactlyInAnyOrderElementsOf(new Oracle(puzzle)
                        .solutions().stream()
                                .map(board -> board.transform(symmetry))
                                .toList());
        assertThat(image.transform(symmetry.inverse())).isEqualTo(puzzle);
    }

    @Test
    void imagesMoveWhatIsGiven() {
        int[][] columns = {{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}};
        int[][] rows = {{0, 0, 0, 0}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}};
        Puzzle upright = Puzzle.ofSize(4).withRule(Rule.regions(columns));
        Puzzle turned = Puzzle.ofSize(4).withRule(Rule.regions(rows));
        assertThat(upright.withQueen(0, 1).withBlocked(1, 0).transform(Symmetry.ROTATE_90))
                .isEqualTo(turned.withQueen(1, 3).withBlocked(0, 2));
        Puzzle semi = Puzzle.ofSize(4).withRule(Rule.SEMI_QUEENS).withQueen(0, 1);
        assertThat(semi.transform(Symmetry.TRANSPOSE).queens()).containsExactly(new Square(1, 0));
        assertIllegal(
                () -> semi.transform(Symmetry.FLIP_ROWS),
                "symmetry must take the lines of the rule \"semi-queens\" to its lines, but is FLIP_ROWS");
    }

    @Test
    void listsItsSquares() {
        Square queen = new Square(3, 0);
        Square[] blocked = {new Square(4, 4), new Square(1, 7), new Square(1, 2), new Square(4, 4)};
        Puzzle puzzle = EIGHT.withQueen(queen).withQueen(0, 1).withBlocked(blocked);
        assertThat(puzzle.queens()).containsExactly(new Square(0, 1), queen);
        assertThat(puzzle.blocked()).containsExactly(new Square(1, 2), new Square(1, 7), new Square(4, 4));
        assertThat(EIGHT.withBlocked()).isEqualTo(EIGHT);
        assertThat(Puzzle.ofSize(Integer.MAX_VALUE).queens()).isEmpty();
        assertThat(Puzzle.ofSize(Integer.MAX_VALUE).blocked()).isEmpty();
    }

    @Test
    void printsItsSquares() {
        assertThat(EIGHT).hasToString("Puzzle[n = 8]");
        assertThat(EIGHT.withQueen(0, 3).withBlocked(4, 4).withBlocked(1, 7))
                .hasToString("Puzzle[n = 8, queens: (0, 3), blocked: (1, 7) (4, 4)]");
    }

    @ParameterizedTest
    @CsvSource({"-1, 0, row, -1", "8, 0, row, 8", "0, -1, column, -1", "0, 9, column, 9"})
    void refusesSquaresOffTheBoard(int row, int column, String argument, int value) {
        String message = argument + " must be between 0 and 7, but is " + value;
        assertOutOfBounds(() -> EIGHT.withQueen(row, column), message);
        assertOutOfBounds(() -> EIGHT.withBlocked(row, column), message);
        assertOutOfBounds(() -> EIGHT.isOpen(row, column), message);
        assertOutOfBounds(() -> EIGHT.isBlocked(row, column), message);
        assertOutOfBounds(() -> EIGHT.isAttacked(row, column), message);
    }

    @Test
    void refusesRowsAndSquaresOffTheBoard() {
        assertOutOfBounds(() -> EIGHT.queen(-1), "row must be between 0 and 7, but is -1");
        assertOutOfBounds(() -> EIGHT.queen(8), "row must be between 0 and 7, but is 8");
        assertOutOfBounds(() -> EIGHT.withQueen(new Square(8, 0)), "row must be between 0 and 7, but is 8");
        assertOutOfBounds(() -> EIGHT.withBlocked(new Square(0, 8)), "column must be between 0 and 7, but is 8");
        assertOutOfBounds(() -> Puzzle.keeping(Board.of(1, 3, 0, 2), 4), "row must be between 0 and 3, but is 4");
        assertOutOfBounds(
                () -> Puzzle.ofSize(0).withQueen(0, 0),
                "row must be a row of the board, but a board of size 0 has none");
    }

    @ParameterizedTest
    @CsvSource({
        "3, 7, row", "6, 4, column", "5, 6, diagonal",
        "0, 1, diagonal", "5, 2, anti-diagonal", "0, 7, anti-diagonal"
    })
    void refusesQueensThatAttackEachOther(int row, int column, String line) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EIGHT.withQueen(7, 1).withQueen(3, 4).withQueen(row, column))
                .withMessage(
                        "the queen at (%d, %d) and the given queen at (3, 4) attack each other (%s)",
                        row, column, line);
    }

    /** Counted, as one queen after the other would ask for a line for each pair of queens: 5 10^7 of them. */
    @Test
    void manyGivenQueensAreReadInProportionToThem() {
        int n = 10_000;
        AtomicLong asked = new AtomicLong();
        LineFamily counted = LineFamily.of("column", (square, size) -> {
            asked.incrementAndGet();
            return square.column();
        });
        Rule rule = Rule.of("counted", counted);
        Board board = Solvers.construct(n).orElseThrow();
        Puzzle puzzle = Puzzle.parse(board.toString(), rule);
        assertThat(asked).hasValue(n);
        assertThat(puzzle.queens()).isEqualTo(board.squares());
        assertThat(Puzzle.keeping(board, IntStream.range(0, n).toArray()).withRule(rule))
                .isEqualTo(puzzle);
        int[] columns = board.columns();
        columns[n - 2] = columns[n / 2];
        asked.set(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.parse(Board.of(columns).toString(), rule))
                .withMessage(
                        "the queen at (9998, %1$d) and the given queen at (5000, %1$d) attack each other (column)",
                        columns[n / 2]);
        assertThat(asked).hasValueLessThan(20L * n);
    }

    /** As one queen after the other, row by row, would be refused. */
    @Property(tries = 300)
    void theFirstQueenThatIsAttackedIsNamed(@ForAll @IntRange(min = 2, max = 12) int n, @ForAll long seed) {
        Random random = new Random(seed);
        int[] columns = random.ints(n, 0, n).toArray();
        Rule rule = Rule.known().get(random.nextInt(Rule.known().size()));
        assertThat(textOrRefusal(() -> Puzzle.parse(Board.of(columns).format(BoardFormat.UNICODE), rule)))
                .isEqualTo(textOrRefusal(() -> {
                    Puzzle puzzle = Puzzle.ofSize(n).withRule(rule);
                    for (int row = 0; row < n; row++) {
                        puzzle = puzzle.withQueen(row, columns[row]);
                    }
                    return puzzle;
                }));
    }

    private static String textOrRefusal(Supplier<Puzzle> puzzle) {
        try {
            return puzzle.get().toString();
        } catch (IllegalArgumentException refusal) {
            return String.valueOf(refusal.getMessage());
        }
    }

    @Test
    void refusesAQueenOnABlockedSquare() {
        assertIllegalNaming(
                () -> EIGHT.withBlocked(4, 4).withQueen(4, 4), "the queen at (4, 4) stands on a blocked square");
        assertIllegalNaming(
                () -> EIGHT.withQueen(4, 4).withBlocked(4, 4), "the blocked square at (4, 4) holds a given queen");
    }

    @Test
    void largeBoardsAreCheap() {
        Puzzle large = Puzzle.ofSize(1_000_000).withQueen(999_999, 0).withBlocked(0, 5);
        assertThat(large.isOpen(0, 5)).isFalse();
        assertThat(large.queen(999_999)).hasValue(0);
        assertThat(Puzzle.ofSize(Integer.MAX_VALUE).isOpen(Integer.MAX_VALUE - 1, 0))
                .isTrue();
    }

    @Test
    void keepsTheQueensOfTheNamedRows() {
        Board board = Board.of(1, 3, 0, 2);
        assertThat(Puzzle.keeping(board, 1, 2))
                .isEqualTo(Puzzle.ofSize(4).withQueen(1, 3).withQueen(2, 0));
        assertThat(Puzzle.keeping(board)).isEqualTo(Puzzle.ofSize(4));
    }

    /** An error for want of memory would say neither what takes it nor how much. */
    @Test
    void whatIsTooLargeForTheMemoryIsRefused() {
        Puzzle largest = Puzzle.ofSize(Integer.MAX_VALUE);
        String array = "n must be at most 2147483639, as large as an array can be, but is 2147483647";
        assertIllegal(() -> largest.withQueen(0, 0), array);
        assertIllegal(() -> largest.withBlocked(0, 0), array);
        assertIllegal(() -> largest.format(BoardFormat.SVG), array);
        assertIllegal(() -> Solvers.construct(Integer.MAX_VALUE), array);
        assumeTrue(Runtime.getRuntime().maxMemory() < 8L << 30);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.ofSize(Integer.MAX_VALUE - 100).withQueen(0, 0))
                .withMessageMatching(
                        "n = 2147483547 would take 16383 MB"
                                + " of memory for given queens or blocked squares, but this JVM has at most \\d+ MB \\(-Xmx gives it more\\)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.construct(Integer.MAX_VALUE - 8))
                .withMessageStartingWith("n = 2147483639 would take 8191 MB of memory for a board, but");
    }
}
