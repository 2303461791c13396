package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SolutionVisitor;

/**
 * A search that tells a listener every step.
 *
 * <p>It looks at the interrupt flag before each, because what a listener does with a step may take any time: to draw it, to
 * wait for a reader.
 */
final class ListenedSearch extends Search {

    private final SearchListener listener;

    ListenedSearch(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        super(puzzle, board -> {
            throwIfInterrupted();
            listener.solution(board);
            return visitor.visit(board);
        });
        this.listener = listener;
    }

    @Override
    boolean hasListener() {
        return true;
    }

    @Override
    void place(int row, int column) {
        super.place(row, column);
        throwIfInterrupted();
        listener.place(row, column);
    }

    @Override
    void reject(int row, int column, int[] columns) {
        throwIfInterrupted();
        listener.reject(row, column, uppermostAttacker(row, column, columns));
    }

    @Override
    void remove(int row, int column) {
        throwIfInterrupted();
        listener.remove(row, column);
    }

    /** The engines that mark squares know that one is attacked, but not by whom. */
    private static int uppermostAttacker(int row, int column, int[] columns) {
        int attacker = 0;
        while (columns[attacker] != column && Math.abs(columns[attacker] - column) != row - attacker) {
            attacker++;
        }
        return attacker;
    }
}
