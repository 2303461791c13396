package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.NoSuchElementException;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

/**
 * The two doors of {@link Solvers} that open onto more than a search: {@code construct} and {@code countFundamental}.
 */
class SolversWithoutSearchTest {

    /** OEIS A002562, n = 1 to 12; the empty board is one solution. */
    private static final long[] FUNDAMENTAL = {1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787};

    @Test
    void fundamentalSolutionsAreCounted() {
        for (int n = 0; n < FUNDAMENTAL.length; n++) {
            assertThat(Solvers.countFundamental(n)).as("n = %s", n).isEqualTo(FUNDAMENTAL[n]);
        }
    }

    @Test
    void aFundamentalCountOfANegativeSizeIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.countFundamental(-1))
                .withMessage("n must be at least 0, but is -1");
    }

    @Test
    void aFundamentalCountBeyondAllLimitsIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.countFundamental(1000))
                .withMessageStartingWith("n must be at most 32")
                .withMessageEndingWith("but is 1000");
    }

    @Test
    void anInterruptedThreadGetsNoFundamentalCount() {
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> Solvers.countFundamental(16));
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aMillionQueensArePlacedAtOnce() {
        Board board = Solvers.construct(1_000_000);

        assertThat(board.size()).isEqualTo(1_000_000);
        assertThat(board.isSolution()).isTrue();
    }

    @Test
    void sizesWithoutSolutionAreRefused() {
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(() -> Solvers.construct(2));
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(() -> Solvers.construct(3));
        assertThatIllegalArgumentException().isThrownBy(() -> Solvers.construct(-1));
    }
}
