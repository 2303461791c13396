package io.github.queens4j.engine.cover;

import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Interruption;
import java.util.function.Predicate;

/** The search on a counted board: the smallest item first, ties at random; a loop, as recursion would be deep. */
final class CountedSearch {

    private final CountedBoard board;
    private final int n;
    private final Effort effort;
    private final Chance chance;
    private final Predicate<int[]> sink;

    /** The squares of the items under way, one item above the other; of each those already tried are gone. */
    private final IntStack squares = new IntStack();

    /** For each item under way where its squares begin, and the board's mark before any of them. */
    private final IntStack begins = new IntStack();

    private final IntStack marks = new IntStack();

    CountedSearch(CountedBoard board, Effort effort, Chance chance, Predicate<int[]> sink) {
        this.board = board;
        this.effort = effort;
        this.chance = chance;
        this.sink = sink;
        n = board.n;
    }

    /** Searches, and leaves the board as it was; false if the sink or a lack of effort ended it. */
    boolean run() {
        int root = board.mark();
        boolean complete = search();
        board.undo(root);
        return complete;
    }

    private boolean search() {
        if (board.freeRows == 0) {
            return take();
        }
        open();
        while (begins.size() > 0) {
            board.undo(marks.top());
            if (squares.size() == begins.top()) {
                begins.pop();
                marks.pop();
                continue;
            }
            if (!effort.spend()) {
                return false;
            }
            int square = squares.pop();
            if (board.place(square / n, square % n)) {
                if (board.freeRows > 0) {
                    open();
                } else if (!take()) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean take() {
        Interruption.check();
        return sink.test(board.queens);
    }

    private void open() {
        int begin = squares.size();
        begins.push(begin);
        marks.push(board.mark());
        board.collect(board.smallestItem(chance), squares);
        for (int i = squares.size() - 1; i > begin; i--) {
            squares.swap(i, begin + chance.below(i - begin + 1));
        }
    }
}
