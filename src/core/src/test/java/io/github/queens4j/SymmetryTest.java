package io.github.queens4j;

import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetryTest {

    @ParameterizedTest
    @CsvSource({
        "IDENTITY, 2, 5", "ROTATE_90, 5, 7", "ROTATE_180, 7, 4", "ROTATE_270, 4, 2",
        "FLIP_ROWS, 7, 5", "FLIP_COLUMNS, 2, 4", "TRANSPOSE, 5, 2", "ANTI_TRANSPOSE, 4, 7"
    })
    void everySymmetryTakesASquareWhereItSays(Symmetry symmetry, int row, int column) {
        assertThat(symmetry.image(new Square(2, 5), 10)).isEqualTo(new Square(row, column));
        assertOutOfBounds(() -> symmetry.image(new Square(2, 5), 5), "column must be between 0 and 4, but is 5");
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
        Square square = new Square(row, column);
        assertThat(first.then(second).image(square, 10)).isEqualTo(second.image(first.image(square, 10), 10));
    }

    @Property
    void inversesUndo(@ForAll Symmetry symmetry) {
        assertThat(symmetry.then(symmetry.inverse())).isEqualTo(Symmetry.IDENTITY);
        assertThat(symmetry.inverse().then(symmetry)).isEqualTo(Symmetry.IDENTITY);
    }

    @Example
    void fourKeepRows() {
        assertThat(Symmetry.values())
                .filteredOn(Symmetry::keepsRows)
                .containsExactly(Symmetry.IDENTITY, Symmetry.ROTATE_180, Symmetry.FLIP_ROWS, Symmetry.FLIP_COLUMNS);
    }
}
