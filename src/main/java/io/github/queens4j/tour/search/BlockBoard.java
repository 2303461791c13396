package io.github.queens4j.tour.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds tours of boards with at least five rows and columns, of any size, without search beyond small blocks.
 *
 * <p><b>Idea.</b> Cut the board into blocks of 5 to 11 rows and columns. If the number of squares is even, so is one of
 * the sides: cut that one into even parts, and every block has a closed tour. If it is odd, one block, the one that
 * holds the start, is odd both ways and gets an open tour from there; all others have closed tours. Then join
 * neighbouring blocks: if one tour goes from a to b, the other from c to d, and a-c and b-d are knight's moves, go from
 * a to c and from d to b instead, and the two tours are one. The joins follow a tree over the blocks.
 *
 * <p><b>Complexity.</b> Linear in the number of squares; the search of each different block takes a moment.
 *
 * <p><b>Source.</b> Parberry, "An efficient algorithm for the knight's tour problem", Discrete Applied Mathematics 73
 * (1997), and Lin and Wei, "Optimal algorithms for constructing knight's tours on arbitrary n x m chessboards",
 * Discrete Applied Mathematics 146 (2005), divide boards like this; that open tours exist from every square that parity
 * allows goes back to Cull and De Curtins, "Knight's tour revisited", Fibonacci Quarterly 16 (1978), and to Ralston,
 * "Knight's tours on odd boards", Journal of Recreational Mathematics 28 (1996).
 *
 * <p><b>Limits.</b> 12 bytes for each square, and 4 for the result. That each join is possible is not proved on paper
 * but a matter of finitely many pairs of blocks, all of which the tests cover.
 */
public final class BlockBoard {

    private final Grid grid;
    private final MoveBudget budget;
    private final Map<Grid, int[]> closedTours = new HashMap<>();

    /** A board. */
    public BlockBoard(Grid grid, MoveBudget budget) {
        this.grid = grid;
        this.budget = budget;
    }

    /** A closed tour, if the number of squares is even; else an open tour. */
    public int[] tour(int start) {
        Layout layout = Layout.of(grid, start);
        PathLinks links = new PathLinks(grid.size());
        BlockJoin join = new BlockJoin(grid, links, budget);
        Rectangle above = null;
        int row = 0;
        for (int height : layout.heights()) {
            Rectangle first = strip(row, height, layout.widths(), links, join, start);
            if (above != null) {
                join.join(above, first);
            }
            above = first;
            row += height;
        }
        return links.walk(start);
    }

    /** Lays a row of blocks, joined from left to right. */
    private Rectangle strip(int row, int height, List<Integer> widths, PathLinks links, BlockJoin join, int start) {
        Rectangle first = new Rectangle(row, 0, height, widths.get(0));
        Rectangle left = null;
        int column = 0;
        for (int width : widths) {
            Rectangle block = new Rectangle(row, column, height, width);
            lay(block, links, start);
            if (left != null) {
                join.join(left, block);
            }
            left = block;
            column += width;
        }
        return first;
    }

    private void lay(Rectangle block, PathLinks links, int start) {
        Grid part = new Grid(block.rows(), block.columns());
        if (part.size() % 2 == 0) {
            int[] cycle = closedTours.computeIfAbsent(part, this::closed);
            link(block, part, cycle, links);
            links.link(on(block, part, cycle[0]), on(block, part, cycle[cycle.length - 1]));
        } else {
            int from = part.square(grid.row(start) - block.row(), grid.column(start) - block.column());
            link(block, part, found(search(part).open(from), part), links);
        }
    }

    private int[] closed(Grid part) {
        return found(search(part).closed(0), part);
    }

    private WarnsdorffSearch search(Grid part) {
        return new WarnsdorffSearch(part, budget);
    }

    private static int[] found(Optional<int[]> tour, Grid part) {
        return tour.orElseThrow(() -> new IllegalStateException("no tour of the block " + part));
    }

    private void link(Rectangle block, Grid part, int[] tour, PathLinks links) {
        for (int at = 1; at < tour.length; at++) {
            links.link(on(block, part, tour[at - 1]), on(block, part, tour[at]));
        }
    }

    private int on(Rectangle block, Grid part, int square) {
        return grid.square(block.row() + part.row(square), block.column() + part.column(square));
    }
}
