package io.github.queens4j.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChanceTest {

    /** Published values of SplitMix64 for this seed (rosettacode.org, Pseudo-random numbers/Splitmix64). */
    @Test
    void givesThePublishedNumbers() {
        Chance chance = new Chance(1234567);
        for (String number : new String[] {
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821"
        }) {
            assertThat(Long.toUnsignedString(chance.next())).isEqualTo(number);
        }
    }

    @Test
    void boundedNumbersAreEquallyLikely() {
        Chance chance = new Chance(1);
        int[] ints = new int[7];
        int[] bits = new int[64];
        for (int i = 0; i < 70_000; i++) {
            ints[chance.below(7)]++;
            bits[Long.numberOfTrailingZeros(chance.bitOf(0x8000_0000_0010_0001L))]++;
        }
        // Ten thousand each, with a standard deviation of less than 100.
        assertThat(IntStream.of(ints)).allMatch(times -> times > 9500 && times < 10_500);
        assertThat(bits[0] + bits[20] + bits[63]).isEqualTo(70_000);
        assertThat(bits[20]).isBetween(22_500, 24_200);
    }

    /** Below bounds that large, some numbers come up twice or half again as often as others if none is drawn again. */
    @Test
    void numbersBelowLargeBoundsAreEquallyLikely() {
        Chance chance = new Chance(3);
        int[] ints = new int[3];
        for (int i = 0; i < 30_000; i++) {
            ints[chance.below(3 << 29) % 3]++;
        }
        // Ten thousand each, with a standard deviation of 82.
        assertThat(IntStream.of(ints)).allMatch(times -> times > 9500 && times < 10_500);
    }

    @Test
    void boundsUpToTheLargestHold() {
        Chance chance = new Chance(2);
        for (int i = 0; i < 10_000; i++) {
            assertThat(chance.below(Integer.MAX_VALUE)).isNotNegative().isLessThan(Integer.MAX_VALUE);
            assertThat(chance.below(1)).isZero();
        }
    }
}
