package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.search.Effort;
import org.junit.jupiter.api.Test;

class FrontierTest {

    /** The finder is exact for wider boards as well; 13 starts of 5 x 5 have a tour. */
    @Test
    void findsToursOfFiveByFive() {
        Grid grid = new Grid(5, 5);
        for (int start = 0; start < 25; start++) {
            assertThat(new ThinBoard(grid, Effort.unlimited())
                            .find(start, false)
                            .isPresent())
                    .isEqualTo(start % 2 == 0);
        }
        assertThat(new ThinBoard(grid, Effort.unlimited()).find(0, true)).isEmpty();
        assertThat(new ThinBoard(new Grid(6, 5), Effort.unlimited()).find(7, true))
                .isPresent();
    }

    /** The columns in the middle repeat, so that a board ten times as long takes hardly more states. */
    @Test
    void longBoardsNeedNoMoreStates() {
        Effort shorter = Effort.unlimited();
        assertThat(new ThinBoard(new Grid(4, 300), shorter).find(0, false)).isPresent();
        Effort longer = Effort.unlimited();
        assertThat(new ThinBoard(new Grid(4, 3000), longer).find(0, false)).isPresent();
        assertThat(longer.spent()).isEqualTo(shorter.spent());
    }

    @Test
    void countsUpToSevenRows() {
        assertThat(FrontierCounter.count(new Grid(7, 5), EndRule.CLOSED)).isZero();
        assertThatThrownBy(() -> FrontierCounter.count(new Grid(8, 8), EndRule.CLOSED))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
