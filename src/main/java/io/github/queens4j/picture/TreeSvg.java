package io.github.queens4j.picture;

import static io.github.queens4j.notation.PictureText.MARGIN;
import static io.github.queens4j.notation.PictureText.SMALL_SIZE;

import io.github.queens4j.Puzzle;
import io.github.queens4j.notation.BoardArt;
import io.github.queens4j.notation.PictureText;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.picture.StateNode.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A state tree as a picture: a level for each row, an edge for each queen, and a sign where the tree is cut. Subtrees
 * stand side by side, and a node above the middle of its own.
 */
final class TreeSvg {

    /** The largest n whose boards are drawn; on larger ones queens would be too small, and a node is a disc. */
    private static final int LARGEST_BOARD = 6;

    private static final double LEAST_WIDTH = 760;
    private static final double NAMES = 110;
    private static final double GAP = 4;
    private static final double LEVEL_GAP = 50;
    private static final double LEGEND = 46;

    /** Half the width of a disc, and of a node that is pruned. */
    private static final double DISC = 9;

    /** From a board to its frame, and from that to the second frame of a solution. */
    private static final double FRAME = 4;

    /** Kinds of nodes differ by shape: round corners, a double frame with a tick, a crossed octagon. */
    private static final Style STYLE = PictureText.STYLE.and(new Style("""
            .queens4j-edge{fill:none;stroke:#8a9187;stroke-width:1.5}
            .queens4j-edge-pruned{fill:none;stroke:#8a9187;stroke-dasharray:2 3}
            .queens4j-card{fill:#fff;stroke:#5b6259;stroke-width:1.5}
            .queens4j-ring{fill:none;stroke:#20734a;stroke-width:2}
            .queens4j-badge{fill:#20734a}
            .queens4j-tick{fill:none;stroke:#fff;stroke-linecap:round;stroke-linejoin:round}
            .queens4j-octagon{fill:#fbfaf7;stroke:#b3402e;stroke-width:1.5}
            .queens4j-cross{fill:none;stroke:#b3402e;stroke-width:2;stroke-linecap:round}
            """, """
            .queens4j-edge,.queens4j-edge-pruned{stroke:#7b837c}
            .queens4j-card{fill:#2a2f34;stroke:#b4bab0}
            .queens4j-ring{stroke:#6fce97}
            .queens4j-badge{fill:#6fce97}
            .queens4j-tick{stroke:#1d2125}
            .queens4j-octagon{fill:#1d2125;stroke:#ff8d7a}
            .queens4j-cross{stroke:#ff8d7a}
            """));

    private final StateTree tree;
    private final int n;
    private final double cell;

    /** Half the width of a node that is not pruned. */
    private final double half;

    private final int lowest;
    private final Map<StateNode, Double> middles = new HashMap<>();
    private final double width;
    private final List<String> head;
    private final double top;
    private final SvgText svg;

    TreeSvg(StateTree tree) {
        this.tree = tree;
        n = tree.puzzle().size();
        cell = n <= 2 ? 22 : Math.max(11, Math.floor(56.0 / n));
        half = isBoard() ? n * cell / 2 + FRAME : DISC;
        lowest = tree.inPreorder().stream().mapToInt(StateNode::level).max().orElseThrow();
        double left = MARGIN + NAMES;
        double used = left + width(tree.root()) + MARGIN;
        width = Math.max(LEAST_WIDTH, used);
        place(tree.root(), left + (width - used) / 2);
        head = PictureText.wrap(tree.shown(), PictureText.TEXT_SIZE, width - 2 * MARGIN);
        top = PictureText.headingBottom(head) + 16 + half;
        String description = String.join(" ", head)
                + " Each node is a board with queens in its first rows; an edge adds a queen in the next row.";
        double height = y(lowest) + half + LEGEND + MARGIN + FRAME;
        svg = SvgText.document(width, height, tree.title(), description, STYLE);
    }

    private boolean isBoard() {
        return n >= 1 && n <= LARGEST_BOARD;
    }

    /** What a node and all below it need. */
    private double width(StateNode node) {
        double below = node.children().stream().mapToDouble(this::width).sum();
        return Math.max(2 * half(node.kind()) + GAP, node.children().isEmpty() ? 0 : below + GAP);
    }

    /** Half the width of a node. */
    double half(Kind kind) {
        return kind == Kind.PRUNED ? DISC : kind == Kind.SOLUTION ? half + FRAME + 1 : half;
    }

    private void place(StateNode node, double left) {
        double middle = left + width(node) / 2;
        middles.put(node, middle);
        double from = middle - node.children().stream().mapToDouble(this::width).sum() / 2;
        for (StateNode child : node.children()) {
            place(child, from);
            from += width(child);
        }
    }

    private double x(StateNode node) {
        return Objects.requireNonNull(middles.get(node));
    }

    private double y(int level) {
        return top + level * (2 * half + LEVEL_GAP);
    }

    String document() {
        BoardArt.defineQueen(svg);
        PictureText.heading(svg, tree.title(), head);
        for (int level = 0; level <= lowest; level++) {
            names(level);
        }
        // No edge runs through a number or a node.
        tree.inPreorder().forEach(node -> node.children().forEach(child -> edge(node, child)));
        tree.inPreorder().forEach(this::node);
        legend();
        return svg.toString();
    }

