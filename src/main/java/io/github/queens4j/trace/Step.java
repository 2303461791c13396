package io.github.queens4j.trace;

import io.github.queens4j.Puzzle;
import java.util.List;

/**
 * One step of a search and the queens that stand after it: an immutable value.
 *
 * <p>Rows and columns are counted from 0, steps and solutions from 1.
 */
public final class Step {

    /** What happens in a step. */
    public enum Kind {
        /** A queen is placed. */
        PLACE,
        /** A square is tried and rejected, since a queen above attacks it. */
        REJECT,
        /** The lowest queen is removed. */
        REMOVE,
        /** Every row has a queen. */
        SOLUTION
    }

    /** A larger drawing, of 2 n^2 characters for every single step, serves nobody. */
    private static final int MAX_SIZE = 1000;

    /** Where a step has no such number. */
    static final int NONE = -1;

    private final long number;
    private final Kind kind;
    private final int row;
    private final int column;
    private final int attackingRow;
    private final String line;
    private final List<Integer> queens;
    private final long solutions;

    Step(
            long number,
            Kind kind,
            int row,
            int column,
            int attackingRow,
            String line,
            List<Integer> queens,
            long solutions) {
        this.number = number;
        this.kind = kind;
        this.row = row;
        this.column = column;
        this.attackingRow = attackingRow;
        this.line = line;
        this.queens = List.copyOf(queens);
        this.solutions = solutions;
    }

    /** {@return the number of this step, at least 1} */
    public long number() {
        return number;
    }

    /** {@return what happens in this step} */
    public Kind kind() {
        return kind;
    }

    /** {@return the row of the square where a queen is placed, rejected or removed, from 0; -1 for a solution} */
    public int row() {
        return row;
    }

    /** {@return the column of that square, from 0 to n - 1; -1 for a solution} */
    public int column() {
        return column;
    }

    /**
     * {@return the row of the queen that attacks the square, the uppermost if there are more, from 0 to {@link #row} -
     * 1; -1 unless this is a {@link Kind#REJECT}}
     */
    public int attackingRow() {
        return attackingRow;
    }

    /** {@return the columns of the queens that stand after this step, row by row from row 0} */
    public List<Integer> queens() {
        return queens;
    }

    /** {@return the number of solutions found up to now, that of this step included, at least 0} */
    public long solutions() {
        return solutions;
    }

    /**
     * This step in words, such as {@code place row 2, column 0} or {@code reject row 3, column 1: attacked by the queen
     * in row 1 (diagonal)}.
     *
     * @return one line without its number; the word in parentheses is what {@link io.github.queens4j.LineFamily#name}
     *     calls the line that the two squares share
     */
    public String text() {
        String square = "row " + row + ", column " + column;
        return switch (kind) {
            case PLACE -> "place " + square;
            case REJECT -> "reject " + square + ": attacked by the queen in row " + attackingRow + " (" + line + ")";
            case REMOVE -> "remove " + square;
            case SOLUTION -> "solution " + solutions;
        };
    }

    /**
     * The board after this step, drawn as by {@link io.github.queens4j.BoardFormat#UNICODE}, and more: {@code ♕} is a
     * queen, {@code ♛} the queen that attacks the square tried, {@code ×} that square, {@code #} a square that the
     * puzzle does not leave open, and {@code ·} any other.
     *
     * @param puzzle the puzzle that is searched
     * @return n lines, separated by {@code \n}, without one at the end; empty for n = 0
     * @throws IllegalArgumentException if the puzzle has more than 1000 rows, or fewer than there are queens
     */
    public String board(Puzzle puzzle) {
        int n = requireDrawable(puzzle).size();
        if (n < queens.size()) {
            throw new IllegalArgumentException("puzzle must have a row for each of the " + queens.size()
                    + " queens of the step, but has n = " + n);
        }
        StringBuilder text = new StringBuilder(2 * n * n);
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                text.append(square(puzzle, row, column)).append(column < n - 1 ? ' ' : '\n');
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

    private char square(Puzzle puzzle, int atRow, int atColumn) {
        if (atRow < queens.size() && queens.get(atRow) == atColumn) {
            return atRow == attackingRow ? '♛' : '♕';
        }
        if (kind == Kind.REJECT && atRow == row && atColumn == column) {
            return '×';
        }
        return puzzle.isOpen(atRow, atColumn) ? '·' : '#';
    }

    /**
     * All that there is to show of this step: its number, its words and, below them, the board.
     *
     * @param puzzle the puzzle that is searched
     * @return n + 1 lines, separated by {@code \n}, without one at the end
     * @throws IllegalArgumentException as {@link #board} does
     */
    public String format(Puzzle puzzle) {
        String board = board(puzzle);
        return board.isEmpty() ? toString() : this + "\n" + board;
    }

    /** Number and words. */
    @Override
    public String toString() {
        return number + ". " + text();
    }
}
