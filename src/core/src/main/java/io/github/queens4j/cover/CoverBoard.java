package io.github.queens4j.cover;

import io.github.queens4j.Puzzle;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A puzzle's board, ready for any number of searches one after the other: in words if it fits, counted otherwise. */
interface CoverBoard {

    static CoverBoard of(Puzzle puzzle) {
        return puzzle.size() <= Long.SIZE ? new WordBoard(puzzle) : new CountedBoard(puzzle);
    }

    /** Gives each solution, in its own array, to a sink that says whether to go on; false if something ended it. */
    boolean search(Effort effort, @Nullable Chance chance, Predicate<int[]> sink);

    /** Gives a row its queen for all that follows; false, and no change, if that leaves some item without a square. */
    boolean begin(int row, int column);

    /** The squares, row * n + column, that a search turns to next; none at an end. */
    int[] ways();

    /** Takes back the queen of the last successful {@link #begin}. */
    void takeBack();

    /** Places the queens that are forced; false if some item has no square left. */
    boolean settle();

    /** The first square left in a row from a column on; -1 if there is none. */
    int nextOpen(int row, int from);

    /** Notifies a listener of a search row by row, in a loop; false if the listener or a lack of effort ended it. */
    default boolean visit(int n, Effort effort, Cover.Listener listener) {
        if (!settle()) {
            return true;
        }
        int[] columns = new int[n]; // Of the queen placed last in each row down to the one to be filled, -1 for none.
        int row = 0;
        columns[row] = -1;
        listener.enter(row);
        while (row >= 0) {
            int column = row < n ? nextOpen(row, columns[row] + 1) : -1;
            if (column >= 0) {
                if (!effort.spend()) {
                    break;
                }
                columns[row] = column;
                listener.place(row, column);
                if (!begin(row, column)) {
                    listener.remove(row, column);
                } else if (++row < n) {
                    columns[row] = -1;
                    listener.enter(row);
                } else if (!listener.solution(columns)) {
                    break;
                }
            } else if (--row >= 0) {
                takeBack();
                listener.remove(row, columns[row]);
            }
        }
        for (int i = 0; i < row; i++) {
            takeBack();
        }
        return row < 0;
    }

    /** Whether rows and columns can be matched; if not, there is no solution. */
    boolean isMatched();
}
