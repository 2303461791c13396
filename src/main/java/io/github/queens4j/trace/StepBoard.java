package io.github.queens4j.trace;

import io.github.queens4j.Puzzle;

/** Draws the board of a step. */
final class StepBoard {

    /** A larger drawing, of 2 n^2 characters for every single step, serves nobody. */
    static final int MAX_SIZE = 1000;

    private static final char QUEEN = '♕';
    private static final char ATTACKER = '♛';
    private static final char REJECTED = '×';
    private static final char CLOSED = '#';
    private static final char EMPTY = '·';

    private StepBoard() {}

    static String draw(Step step, Puzzle puzzle) {
        int n = requireDrawable(puzzle).size();
        if (n < step.queens().size()) {
            throw new IllegalArgumentException("puzzle must have a row for each of the "
                    + step.queens().size() + " queens of the step, but has n = " + n);
        }
        StringBuilder text = new StringBuilder(2 * n * n);
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                text.append(square(step, puzzle, row, column)).append(column < n - 1 ? ' ' : '\n');
            }
        }
        text.setLength(Math.max(0, text.length() - 1));
        return text.toString();
    }

    static Puzzle requireDrawable(Puzzle puzzle) {
        if (puzzle.size() > MAX_SIZE) {
            throw new IllegalArgumentException(
                    "n must be at most " + MAX_SIZE + " to draw every step, but is " + puzzle.size());
        }
        return puzzle;
    }

    private static char square(Step step, Puzzle puzzle, int row, int column) {
        if (row < step.queens().size()) {
            if (step.queens().get(row) == column) {
                return row == step.attackingRow() ? ATTACKER : QUEEN;
            }
        } else if (step.kind() == Step.Kind.REJECT && row == step.row() && column == step.column()) {
            return REJECTED;
        }
        return puzzle.isOpen(row, column) ? EMPTY : CLOSED;
    }
}
