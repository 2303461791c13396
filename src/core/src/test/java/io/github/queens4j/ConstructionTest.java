package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConstructionTest {

    @Test
    void everySizeFromFourOnHasASolution() {
        for (int n = 4; n <= 2000; n++) {
            Board board = Construction.solution(n).orElseThrow();
            assertThat(board.size()).isEqualTo(n);
            assertThat(board.isSolution()).as("n = %s", n).isTrue();
        }
    }

    @Test
    void millionsOfQueensArePlacedInAllResidueClasses() {
        assertThat(IntStream.of(1_000_000, 1_000_001, 1_000_002, 1_000_003, 1_000_004, 1_000_005, 4_000_000))
                .allMatch(n -> Construction.solution(n).orElseThrow().isSolution());
    }

    @Test
    void theSmallestBoards() {
        assertThat(Construction.solution(0)).contains(Board.of());
        assertThat(Construction.solution(1)).contains(Board.of(0));
        assertThat(Construction.solution(2)).isEmpty();
        assertThat(Construction.solution(3)).isEmpty();
        assertThat(Construction.solution(4)).contains(Board.of(1, 3, 0, 2));
    }
}
