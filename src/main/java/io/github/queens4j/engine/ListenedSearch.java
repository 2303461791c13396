package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.search.Interruption;
import java.util.Objects;

/**
 * A search that tells a listener every step.
 *
 * <p>It looks at the interrupt flag before each, because what a listener does with a step may take any time: to draw
 * it, to wait for a reader.
 */
final class ListenedSearch extends Search {

    private final SearchListener listener;

    private final StandingQueens queens;

    private ListenedSearch(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        super(puzzle, board -> {
            Interruption.check();
            obey(listener.solution(board));
            return visitor.visit(board);
        });
        this.listener = listener;
        queens = new StandingQueens(puzzle);
    }

    /**
     * A search with a listener, as a mere {@code Search}: where this class itself is handed about, the JVM loads it to
     * verify that, and from then on searches without a listener must look which of the two classes they have.
     */
    static Search of(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        return new ListenedSearch(puzzle, visitor, listener);
    }

    @Override
    boolean hasListener() {
        return true;
    }

    /**
     * Finds out by itself whether the square is attacked, and by whom: engines that mark squares do not know the
     * latter, and a call for each attacked square, though it does nothing, slowed one of them down by an eighth.
     */
    @Override
    void attempt(int row, int column) {
        super.attempt(row, column);
        int attacker = queens.uppermostAttacker(row, column);
        if (attacker < row) {
            tellRejection(row, column, attacker);
        }
    }

    @Override
    void place(int row, int column) {
        super.place(row, column);
        queens.place(row, column);
        Interruption.check();
        obey(listener.place(row, column));
    }

    @Override
    void reject(int row, int column) {
        tellRejection(row, column, queens.uppermostAttacker(row, column));
    }

    @Override
    void remove(int row, int column) {
        Interruption.check();
        obey(listener.remove(row, column));
    }

    private void tellRejection(int row, int column, int attacker) {
        Interruption.check();
        obey(listener.reject(row, column, attacker));
    }

    private static void obey(Visit word) {
        if (Objects.requireNonNull(word, "the listener returned null instead of CONTINUE or STOP") == Visit.STOP) {
            throw new StopSearch();
        }
    }
}
