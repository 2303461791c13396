package io.github.queens4j;

import io.github.queens4j.search.Memory;
import io.github.queens4j.search.Require;
import java.util.NoSuchElementException;

/**
 * An explicit solution for every n that has one: no search, time and space O(n).
 *
 * <p>The queens stand in two staircases of knight's moves, two columns further in each row. Let n be even, and count
 * rows and columns from 0:
 *
 * <ul>
 *   <li>If n mod 6 is not 2, the upper half takes the odd columns in order and the lower half the even ones: row i has
 *       column 2i + 1 and row n/2 + i column 2i, for i below n/2.
 *   <li>If n mod 6 is not 0, the odd staircase starts in the middle instead: row i has column (2i + n/2 - 1) mod n, for
 *       i below n/2, and the lower half is the half turn of the upper one.
 * </ul>
 *
 * <p>An even n is not both 2 and 0 mod 6, so one of the two fits. Neither puts a queen on the diagonal from the top
 * left to the bottom right, so a board of odd size is one of even size with a row, a column and a queen on that
 * diagonal added. n = 2 and n = 3 have no solution.
 *
 * <p>E. Pauls, Das Maximalproblem der Damen auf dem Schachbrete, Deutsche Schachzeitung 29 (1874); E. J. Hoffman, J. C.
 * Loessi and R. C. Moore, Constructions for the solution of the m queens problem, Mathematics Magazine 42 (1969),
 * 66-72.
 */
final class Construction {

    private Construction() {}

    /** A solution for n queens; {@link NoSuchElementException} for n = 2 and 3. */
    static Board solution(int n) {
        Require.atLeast(0, "n", n);
        if (n == 2 || n == 3) {
            throw new NoSuchElementException("there is no solution for n = " + n);
        }
        Memory.require("a board", n, 4L * n);
        int[] columns = new int[n];
        int even = n - n % 2;
        if (even % 6 == 2) {
            fillFromTheMiddle(columns, even);
        } else {
            fillInOrder(columns, even);
        }
        if (even < n) {
            columns[even] = even;
        }
        return Board.trusted(columns);
    }

    private static void fillInOrder(int[] columns, int n) {
        for (int i = 0; i < n / 2; i++) {
            columns[i] = 2 * i + 1;
            columns[n / 2 + i] = 2 * i;
        }
    }

    private static void fillFromTheMiddle(int[] columns, int n) {
        for (int i = 0; i < n / 2; i++) {
            int column = (int) ((2L * i + n / 2 - 1) % n);
            columns[i] = column;
            columns[n - 1 - i] = n - 1 - column;
        }
    }
}
