package io.github.queens4j.tour.frontier;

import io.github.queens4j.tour.graph.Effort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The steps over the columns of a board, each different one made once. Not for use by several threads. */
final class ColumnSteps {

    private final int rows;
    private final Effort effort;
    private final List<Set<Long>> layers = new ArrayList<>();
    private final Map<Set<Long>, Integer> layerNumbers = new HashMap<>();
    private final Map<ColumnKind, ColumnStep> steps = new HashMap<>();

    /** No steps yet; layer 0 is the one before the first column. */
    ColumnSteps(int rows, Effort effort) {
        this.rows = rows;
        this.effort = effort;
        number(Set.of(Window.allDone(rows)));
    }

    /** The step over a column, made now or before. */
    ColumnStep step(ColumnKind kind) {
        ColumnStep known = steps.get(kind);
        if (known == null) {
            known = make(kind);
            steps.put(kind, known);
        }
        return known;
    }

    private ColumnStep make(ColumnKind kind) {
        Map<Long, ColumnLink> now = new LinkedHashMap<>();
        layers.get(kind.layer()).forEach(state -> now.put(state, new ColumnLink(state, 0)));
        Map<Long, ColumnLink> reached = now;
        for (int row = 0; row < rows; row++) {
            SquareStep step = new SquareStep(rows, row, (row + kind.colour()) % 2, kind.after(), kind.ruleAt(row));
            reached = take(reached, row, step);
        }
        return new ColumnStep(number(reached.keySet()), reached);
    }

    private Map<Long, ColumnLink> take(Map<Long, ColumnLink> states, int row, SquareStep step) {
        Map<Long, ColumnLink> next = new LinkedHashMap<>();
        states.forEach((state, link) -> {
            effort.spend();
            step.extend(state, (extended, moves) -> next.putIfAbsent(extended, link.with(row, moves)));
        });
        return next;
    }

    private int number(Set<Long> layer) {
        Integer known = layerNumbers.get(layer);
        if (known == null) {
            known = layers.size();
            layers.add(layer);
            layerNumbers.put(layer, known);
        }
        return known;
    }
}
