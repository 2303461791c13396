package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.Objects;

/** A search that notifies a listener of each step, and checks for interruption after that, which may take any time. */
final class ListenedSearch extends Search {

    private final SearchListener listener;

    /** For each row that has had a queen the column of the last one. */
    private int[] columns = new int[0];

    private ListenedSearch(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        super(puzzle, board -> {
            obey(listener.solution(board));
            return visitor.visit(board);
        });
        this.listener = listener;
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

    /** Finds the attacker itself: engines would be slower if they had to report her. */
    @Override
    void attempt(int row, int column) {
        super.attempt(row, column);
        int attacker = uppermostAttacker(row, column);
        if (attacker < row) {
            obey(listener.reject(row, column, attacker));
        }
    }

    @Override
    void candidate(int[] queens) {
        obey(listener.candidate(Board.of(queens)));
    }

    @Override
    void place(int row, int column) {
        super.place(row, column);
        if (row >= columns.length) {
            columns = Arrays.copyOf(columns, 2 * row + 1);
        }
        columns[row] = column;
        obey(listener.place(row, column));
    }

    @Override
    void reject(int row, int column) {
        obey(listener.reject(row, column, uppermostAttacker(row, column)));
    }

    @Override
    void remove(int row, int column) {
        obey(listener.remove(row, column));
    }

    private static void obey(Visit word) {
        if (Objects.requireNonNull(word, "the listener returned null instead of CONTINUE or STOP") == Visit.STOP) {
            throw new Stop();
        }
        Interruption.check();
    }

    /** The row of the first queen above a square that attacks it; the square's own row if there is none. */
    private int uppermostAttacker(int row, int column) {
        int attacker = 0;
        while (attacker < row && !puzzle().rule().attacks(row, column, attacker, columns[attacker], size())) {
            attacker++;
        }
        return attacker;
    }
}
