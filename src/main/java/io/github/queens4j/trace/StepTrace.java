package io.github.queens4j.trace;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
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
 * <p>{@link Step#board} explains the marks. A step is written when it happens and not kept. For one search; not safe for use by
 * many threads.
 */
public final class StepTrace implements SearchListener {

    private final Puzzle puzzle;
    private final Appendable out;
    private final Steps steps = new Steps(this::write);

    /**
     * A trace of one search.
     *
     * @param puzzle the puzzle that is searched, of size 1000 at most
     * @param out receives the text, lines ending with {@code \n}; it is neither flushed nor closed. An {@link IOException} ends the
     *     search and reaches its caller as an {@link UncheckedIOException}
     * @throws IllegalArgumentException if the puzzle is larger than that
     */
    public StepTrace(Puzzle puzzle, Appendable out) {
        this.puzzle = StepBoard.requireDrawable(puzzle);
        this.out = Objects.requireNonNull(out, "out");
    }

    @Override
    public void place(int row, int column) {
        steps.place(row, column);
    }

    @Override
    public void reject(int row, int column, int attackingRow) {
        steps.reject(row, column, attackingRow);
    }

    @Override
    public void remove(int row, int column) {
        steps.remove(row, column);
    }

    @Override
    public void solution(Board board) {
        steps.solution(board);
    }

    private void write(Step step) {
        try {
            out.append(step.format(puzzle)).append("\n\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
