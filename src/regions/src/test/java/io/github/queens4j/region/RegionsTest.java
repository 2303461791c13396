package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertOutOfBounds;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import org.junit.jupiter.api.Test;

class RegionsTest {

    @Test
    void equalIfTheBoardIsCutInTheSameWay() {
        int[][] map = {{0, 1}, {0, 1}};
        Regions regions = Regions.of(map);
        map[0][0] = 1; // Regions hold a copy.
        Regions renamed = Regions.of(new int[][] {{1, 0}, {1, 0}});
        assertThat(regions).isEqualTo(renamed).hasSameHashCodeAs(renamed);
        assertThat(regions.rule()).isEqualTo(renamed.rule());
        assertThat(renamed.region(0, 0)).isZero();
        assertThat(regions)
                .isNotEqualTo(Regions.of(new int[][] {{0, 0}, {1, 1}}))
                .isNotEqualTo("AB");
    }

    @Test
    void connectedOverSidesAlone() {
        assertThat(Examples.digits(Examples.PUZZ_LINK_MAP).isConnected()).isTrue();
        assertThat(Regions.parse(Examples.DISCONNECTED).isConnected()).isFalse();
        assertThat(Regions.parse("AAB\nABC\nCCC").isConnected())
                .as("corners alone")
                .isFalse();
        assertThat(Regions.of(new int[][] {{0}}).isConnected()).isTrue();
    }

    @Test
    void knowsItsSquaresAndNames() {
        Regions regions = Regions.parse("xxy\nxyy\nzzz");
        assertThat(regions.squares(1)).containsExactly(new Square(0, 2), new Square(1, 1), new Square(1, 2));
        assertThat(regions.name(1)).isEqualTo("B");
        assertThat(regions).hasToString("AAB\nABB\nCCC");
        assertOutOfBounds(() -> regions.squares(3), "region must be between 0 and 2, but is 3");
        assertOutOfBounds(() -> regions.region(0, 3), "column must be between 0 and 2, but is 3");
    }

    @Test
    void thePuzzleIsAnEmptyBoardUnderTheRule() {
        Regions regions = Examples.digits(Examples.PUZZ_LINK_MAP);
        assertThat(regions.puzzle()).isEqualTo(Puzzle.ofSize(6).withRule(Rule.regions(regions.map())));
    }
}
