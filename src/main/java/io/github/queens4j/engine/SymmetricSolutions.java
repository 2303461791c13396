package io.github.queens4j.engine;

import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.Symmetry;
import io.github.queens4j.search.Interruption;

/**
 * Counts the solutions that a turn or a reflection leaves as they are, by placing whole orbits of squares, the images
 * of one square. What the queens occupy is invariant, so an orbit is free as soon as one of its squares is, and of two
 * diagonals equally far from the middle one stands for both. For n &gt; 1 a reflection leaves no solution as it is.
 */
final class SymmetricSolutions {

    /** The rows, and the distances of diagonals from the middle, have to fit a word. */
    static final int MAX_SIZE = Long.SIZE;

    /** Nodes of the search tree from one interrupt check to the next: about a millisecond. */
    private static final int NODES_PER_CHECK = 1 << 16;

    private final int n;

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
        orbitRows = new long[n * n];
        orbitColumns = new long[n * n];
        orbitDiagonals = new long[n * n];
        orbitAntiDiagonals = new long[n * n];
        peaceful = new long[n];
        for (int square = 0; square < n * n; square++) {
            Square first = new Square(square / n, square % n);
            Square image = first;
            boolean attacked = false;
            do {
                orbitRows[square] |= 1L << image.row();
                orbitColumns[square] |= 1L << image.column();
                orbitDiagonals[square] |= 1L << Math.abs(image.column() - image.row());
                orbitAntiDiagonals[square] |= 1L << Math.abs(image.column() - (n - 1 - image.row()));
                image = symmetry.image(image, n);
                attacked |= Rule.QUEENS.attacks(first, image, n);
            } while (!image.equals(first));
            peaceful[square / n] |= attacked ? 0 : 1L << (square % n);
        }
    }

    /** The number of solutions for n queens, 1 to {@link #MAX_SIZE}, that equal their image, not under the identity. */
    static long count(int n, Symmetry symmetry) {
        boolean isQuarterTurn = symmetry.then(symmetry) == Symmetry.ROTATE_180;
        if (isQuarterTurn && n % 4 > 1) {
            return 0; // Its orbits have four squares, but for one in the middle.
        }
        return new SymmetricSolutions(n, symmetry).countFrom(-1L >>> (Long.SIZE - n), 0, 0, 0);
    }

    private long countFrom(long freeRows, long columns, long diagonals, long antiDiagonals) {
        interruption.step();
        if (freeRows == 0) {
            return 1;
        }
        // From the middle outwards: queens in the middle attack most squares.
        long lowerHalf = freeRows & (-1L << (n / 2));
        int row = Long.numberOfTrailingZeros(lowerHalf != 0 ? lowerHalf : freeRows);
        long count = 0;
        long attacked = columns | near(row, diagonals) | near(n - 1 - row, antiDiagonals);
        for (long free = peaceful[row] & ~attacked; free != 0; free &= free - 1) {
            int square = row * n + Long.numberOfTrailingZeros(free);
            count += countFrom(
                    freeRows & ~orbitRows[square],
                    columns | orbitColumns[square],
                    diagonals | orbitDiagonals[square],
                    antiDiagonals | orbitAntiDiagonals[square]);
        }
        return count;
    }

    /** The columns whose distance from one of them is in a set. */
    private static long near(int column, long distances) {
        return distances << column | Long.reverse(distances) >>> (Long.SIZE - 1 - column);
    }
}
