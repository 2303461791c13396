package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstructionTest {

    @Test
    void everySizeFromFourOnHasASolution() {
        for (int n = 4; n <= 2000; n++) {
            Board board = Construction.solution(n);
            assertThat(board.size()).isEqualTo(n);
            assertThat(board.isSolution()).as("n = %s", n).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1_000_000, 1_000_001, 1_000_002, 1_000_003, 1_000_004, 1_000_005, 4_000_000})
    void millionsOfQueensArePlacedInAllResidueClasses(int n) {
        Board board = Construction.solution(n);

        assertThat(board.size()).isEqualTo(n);
        assertThat(board.isSolution()).isTrue();
    }

    @Test
    void theSmallestBoards() {
        assertThat(Construction.solution(0)).isEqualTo(Board.of());
        assertThat(Construction.solution(1)).isEqualTo(Board.of(0));
        assertThat(Construction.solution(4)).isEqualTo(Board.of(1, 3, 0, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void twoAndThreeQueensHaveNoSolution(int n) {
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> Construction.solution(n))
                .withMessage("there is no solution for n = " + n);
    }
}
