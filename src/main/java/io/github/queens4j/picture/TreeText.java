package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.notation.PictureText;
import io.github.queens4j.picture.HiddenNodes.Extent;
import io.github.queens4j.picture.StateNode.Kind;
import io.github.queens4j.picture.StateTree.Nodes;
import java.util.List;
import java.util.Locale;

/** A state tree in text, and what is said about it and its nodes, the same in every format. */
final class TreeText {

    private static final String DOT_LEGEND = "rounded box: promising, octagon: pruned, double box: solution;"
            + " at an edge: the column of the next queen; + below a node: nodes hidden there";

    private final StateTree tree;
    private final boolean isWhole;
    private final boolean isPromisingOnly;
    private final HiddenNodes allHidden;

    TreeText(StateTree tree) {
        this.tree = tree;
        isWhole = tree.depth() == tree.puzzle().size();
        isPromisingOnly = tree.nodes() == Nodes.PROMISING;
        allHidden = tree.hidden();
    }

    String title() {
        Puzzle puzzle = tree.puzzle();
        String given = puzzle.isEmpty() ? "" : " with given queens or blocked squares";
        return "State tree of the search for n = " + puzzle.size() + given;
    }

    String shown() {
        String promising = PictureText.count(tree.promising(), "promising node", "promising nodes");
        String solutions = PictureText.count(tree.solutions(), "solution", "solutions");
        String pruned = PictureText.count(tree.pruned(), "pruned node", "pruned nodes");
        if (isWhole) {
            return promising + ", " + solutions + " among them" + (isPromisingOnly ? "." : ", and " + pruned + ".");
        }
        String depth = tree.depth() == 0 ? " with no queen." : " down to row " + (tree.depth() - 1) + ".";
        return promising + (isPromisingOnly ? "" : " and " + pruned) + depth;
    }

    /** What is not drawn; empty if nothing is missing. */
    String missing() {
        if (isWhole) {
            return "";
        }
        String kind = isPromisingOnly ? " promising" : "";
        boolean isOne = allHidden.extent() == Extent.ALL && nodes(allHidden) == 1;
        return "Hidden below: " + hiddenNodes(allHidden, "", "more than ") + kind + (isOne ? " node" : " nodes")
                + solutions(allHidden, " among them") + ".";
    }

    /** The number of nodes of the kinds that the tree holds. */
    private long nodes(HiddenNodes hidden) {
        return hidden.promising() + (isPromisingOnly ? 0 : hidden.pruned());
    }

    /** The number of hidden nodes, with a sign before it. */
    String hiddenLabel(HiddenNodes hidden) {
        return hiddenNodes(hidden, "+ ", "> ");
    }

    private String hiddenNodes(HiddenNodes hidden, String all, String more) {
        long nodes = nodes(hidden);
        return hidden.extent() == Extent.ALL
                ? all + PictureText.number(nodes)
                : more + PictureText.number(roundedDown(nodes));
    }

    private static String solutions(HiddenNodes hidden, String behind) {
        String solutions = PictureText.count(hidden.solutions(), "solution", "solutions");
        return hidden.extent() == Extent.ALL ? ", " + solutions + behind : "";
    }

    /** A value to two digits: what is more than the one is more than the other. */
    private static long roundedDown(long value) {
        long unit = 1;
        while (value / unit >= 100) {
            unit *= 10;
        }
        return value / unit * unit;
    }

    String node(StateNode node) {
        StringBuilder text = new StringBuilder(node.kind().name().toLowerCase(Locale.ROOT));
        text.append(": ").append(node.level() == 0 ? "empty board" : node);
        node.attackingRow().ifPresent(row -> text.append(", the last queen is attacked by that of row " + row));
        node.hidden()
                .ifPresent(below -> text.append(
                        ", " + hiddenNodes(below, "", "more than ") + " hidden below" + solutions(below, "")));
        return text.toString();
    }

    String lines() {
        StringBuilder text = new StringBuilder();
        line(text, tree.root(), "", "");
        String pruned = isPromisingOnly && tree.pruned() > 0 ? " (not shown)" : "";
        text.append("\npromising: " + tree.promising() + hiddenOf(allHidden.promising()));
        text.append("\npruned: " + tree.pruned() + pruned + hiddenOf(allHidden.pruned()));
        text.append("\nsolutions: " + tree.solutions() + hiddenOf(allHidden.solutions()));
        return text.toString();
    }

    private void line(StringBuilder text, StateNode node, String first, String rest) {
        text.append(first).append(node).append(remark(node)).append('\n');
        List<StateNode> children = node.children();
        for (int i = 0; i < children.size(); i++) {
            boolean last = i == children.size() - 1;
            line(text, children.get(i), rest + (last ? "└─ " : "├─ "), rest + (last ? "   " : "│  "));
        }
    }

    private String remark(StateNode node) {
        String below = node.hidden()
                .map(hidden -> "  " + hiddenLabel(hidden) + (hidden.hasSolutions() ? solutions(hidden, "") : ""))
                .orElse("");
        return switch (node.kind()) {
            case SOLUTION -> "  solution";
            case PRUNED -> "  pruned, attacked from row " + node.attackingRow().orElseThrow();
            case PROMISING -> below;
        };
    }

    private String hiddenOf(long number) {
        if (isWhole) {
            return "";
        }
        if (allHidden.extent() == Extent.ALL) {
            return ", and " + number + " hidden";
        }
        return number == 0 ? ", hidden ones not counted" : ", and at least " + number + " hidden";
    }

    String dot() {
        String label = title() + "\n" + shown() + " " + missing() + "\n" + DOT_LEGEND;
        StringBuilder dot = new StringBuilder("digraph queens4j {\n");
        dot.append("  graph [ordering=out, fontname=\"sans-serif\", label=" + quoted(label) + "]\n");
        dot.append("  node [fontname=\"sans-serif\"]\n  edge [fontname=\"sans-serif\", arrowhead=none]\n");
        List<StateNode> nodes = tree.inPreorder();
        int[] path = new int[tree.depth() + 1];
        for (int i = 0; i < nodes.size(); i++) {
            StateNode node = nodes.get(i);
            path[node.level()] = i;
            String below =
                    node.hidden().map(hidden -> "\n" + hiddenLabel(hidden)).orElse("");
            dot.append("  n" + i + " [" + shape(node.kind()) + ", label=" + quoted(node + below));
            dot.append(", tooltip=" + quoted(node(node)) + "]\n");
            if (node.level() > 0) {
                int column = node.column().orElseThrow();
                dot.append("  n" + path[node.level() - 1] + " -> n" + i + " [label=\"" + column + "\"]\n");
            }
        }
        return dot.append("}").toString();
    }

    private static String shape(Kind kind) {
        return switch (kind) {
            case PROMISING -> "shape=box, style=rounded";
            case PRUNED -> "shape=octagon, style=dashed";
            case SOLUTION -> "shape=box, style=bold, peripheries=2";
        };
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
