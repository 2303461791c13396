package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.search.Effort;
import org.junit.jupiter.api.Test;

class FrontierTest {

    /** The columns in the middle repeat, so that a board ten times as long takes hardly more states. */
    @Test
    void longBoardsNeedNoMoreStates() {
        Effort shorter = Effort.unlimited();
        assertThat(new ThinBoard(new Grid(4, 300), shorter).find(0, TourMethod.NONE, false))
                .isPresent();
        Effort longer = Effort.unlimited();
        assertThat(new ThinBoard(new Grid(4, 3000), longer).find(0, TourMethod.NONE, false))
                .isPresent();
        assertThat(longer.spent()).isEqualTo(shorter.spent());
    }
}
