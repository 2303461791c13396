package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetryTest {

    @ParameterizedTest
    @CsvSource({
        "IDENTITY, 2, 5",
        "ROTATE_90, 5, 7",
        "ROTATE_180, 7, 4",
        "ROTATE_270, 4, 2",
        "FLIP_ROWS, 7, 5",
        "FLIP_COLUMNS, 2, 4",
        "TRANSPOSE, 5, 2",
        "ANTI_TRANSPOSE, 4, 7"
    })
    void everySymmetryTakesASquareWhereItSays(Symmetry symmetry, int row, int column) {
        assertThat(symmetry.imageRow(10, 2, 5)).isEqualTo(row);
        assertThat(symmetry.imageColumn(10, 2, 5)).isEqualTo(column);
    }

    @Example
    void aQuarterTurnTakesTheTopRowToTheRight() {
        Board turned = Board.of(0, 2, 1).transform(Symmetry.ROTATE_90);

        assertThat(turned.format(BoardFormat.DASHES)).isEqualTo("# - - Q\n# Q - -\n# - Q -");
    }

    @Property
    void productsActLikeOneSymmetryAfterTheOther(
            @ForAll Symmetry first,
            @ForAll Symmetry second,
            @ForAll @IntRange(max = 9) int row,
            @ForAll @IntRange(max = 9) int column) {
        Symmetry product = first.then(second);
        int n = 10;
        int firstRow = first.imageRow(n, row, column);
        int firstColumn = first.imageColumn(n, row, column);

        assertThat(product.imageRow(n, row, column)).isEqualTo(second.imageRow(n, firstRow, firstColumn));
        assertThat(product.imageColumn(n, row, column)).isEqualTo(second.imageColumn(n, firstRow, firstColumn));
    }

    @Property
    void inversesUndo(@ForAll Symmetry symmetry) {
        assertThat(symmetry.then(symmetry.inverse())).isEqualTo(Symmetry.IDENTITY);
        assertThat(symmetry.inverse().then(symmetry)).isEqualTo(Symmetry.IDENTITY);
    }

    @Example
    void fourKeepRows() {
        EnumSet<Symmetry> keeping = EnumSet.allOf(Symmetry.class);
        keeping.removeIf(symmetry -> !symmetry.keepsRows());

        assertThat(keeping)
                .containsExactly(Symmetry.IDENTITY, Symmetry.ROTATE_180, Symmetry.FLIP_ROWS, Symmetry.FLIP_COLUMNS);
    }
}
