package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.LineNumbers;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A search that notifies a listener of each step, and checks for interruption after that, which may take any time. */
final class ListenedSearch extends Search {

    private final SearchListener listener;
    private final LineNumbers[] families;

    /** The numbers of the lines of the square that is asked about. */
    private final long[] lines;

    /** The same for each queen, from the first row down to the lowest that has had one. */
    private long[] linesOfQueens = new long[0];

    private ListenedSearch(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        super(puzzle, board -> {
            obey(listener.solution(board));
            return visitor.visit(board);
        });
        this.listener = listener;
        families = puzzle.rule().families().toArray(LineNumbers[]::new);
        lines = new long[families.length];
    }

    /** A mere {@code Search}: if the JVM had to load this class to verify callers, other searches would be slower. */
    static Search of(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        return new ListenedSearch(puzzle, visitor, listener);
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
    void candidate(int[] columns) {
        obey(listener.candidate(Board.of(columns)));
    }

    @Override
    void place(int row, int column) {
        stand(row, column);
        obey(listener.place(row, column));
    }

    @Override
    void place(int row, int column, List<Square> taken) {
        stand(row, column);
        obey(listener.place(row, column, List.copyOf(taken)));
    }

    private void stand(int row, int column) {
        super.place(row, column);
        number(row, column);
        int at = row * families.length;
        if (at >= linesOfQueens.length) {
            linesOfQueens = Arrays.copyOf(linesOfQueens, 2 * at + families.length);
        }
        System.arraycopy(lines, 0, linesOfQueens, at, families.length);
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

    private void number(int row, int column) {
        for (int i = 0; i < families.length; i++) {
            lines[i] = families[i].line(row, column, size());
        }
    }

    /** The row of the first queen above a square that attacks it; the square's own row if there is none. */
    private int uppermostAttacker(int row, int column) {
        number(row, column);
        int attacker = 0;
        while (attacker < row && !shareLine(attacker * families.length)) {
            attacker++;
        }
        return attacker;
    }

    private boolean shareLine(int ofQueen) {
        for (int i = 0; i < families.length; i++) {
            long line = lines[i];
            if (line == linesOfQueens[ofQueen + i] && line != LineNumbers.NONE) {
                return true;
            }
        }
        return false;
    }
}
