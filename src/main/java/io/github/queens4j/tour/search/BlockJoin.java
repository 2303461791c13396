package io.github.queens4j.tour.search;

/** Joins the tours of two neighbouring blocks into one by exchanging a pair of moves. */
final class BlockJoin {

    /** A knight reaches this far. */
    private static final int REACH = 2;

    private final Grid grid;
    private final PathLinks links;
    private final MoveBudget budget;

    BlockJoin(Grid grid, PathLinks links, MoveBudget budget) {
        this.grid = grid;
        this.links = links;
        this.budget = budget;
    }

    /** Makes one tour of two; the second block lies below or to the right of the first. */
    void join(Rectangle first, Rectangle second) {
        for (int row = Math.max(first.row(), second.row() - REACH); row <= first.lastRow(); row++) {
            for (int column = Math.max(first.column(), second.column() - REACH);
                    column <= first.lastColumn();
                    column++) {
                if (joinAt(first, second, grid.square(row, column))) {
                    return;
                }
            }
        }
        throw new IllegalStateException("no moves to exchange between " + first + " and " + second);
    }

    private boolean joinAt(Rectangle first, Rectangle second, int a) {
        for (int move = 0; move < KnightGraph.MOVES; move++) {
            int row = grid.row(a) + KnightGraph.rowStep(move);
            int column = grid.column(a) + KnightGraph.columnStep(move);
            if (second.contains(row, column) && joinAt(first, second, a, grid.square(row, column))) {
                return true;
            }
        }
        return false;
    }

    private boolean joinAt(Rectangle first, Rectangle second, int a, int c) {
        return exchange(first, second, a, links.one(a), c, links.one(c))
                || exchange(first, second, a, links.one(a), c, links.other(c))
                || exchange(first, second, a, links.other(a), c, links.one(c))
                || exchange(first, second, a, links.other(a), c, links.other(c));
    }

    private boolean exchange(Rectangle first, Rectangle second, int a, int b, int c, int d) {
        budget.spend();
        if (!isIn(first, b) || !isIn(second, d) || !grid.isMove(b, d)) {
            return false;
        }
        links.exchange(a, b, c, d);
        return true;
    }

    /** Whether a linked square is there, and in a block: a join may have led it elsewhere. */
    private boolean isIn(Rectangle block, int square) {
        return square >= 0 && block.contains(grid.row(square), grid.column(square));
    }
}
