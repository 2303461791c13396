package io.github.queens4j.trace;

import io.github.queens4j.Board;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.trace.Step.Attack;
import io.github.queens4j.trace.Step.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Turns the calls of a search into numbered {@link Step}s, each with the queens that stand: O(n) time for each.
 *
 * <p>Keeps the queens, but no steps, so that it can run forever. Use one {@code Steps} for each search: calls of a
 * second search throw {@link IllegalStateException}, unless the board has no square. Not thread-safe.
 *
 * @since 0.1.0
 */
public final class Steps implements SearchListener {

    private final Puzzle puzzle;
    private final Function<? super Step, Visit> action;
    private final List<Integer> queens = new ArrayList<>();
    /** For each queen, of an engine that looks ahead. */
    private final List<List<Square>> taken = new ArrayList<>();
    /** The column of the last queen in row 0; those of a search rise. */
    private int firstColumn = -1;

    private @Nullable Board candidate;
    private long number;
    private long solutions;

    private Steps(Puzzle puzzle, Function<? super Step, Visit> action) {
        this.puzzle = Objects.requireNonNull(puzzle, "puzzle");
        this.action = Objects.requireNonNull(action, "action");
    }

    /**
     * {@return steps for an action: a listener for one search of the puzzle}
     *
     * @param puzzle the puzzle that is searched
     * @param action receives each step, on the thread of the search, and says whether the search continues; what it
     *     throws ends the search and reaches its caller
     */
    public static Steps of(Puzzle puzzle, Function<? super Step, Visit> action) {
        return new Steps(puzzle, action);
    }

    /** From here on whole boards stand: to place and to remove their queens one by one is no step of its own. */
    @Override
    public Visit candidate(Board board) {
        requireSameSearch(candidate == null ? number == 0 : board.compareTo(candidate) > 0);
        candidate = board;
        queens.clear();
        Arrays.stream(board.columns()).forEach(queens::add);
        return report(Kind.CANDIDATE, Optional.empty(), Optional.empty());
    }

    @Override
    public Visit place(int row, int column) {
        if (candidate != null) {
            requireSameSearch(candidate.column(row) == column);
            return Visit.CONTINUE;
        }
        requireSameSearch(row == queens.size() && (row > 0 || column > firstColumn));
        firstColumn = row == 0 ? column : firstColumn;
        queens.add(column);
        return report(Kind.PLACE, Optional.of(new Square(row, column)), Optional.empty());
    }

    @Override
    public Visit place(int row, int column, List<Square> taken) {
        this.taken.add(taken);
        return place(row, column);
    }

    @Override
    public Visit reject(int row, int column, int attackingRow) {
        requireSameSearch(candidate == null ? row == queens.size() : candidate.column(row) == column);
        Square square = new Square(row, column);
        Square queen = new Square(attackingRow, queens.get(attackingRow));
        LineFamily line =
                puzzle.rule().lineBetween(square, queen, puzzle.size()).orElseThrow();
        return report(Kind.REJECT, Optional.of(square), Optional.of(new Attack(queen, line.name())));
    }

    @Override
    public Visit remove(int row, int column) {
        if (candidate != null) {
            return Visit.CONTINUE;
        }
        queens.remove(row);
        taken.subList(Math.min(row, taken.size()), taken.size()).clear();
        return report(Kind.REMOVE, Optional.of(new Square(row, column)), Optional.empty());
    }

    @Override
    public Visit solution(Board board) {
        solutions++;
        return report(Kind.SOLUTION, Optional.empty(), Optional.empty());
    }

    /** Searches go through boards in lexicographic order, so the first call of another one does not fit. */
    private static void requireSameSearch(boolean fits) {
        if (!fits) {
            throw new IllegalStateException("these Steps belong to another search: each search needs its own");
        }
    }

    private Visit report(Kind kind, Optional<Square> square, Optional<Attack> attack) {
        number++;
        return action.apply(new Step(number, kind, square, attack, queens, taken, solutions));
    }
}
