package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.queens4j.contract.Oracle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {

    @Test
    void boardsAreValues() {
        assertThat(Board.of(1, 3, 0, 2)).isEqualTo(Board.of(1, 3, 0, 2)).isNotEqualTo(Board.of(2, 0, 3, 1));
        assertThat(Board.of(1, 3, 0, 2)).hasSameHashCodeAs(Board.of(1, 3, 0, 2)).isNotEqualTo("[1, 3, 0, 2]");
        assertThat(Board.of(1, 3, 0, 2)).doesNotHaveSameHashCodeAs(Board.of(2, 0, 3, 1));
        assertThat(new HashSet<>(Oracle.allSolutions(8))).hasSize(92);
    }

    @Test
    void aBoardKeepsItsColumnsToItself() {
        int[] given = {1, 3, 0, 2};
        Board board = Board.of(given);
        given[0] = 0;
        board.columns()[1] = 0;

        assertThat(board).isEqualTo(Board.of(1, 3, 0, 2));
        assertThat(board.columns()).containsExactly(1, 3, 0, 2);
    }

    @Test
    void rowsAndColumnsAreCountedFromZero() {
        Board board = Board.of(1, 3, 0, 2);

        assertThat(board.size()).isEqualTo(4);
        assertThat(board.column(0)).isEqualTo(1);
        assertThat(board.column(3)).isEqualTo(2);
        assertThat(board.squares())
                .containsExactly(new Square(0, 1), new Square(1, 3), new Square(2, 0), new Square(3, 2));
        assertThat(Board.of().size()).isZero();
        assertThat(Board.of().squares()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4})
    void aRowOutsideTheBoardIsRefused(int row) {
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> Board.of(1, 3, 0, 2).column(row))
                .withMessage("row must be between 0 and 3, but is " + row);
    }

    @Test
    void aColumnOutsideTheBoardIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.of(1, 3, 4, 2))
                .withMessage("the column of row 2 must be in 0..3 for a board of size 4, but is 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.of(-1))
                .withMessage("the column of row 0 must be in 0..0 for a board of size 1, but is -1");
    }

    @Test
    void nullIsRefusedByName() {
        assertThatNullPointerException()
                .isThrownBy(() -> Board.of((int[]) null))
                .withMessage("columns");
        assertThatNullPointerException().isThrownBy(() -> Board.parse(null)).withMessage("text");
        assertThatNullPointerException()
                .isThrownBy(() -> Board.of(0).transform(null))
                .withMessage("symmetry");
        assertThatNullPointerException()
                .isThrownBy(() -> Board.of(0).format(null))
                .withMessage("format");
    }

    @Test
    void solutionsAreTheBoardsWithoutAnAttack() {
        assertThat(Board.of().isSolution()).isTrue();
        assertThat(Board.of(0).isSolution()).isTrue();
        assertThat(Board.of(1, 3, 0, 2).isSolution()).isTrue();
    }

    @Test
    void everyKindOfAttackSpoilsASolution() {
        assertThat(Board.of(0, 3, 0, 2).isSolution()).as("column").isFalse();
        assertThat(Board.of(0, 2, 3, 1).isSolution()).as("diagonal").isFalse();
        assertThat(Board.of(1, 3, 2, 0).isSolution()).as("anti-diagonal").isFalse();
        assertThat(Board.of(3, 1, 2, 0).isSolution()).as("corner to corner").isFalse();
    }

    @Test
    void isSolutionAgreesWithAllPairs() {
        for (int code = 0; code < 3125; code++) {
            int[] columns = {code % 5, code / 5 % 5, code / 25 % 5, code / 125 % 5, code / 625};
            assertThat(Board.of(columns).isSolution())
                    .as("%s", Arrays.toString(columns))
                    .isEqualTo(Oracle.isSolution(columns));
        }
    }

    @Test
    void imagesOfARepeatingBoardExistWhereRowsStayRows() {
        Board board = Board.of(0, 0, 2);

        assertThat(board.transform(Symmetry.FLIP_ROWS)).isEqualTo(Board.of(2, 0, 0));
        assertThat(board.transform(Symmetry.FLIP_COLUMNS)).isEqualTo(Board.of(2, 2, 0));
        assertThat(board.transform(Symmetry.ROTATE_180)).isEqualTo(Board.of(0, 2, 2));
        assertThat(board.canonical()).isEqualTo(board);
        assertThat(board.orbitSize()).isEqualTo(4);
        assertThat(Board.of(1, 1, 1).orbitSize()).isEqualTo(1);
        assertThat(Board.of(2, 2, 2).orbitSize()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(names = {"ROTATE_90", "ROTATE_270", "TRANSPOSE", "ANTI_TRANSPOSE"})
    void aRepeatingBoardCannotTurnColumnsIntoRows(Symmetry symmetry) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.of(0, 0, 2).transform(symmetry))
                .withMessageStartingWith("symmetry must keep rows")
                .withMessageEndingWith("but is " + symmetry);
    }

    @Test
    void theTwoSolutionsOfSizeFourAreOneUpToSymmetry() {
        Board first = Board.of(1, 3, 0, 2);
        Board second = Board.of(2, 0, 3, 1);

        assertThat(first.transform(Symmetry.FLIP_COLUMNS)).isEqualTo(second);
        assertThat(first.transform(Symmetry.ROTATE_90)).isEqualTo(first);
        assertThat(second.canonical()).isEqualTo(first);
        assertThat(first.canonical()).isSameAs(first);
        assertThat(first.orbitSize()).isEqualTo(2);
    }

    @Test
    void orbitsHaveOneTwoFourOrEightBoards() {
        assertThat(Board.of().orbitSize()).isEqualTo(1);
        assertThat(Board.of(0).orbitSize()).isEqualTo(1);
        assertThat(Board.of(0, 1, 2).orbitSize()).isEqualTo(2);
        assertThat(Board.of(2, 4, 1, 7, 0, 6, 3, 5).orbitSize()).as("half turn").isEqualTo(4);
        assertThat(Board.of(0, 4, 7, 5, 2, 6, 1, 3).orbitSize()).isEqualTo(8);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void orbitsOfAllSolutionsAddUpToTheirNumber(int n) {
        List<Board> all = Oracle.allSolutions(n);
        Set<Board> canonical = new HashSet<>();
        int inOrbits = 0;
        for (Board board : all) {
            if (canonical.add(board.canonical())) {
                inOrbits += board.orbitSize();
            }
        }
        assertThat(inOrbits).isEqualTo(all.size());
    }

    @Test
    void boardsAreOrderedLexicographically() {
        List<Board> ordered =
                List.of(Board.of(), Board.of(0), Board.of(0, 0), Board.of(0, 1, 2), Board.of(0, 2, 0), Board.of(1, 0));
        List<Board> shuffled = new ArrayList<>(ordered);
        Collections.reverse(shuffled);
        Collections.sort(shuffled);

        assertThat(shuffled).isEqualTo(ordered);
        assertThat(Oracle.allSolutions(7)).isSorted();
    }

    @Test
    void aBoardPrintsAsItsColumns() {
        assertThat(Board.of(1, 3, 0, 2)).hasToString("[1, 3, 0, 2]");
    }
}
