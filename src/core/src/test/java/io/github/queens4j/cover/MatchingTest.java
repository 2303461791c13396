package io.github.queens4j.cover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MatchingTest {

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
