package io.github.queens4j.picture;

import io.github.queens4j.picture.StateNode.Kind;
import io.github.queens4j.svg.SvgText;
import java.util.ArrayList;
import java.util.List;

/** What the shapes of a tree mean: an item for each that occurs, from left to right, in as many lines as needed. */
final class TreeLegend {

    private static final double LINE = 34;
    private static final double BETWEEN = 20;
    private static final double SIGN = 34;

    /** Samples are smaller than the nodes that they stand for, so that nobody takes them for nodes. */
    private static final double SAMPLE = 26;

    private final NodeArt art;
    private final List<Item> items = new ArrayList<>();

    /** A sign, drawn around (0, 0), and its meaning. */
    private record Item(Sign sign, String meaning) {
        double width() {
            return SIGN + TextWidth.of(meaning, PictureStyle.SMALL_SIZE);
        }
    }

    @FunctionalInterface
    private interface Sign {
        void draw(SvgText svg);
    }

    TreeLegend(StateTree tree, NodeArt art) {
        this.art = art;
        sample(tree, Kind.PROMISING, "promising: no queen attacks another");
        sample(tree, Kind.PRUNED, "pruned: the new queen is attacked");
        sample(tree, Kind.SOLUTION, "solution: every row has a queen");
        if (tree.inPreorder().size() > 1) {
            items.add(new Item(TreeLegend::edge, "column of the new queen"));
        }
        String what = tree.nodes() == StateTree.Nodes.PROMISING ? "promising nodes" : "nodes";
        hidden(tree, HiddenNodes.Extent.ALL, "+ 1", what + " hidden below");
        hidden(tree, HiddenNodes.Extent.MORE, "> 1", "more than so many " + what + " hidden below");
        if (tree.inPreorder().stream().flatMap(node -> node.hidden().stream()).anyMatch(TreeLegend::showsSolutions)) {
            items.add(new Item(svg -> NodeArt.badge(svg, 0, 0, 5), "solutions among them"));
        }
    }

    double height(double width) {
        double x = 0;
        int lines = 1;
        for (Item item : items) {
            if (x > 0 && x + item.width() > width) {
                x = 0;
                lines++;
            }
            x += item.width() + BETWEEN;
        }
        return lines * LINE;
    }

    void draw(SvgText svg, double left, double top, double width) {
        double x = 0;
        double y = top + LINE / 2;
        svg.open("g", "class='queens4j-legend'");
        for (Item item : items) {
            if (x > 0 && x + item.width() > width) {
                x = 0;
                y += LINE;
            }
            svg.open("g", "transform='translate(%s %s)'", left + x + 13, y);
            item.sign().draw(svg);
            svg.element("text", item.meaning(), "class='queens4j-label' x='%s' y='4'", SIGN - 13);
            svg.close();
            x += item.width() + BETWEEN;
        }
        svg.close();
    }

    private void hidden(StateTree tree, HiddenNodes.Extent extent, String sign, String meaning) {
        boolean shown = tree.inPreorder().stream()
                .flatMap(node -> node.hidden().stream())
                .anyMatch(hidden -> hidden.extent() == extent);
        if (shown) {
            items.add(new Item(svg -> text(svg, sign), meaning));
        }
    }

    /** The last node of a kind: of promising ones, it has more queens than the first. */
    private void sample(StateTree tree, Kind kind, String meaning) {
        tree.inPreorder().stream()
                .filter(node -> node.kind() == kind)
                .reduce((first, second) -> second)
                .ifPresent(node -> items.add(new Item(svg -> sample(svg, node), meaning)));
    }

    private void sample(SvgText svg, StateNode node) {
        double scale = Math.min(1, SAMPLE / art.size(node.kind()));
        svg.open("g", "transform='scale(%s)'", scale);
        art.draw(svg, node);
        svg.close();
    }

    private static void edge(SvgText svg) {
        svg.empty("path", "class='queens4j-edge' d='M0 -12V12'");
        TreeSvg.label(svg, "2", 0, 0);
    }

    private static void text(SvgText svg, String text) {
        svg.element("text", text, "class='queens4j-label queens4j-middle queens4j-strong' y='4'");
    }

    private static boolean showsSolutions(HiddenNodes hidden) {
        return hidden.extent() == HiddenNodes.Extent.ALL && hidden.solutions() > 0;
    }
}
