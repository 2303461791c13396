package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleTest {

    private static final Puzzle EIGHT = Puzzle.ofSize(8);

    @Test
    void emptyPuzzlesLeaveEverySquareOpen() {
        assertThat(EIGHT.size()).isEqualTo(8);
        assertThat(EIGHT.isEmpty()).isTrue();
        assertThat(EIGHT.queen(7)).isEmpty();
        assertThat(EIGHT.isOpen(7, 7)).isTrue();
        assertThat(EIGHT.isBlocked(7, 7)).isFalse();
        assertThat(EIGHT.openColumns(0)).isEqualTo(0xFF);
        assertThat(Puzzle.ofSize(64).openColumns(63)).isEqualTo(-1L);
        assertThat(Puzzle.ofSize(0).isEmpty()).isTrue();
    }

    @Test
    void givenQueensLeaveOneSquareOfTheirRowOpen() {
        Puzzle puzzle = EIGHT.withQueen(2, 5);
        assertThat(puzzle.isEmpty()).isFalse();
        assertThat(puzzle.queen(2)).isEqualTo(OptionalInt.of(5));
        assertThat(puzzle.queen(1)).isEmpty();
        assertThat(puzzle.isOpen(2, 5)).isTrue();
        assertThat(puzzle.isOpen(2, 4)).isFalse();
        assertThat(puzzle.isBlocked(2, 4)).isFalse();
        assertThat(puzzle.isOpen(3, 5))
                .as("attacked squares are the search's affair")
                .isTrue();
        assertThat(puzzle.openColumns(2)).isEqualTo(1L << 5);
    }

    @Test
    void blockedSquaresAreNotOpen() {
        Puzzle puzzle = EIGHT.withBlocked(2, 5).withBlocked(2, 0);
        assertThat(puzzle.isBlocked(2, 5)).isTrue();
        assertThat(puzzle.isOpen(2, 5)).isFalse();
        assertThat(puzzle.isOpen(2, 6)).isTrue();
        assertThat(puzzle.isOpen(3, 5)).isTrue();
        assertThat(puzzle.openColumns(2)).isEqualTo(0xFF & ~(1L << 5) & ~1L);
        assertThat(puzzle.openColumns(3)).isEqualTo(0xFF);
    }

    @Test
    void puzzlesDoNotChange() {
        Puzzle before = EIGHT.withQueen(0, 0).withBlocked(3, 3);
        Puzzle after = before.withQueen(1, 2).withBlocked(3, 4);
        assertThat(before).isEqualTo(EIGHT.withQueen(0, 0).withBlocked(3, 3)).isNotEqualTo(after);
        assertThat(before.isOpen(3, 4)).isTrue();
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
    void repeatsChangeNothing() {
        Puzzle puzzle = EIGHT.withQueen(0, 3).withBlocked(4, 4);
        assertThat(puzzle.withQueen(0, 3)).isSameAs(puzzle);
        assertThat(puzzle.withBlocked(4, 4)).isSameAs(puzzle);
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
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EIGHT.withQueen(row, column))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EIGHT.withBlocked(row, column))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EIGHT.isOpen(row, column))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EIGHT.isBlocked(row, column))
                .withMessage(message);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 8})
    void refusesRowsOffTheBoard(int row) {
        String message = "row must be between 0 and 7, but is " + row;
        assertThatIllegalArgumentException().isThrownBy(() -> EIGHT.queen(row)).withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EIGHT.openColumns(row))
                .withMessage(message);
    }

    @Test
    void refusesEverySquareOfTheEmptyBoard() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.ofSize(0).withQueen(0, 0))
                .withMessageContaining("a board of size 0 has none");
    }

    @ParameterizedTest
    @CsvSource({
        "3, 7, row",
        "6, 4, column",
        "5, 6, diagonal",
        "0, 1, diagonal",
        "5, 2, anti-diagonal",
        "0, 7, anti-diagonal"
    })
    void refusesQueensThatAttackEachOther(int row, int column, String line) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EIGHT.withQueen(7, 1).withQueen(3, 4).withQueen(row, column))
                .withMessage(
                        "the queen at (%d, %d) and the given queen at (3, 4) attack each other (%s)",
                        row, column, line);
    }

    @Test
    void refusesAQueenOnABlockedSquare() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EIGHT.withBlocked(4, 4).withQueen(4, 4))
                .withMessageContaining("the queen at (4, 4) stands on a blocked square");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EIGHT.withQueen(4, 4).withBlocked(4, 4))
                .withMessageContaining("the blocked square at (4, 4) holds a given queen");
    }

    @Test
    void refusesNegativeSizes() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.ofSize(-1))
                .withMessage("n must be at least 0, but is -1");
    }

    @Test
    void openColumnsNeedAWord() {
        assertThatIllegalStateException()
                .isThrownBy(() -> Puzzle.ofSize(65).openColumns(0))
                .withMessageContaining("64")
                .withMessageContaining("65");
    }

    @Test
    void openColumnsAgreeWithOpenSquares() {
        Puzzle puzzle = Puzzle.ofSize(64).withQueen(5, 63).withBlocked(6, 63).withBlocked(6, 0);
        for (int row = 0; row < 64; row++) {
            int r = row;
            long open = IntStream.range(0, 64)
                    .filter(column -> puzzle.isOpen(r, column))
                    .mapToLong(column -> 1L << column)
                    .reduce(0, (a, b) -> a | b);
            assertThat(puzzle.openColumns(row)).isEqualTo(open);
        }
    }

    @Test
    void largeBoardsAreCheap() {
        Puzzle large = Puzzle.ofSize(1_000_000).withQueen(999_999, 0).withBlocked(0, 5);
        assertThat(large.isOpen(0, 5)).isFalse();
        assertThat(large.queen(999_999)).hasValue(0);
        assertThat(Puzzle.ofSize(Integer.MAX_VALUE).isOpen(Integer.MAX_VALUE - 1, 0))
                .isTrue();
    }

    private static final Puzzle SMALL =
            Puzzle.ofSize(4).withQueen(1, 3).withBlocked(0, 0).withBlocked(3, 1);

    @Test
    void isDrawnAndReadBack() {
        assertThat(SMALL.format(BoardFormat.UNICODE)).isEqualTo("""
                × · · ·
                · · · ♕
                · · · ·
                · × · ·""");
        assertThat(SMALL.format(BoardFormat.DASHES)).startsWith("# x - - -\n# - - - Q\n");
        assertThat(SMALL.format(BoardFormat.GRID)).startsWith(" _ _ _ _\n|x|_|_|_|\n|_|_|_|Q|\n");
        assertThat(Puzzle.ofSize(4).withQueen(1, 3).format(BoardFormat.LIST)).isEqualTo("[-, 3, -, -]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SMALL.format(BoardFormat.LIST))
                .withMessageContaining("blocked squares")
                .withMessageContaining("LIST");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.parse("· · ·\n· ? ·\n"))
                .withMessageContaining("line 2, column 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.parse("[0, 1]"))
                .withMessageContaining("attack each other (diagonal)");
    }

    @Test
    void keepsTheRowsThatItIsTold() {
        Board board = Board.of(1, 3, 0, 2);
        assertThat(Puzzle.of(board, 1, 2))
                .isEqualTo(Puzzle.ofSize(4).withQueen(1, 3).withQueen(2, 0));
        assertThat(Puzzle.of(board)).isEqualTo(Puzzle.ofSize(4));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.of(board, 4))
                .withMessage("row must be between 0 and 3, but is 4");
    }

    @Test
    void aPictureShowsGivenQueensAndBlockedSquares() {
        assertThat(SMALL.format(BoardFormat.SVG))
                .contains("queens4j-blocked\" d=\"M0 0h1v1h-1zM1 3h1v1h-1z\"")
                .contains("queens4j-given\" d=\"M3 1m");
        assertThat(Puzzle.ofSize(4).format(BoardFormat.SVG)).doesNotContain("class=\"queens4j-blocked");
    }

    /** An error for want of memory would say neither what takes it nor how much. */
    @Test
    void whatIsTooLargeForTheMemoryIsRefused() {
        Puzzle largest = Puzzle.ofSize(Integer.MAX_VALUE);
        String array = "n must be at most 2147483639, as large as an array can be, but is 2147483647";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> largest.withQueen(0, 0))
                .withMessage(array);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> largest.withBlocked(0, 0))
                .withMessage(array);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> largest.format(BoardFormat.SVG))
                .withMessage(array);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.construct(Integer.MAX_VALUE))
                .withMessage(array);
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
