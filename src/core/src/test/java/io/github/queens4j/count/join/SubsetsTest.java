package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SubsetsTest {

    @Property(tries = 200)
    void listsTheSubsetsInAscendingOrder(
            @ForAll @IntRange(min = 0, max = 14) int m, @ForAll @IntRange(min = 0, max = 14) int k) {
        int[] expected = IntStream.range(0, 1 << m)
                .filter(set -> Integer.bitCount(set) == Math.min(k, m))
                .toArray();
        assertThat(Subsets.of(m, Math.min(k, m))).isEqualTo(expected);
        assertThat(Subsets.binomial(m, Math.min(k, m))).isEqualTo(expected.length);
    }

    @Property(tries = 500)
    void reversesAndComplementsElementByElement(@ForAll @IntRange(min = 0, max = 30) int m, @ForAll int bits) {
        int set = bits & (int) ((1L << m) - 1);
        int reversed = 0;
        int complement = 0;
        for (int i = 0; i < m; i++) {
            reversed |= (set >> i & 1) << (m - 1 - i);
            complement |= (~set >> i & 1) << i;
        }
        assertThat(Subsets.reverse(set, m)).isEqualTo(reversed);
        assertThat(Subsets.complement(set, m)).isEqualTo(complement);
    }

    @Property(tries = 50)
    void choosesNothingOutsideOfTheSet(@ForAll @IntRange(min = 0, max = 30) int m) {
        assertThat(Subsets.binomial(m, -1)).isZero();
        assertThat(Subsets.binomial(m, m + 1)).isZero();
        assertThat(Subsets.binomial(m, m)).isEqualTo(1);
    }
}
