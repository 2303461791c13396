package io.github.queens4j.trace;

import io.github.queens4j.Board;
import io.github.queens4j.SearchListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Turns the calls of a search into numbered {@link Step}s, one value for each, at the cost of O(n) for the queens that stand.
 *
 * <p>Keeps the queens, but no steps, so that it can go on forever. For one search; not safe for use by many threads.
 */
public final class Steps implements SearchListener {

    private final Consumer<? super Step> action;
    private final List<Integer> queens = new ArrayList<>();
    private long number;
    private long solutions;

    /**
     * Steps for an action.
     *
     * @param action receives each step, on the thread of the search; what it throws ends the search and reaches its caller
     */
    public Steps(Consumer<? super Step> action) {
        this.action = Objects.requireNonNull(action, "action");
    }

    @Override
    public void place(int row, int column) {
        queens.add(column);
        tell(Step.Kind.PLACE, row, column, Step.NONE);
    }

    @Override
    public void reject(int row, int column, int attackingRow) {
        tell(Step.Kind.REJECT, row, column, attackingRow);
    }

    @Override
    public void remove(int row, int column) {
        queens.remove(row);
        tell(Step.Kind.REMOVE, row, column, Step.NONE);
    }

    @Override
    public void solution(Board board) {
        solutions++;
        tell(Step.Kind.SOLUTION, Step.NONE, Step.NONE, Step.NONE);
    }

    private void tell(Step.Kind kind, int row, int column, int attackingRow) {
        number++;
        action.accept(new Step(number, kind, row, column, attackingRow, queens, solutions));
    }
}
