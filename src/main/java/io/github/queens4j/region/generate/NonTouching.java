package io.github.queens4j.region.generate;

import io.github.queens4j.search.Chance;

/**
 * Random boards with one queen in every row and column, no two touching: a random permutation, in which columns that
 * touch are exchanged with others until none do. For n of 4 and more a few exchanges are enough.
 */
final class NonTouching {

    /** Exchanges for each row before a new permutation. */
    private static final int PATIENCE = 20;

    private NonTouching() {}

    /** For each row the column of its queen; n is 1, or at least 4. */
    static int[] board(int n, Chance chance) {
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = row;
        }
        while (true) {
            chance.shuffle(columns, n);
            for (int i = 0; i < PATIENCE * n; i++) {
                int row = touching(columns, chance);
                if (row < 0) {
                    return columns;
                }
                int one = row + chance.below(2);
                int other = chance.below(n);
                int column = columns[one];
                columns[one] = columns[other];
                columns[other] = column;
            }
        }
    }

    /** A random row whose queen touches that of the next; -1 if there is none. */
    private static int touching(int[] columns, Chance chance) {
        int found = -1;
        int count = 0;
        for (int row = 0; row + 1 < columns.length; row++) {
            if (Math.abs(columns[row] - columns[row + 1]) == 1 && chance.below(++count) == 0) {
                found = row;
            }
        }
        return found;
    }
}
