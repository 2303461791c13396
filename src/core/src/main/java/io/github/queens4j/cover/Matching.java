package io.github.queens4j.cover;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Whether rows can have different columns (P. Hall, 1935), found by augmenting paths (Hopcroft and Karp, 1973). */
final class Matching {

    private final long[] squares;
    private final int words;
    private final int[] rowOfColumn;
    private final int[] columnOfRow;

    /** In the path under way: columns not yet come to, the row from which one came to each, and rows to go on from. */
    private final long[] unseen;

    private final int[] from;
    private final int[] queue;

    private Matching(long[] squares, int n) {
        this.squares = squares;
        words = (n + Long.SIZE - 1) / Long.SIZE;
        rowOfColumn = new int[n];
        columnOfRow = new int[n];
        unseen = new long[words];
        from = new int[n];
        queue = new int[n];
        Arrays.fill(rowOfColumn, -1);
        Arrays.fill(columnOfRow, -1);
    }

    /** Whether there is one for the rows that need a column; squares are words for each row. */
    static boolean exists(long[] squares, IntPredicate needsColumn, int n) {
        return IntStream.range(0, n).filter(needsColumn).allMatch(new Matching(squares, n)::match);
    }

    private boolean match(int row) {
        Interruption.check();
        Arrays.fill(unseen, -1L);
        queue[0] = row;
        int queued = 1;
        for (int next = 0; next < queued; next++) {
            for (int word = 0; word < words; word++) {
                long found = squares[queue[next] * words + word] & unseen[word];
                unseen[word] &= ~found;
                for (; found != 0; found &= found - 1) {
                    int column = word * Long.SIZE + Long.numberOfTrailingZeros(found);
                    from[column] = queue[next];
                    if (rowOfColumn[column] < 0) {
                        assignBack(column);
                        return true;
                    }
                    queue[queued++] = rowOfColumn[column];
                }
            }
        }
        return false;
    }

    /** Each row on the path takes the column that led on from it. */
    private void assignBack(int last) {
        int column = last;
        while (column >= 0) {
            int row = from[column];
            int before = columnOfRow[row];
            columnOfRow[row] = column;
            rowOfColumn[column] = row;
            column = before;
        }
    }
}
