package io.github.queens4j.count.join;

/**
 * The diagonals and anti-diagonals on which the queens of two sub-boards of one colour can meet.
 *
 * <p>Lines are numbered by the squares of the <em>near</em> board: the square (r, c) lies on diagonal c - r + rows - 1
 * and on anti-diagonal r + c. A square (r, c) of the <em>other</em> board lies on the line that a near square with c -
 * r larger by {@code diagonalShift}, or r + c larger by {@code antiDiagonalShift}, lies on.
 *
 * <p>A set of lines has a bit for each: the diagonals', then those of the anti-diagonals. There are at most 32 of each.
 */
public record Lines(int rows, int columns, int diagonalShift, int antiDiagonalShift) {

    static Lines white(int even) {
        return new Lines(even, even, 0, 1);
    }

    static Lines black(int odd, int even) {
        return new Lines(odd, even, 1, 0);
    }

    /** Number of diagonals, and of anti-diagonals. */
    public int count() {
        return Math.max(0, rows + columns - 1);
    }

    int diagonal(int row, int column) {
        return column - row + rows - 1;
    }

    int antiDiagonal(int row, int column) {
        return row + column;
    }

    /** For each placement of the near board the lines that it occupies, as a set. */
    long[] ofNear(PlacementList list) {
        return sets(list, 0, 0);
    }

    /** For each placement of the other board the lines that it occupies, as a set; those it has alone are left out. */
    long[] ofOther(PlacementList list) {
        return sets(list, diagonalShift, antiDiagonalShift);
    }

    private long[] sets(PlacementList list, int diagonalsBy, int antiDiagonalsBy) {
        long[] ofSquare = new long[list.queens() * list.width()];
        for (int i = 0; i < ofSquare.length; i++) {
            int row = list.rows()[i / list.width()];
            int column = i % list.width();
            ofSquare[i] = bit(diagonal(row, column) + diagonalsBy)
                    | bit(antiDiagonal(row, column) + antiDiagonalsBy) << count();
        }
        long[] sets = new long[list.size()];
        for (int placement = 0; placement < sets.length; placement++) {
            for (int queen = 0; queen < list.queens(); queen++) {
                sets[placement] |= ofSquare[queen * list.width() + list.column(placement, queen)];
            }
        }
        return sets;
    }

    /** None for a line that the near board has no square on. */
    private long bit(int line) {
        return line >= 0 && line < count() ? 1L << line : 0;
    }
}
