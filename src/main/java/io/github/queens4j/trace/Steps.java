package io.github.queens4j.trace;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SolutionVisitor.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Turns the calls of a search into numbered {@link Step}s, one value for each, at the cost of O(n) for the queens that
 * stand.
 *
 * <p>Keeps the queens, but no steps, so that it can run forever. For one search; not thread-safe.
 */
public final class Steps implements SearchListener {

    private final Puzzle puzzle;
    private final Function<? super Step, Visit> action;
    private final List<Integer> queens = new ArrayList<>();
    private long number;
    private long solutions;

    /**
     * Steps for an action.
     *
     * @param puzzle the puzzle that is searched
     * @param action receives each step, on the thread of the search, and says whether the search continues; what it
     *     throws ends the search and reaches its caller
     */
    public Steps(Puzzle puzzle, Function<? super Step, Visit> action) {
        this.puzzle = Objects.requireNonNull(puzzle, "puzzle");
        this.action = Objects.requireNonNull(action, "action");
    }

    @Override
    public Visit place(int row, int column) {
        queens.add(column);
        return tell(Step.Kind.PLACE, row, column, Step.NONE, "");
    }

    @Override
    public Visit reject(int row, int column, int attackingRow) {
        String line = puzzle.rule()
                .lineBetween(row, column, attackingRow, queens.get(attackingRow), puzzle.size())
                .map(family -> family.name())
                .orElse("");
        return tell(Step.Kind.REJECT, row, column, attackingRow, line);
    }

    @Override
    public Visit remove(int row, int column) {
        queens.remove(row);
        return tell(Step.Kind.REMOVE, row, column, Step.NONE, "");
    }

    @Override
    public Visit solution(Board board) {
        solutions++;
        return tell(Step.Kind.SOLUTION, Step.NONE, Step.NONE, Step.NONE, "");
    }

    private Visit tell(Step.Kind kind, int row, int column, int attackingRow, String line) {
        number++;
        return action.apply(new Step(number, kind, row, column, attackingRow, line, queens, solutions));
    }
}
