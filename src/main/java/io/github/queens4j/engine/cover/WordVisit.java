package io.github.queens4j.engine.cover;

import io.github.queens4j.search.Effort;

/**
 * Visits the solutions on a board in words in lexicographic order. Rows get their queens from the top down, and what
 * each queen forces is taken out of the rows below before these are looked at.
 */
final class WordVisit {

    private final WordBoard board;
    private final int n;
    private final Effort effort;
    private final Steps steps;
    private final int[] columns;

    WordVisit(WordBoard board, Effort effort, Steps steps) {
        this.board = board;
        this.effort = effort;
        this.steps = steps;
        n = board.size();
        columns = new int[n];
    }

    /** Visits; false if the steps or a lack of effort ended it. */
    boolean run() {
        return !board.settle(0) || fill(0, 0);
    }

    /** Fills a row and those below it in every way; the level's items all have squares left. */
    private boolean fill(int level, int row) {
        if (row == n) {
            board.readQueens(level, columns);
            return steps.solution(columns);
        }
        steps.enter(row);
        boolean settled = (board.freeRows(level) >>> row & 1) == 0;
        for (long left = board.squares(level, row); left != 0; left &= left - 1) {
            if (!effort.spend()) {
                return false;
            }
            int column = Long.numberOfTrailingZeros(left);
            steps.place(row, column);
            boolean goOn;
            if (settled) {
                goOn = fill(level, row + 1);
            } else {
                board.place(level, row, column);
                goOn = !board.settle(level + 1) || fill(level + 1, row + 1);
            }
            if (!goOn) {
                return false;
            }
            steps.remove(row, column);
        }
        return true;
    }
}
