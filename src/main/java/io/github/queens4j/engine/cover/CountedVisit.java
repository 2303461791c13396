package io.github.queens4j.engine.cover;

import io.github.queens4j.search.Effort;

/**
 * Visits the solutions on a counted board in lexicographic order: rows get their queens from the top down, in one loop,
 * and what each queen forces is taken out of the rows below before these are looked at.
 */
final class CountedVisit {

    private final CountedBoard board;
    private final int n;
    private final Effort effort;
    private final Steps steps;

    private final int[] marks;

    /** The column of the queen placed last in each row; -1 if none was yet. */
    private final int[] columns;

    /** Whether a row's queen was forced by those above. */
    private final boolean[] forced;

    CountedVisit(CountedBoard board, Effort effort, Steps steps) {
        this.board = board;
        this.effort = effort;
        this.steps = steps;
        n = board.size();
        marks = new int[n];
        columns = new int[n];
        forced = new boolean[n];
    }

    /** Visits, and leaves the board as it was; false if the steps or a lack of effort ended it. */
    boolean run() {
        if (board.isDead()) {
            return true;
        }
        int root = board.mark();
        boolean complete = visit();
        board.undo(root);
        return complete;
    }

    private boolean visit() {
        int row = 0;
        enter(row);
        while (row >= 0) {
            int column = next(row);
            if (column < 0) {
                row--;
            } else {
                if (!effort.spend()) {
                    return false;
                }
                columns[row] = column;
                steps.place(row, column);
                if (forced[row] || board.place(row, column)) {
                    if (row < n - 1) {
                        enter(++row);
                        continue;
                    }
                    if (!steps.solution(columns)) {
                        return false;
                    }
                }
            }
            if (row >= 0) {
                steps.remove(row, columns[row]);
                board.undo(marks[row]);
            }
        }
        return true;
    }

    private void enter(int row) {
        steps.enter(row);
        marks[row] = board.mark();
        columns[row] = -1;
        forced[row] = board.queens()[row] >= 0;
    }

    private int next(int row) {
        if (forced[row]) {
            return columns[row] < 0 ? board.queens()[row] : -1;
        }
        return board.nextOpen(row, columns[row] + 1);
    }
}
