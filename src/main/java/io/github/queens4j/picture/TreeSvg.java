package io.github.queens4j.picture;

import static io.github.queens4j.notation.PictureText.MARGIN;
import static io.github.queens4j.notation.PictureText.SMALL_SIZE;

import io.github.queens4j.notation.BoardArt;
import io.github.queens4j.notation.PictureText;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.picture.StateNode.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A state tree as a picture: a level for each row, an edge for each queen, and a sign where the tree is cut. */
final class TreeSvg {

    private static final double GAP = 7;
    private static final double LEAST_WIDTH = 600;
    private static final double NAME_SPACE = 20;
    private static final double LEAST_SPACE = 50;
    private static final double MOST_SPACE = 150;

    /** Half the width of a fan of edges for each unit of its height. */
    private static final double SLOPE = 9;

    private static final double SIGN_LINE = 34;
    private static final double SIGN_SPACE = 20;
    private static final double SIGN = 34;

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
    private final TreeText words;
    private final NodeArt art;
    private final List<List<StateNode>> levels;

    /** What stands at the left of each level: its row, and how many nodes it has. */
    private final List<List<String>> names;

    private final List<String> head;
    private final Map<StateNode, Double> x;
    private final double[] y;
    private final double width;
    private final double left;
    private final double treeBottom;
    private final List<List<Sign>> legend = new ArrayList<>();

    /** A sign of the legend, drawn around (0, 0). */
    private record Sign(Consumer<SvgText> art, String meaning) {
        double width() {
            return SIGN + PictureText.width(meaning, SMALL_SIZE);
        }
    }

    TreeSvg(StateTree tree) {
        this.tree = tree;
        words = new TreeText(tree);
        art = new NodeArt(tree.puzzle());
        levels = List.copyOf(tree.inPreorder().stream()
                .collect(Collectors.groupingBy(StateNode::level, TreeMap::new, Collectors.toList()))
                .values());
        names = levels.stream().map(TreeSvg::name).toList();
        double nameWidth = NAME_SPACE + PictureText.widest(names.stream().flatMap(List::stream), SMALL_SIZE);
        x = TidyTree.middles(tree.root(), this::widthOf, GAP);
        double right = tree.inPreorder().stream()
                .mapToDouble(node -> x(node) + widthOf(node) / 2)
                .max()
                .orElseThrow();
        double used = nameWidth + right + 2 * MARGIN;
        width = Math.max(LEAST_WIDTH, used);
        left = MARGIN + nameWidth + (width - used) / 2;
        head = PictureText.wrap(words.shown(), PictureText.TEXT_SIZE, width - 2 * MARGIN);
        y = middles(PictureText.headingBottom(head) + 16);
        int last = levels.size() - 1;
        treeBottom = y[last] + bottom(last) + (isCut() ? 22 : 8);
        addSigns();
    }

    private static List<String> name(List<StateNode> level) {
        int row = level.get(0).level() - 1;
        List<String> name = new ArrayList<>(List.of(row < 0 ? "empty board" : "row " + row));
        for (Kind kind : List.of(Kind.PROMISING, Kind.SOLUTION, Kind.PRUNED)) {
            long nodes = level.stream().filter(node -> node.kind() == kind).count();
            if (nodes > 0) {
                String one = kind.name().toLowerCase(Locale.ROOT);
                name.add(PictureText.count(nodes, one, kind == Kind.SOLUTION ? "solutions" : one));
            }
        }
        return name;
    }

    private double widthOf(StateNode node) {
        return art.size(node.kind());
    }

    private double x(StateNode node) {
        return Objects.requireNonNull(x.get(node));
    }

    /** The further the edges of a level fan out, the higher it is, so that they do not run flat. */
    private double[] middles(double top) {
        double[] middles = new double[levels.size()];
        middles[0] = top + art.size(tree.root().kind()) / 2;
        for (int level = 1; level < middles.length; level++) {
            double fan = 0;
            double above = 0;
            for (StateNode parent : levels.get(level - 1)) {
                for (StateNode child : parent.children()) {
                    fan = Math.max(fan, Math.abs(x(child) - x(parent)));
                    above = Math.max(above, art.size(child.kind()) / 2);
                }
            }
            double space = Math.min(MOST_SPACE, Math.max(LEAST_SPACE, LEAST_SPACE + fan / SLOPE - 20));
            middles[level] = middles[level - 1] + bottom(level - 1) + space + above;
        }
        return middles;
    }

    private double bottom(int level) {
        return levels.get(level).stream()
                .mapToDouble(node -> art.bottom(node.kind()))
                .max()
                .orElseThrow();
    }

    /** The signs that occur, from left to right, in as many lines as needed. */
    private void addSigns() {
        legend.add(new ArrayList<>());
        addSample(Kind.PROMISING, "promising: no queen attacks another");
        addSample(Kind.PRUNED, "pruned: the new queen is attacked");
        addSample(Kind.SOLUTION, "solution: every row has a queen");
        if (tree.inPreorder().size() > 1) {
            Consumer<SvgText> line = svg -> svg.empty("path", "class='queens4j-edge' d='M0 -12V12'");
            add(line.andThen(svg -> edgeLabel(svg, "2", 0, 0)), "column of the new queen");
        }
        if (isCut()) {
            add(svg -> cut(svg, 4), TreeText.CUT_MEANING);
        }
    }

