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
        /** A square is tried in vain, since a queen above attacks it. */
        REJECT,
        /** The lowest queen is taken away. */
        REMOVE,
        /** Every row has a queen. */
        SOLUTION
    }

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

    /**
     * The number of this step.
     *
     * @return at least 1
     */
    public long number() {
        return number;
    }

    /**
     * What happens.
     *
     * @return the kind of this step
     */
    public Kind kind() {
        return kind;
    }

    /**
     * The row of the square where a queen is placed, rejected or taken away.
     *
     * @return from 0 to n - 1; -1 for a solution
     */
    public int row() {
        return row;
    }

    /**
     * The column of that square.
     *
     * @return from 0 to n - 1; -1 for a solution
     */
    public int column() {
        return column;
    }

    /**
     * The row of the queen that attacks the square, the uppermost if there are more.
     *
     * @return from 0 to {@link #row} - 1; -1 unless this is a {@link Kind#REJECT}
     */
    public int attackingRow() {
        return attackingRow;
    }

    /**
     * The queens that stand after this step.
     *
     * @return their columns, row by row from row 0 on
     */
    public List<Integer> queens() {
        return queens;
    }

    /**
     * The solutions found up to now, that of this step included.
     *
     * @return at least 0
     */
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
        return StepBoard.draw(this, puzzle);
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
