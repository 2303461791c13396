package io.github.queens4j.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class MatchingTest {

    /** Hall's condition itself: every set of rows has as many columns at least. */
    private static boolean hall(long[] squares, int n) {
        for (int rows = 1; rows < 1 << n; rows++) {
            long columns = 0;
            for (int row = 0; row < n; row++) {
                columns |= (rows >>> row & 1) != 0 ? squares[row] : 0;
            }
            if (Long.bitCount(columns) < Integer.bitCount(rows)) {
                return false;
            }
        }
        return true;
    }

    @Property(tries = 1000)
    void existsIfAndOnlyIfHallsConditionHolds(@ForAll @IntRange(min = 1, max = 9) int n, @ForAll long seed) {
        Random random = new Random(seed);
        long[] squares = new long[n];
        int density = 1 + random.nextInt(3);
        for (int square = 0; square < n * n; square++) {
            squares[square / n] |= (random.nextInt(4) < density ? 1L : 0L) << square % n;
        }
        assertThat(Matching.exists(squares, row -> true, n)).isEqualTo(hall(squares, n));
    }

    /** The last row needs a path through all others. */
    @Test
    void pathsAreAsLongAsTheBoard() {
        int n = 1000;
        int words = (n + 63) / 64;
        long[] squares = new long[n * words];
        for (int row = 0; row < n; row++) {
            int second = row == n - 1 ? 0 : row + 1;
            squares[row * words + row / 64] |= row == n - 1 ? 0 : 1L << row;
            squares[row * words + second / 64] |= 1L << second;
        }
        assertThat(Matching.exists(squares, row -> true, n)).isTrue();
        squares[(n - 2) * words + (n - 1) / 64] = 0;
        assertThat(Matching.exists(squares, row -> true, n)).isFalse();
    }
}
