package io.github.queens4j.engine;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.queens4j.contract.KnownCounts;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class FundamentalCountTest {

    /** OEIS A002562, n = 1 to 22: fundamental solutions. */
    private static final String FUNDAMENTAL = "1 0 0 1 2 1 6 12 46 92 341 1787 9233 45752 285053 1846955"
            + " 11977939 83263591 621012754 4878666808 39333324973 336376244042";

    @Test
    void knownCountsFollowFromTheCountsOfAllSolutions() {
        int n = 0;
        for (String expected : FUNDAMENTAL.split(" ", -1)) {
            n++;
            assertThat(FundamentalCount.count(n, KnownCounts::of))
                    .as("n = %s", n)
                    .isEqualTo(Long.parseLong(expected));
        }
    }

    @Test
    void aWrongCountIsNoticed() {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> FundamentalCount.count(8, n -> 93))
                .withMessageContaining("93")
                .withMessageContaining("n = 8");
    }

    @Test
    void aCountThatFitsNoLongIsRefused() {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> FundamentalCount.count(8, n -> Long.MAX_VALUE));
    }

    @Test
    void aSizeThatNoCountReachesIsRefusedAtOnce() {
        AtomicInteger calls = new AtomicInteger();
        assertIllegal(
                () -> FundamentalCount.count(33, n -> calls.incrementAndGet()),
                "n must be at most 32 for a count of fundamental solutions, but is 33");
        assertThat(calls).hasValue(0);
    }

    @Test
    void whatTheCountThrowsReachesTheCaller() {
        IllegalArgumentException limit = new IllegalArgumentException("n must be at most 27, but is 32");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FundamentalCount.count(32, n -> {
                    throw limit;
                }))
                .isSameAs(limit);
    }
}
