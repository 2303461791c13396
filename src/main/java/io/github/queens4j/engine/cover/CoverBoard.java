package io.github.queens4j.engine.cover;

import io.github.queens4j.Puzzle;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A puzzle's board, ready for any number of searches one after the other: in words if it fits, counted otherwise. */
interface CoverBoard {

    /** The board of a puzzle of at least one row. */
    static CoverBoard of(Puzzle puzzle) {
        return puzzle.size() <= Long.SIZE ? new WordBoard(puzzle) : new CountedBoard(puzzle);
    }

    /**
     * Gives each solution once to a sink, in whatever order is fastest: for each row the column of its queen, in the
     * search's own array. The sink answers whether the search is to go on. Chance breaks ties; without it a board in
     * words has an order of its own. False if the sink or a lack of effort ended the search.
     */
    boolean search(Effort effort, @Nullable Chance chance, Predicate<int[]> sink);

    /** Gives a row its queen for all that follows; false, and no change, if that leaves some item without a square. */
    boolean begin(int row, int column);

    /** The squares, row * n + column, that a search turns to next; none at an end, and on boards not in words. */
    default int[] ways() {
        return new int[0];
    }

    /** Takes back the queen of the last successful {@link #begin}. */
    void takeBack();

    /**
     * Notifies a listener of a search in lexicographic order, row by row from the top; what a queen forces is taken out
     * of the rows below first. False if the listener or a lack of effort ended the search.
     */
    boolean visit(Effort effort, CoverListener listener);

    /** Whether rows and columns can be matched; if not, there is no solution. */
    boolean isMatched();
}
