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
     * What the step over a column depends on: the states before, the rows of the tour's given ends in it, where ends
     * may be (given ones kept free until then), the colour of its first square, and the columns in sight to the right.
     */
    private record Kind(int layer, List<Integer> endRows, EndRule rule, int colour, int after) {

        EndRule ruleAt(int row) {
            EndRule set = rule;
            for (int end : endRows) {
                set = end <= row ? set.plus(1, (colour + end) % 2) : set;
            }
            return endRows.contains(row) ? set.here() : set;
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

    /** A tour from a square to a given end, or to any. */
    Optional<int[]> find(int start, int end, boolean isClosed) {
        if (isClosed) {
            return tour(start, EndRule.CLOSED, List.of());
        }
        List<Integer> ends = end == TourMethod.NONE ? List.of(start) : List.of(start, end);
        EndRule rule = EndRule.open(rows, columns);
        for (int square : ends) {
            int colour = (row(square) + column(square)) % 2;
            if (rule.most(colour) == 0) {
                return Optional.empty();
            }
            rule = rule.plus(-1, colour);
        }
        return tour(start, rule, ends);
    }

    private int row(int square) {
        return turned ? grid.column(square) : grid.row(square);
    }

    private int column(int square) {
        return turned ? grid.row(square) : grid.column(square);
    }

    /** A tour walked from a square, with ends where they are given, and more as far as a rule allows. */
    private Optional<int[]> tour(int from, EndRule more, List<Integer> ends) {
        List<Step> way = new ArrayList<>(columns);
        int layer = 0;
        EndRule rule = more;
        for (int i = 0; i < columns; i++) {
            int column = i;
            List<Integer> here = ends.stream()
                    .filter(end -> column(end) == column)
                    .map(this::row)
                    .toList();
            int after = Math.min(SquareStep.OUT_OF_SIGHT, columns - 1 - column);
            way.add(steps.computeIfAbsent(new Kind(layer, here, rule, column % 2, after), this::make));
            layer = way.get(column).layer();
            for (int row : here) {
                rule = rule.plus(1, (row + column) % 2);
            }
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
