package io.github.queens4j.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawings and lists that are no whole board: rows without a queen, and blocked squares. */
class PlacementTest {

    private static final int NONE = Placement.NONE;

    private static Placement random(int n, long seed) {
        Random random = new Random(seed);
        int[] queens = new int[n];
        Map<Integer, BitSet> blocked = new TreeMap<>();
        for (int row = 0; row < n; row++) {
            queens[row] = random.nextInt(n + 1) - 1;
            BitSet columns = new BitSet();
            random.ints(random.nextInt(3), 0, n).forEach(columns::set);
            if (queens[row] != NONE) {
                columns.clear(queens[row]);
            }
            if (!columns.isEmpty()) {
                blocked.put(row, columns);
            }
        }
        return Placement.of(queens, blocked);
    }

    @Property
    void drawingsAreReadBack(@ForAll @IntRange(max = 12) int n, @ForAll long seed) {
        Placement placement = random(n, seed);
        for (Drawing drawing : Drawing.values()) {
            Placement read = Placement.puzzle(drawing.write(placement));
            assertThat(read.queens()).isEqualTo(placement.queens());
            assertThat(read.blocked()).isEqualTo(placement.blocked());
        }
    }

    @Property
    void listsAreReadBack(@ForAll @IntRange(max = 12) int n, @ForAll long seed) {
        Placement placement = random(n, seed);
        assertThat(Placement.puzzle(ColumnList.zeroBased(placement)).queens()).isEqualTo(placement.queens());
        assertThat(Placement.puzzle(ColumnList.oneBased(placement)).queens()).isEqualTo(placement.queens());
    }

    @Test
    void drawingsHaveAMarkForBlockedSquares() {
        BitSet corner = new BitSet();
        corner.set(2);
        Placement placement = Placement.of(new int[] {1, NONE, 0}, Map.of(1, corner));
        assertThat(Drawing.UNICODE.write(placement)).isEqualTo("· ♕ ·\n· · ×\n♕ · ·");
        assertThat(Drawing.DASHES.write(placement)).isEqualTo("# - Q -\n# - - x\n# Q - -");
        assertThat(Drawing.GRID.write(placement)).isEqualTo(" _ _ _\n|_|Q|_|\n|_|_|x|\n|Q|_|_|");
        assertThat(ColumnList.zeroBased(placement)).isEqualTo("[1, -, 0]");
        assertThat(ColumnList.oneBased(placement)).isEqualTo("(2, -, 1)");
    }

    @Test
    void aPuzzleWithoutQueensHasTheSizeOfItsFirstRow() {
        assertThat(Placement.puzzle("× ·\n· ·").queens()).containsExactly(NONE, NONE);
        assertThat(Placement.puzzle("×").blocked(0).get(0)).isTrue();
        assertThat(Placement.puzzle("# x").size()).isEqualTo(1);
        assertThat(Placement.puzzle(" _ _\n|_|_|\n|_|x|").blocked()).containsOnlyKeys(1);
        assertThat(Placement.puzzle("[-, 3, -]").queens()).containsExactly(NONE, 2, NONE);
        assertThat(Placement.puzzle("").size()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "♕ ♕/· ·|2|'·' or '×', as the row has its queen",
                "♕ ·/· -|6|'♕', '·' or '×'",
                "· ·|3|a line break before row 1 of rows 0 to 1",
                "[-, x]|4|a column or '-'",
                "[|1|a column, '-' or ']'",
                "x|0|'[' or '(' of a list, '·', '♕' or '×', '#', or ' ' of a grid's border"
            })
    void aWrongPuzzleIsRefusedAtItsFirstWrongCharacter(String text, int position, String expected) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Placement.puzzle(text.replace('/', '\n')))
                .withMessageStartingWith("text is not a puzzle at position " + position + " (")
                .withMessageContaining("expected " + expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"× ♕\n♕ ·", "♕ ×\n· ♕", "# x Q\n# Q -", "[-, 0]", "[0, -]"})
    void aBoardHasNeither(String text) {
        assertThat(Placement.puzzle(text).size()).isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Placement.board(text))
                .withMessageStartingWith("text is not a board at position ");
    }

    /** Many minutes for whoever looks at the whole text for each line or character. */
    @ParameterizedTest
    @ValueSource(strings = {"· ", "♕ ·\n", "# - ", "|_", " _", " _\n", "[1,", "[[", "\n\r", "(0, ", "♕", "0"})
    void longTextsThatAreNoBoardAreRefusedInOneGo(String part) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Placement.board(part.repeat(500_000)))
                .withMessageStartingWith("text is not a board at position ")
                .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(250));
    }

    @ParameterizedTest
    @EnumSource(Drawing.class)
    void noDrawingIsLongerThanAStringCanBe(Drawing drawing) {
        int[] queens = new int[Drawing.MAX_SIZE + 1];
        Arrays.fill(queens, NONE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> drawing.write(Placement.of(queens)))
                .withMessageContaining("LIST or LIST_ONE_BASED");
    }
}
