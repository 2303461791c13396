package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.notation.BoardArt;
import io.github.queens4j.notation.SvgText;
import java.util.stream.IntStream;

/** The shapes of nodes, each around the point (0, 0). */
final class NodeArt {

    /** The largest n whose boards are drawn; on larger ones queens would be too small, and a node is a disc. */
    private static final int LARGEST_BOARD = 6;

    private static final double PADDING = 4;
    private static final double DISC = 9;
    private static final double OCTAGON = 9;

    /** From the node's frame to the second frame of a solution. */
    private static final double RING = 3.5;

    private static final double BADGE = 7.5;

    private final Puzzle puzzle;
    private final int n;
    private final double cell;

    NodeArt(Puzzle puzzle) {
        this.puzzle = puzzle;
        n = puzzle.size();
        cell = n <= 2 ? 22 : Math.max(11, Math.floor(56.0 / n));
    }

    double size(StateNode.Kind kind) {
        return switch (kind) {
            case PROMISING -> 2 * half();
            case SOLUTION -> 2 * (half() + RING + 1);
            case PRUNED -> 2 * OCTAGON;
        };
    }

    /** How far a node reaches below its middle. */
    double bottom(StateNode.Kind kind) {
        return kind == StateNode.Kind.SOLUTION ? half() + RING + BADGE : size(kind) / 2;
    }

    void draw(SvgText svg, StateNode node) {
        sign(svg, node.kind(), half());
        if (isBoard() && node.kind() != StateNode.Kind.PRUNED) {
            svg.open("g", "transform='translate(%1$s %1$s) scale(%2$s)'", PADDING - half(), cell);
            board(svg, puzzle, node.columns());
            svg.close();
        }
    }

    /** Queens in the first rows of a puzzle, whose given queens and blocked squares are marked. */
    static void board(SvgText svg, Puzzle puzzle, int... columns) {
        int n = puzzle.size();
        BoardArt.draw(
                svg,
                n,
                row -> IntStream.range(0, puzzle.isEmpty() ? 0 : n).filter(column -> puzzle.isBlocked(row, column)),
                row -> puzzle.queen(row).stream(),
                columns);
    }

    /** A node of a kind without a board, as small as those of large boards. */
    void sign(SvgText svg, StateNode.Kind kind) {
        sign(svg, kind, DISC);
    }

    private void sign(SvgText svg, StateNode.Kind kind, double half) {
        switch (kind) {
            case PRUNED -> {
                String corners = "3.73,9 9,3.73 9,-3.73 3.73,-9 -3.73,-9 -9,-3.73 -9,3.73 -3.73,9";
                svg.empty("polygon", "class='queens4j-octagon' points='" + corners + "'");
                svg.empty("path", "class='queens4j-cross' d='M-3.5 -3.5l7 7M-3.5 3.5l7 -7'");
            }
            case PROMISING -> outline(svg, "queens4j-card", half, 6);
            case SOLUTION -> {
                outline(svg, "queens4j-ring", half + RING, 9);
                outline(svg, "queens4j-card", half, 6);
                badge(svg, half + RING);
            }
        }
    }

    /** A tick in a disc, around a point below the middle. */
    private static void badge(SvgText svg, double y) {
        svg.empty("circle", "class='queens4j-badge' cy='%s' r='%s'", y, BADGE);
        svg.empty("path", "class='queens4j-tick' d='M-3.4 %sl2.4 2.6l4.4 -5.2' stroke-width='2'", y + 0.2);
    }

    private boolean isBoard() {
        return n >= 1 && n <= LARGEST_BOARD;
    }

    private double half() {
        return isBoard() ? n * cell / 2 + PADDING : DISC;
    }

    /** A square with rounded corners around boards; a circle where there are none. */
    private void outline(SvgText svg, String name, double half, double radius) {
        if (isBoard()) {
            String place = "class='%1$s' x='%2$s' y='%2$s' width='%3$s' height='%3$s' rx='%4$s'";
            svg.empty("rect", place, name, -half, 2 * half, radius);
        } else {
            svg.empty("circle", "class='%s' r='%s'", name, half);
        }
    }
}