    private void addSample(Kind kind, String meaning) {
        if (tree.inPreorder().stream().anyMatch(node -> node.kind() == kind)) {
            add(svg -> art.sign(svg, kind), meaning);
        }
    }

    private boolean isCut() {
        return tree.inPreorder().stream().anyMatch(tree::isCut);
    }

    private void add(Consumer<SvgText> drawing, String meaning) {
        Sign sign = new Sign(drawing, meaning);
        List<Sign> line = legend.get(legend.size() - 1);
        double before =
                line.stream().mapToDouble(other -> other.width() + SIGN_SPACE).sum();
        if (before > 0 && before + sign.width() > width - 2 * MARGIN) {
            line = new ArrayList<>();
            legend.add(line);
        }
        line.add(sign);
    }

    String document() {
        double legendTop = treeBottom + 16;
        double height = legendTop + legend.size() * SIGN_LINE + MARGIN;
        String description = String.join(" ", head)
                + " Each node is a board with queens in its first rows; an edge adds a queen in the next row.";
        SvgText svg = SvgText.document(width, height, words.title(), description, STYLE);
        BoardArt.defineQueen(svg);
        PictureText.heading(svg, words.title(), head);
        for (int level = 0; level < names.size(); level++) {
            names(svg, level);
        }
        edges(svg, tree.root());
        // On top of all edges: none may run through a number.
        for (StateNode node : tree.inPreorder()) {
            node.column().ifPresent(column -> {
                double top = y[node.level()] - art.size(node.kind()) / 2;
                edgeLabel(svg, String.valueOf(column), left + x(node), top - 10);
            });
        }
        tree.inPreorder().forEach(node -> node(svg, node));
        svg.open("g", "class='queens4j-legend'");
        for (int line = 0; line < legend.size(); line++) {
            double from = MARGIN;
            for (Sign sign : legend.get(line)) {
                svg.open("g", "transform='translate(%s %s)'", from + 13, legendTop + (line + 0.5) * SIGN_LINE);
                sign.art().accept(svg);
                svg.element("text", sign.meaning(), "class='queens4j-label' x='%s' y='4'", SIGN - 13);
                svg.close();
                from += sign.width() + SIGN_SPACE;
            }
        }
        return svg.toString();
    }

    private void names(SvgText svg, int level) {
        List<String> lines = names.get(level);
        for (int line = 0; line < lines.size(); line++) {
            double base = y[level] + 4 + 15 * (line - (lines.size() - 1) / 2.0);
            String look = line == 0 ? "strong" : "muted";
            String place = "class='queens4j-label queens4j-%s' x='%s' y='%s'";
            svg.element("text", lines.get(line), place, look, MARGIN, base);
        }
    }

    private void edges(SvgText svg, StateNode parent) {
        for (StateNode child : parent.children()) {
            double top = y[parent.level()] + art.size(parent.kind()) / 2;
            double bottom = y[child.level()] - art.size(child.kind()) / 2;
            // The lower end is straight: there the label is read.
            double straight = bottom - 20;
            double from = left + x(parent);
            double to = left + x(child);
            String look = child.kind() == Kind.PRUNED ? "queens4j-edge-pruned" : "queens4j-edge";
            String curve = "class='%1$s' d='M%2$s %3$sC%2$s %4$s %5$s %4$s %5$s %6$sL%5$s %7$s'";
            svg.empty("path", curve, look, from, top, (top + straight) / 2, to, straight, bottom);
            edges(svg, child);
        }
    }

    /** A number on a line, on a ground that hides the line. */
    private static void edgeLabel(SvgText svg, String text, double x, double y) {
        double half = PictureText.width(text, SMALL_SIZE) / 2 + 1;
        svg.empty("rect", "class='queens4j-frame' x='%s' y='%s' width='%s' height='14'", x - half, y - 7, 2 * half);
        svg.element("text", text, "class='queens4j-label queens4j-middle' x='%s' y='%s'", x, y + 4);
    }

    private void node(SvgText svg, StateNode node) {
        String kind = node.kind().name().toLowerCase(Locale.ROOT);
        String place = "class='queens4j-node queens4j-%s' transform='translate(%s %s)'";
        svg.open("g", place, kind, left + x(node), y[node.level()]);
        svg.element("title", words.node(node));
        art.draw(svg, node);
        if (tree.isCut(node)) {
            cut(svg, art.bottom(node.kind()) + 10);
        }
        svg.close();
    }

    private static void cut(SvgText svg, double y) {
        svg.element("text", TreeText.CUT, "class='queens4j-label queens4j-middle queens4j-strong' y='%s'", y);
    }
}
