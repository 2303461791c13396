package io.github.queens4j.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Board;
import io.github.queens4j.Symmetry;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.contract.Oracle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetricSolutionsTest {

    /** OEIS A032522, n = 1 to 21: solutions that equal their half turn. */
    private static final long[] HALF_TURN = {
        1, 0, 0, 2, 2, 4, 8, 4, 16, 12, 48, 80, 136, 420, 1240, 3000, 8152, 18104, 44184, 144620, 375664
    };

    /** OEIS A033148, n = 1 to 29: solutions that equal their quarter turn. */
    private static final long[] QUARTER_TURN = {
        1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 64, 128, 0, 0, 480, 704, 0, 0, 3328, 3264, 0, 0, 32896, 43776
    };

    @ParameterizedTest
    @EnumSource
    void countsAgreeWithASearchThroughAllSolutions(Symmetry symmetry) {
        for (int n = 0; n <= 9; n++) {
            List<Board> all = Oracle.allSolutions(n);
            long fixed =
                    all.stream().filter(b -> b.transform(symmetry).equals(b)).count();
            assertThat(SymmetricSolutions.count(n, symmetry)).as("n = %s", n).isEqualTo(fixed);
        }
    }

    @Test
    void turnsHaveTheirPublishedCounts() {
        assertCounts(Symmetry.ROTATE_180, HALF_TURN);
        assertCounts(Symmetry.ROTATE_90, QUARTER_TURN);
        assertCounts(Symmetry.ROTATE_270, QUARTER_TURN);
    }

    private static void assertCounts(Symmetry symmetry, long... counts) {
        for (int n = 1; n <= counts.length; n++) {
            assertThat(SymmetricSolutions.count(n, symmetry)).as("n = %s", n).isEqualTo(counts[n - 1]);
        }
    }

    @Test
    void theLargestSizeStillFitsTheMachineWord() {
        assertThat(SymmetricSolutions.count(SymmetricSolutions.MAX_SIZE, Symmetry.ROTATE_90))
                .as("A033148(32)")
                .isEqualTo(406784);
    }

    @Test
    void anInterruptStopsIt() throws InterruptedException {
        Runnable count = () -> SymmetricSolutions.count(32, Symmetry.ROTATE_180);
        Interruption.of(count).assertPrompt();
        Interruption.assertRefused(count::run);
    }
}
