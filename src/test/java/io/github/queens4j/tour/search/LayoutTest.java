package io.github.queens4j.tour.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.tour.search.BlockBoard.Layout;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LayoutTest {

    @Test
    void cutsSidesIntoParts() {
        assertThat(Layout.even(0)).isEmpty();
        assertThat(Layout.even(16)).containsExactly(6, 10);
        assertThat(Layout.any(5)).containsExactly(5);
        assertThat(Layout.any(11)).containsExactly(11);
        assertThat(Layout.any(23)).containsExactly(6, 6, 11);
        assertThat(Layout.oddAround(11, 5)).containsExactly(11);
        assertThat(Layout.oddAround(13, 6)).containsExactly(7, 6);
        assertThat(Layout.oddAround(13, 7)).containsExactly(6, 7);
        assertThatThrownBy(() -> Layout.oddAround(3, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Blocks cover the board; at most one is odd both ways, and it holds the start in an even place. */
    @Property(tries = 500)
    void everyBoardIsCutIntoBlocksThatHaveTours(
            @ForAll @IntRange(min = 5, max = 300) int rows,
            @ForAll @IntRange(min = 5, max = 300) int columns,
            @ForAll @IntRange(min = 0, max = 299) int row,
            @ForAll @IntRange(min = 0, max = 299) int column) {
        Grid grid = new Grid(rows, columns);
        int start = grid.square(row % rows, column % columns);
        Layout layout = Layout.of(grid, start);
        assertSide(layout.heights(), rows);
        assertSide(layout.widths(), columns);
        boolean isOdd = rows * columns % 2 == 1;
        long oddHeights =
                layout.heights().stream().filter(part -> part % 2 == 1).count();
        long oddWidths = layout.widths().stream().filter(part -> part % 2 == 1).count();
        assertThat(oddHeights * oddWidths).isEqualTo(isOdd ? 1 : 0);
        if (isOdd) {
            assertHoldsInOddPart(layout.heights(), grid.row(start));
            assertHoldsInOddPart(layout.widths(), grid.column(start));
        }
    }

    private static void assertSide(List<Integer> parts, int side) {
        assertThat(parts.stream().mapToInt(Integer::intValue).sum()).isEqualTo(side);
        assertThat(parts).allMatch(part -> part >= 5 && part <= 11);
    }

    private static void assertHoldsInOddPart(List<Integer> parts, int at) {
        int before = 0;
        for (int part : parts) {
            if (part % 2 == 1) {
                assertThat(at).isBetween(before, before + part - 1);
                assertThat(before % 2).isZero();
            }
            before += part;
        }
    }
}
