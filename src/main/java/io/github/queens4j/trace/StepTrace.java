package io.github.queens4j.trace;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SolutionVisitor.Visit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * Writes every step of a search under its number, with the board after it and an empty line:
 *
 * <pre>
 * 5. reject row 2, column 0: attacked by the queen in row 0 (column)
 * ♛ · · ·
 * · · ♕ ·
 * × · · ·
 * · · · ·
 * </pre>
 *
 * <p>{@link Step#board} explains the marks. A step is written when it happens and not kept. For one search; not
 * thread-safe.
 */
public final class StepTrace implements SearchListener {

    private final Puzzle puzzle;
    private final Appendable out;
    private final Steps steps;

    /**
     * A trace of one search.
     *
     * @param puzzle the puzzle that is searched, of size 1000 at most
     * @param out receives the text, lines ending with {@code \n}; it is neither flushed nor closed. An
     *     {@link IOException} ends the search and reaches its caller as an {@link UncheckedIOException}
     * @throws IllegalArgumentException if the puzzle is larger than that
     */
    public StepTrace(Puzzle puzzle, Appendable out) {
        this.puzzle = Step.requireDrawable(puzzle);
        this.out = Objects.requireNonNull(out, "out");
        steps = new Steps(puzzle, this::write);
    }

    @Override
    public Visit place(int row, int column) {
        return steps.place(row, column);
    }

    @Override
    public Visit reject(int row, int column, int attackingRow) {
        return steps.reject(row, column, attackingRow);
    }

    @Override
    public Visit remove(int row, int column) {
        return steps.remove(row, column);
    }

    @Override
    public Visit solution(Board board) {
        return steps.solution(board);
    }

    private Visit write(Step step) {
        try {
            out.append(step.format(puzzle)).append("\n\n");
            return Visit.CONTINUE;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
