package io.github.queens4j.engine;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Solvers;
import io.github.queens4j.Symmetry;
import io.github.queens4j.contract.Interruption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
            long fixed = Solvers.engine("array").countSymmetric(n, symmetry);
            assertThat(Solvers.countSymmetric(n, symmetry)).as("n = %s", n).isEqualTo(fixed);
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
            assertThat(Solvers.countSymmetric(n, symmetry)).as("n = %s", n).isEqualTo(counts[n - 1]);
        }
    }

    /**
     * From A033148, beyond words of diagonals; and by a theorem, for sizes that are 2 or 3 more than a multiple of 4.
     */
    @ParameterizedTest
    @CsvSource({"32, 406784", "33, 667904", "36, 5845504", "62, 0", "63, 0"})
    void quarterTurnsOfLargeBoards(int n, long count) {
        assertThat(Solvers.countSymmetric(n, Symmetry.ROTATE_90)).isEqualTo(count);
    }

    @Test
    void sizesOutOfRangeAreRefused() {
        assertThat(Solvers.countSymmetric(64, Symmetry.FLIP_COLUMNS)).isZero();
        assertIllegal(
                () -> Solvers.countSymmetric(65, Symmetry.ROTATE_180),
                "n must be at most 64 for a count of symmetric solutions, but is 65");
        assertIllegal(() -> Solvers.countSymmetric(-1, Symmetry.ROTATE_90), "n must be at least 0, but is -1");
    }

    @Test
    void anInterruptStopsIt() throws InterruptedException {
        Runnable count = () -> SymmetricSolutions.count(32, Symmetry.ROTATE_180);
        Interruption.of(count).assertPrompt();
        Interruption.assertRefused(count::run);
    }
}
