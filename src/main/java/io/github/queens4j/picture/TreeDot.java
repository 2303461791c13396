package io.github.queens4j.picture;

import java.util.List;

/** A state tree in DOT, the language of Graphviz. */
final class TreeDot {

    private static final String LEGEND = "rounded box: promising, octagon: pruned, double box: solution;"
            + " at an edge: the column of the next queen; + below a node: nodes hidden there";

    private TreeDot() {}

    static String write(StateTree tree) {
        StringBuilder dot = new StringBuilder("digraph queens4j {\n");
        dot.append("  graph [ordering=out, fontname=\"sans-serif\", label=").append(quoted(TreeWords.title(tree)));
        dot.setLength(dot.length() - 1);
        dot.append("\\n").append(TreeWords.shown(tree)).append(' ').append(TreeWords.missing(tree));
        dot.append("\\n").append(LEGEND).append("\"]\n");
        dot.append("  node [fontname=\"sans-serif\"]\n  edge [fontname=\"sans-serif\", arrowhead=none]\n");
        List<StateNode> nodes = tree.inPreorder();
        int[] path = new int[tree.depth() + 1];
        for (int i = 0; i < nodes.size(); i++) {
            StateNode node = nodes.get(i);
            path[node.level()] = i;
            dot.append("  n")
                    .append(i)
                    .append(" [")
                    .append(shape(node))
                    .append(", label=")
                    .append(label(tree, node));
            dot.append(", tooltip=").append(quoted(TreeWords.node(tree, node))).append("]\n");
            if (node.level() > 0) {
                dot.append("  n").append(path[node.level() - 1]).append(" -> n").append(i);
                dot.append(" [label=\"").append(node.column().orElseThrow()).append("\"]\n");
            }
        }
        return dot.append("}\n").toString();
    }

    private static String shape(StateNode node) {
        return switch (node.kind()) {
            case PROMISING -> "shape=box, style=rounded";
            case PRUNED -> "shape=octagon, style=dashed";
            case SOLUTION -> "shape=box, style=bold, peripheries=2";
        };
    }

    private static String label(StateTree tree, StateNode node) {
        String below = node.hidden()
                .map(hidden -> "\n" + TreeWords.hiddenLabel(tree, hidden))
                .orElse("");
        return quoted(node + below);
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
