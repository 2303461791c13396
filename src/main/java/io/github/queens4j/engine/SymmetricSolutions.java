package io.github.queens4j.engine;

import io.github.queens4j.Square;
import io.github.queens4j.Symmetry;
import io.github.queens4j.search.Interruption;

/**
 * Counts the solutions that a given symmetry leaves as they are. Such a solution consists of whole orbits of squares
 * (the images of one square under the powers of the symmetry), so the search places whole orbits: in the first row that
 * is still free, every square whose orbit attacks neither itself nor a queen. What the queens occupy is invariant,
 * therefore an orbit is free as soon as one of its squares is.
 *
 * <p>Exponential in the number of orbits: n/2 for a half turn, n/4 for a quarter turn. n is at most {@value #MAX_SIZE},
 * as the 2n - 1 diagonals have to fit a word.
 */
public final class SymmetricSolutions {

    static final int MAX_SIZE = 32;

    /** Nodes of the search tree from one interrupt check to the next: about a millisecond. */
    private static final int NODES_PER_CHECK = 1 << 16;

    private final int n;
    private final long allRows;

    /** For each square, row * n + column, the rows of its orbit; then the columns and the diagonals of both kinds. */
    private final long[] orbitRows;

    private final long[] orbitColumns;
    private final long[] orbitDiagonals;
    private final long[] orbitAntiDiagonals;

    /** For each row the columns of the squares whose orbits do not attack themselves. */
    private final long[] peaceful;

    private final Interruption interruption = Interruption.every(NODES_PER_CHECK);

    private SymmetricSolutions(int n, Symmetry symmetry) {
        this.n = n;
        allRows = (1L << n) - 1;
        orbitRows = new long[n * n];
        orbitColumns = new long[n * n];
        orbitDiagonals = new long[n * n];
        orbitAntiDiagonals = new long[n * n];
        peaceful = new long[n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                prepareOrbit(row, column, symmetry);
            }
        }
    }

    /** The number of solutions for n queens, at most {@value #MAX_SIZE}, that equal their image under the symmetry. */
    public static long count(int n, Symmetry symmetry) {
        return new SymmetricSolutions(n, symmetry).countFrom(0, 0, 0, 0);
    }

    private void prepareOrbit(int row, int column, Symmetry symmetry) {
        int square = row * n + column;
        boolean attacked = false;
        Square first = new Square(row, column);
        Square image = first;
        do {
            int r = image.row();
            int c = image.column();
            long rowBit = 1L << r;
            long columnBit = 1L << c;
            long diagonalBit = 1L << (n - 1 - r + c);
            long antiDiagonalBit = 1L << (r + c);
            attacked |= (orbitRows[square] & rowBit) != 0
                    || (orbitColumns[square] & columnBit) != 0
                    || (orbitDiagonals[square] & diagonalBit) != 0
                    || (orbitAntiDiagonals[square] & antiDiagonalBit) != 0;
            orbitRows[square] |= rowBit;
            orbitColumns[square] |= columnBit;
            orbitDiagonals[square] |= diagonalBit;
            orbitAntiDiagonals[square] |= antiDiagonalBit;
            image = symmetry.image(image, n);
        } while (!image.equals(first));
        peaceful[row] |= attacked ? 0 : 1L << column;
    }

    private long countFrom(long rows, long columns, long diagonals, long antiDiagonals) {
        interruption.step();
        long freeRows = allRows & ~rows;
        if (freeRows == 0) {
            return 1;
        }
        // From the middle outwards: queens in the middle attack most squares.
        long lowerHalf = freeRows & (allRows << (n / 2));
        int row = Long.numberOfTrailingZeros(lowerHalf != 0 ? lowerHalf : freeRows);
        long count = 0;
        long attacked = columns | diagonals >>> (n - 1 - row) | antiDiagonals >>> row;
        for (long free = peaceful[row] & ~attacked; free != 0; free &= free - 1) {
            int square = row * n + Long.numberOfTrailingZeros(free);
            count += countFrom(
                    rows | orbitRows[square],
                    columns | orbitColumns[square],
                    diagonals | orbitDiagonals[square],
                    antiDiagonals | orbitAntiDiagonals[square]);
        }
        return count;
    }
}
