package io.github.queens4j.tour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.tour.BlockBoard.Layout;
import org.junit.jupiter.api.Test;

/** The parts themselves; that all of them can be joined is tested through tours. */
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
}
