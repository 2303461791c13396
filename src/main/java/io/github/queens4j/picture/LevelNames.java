package io.github.queens4j.picture;

import io.github.queens4j.picture.StateNode.Kind;
import io.github.queens4j.svg.SvgText;
import java.util.ArrayList;
import java.util.List;

/** What stands at the left of each level: its row, and how many nodes it has. */
final class LevelNames {

    private static final double SPACE = 20;

    private final List<List<String>> lines = new ArrayList<>();

    LevelNames(StateTree tree) {
        int levels = tree.inPreorder().stream().mapToInt(StateNode::level).max().orElse(0) + 1;
        for (int level = 0; level < levels; level++) {
            List<String> name = new ArrayList<>();
            name.add(level == 0 ? "empty board" : "row " + (level - 1));
            add(name, tree, level, Kind.PROMISING, "promising", "promising");
            add(name, tree, level, Kind.SOLUTION, "solution", "solutions");
            add(name, tree, level, Kind.PRUNED, "pruned", "pruned");
            lines.add(name);
        }
    }

    private static void add(List<String> name, StateTree tree, int level, Kind kind, String one, String many) {
        long nodes = tree.inPreorder().stream()
                .filter(node -> node.level() == level && node.kind() == kind)
                .count();
        if (nodes > 0) {
            name.add(TreeWords.count(nodes, one, many));
        }
    }

    double width() {
        return SPACE
                + lines.stream()
                        .flatMap(List::stream)
                        .mapToDouble(line -> TextWidth.of(line, PictureStyle.SMALL_SIZE))
                        .max()
                        .orElse(0);
    }

    void draw(SvgText svg, double left, double... middles) {
        for (int level = 0; level < lines.size(); level++) {
            List<String> name = lines.get(level);
            for (int line = 0; line < name.size(); line++) {
                double base = middles[level] + 4 + 15 * (line - (name.size() - 1) / 2.0);
                String look = line == 0 ? "queens4j-label queens4j-strong" : "queens4j-label queens4j-muted";
                svg.element("text", name.get(line), "class='%s' x='%s' y='%s'", look, left, base);
            }
        }
    }
}
