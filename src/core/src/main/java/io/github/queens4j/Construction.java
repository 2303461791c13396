package io.github.queens4j;

import io.github.queens4j.search.Memory;
import io.github.queens4j.search.Require;
import java.util.Optional;

/**
 * An explicit solution for every n that has one: no search, time and space O(n).
 *
 * <p>The queens of an even board stand in two staircases of knight's moves, two columns further in each row, of which
 * the lower is the half turn of the upper. That may begin in column 1 unless n mod 6 is 2, and in column n/2 - 1 unless
 * n mod 6 is 0. Neither puts a queen on the diagonal from the top left to the bottom right, so a board of odd size is
 * one of even size with a row, a column and a queen on that diagonal added.
 *
 * <p>E. Pauls, Das Maximalproblem der Damen auf dem Schachbrete, Deutsche Schachzeitung 29 (1874); E. J. Hoffman, J. C.
 * Loessi and R. C. Moore, Constructions for the solution of the m queens problem, Mathematics Magazine 42 (1969).
 */
final class Construction {

    private Construction() {}

    /** A solution for n queens; empty for n = 2 and 3. */
    static Optional<Board> solution(int n) {
        Require.atLeast(0, "n", n);
        if (n == 2 || n == 3) {
            return Optional.empty();
        }
        Memory.require("a board", n, 4L * n);
        int[] columns = new int[n];
        int even = n - n % 2;
        int begin = even % 6 == 2 ? even / 2 - 1 : 1;
        for (int row = 0; row < even / 2; row++) {
            int column = (int) ((begin + 2L * row) % even);
            columns[row] = column;
            columns[even - 1 - row] = even - 1 - column;
        }
        if (even < n) {
            columns[even] = even;
        }
        return Optional.of(new Board(columns));
    }
}