    /** At the left of each level: its row, and how many nodes it has. */
    private void names(int level) {
        List<String> lines = new ArrayList<>(List.of(level == 0 ? "empty board" : "row " + (level - 1)));
        for (Kind kind : Kind.values()) {
            long count = tree.inPreorder().stream()
                    .filter(node -> node.level() == level && node.kind() == kind)
                    .count();
            if (count > 0) {
                lines.add(PictureText.count(count, name(kind), kind == Kind.SOLUTION ? "solutions" : name(kind)));
            }
        }
        for (int i = 0; i < lines.size(); i++) {
            String place = "class='queens4j-label queens4j-%s' x='%s' y='%s'";
            svg.element("text", lines.get(i), place, i == 0 ? "strong" : "muted", MARGIN, y(level) + 15 * i - 8);
        }
    }

    private static String name(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /** Between the levels all edges fan out; then they are straight, where their labels are. */
    private void edge(StateNode parent, StateNode child) {
        double from = y(parent.level()) + half;
        double straight = y(child.level()) - half - 22;
        String look = child.kind() == Kind.PRUNED ? "queens4j-edge-pruned" : "queens4j-edge";
        String curve = "class='%1$s' d='M%2$s %3$sC%2$s %4$s %5$s %4$s %5$s %6$sV%7$s'";
        double end = y(child.level()) - half(child.kind());
        svg.empty("path", curve, look, x(parent), from, (from + straight) / 2, x(child), straight, end);
    }

    private void node(StateNode node) {
        Kind kind = node.kind();
        double y = y(node.level());
        node.column().ifPresent(column -> label(String.valueOf(column), x(node), y - half(kind) - 10));
        svg.open("g", "class='queens4j-node queens4j-%s' transform='translate(%s %s)'", name(kind), x(node), y);
        svg.element("title", describe(node));
        sign(kind, half);
        if (isBoard() && kind != Kind.PRUNED) {
            svg.open("g", "transform='translate(%1$s %1$s) scale(%2$s)'", FRAME - half, cell);
            board(svg, tree.puzzle(), node.columns());
            svg.close();
        }
        if (tree.isCut(node)) {
            cut(half + 10);
        }
        svg.close();
    }

    private String describe(StateNode node) {
        StringBuilder text = new StringBuilder(name(node.kind()));
        text.append(": ").append(node.level() == 0 ? "empty board" : node);
        node.attackingRow().ifPresent(row -> text.append(", the last queen is attacked by that of row " + row));
        return text + (tree.isCut(node) ? "; the search goes on below" : "");
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

    /** The shape of a node around (0, 0). */
    private void sign(Kind kind, double half) {
        if (kind == Kind.PRUNED) {
            String corners = "3.73,9 9,3.73 9,-3.73 3.73,-9 -3.73,-9 -9,-3.73 -9,3.73 -3.73,9";
            svg.empty("polygon", "class='queens4j-octagon' points='" + corners + "'");
            svg.empty("path", "class='queens4j-cross' d='M-3.5 -3.5l7 7M-3.5 3.5l7 -7'");
            return;
        }
        frame("queens4j-card", half);
        if (kind == Kind.SOLUTION) {
            frame("queens4j-ring", half + FRAME);
            svg.empty("circle", "class='queens4j-badge' cy='%s' r='7.5'", half + FRAME);
            String tick = "class='queens4j-tick' d='M-3.4 %sl2.4 2.6l4.4 -5.2' stroke-width='2'";
            svg.empty("path", tick, half + FRAME + 0.2);
        }
    }

    /** With round corners; without a board, a disc. */
    private void frame(String name, double half) {
        String place = "class='%1$s' x='%2$s' y='%2$s' width='%3$s' height='%3$s' rx='%4$s'";
        svg.empty("rect", place, name, -half, 2 * half, isBoard() ? 6 : half);
    }

    /** A number on a line, on a ground that hides the line. */
    private void label(String text, double x, double y) {
        double wide = PictureText.width(text, SMALL_SIZE) + 2;
        svg.empty("rect", "class='queens4j-frame' x='%s' y='%s' width='%s' height='14'", x - wide / 2, y - 7, wide);
        svg.element("text", text, "class='queens4j-label queens4j-middle' x='%s' y='%s'", x, y + 4);
    }

    private void cut(double y) {
        svg.element("text", StateTree.CUT, "class='queens4j-label queens4j-middle queens4j-strong' y='%s'", y);
    }

    /** The signs that occur, in a line. */
    private void legend() {
        double at = MARGIN + DISC + FRAME;
        for (Kind kind : Kind.values()) {
            String meaning = kind == Kind.PRUNED ? "pruned: attacked" : name(kind);
            at = tree.count(kind) == 0 ? at : legend(at, () -> sign(kind, DISC), meaning);
        }
        if (lowest > 0) {
            at = legend(at, this::sampleEdge, "column of the queen");
        }
        if (tree.inPreorder().stream().anyMatch(tree::isCut)) {
            legend(at, () -> cut(4), "the search goes on");
        }
    }

    private void sampleEdge() {
        svg.empty("path", "class='queens4j-edge' d='M0 -12V12'");
        label("2", 0, 0);
    }

    /** Draws a sign and what it means; returns where the next one is. */
    private double legend(double at, Runnable sign, String meaning) {
        svg.open("g", "class='queens4j-legend' transform='translate(%s %s)'", at, y(lowest) + half + LEGEND);
        sign.run();
        svg.element("text", meaning, "class='queens4j-label' x='20' y='4'");
        svg.close();
        return at + 54 + PictureText.width(meaning, SMALL_SIZE);
    }
}
