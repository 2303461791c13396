package io.github.queens4j.tour;

import io.github.queens4j.search.Effort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Builds tours from 5 x 5 on of tours of blocks, joined along a tree by moves that take the place of others: a-c and
 * b-d of a-b and c-d (Parberry, 1997; Lin and Wei, 2005).
 */
final class BlockBoard {

    private final Grid grid;
    private final Effort effort;
    private final PathLinks links;
    private final Map<Grid, int[]> closedTours = new HashMap<>();

    private record Rectangle(int row, int column, int rows, int columns) {

        boolean contains(int r, int c) {
            return r >= row && r < row + rows && c >= column && c < column + columns;
        }
    }

    BlockBoard(Grid grid, Effort effort) {
        this.grid = grid;
        this.effort = effort;
        this.links = new PathLinks(grid.size());
    }

    /** A closed tour, if the number of squares is even; else an open tour. */
    int[] tour(int start) {
        Layout layout = Layout.of(grid, start);
        Rectangle above = null;
        int row = 0;
        for (int height : layout.heights()) {
            Rectangle left = null;
            int column = 0;
            for (int width : layout.widths()) {
                Rectangle block = new Rectangle(row, column, height, width);
                lay(block, start);
                if (left != null) {
                    join(left, block);
                }
                left = block;
                column += width;
            }
            Rectangle first = new Rectangle(row, 0, height, layout.widths().get(0));
            if (above != null) {
                join(above, first);
            }
            above = first;
            row += height;
        }
        return links.walk(start);
    }

    private void lay(Rectangle block, int start) {
        Grid part = new Grid(block.rows(), block.columns());
        boolean isClosed = part.size() % 2 == 0;
        int from = isClosed ? 0 : part.square(grid.row(start) - block.row(), grid.column(start) - block.column());
        Function<Grid, int[]> search =
                any -> new WarnsdorffSearch(any, effort).find(from, isClosed).orElseThrow();
        int[] tour = isClosed ? closedTours.computeIfAbsent(part, search) : search.apply(part);
        int moves = isClosed ? tour.length : tour.length - 1;
        for (int at = 0; at < moves; at++) {
            links.link(on(block, part, tour[at]), on(block, part, tour[(at + 1) % tour.length]));
        }
    }

    private int on(Rectangle block, Grid part, int square) {
        return grid.square(block.row() + part.row(square), block.column() + part.column(square));
    }

    /** Makes one tour of two by exchanging a pair of moves; the second block lies below or right of the first. */
    private void join(Rectangle first, Rectangle second) {
        for (int row = first.row(); row < first.row() + first.rows(); row++) {
            for (int column = first.column(); column < first.column() + first.columns(); column++) {
                if (joinAt(first, second, grid.square(row, column))) {
                    return;
                }
            }
        }
        throw new IllegalStateException("no moves to exchange between " + first + " and " + second);
    }

    private boolean joinAt(Rectangle first, Rectangle second, int a) {
        for (int[] step : KnightGraph.STEPS) {
            int row = grid.row(a) + step[0];
            int column = grid.column(a) + step[1];
            if (second.contains(row, column) && joinAt(first, second, a, grid.square(row, column))) {
                return true;
            }
        }
        return false;
    }

    private boolean joinAt(Rectangle first, Rectangle second, int a, int c) {
        for (int b : new int[] {links.one(a), links.other(a)}) {
            for (int d : new int[] {links.one(c), links.other(c)}) {
                effort.spendOrThrow();
                if (isIn(first, b) && isIn(second, d) && grid.isMove(b, d)) {
                    links.exchange(a, b, c, d);
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a linked square is there, and in a block: a join may have led it elsewhere. */
    private boolean isIn(Rectangle block, int square) {
        return square >= 0 && block.contains(grid.row(square), grid.column(square));
    }

    /** How a board is cut into blocks of 5 to 11 rows, from the top, and columns, from the left. */
    record Layout(List<Integer> heights, List<Integer> widths) {

        private static final int PART = 6;

        /** Blocks of an even number of squares, or all but the one with the start if the board's number is odd. */
        static Layout of(Grid grid, int start) {
            if (grid.rows() % 2 == 0) {
                return new Layout(even(grid.rows()), any(grid.columns()));
            }
            if (grid.columns() % 2 == 0) {
                return new Layout(any(grid.rows()), even(grid.columns()));
            }
            return new Layout(oddAround(grid.rows(), grid.row(start)), oddAround(grid.columns(), grid.column(start)));
        }

        /** Parts of 6, 8 and 10 squares for an even length of at least 6, or none for 0. */
        static List<Integer> even(int length) {
            List<Integer> parts = new ArrayList<>(Collections.nCopies(length / PART, PART));
            if (length % PART != 0) {
                parts.set(parts.size() - 1, PART + length % PART);
            }
            return parts;
        }

        /** Parts of 6 to 11 squares, or one part of 5. */
        static List<Integer> any(int length) {
            return length < 2 * PART ? List.of(length) : even(length);
        }

        /** One odd part that holds a given square, even parts around it: the colour of the square does not change. */
        static List<Integer> oddAround(int length, int at) {
            for (int odd : new int[] {7, 9, 11, 5}) {
                int rest = length - odd;
                for (int before = 0; before <= rest; before += 2) {
                    boolean holds = before <= at && at < before + odd;
                    if (holds && isEvenCut(before) && isEvenCut(rest - before)) {
                        List<Integer> parts = new ArrayList<>(even(before));
                        parts.add(odd);
                        parts.addAll(even(rest - before));
                        return parts;
                    }
                }
            }
            throw new IllegalArgumentException("no cut of " + length + " around " + at);
        }

        private static boolean isEvenCut(int length) {
            return length == 0 || length >= PART;
        }
    }
}
