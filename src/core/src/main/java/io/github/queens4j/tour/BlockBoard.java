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

    /** A part of the board, which begins in a row and column of it. */
    private record Block(int row, int column, Grid part) {

        boolean contains(int r, int c) {
            return part.contains(r - row, c - column);
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
        Block above = null;
        int row = 0;
        for (int height : layout.heights()) {
            Block left = null;
            int column = 0;
            for (int width : layout.widths()) {
                Block block = new Block(row, column, new Grid(height, width));
                lay(block, start);
                if (left != null) {
                    join(left, block);
                }
                left = block;
                column += width;
            }
            Block first = new Block(row, 0, new Grid(height, layout.widths().get(0)));
            if (above != null) {
                join(above, first);
            }
            above = first;
            row += height;
        }
        return links.walk(start);
    }

    private void lay(Block block, int start) {
        Grid part = block.part();
        boolean isClosed = part.size() % 2 == 0;
        int from = isClosed ? 0 : part.square(grid.row(start) - block.row(), grid.column(start) - block.column());
        Function<Grid, int[]> search = any -> new WarnsdorffSearch(any, effort)
                .find(from, TourMethod.NONE, isClosed)
                .orElseThrow();
        int[] tour = isClosed ? closedTours.computeIfAbsent(part, search) : search.apply(part);
        int moves = isClosed ? tour.length : tour.length - 1;
        for (int at = 0; at < moves; at++) {
            links.link(on(block, tour[at]), on(block, tour[(at + 1) % tour.length]));
        }
    }

    private int on(Block block, int square) {
        return grid.square(
                block.row() + block.part().row(square),
                block.column() + block.part().column(square));
    }

    /** Makes one tour of two by exchanging a pair of moves; the second block lies below or right of the first. */
    private void join(Block first, Block second) {
        for (int square = 0; square < first.part().size(); square++) {
            int a = on(first, square);
            for (int[] step : KnightGraph.STEPS) {
                int row = grid.row(a) + step[0];
                int column = grid.column(a) + step[1];
                if (second.contains(row, column) && joinAt(first, second, a, grid.square(row, column))) {
                    return;
                }
            }
        }
        throw new IllegalStateException("no moves to exchange between " + first + " and " + second);
    }

    private boolean joinAt(Block first, Block second, int a, int c) {
        for (int b : links.of(a)) {
            for (int d : links.of(c)) {
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
    private boolean isIn(Block block, int square) {
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
