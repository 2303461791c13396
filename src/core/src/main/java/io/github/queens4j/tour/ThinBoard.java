package io.github.queens4j.tour;

import io.github.queens4j.search.Effort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/** Finds a tour of a board three or four squares wide, or proves that there is none, each kind of column once. */
final class ThinBoard {

    private final Grid grid;
    private final boolean turned;
    private final int rows;
    private final int columns;
    private final Effort effort;

    /** Sets of states; number 0 is the one before the first column. */
    private final List<Set<Long>> layers = new ArrayList<>();

    private final Map<Set<Long>, Integer> layerNumbers = new HashMap<>();

    /** The steps over columns, each different one made once. */
    private final Map<Kind, Step> steps = new HashMap<>();

    /**
     * What the step over a column depends on: the states before, the row of the tour's given end or -1, where ends may
     * be (the given one kept free until then), the colour of its first square, and the columns in sight to the right.
     */
    private record Kind(int layer, int startRow, EndRule rule, int colour, int after) {

        EndRule ruleAt(int row) {
            if (startRow < 0 || row < startRow) {
                return rule;
            }
            EndRule set = rule.plus(1, (colour + startRow) % 2);
            return row == startRow ? set.here() : set;
        }
    }

    /** A way to a state after a column: the state before it, and the moves set, four bits for each row. */
    private record Link(long from, long moves) {}

    /** The step over one column: the set of states after it, and one way to each of these. */
    private record Step(int layer, Map<Long, Link> links) {}

    ThinBoard(Grid grid, Effort effort) {
        this.grid = grid;
        this.turned = grid.rows() > grid.columns();
        this.rows = Math.min(grid.rows(), grid.columns());
        this.columns = Math.max(grid.rows(), grid.columns());
        this.effort = effort;
        number(Set.of(Window.allDone(rows)));
    }

    Optional<int[]> find(int start, boolean isClosed) {
        if (isClosed) {
            return tour(start, column -> EndRule.CLOSED, -1, -1);
        }
        int startRow = turned ? grid.column(start) : grid.row(start);
        int startColumn = turned ? grid.row(start) : grid.column(start);
        int colour = (startRow + startColumn) % 2;
        EndRule rule = EndRule.open(rows, columns);
        if (rule.most(colour) == 0) {
            return Optional.empty();
        }
        return tour(start, column -> column <= startColumn ? rule.plus(-1, colour) : rule, startRow, startColumn);
    }

    /** A tour by the rule of each column, walked from a square; the start, or -1, is an end. */
    private Optional<int[]> tour(int from, IntFunction<EndRule> rule, int startRow, int startColumn) {
        List<Step> way = new ArrayList<>(columns);
        int layer = 0;
        for (int column = 0; column < columns; column++) {
            int here = column == startColumn ? startRow : -1;
            int after = Math.min(SquareStep.OUT_OF_SIGHT, columns - 1 - column);
            way.add(steps.computeIfAbsent(new Kind(layer, here, rule.apply(column), column % 2, after), this::make));
            layer = way.get(column).layer();
        }
        long state = Window.allDone(rows);
        if (!way.get(columns - 1).links().containsKey(state)) {
            return Optional.empty();
        }
        PathLinks links = new PathLinks(grid.size());
        for (int column = columns - 1; column >= 0; column--) {
            Link link = Objects.requireNonNull(way.get(column).links().get(state));
            setMoves(links, column, link.moves());
            state = link.from();
        }
        return Optional.of(links.walk(from));
    }

    private void setMoves(PathLinks links, int column, long moves) {
        int bit = 0;
        for (int row = 0; row < rows; row++) {
            for (int k = 0; k < SquareStep.EARLIER.length; k++, bit++) {
                if ((moves >>> bit & 1) != 0) {
                    links.link(
                            square(row, column),
                            square(row + SquareStep.EARLIER[k][0], column + SquareStep.EARLIER[k][1]));
                }
            }
        }
    }

    private int square(int row, int column) {
        return turned ? grid.square(column, row) : grid.square(row, column);
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
            effort.spendOrThrow();
            step.extend(
                    state,
                    (extended, moves) -> next.putIfAbsent(
                            extended,
                            new Link(link.from(), link.moves() | moves << (SquareStep.EARLIER.length * row))));
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
