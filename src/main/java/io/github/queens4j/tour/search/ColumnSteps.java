package io.github.queens4j.tour.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The steps over the columns of a board, each different one made once. Not thread-safe. */
final class ColumnSteps {

    /**
     * All that the step over one column depends on: the set of states before it, the row of the given end of the tour
     * if it lies in this column, else -1, where ends may be, the given one kept free until it is set, the colour of the
     * column's first square, and the columns to the right, as far as they are in sight.
     */
    record Kind(int layer, int startRow, EndRule rule, int colour, int after) {

        EndRule ruleAt(int row) {
            if (startRow < 0 || row < startRow) {
                return rule;
            }
            EndRule set = rule.releasing((colour + startRow) % 2);
            return row == startRow ? set.here() : set;
        }
    }

    /** A way to a state after a column: the state before it, and the moves set, four bits for each row. */
    record Link(long from, long moves) {

        Link with(int row, int squareMoves) {
            return new Link(from, moves | (long) squareMoves << (SquareStep.EARLIER.length * row));
        }
    }

    /** The step over one column: the set of states after it, and one way to each of these. */
    record Step(int layer, Map<Long, Link> links) {

        Link link(long state) {
            return Objects.requireNonNull(links.get(state));
        }
    }

    private final int rows;
    private final MoveBudget budget;
    private final List<Set<Long>> layers = new ArrayList<>();
    private final Map<Set<Long>, Integer> layerNumbers = new HashMap<>();
    private final Map<Kind, Step> steps = new HashMap<>();

    /** No steps yet; layer 0 is the one before the first column. */
    ColumnSteps(int rows, MoveBudget budget) {
        this.rows = rows;
        this.budget = budget;
        number(Set.of(Window.allDone(rows)));
    }

    Step step(Kind kind) {
        return steps.computeIfAbsent(kind, this::make);
    }

    private Step make(Kind kind) {
        Map<Long, Link> now = new LinkedHashMap<>();
        layers.get(kind.layer()).forEach(state -> now.put(state, new Link(state, 0)));
        Map<Long, Link> reached = now;
        for (int row = 0; row < rows; row++) {
            SquareStep step = new SquareStep(rows, row, (row + kind.colour()) % 2, kind.after(), kind.ruleAt(row));
            reached = take(reached, row, step);
        }
        return new Step(number(reached.keySet()), reached);
    }

    private Map<Long, Link> take(Map<Long, Link> states, int row, SquareStep step) {
        Map<Long, Link> next = new LinkedHashMap<>();
        states.forEach((state, link) -> {
            budget.spend();
            step.extend(state, (extended, moves) -> next.putIfAbsent(extended, link.with(row, moves)));
        });
        return next;
    }

    private int number(Set<Long> layer) {
        return layerNumbers.computeIfAbsent(layer, unknown -> {
            layers.add(layer);
            return layers.size() - 1;
        });
    }
}
