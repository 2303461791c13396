package io.github.queens4j.engine.cover;

import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Interruption;
import org.jspecify.annotations.Nullable;

/**
 * Finds the solutions on a board in words, each once, in whatever order is fastest: the item with the fewest squares
 * first, be it a row, a column or a line of another family that covers the board (D. E. Knuth, <i>Dancing Links</i>,
 * 2000).
 */
final class WordSearch {

    private final WordBoard board;
    private final WordChoice choice;
    private final int n;
    private final Effort effort;
    private final @Nullable Chance chance;
    private final Sink sink;
    private final int[] columns;

    /** The squares of the items under way, one above the other. */
    private final int[] squares;

    WordSearch(WordBoard board, Effort effort, @Nullable Chance chance, Sink sink) {
        this.board = board;
        choice = new WordChoice(board);
        this.effort = effort;
        this.chance = chance;
        this.sink = sink;
        n = board.size();
        columns = new int[n];
        squares = new int[n * n + n];
    }

    /** Searches below the board's first level; false if the sink or a lack of effort ended it. */
    boolean run() {
        return search(0, 0);
    }

    private boolean search(int level, int top) {
        if (!effort.spend()) {
            return false;
        }
        if (!board.settle(level)) {
            return true;
        }
        if (board.freeRows(level) == 0) {
            board.readQueens(level, columns);
            Interruption.check();
            return sink.take(columns);
        }
        int end = choice.collect(level, choice.smallest(level, chance), squares, top);
        for (int i = top; i < end; i++) {
            int square = squares[i];
            if (chance != null) {
                int other = i + chance.below(end - i);
                square = squares[other];
                squares[other] = squares[i];
            }
            board.place(level, square / n, square % n);
            if (!search(level + 1, end)) {
                return false;
            }
        }
        return true;
    }
}
