package io.github.queens4j.picture;

import io.github.queens4j.picture.HiddenNodes.Extent;
import io.github.queens4j.picture.layout.TidyTree;
import io.github.queens4j.svg.BoardArt;
import io.github.queens4j.svg.SvgText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A state tree as a picture: a level for each row, an edge for each queen with her column on it, and below nodes where
 * the tree is cut, what is hidden.
 */
final class TreeSvg {

    private static final double MARGIN = 24;
    private static final double GAP = 7;
    private static final double LEAST_WIDTH = 600;

    private final StateTree tree;
    private final NodeArt art;
    private final FlatTree nodes;
    private final TreeLegend legend;
    private final List<String> head = new ArrayList<>();
    private final double[] x;

    /** The middles of the levels. */
    private final double[] y;

    private final double width;
    private final double treeBottom;
    private final LevelNames names;

    TreeSvg(StateTree tree) {
        this.tree = tree;
        art = new NodeArt(tree.puzzle());
        nodes = new FlatTree(tree.inPreorder(), this::widthOf);
        names = new LevelNames(tree);
        legend = new TreeLegend(tree, art);
        x = TidyTree.positions(nodes, GAP);
        double right = 0;
        for (int node = 0; node < x.length; node++) {
            right = Math.max(right, x[node] + nodes.width(node) / 2);
        }
        double used = names.width() + right + 2 * MARGIN;
        width = Math.max(LEAST_WIDTH, used);
        double left = MARGIN + names.width() + (width - used) / 2;
        for (int node = 0; node < x.length; node++) {
            x[node] += left;
        }
        for (String sentence : List.of(TreeWords.shown(tree), TreeWords.missing(tree))) {
            head.addAll(TextWidth.wrap(sentence, PictureStyle.TEXT_SIZE, width - 2 * MARGIN));
        }
        y = new Levels(nodes, art, x).middles(MARGIN + 30 + 18 * head.size() + 16);
        treeBottom = y[y.length - 1]
                + tallest(y.length - 1)
                + (tree.depth() < tree.puzzle().size() ? 36 : 8);
    }

    String document() {
        double height = treeBottom + 16 + legend.height(width - 2 * MARGIN) + MARGIN;
        String description = String.join(" ", head)
                + " Each node is a board with queens in its first rows; an edge adds a queen in the next row.";
        SvgText svg = SvgText.document(width, height, TreeWords.title(tree), description, PictureStyle.TREE);
        BoardArt.defineQueen(svg);
        heading(svg);
        names.draw(svg, MARGIN, y);
        for (int node = 1; node < nodes.size(); node++) {
            edge(svg, node);
        }
        // On top of all edges: none may run through a number.
        for (int node = 1; node < nodes.size(); node++) {
            StateNode child = nodes.node(node);
            String column = String.valueOf(child.column().orElseThrow());
            label(svg, column, x[node], y[child.level()] - art.size(child.kind()) / 2 - 10);
        }
        for (int node = 0; node < nodes.size(); node++) {
            node(svg, node);
        }
        legend.draw(svg, MARGIN, treeBottom + 16, width - 2 * MARGIN);
        return svg.toString();
    }

    private void heading(SvgText svg) {
        svg.element("text", TreeWords.title(tree), "class='queens4j-title' x='%s' y='%s'", MARGIN, MARGIN + 16);
        for (int line = 0; line < head.size(); line++) {
            double base = MARGIN + 40 + 18 * line;
            svg.element("text", head.get(line), "class='queens4j-text queens4j-muted' x='%s' y='%s'", MARGIN, base);
        }
    }

    private void edge(SvgText svg, int node) {
        StateNode child = nodes.node(node);
        int parent = nodes.parent(node);
        double top = y[child.level() - 1] + art.size(nodes.node(parent).kind()) / 2;
        double bottom = y[child.level()] - art.size(child.kind()) / 2;
        // The lower end is straight: there the label is read.
        double straight = bottom - 20;
        double middle = (top + straight) / 2;
        String look = child.kind() == StateNode.Kind.PRUNED ? "queens4j-edge-pruned" : "queens4j-edge";
        String curve = "class='%1$s' d='M%2$s %3$sC%2$s %4$s %5$s %4$s %5$s %6$sL%5$s %7$s'";
        svg.empty("path", curve, look, x[parent], top, middle, x[node], straight, bottom);
    }

    /** A number on a line, on a ground that hides the line. */
    static void label(SvgText svg, String text, double x, double y) {
        double half = TextWidth.of(text, PictureStyle.SMALL_SIZE) / 2 + 1;
        svg.empty("rect", "class='queens4j-frame' x='%s' y='%s' width='%s' height='14'", x - half, y - 7, 2 * half);
        svg.element("text", text, "class='queens4j-label queens4j-middle' x='%s' y='%s'", x, y + 4);
    }

    private void node(SvgText svg, int number) {
        StateNode node = nodes.node(number);
        String kind = node.kind().name().toLowerCase(Locale.ROOT);
        String place = "class='queens4j-node queens4j-%s' transform='translate(%s %s)'";
        svg.open("g", place, kind, x[number], y[node.level()]);
        svg.element("title", TreeWords.node(tree, node));
        art.draw(svg, node);
        node.hidden().ifPresent(hidden -> below(svg, hidden, art.bottom(node.kind())));
        svg.close();
    }

    private void below(SvgText svg, HiddenNodes hidden, double top) {
        String label = TreeWords.hiddenLabel(tree, hidden);
        svg.element("text", label, "class='queens4j-label queens4j-middle queens4j-strong' y='%s'", top + 14);
        if (hidden.extent() == Extent.ALL && hidden.solutions() > 0) {
            String solutions = TreeWords.number(hidden.solutions());
            double half = (TextWidth.of(solutions, PictureStyle.SMALL_SIZE) + 14) / 2;
            NodeArt.badge(svg, 5 - half, top + 25, 5);
            svg.element("text", solutions, "class='queens4j-label' x='%s' y='%s'", 14 - half, top + 29);
        }
    }

    private double widthOf(StateNode node) {
        double below = node.hidden()
                .map(hidden -> TextWidth.ofBold(TreeWords.hiddenLabel(tree, hidden), PictureStyle.SMALL_SIZE) + 4)
                .orElse(0.0);
        return Math.max(art.size(node.kind()), below);
    }

    private double tallest(int level) {
        return tree.inPreorder().stream()
                .filter(node -> node.level() == level)
                .mapToDouble(node -> art.bottom(node.kind()))
                .max()
                .orElse(0);
    }
}
