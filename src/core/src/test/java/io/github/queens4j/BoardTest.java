package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegal;
import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.Oracle;
import io.github.queens4j.count.Serial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoardTest {

    @Test
    void boardsAreValues() {
        assertThat(Board.of(1, 3, 0, 2)).isEqualTo(Board.of(1, 3, 0, 2)).isNotEqualTo(Board.of(2, 0, 3, 1));
        assertThat(Board.of(1, 3, 0, 2)).hasSameHashCodeAs(Board.of(1, 3, 0, 2)).isNotEqualTo("[1, 3, 0, 2]");
        assertThat(Board.of(1, 3, 0, 2)).doesNotHaveSameHashCodeAs(Board.of(2, 0, 3, 1));
        assertThat(new HashSet<>(Oracle.allSolutions(8))).hasSize(92);
    }

    @Test
    void boardsTravelAsTheirColumns() {
        for (Board board : List.of(Board.of(), Board.of(0, 0), Board.of(1, 3, 0, 2))) {
            assertThat(Serial.copy(board)).isEqualTo(board);
        }
        byte[] bytes = Serial.write(Board.of(1, 0));
        bytes[bytes.length - 1] = 2;
        assertThatThrownBy(() -> Serial.read(bytes)).hasMessageContaining("the column of row 1 must be in 0..1");
    }

    @Test
    void queensStandOnTheirSquaresAlone() {
        Board board = Board.of(1, 3, 0, 2);
        List<Square> queens = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            Square square = new Square(i / 4, i % 4);
            if (board.hasQueen(square)) {
                queens.add(square);
            }
        }
        assertThat(queens).isEqualTo(board.squares());
        assertOutOfBounds(() -> board.hasQueen(new Square(4, 0)), "row must be between 0 and 3, but is 4");
        assertOutOfBounds(() -> board.hasQueen(new Square(0, 4)), "column must be between 0 and 3, but is 4");
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
        assertThat(new Square(2, 4)).hasToString("row 2, column 4");
    }

    @Test
    void rowsAndColumnsOutsideTheBoardAreRefused() {
        for (int row : new int[] {-1, 4}) {
            assertOutOfBounds(() -> Board.of(1, 3, 0, 2).column(row), "row must be between 0 and 3, but is " + row);
        }
        assertIllegal(() -> new Square(-1, 0), "row must be at least 0, but is -1");
        assertIllegal(() -> new Square(0, -2), "column must be at least 0, but is -2");
        assertIllegal(
                () -> Board.of(1, 3, 4, 2), "the column of row 2 must be in 0..3 for a board of size 4, but is 4");
        assertIllegal(() -> Board.of(-1), "the column of row 0 must be in 0..0 for a board of size 1, but is -1");
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
    void boardsAreOrderedLexicographically() {
        List<Board> ordered =
                List.of(Board.of(), Board.of(0), Board.of(0, 0), Board.of(0, 1, 2), Board.of(0, 2, 0), Board.of(1, 0));
        List<Board> shuffled = new ArrayList<>(ordered);
        Collections.reverse(shuffled);
        Collections.sort(shuffled);

        assertThat(shuffled).isEqualTo(ordered);
        assertThat(Oracle.allSolutions(7)).isSorted();
    }

    @Provide
    Arbitrary<Board> boards() {
        return Arbitraries.oneOf(RandomBoards.any(), permutations());
    }

    @Provide
    Arbitrary<Board> permutations() {
        return Arbitraries.oneOf(RandomBoards.permutations(), RandomBoards.solutions());
    }

    @Property(tries = 400)
    void transformingTwiceIsTransformingByTheProduct(
            @ForAll("permutations") Board board, @ForAll Symmetry first, @ForAll Symmetry second) {
        assertThat(board.transform(first).transform(second)).isEqualTo(board.transform(first.then(second)));
    }

    @Property(tries = 600)
    void isSolutionAgreesWithAllPairs(@ForAll("boards") Board board) {
        assertThat(board.isSolution()).isEqualTo(Oracle.isSolution(board.columns()));
    }

    @Property(tries = 400)
    void theCanonicalFormIsTheLeastImage(@ForAll("boards") Board board) {
        TreeSet<Board> orbit = new TreeSet<>();
        boolean permutation = Arrays.stream(board.columns()).distinct().count() == board.size();
        Stream.of(Symmetry.values())
                .filter(symmetry -> permutation || symmetry.keepsRows())
                .forEach(symmetry -> orbit.add(board.transform(symmetry)));
        assertThat(board.canonical()).isEqualTo(orbit.first());
        assertThat(board.orbitSize()).isEqualTo(orbit.size());
    }

    @Test
    void squaresAreOrderedRowByRow() {
        assertThat(Stream.of(new Square(1, 0), new Square(0, 2), new Square(1, 1), new Square(0, 0))
                        .sorted())
                .containsExactly(new Square(0, 0), new Square(0, 2), new Square(1, 0), new Square(1, 1));
    }

    @Property(tries = 400)
    void comparingIsConsistentWithEquals(@ForAll("boards") Board a, @ForAll("boards") Board b) {
        assertThat(a.compareTo(b) == 0).isEqualTo(a.equals(b));
        assertThat(Integer.signum(a.compareTo(b))).isEqualTo(-Integer.signum(b.compareTo(a)));
        assertThat(a).isEqualTo(Board.of(a.columns())).hasSameHashCodeAs(Board.of(a.columns()));
    }
}
