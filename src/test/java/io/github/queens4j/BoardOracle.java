package io.github.queens4j;

import java.util.ArrayList;
import java.util.List;

/** Slow and plain code that tests compare with. */
final class BoardOracle {

    private BoardOracle() {}

    /** Every solution, in lexicographic order. */
    static List<Board> allSolutions(int n) {
        List<Board> found = new ArrayList<>();
        extend(new int[n], 0, found);
        return found;
    }

    /** Whether no two queens share a column or a diagonal: all pairs. */
    static boolean isSolution(int... columns) {
        for (int row = 0; row < columns.length; row++) {
            if (!isLegal(columns, row)) {
                return false;
            }
        }
        return true;
    }

    private static void extend(int[] columns, int row, List<Board> found) {
        if (row == columns.length) {
            found.add(Board.of(columns));
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            columns[row] = column;
            if (isLegal(columns, row)) {
                extend(columns, row + 1, found);
            }
        }
    }

    private static boolean isLegal(int[] columns, int row) {
        for (int earlier = 0; earlier < row; earlier++) {
            int distance = Math.abs(columns[row] - columns[earlier]);
            if (distance == 0 || distance == row - earlier) {
                return false;
            }
        }
        return true;
    }
}
