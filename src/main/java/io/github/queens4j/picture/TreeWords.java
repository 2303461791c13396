package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.picture.HiddenNodes.Extent;
import io.github.queens4j.picture.StateTree.Nodes;
import java.util.Locale;

/** What is said about a tree and its nodes, the same in every format. */
final class TreeWords {

    private TreeWords() {}

    static String title(StateTree tree) {
        Puzzle puzzle = tree.puzzle();
        String given = puzzle.isEmpty() ? "" : " with given queens or blocked squares";
        return "State tree of the search for n = " + puzzle.size() + given;
    }

    /** What is drawn. */
    static String shown(StateTree tree) {
        boolean whole = tree.depth() == tree.puzzle().size();
        String promising = count(tree.promising(), "promising node", "promising nodes");
        String solutions = whole ? ", " + count(tree.solutions(), "solution", "solutions") + " among them" : "";
        String pruned = tree.nodes() == Nodes.PROMISING
                ? ""
                : (whole ? ", and " : " and ") + count(tree.pruned(), "pruned node", "pruned nodes");
        return promising + solutions + pruned + (whole ? "" : downTo(tree.depth())) + ".";
    }

    private static String downTo(int depth) {
        return depth == 0 ? " with no queen" : " down to row " + (depth - 1);
    }

    /** What is not drawn; empty if nothing is missing. */
    static String missing(StateTree tree) {
        if (tree.depth() == tree.puzzle().size()) {
            return "";
        }
        HiddenNodes hidden = tree.hidden();
        String solutions = hidden.extent() == Extent.ALL
                ? ", " + count(hidden.solutions(), "solution", "solutions") + " among them"
                : "";
        String what = tree.nodes() == Nodes.PROMISING ? "promising " : "";
        return "Hidden below: " + hiddenNodes(tree, hidden) + " " + what
                + (hiddenNodes(tree, hidden).equals("1") ? "node" : "nodes") + solutions + ".";
    }

    /** The number of nodes of the kinds that the tree holds. */
    static String hiddenNodes(StateTree tree, HiddenNodes hidden) {
        long nodes = hidden.promising() + (tree.nodes() == Nodes.PROMISING ? 0 : hidden.pruned());
        return hidden.extent() == Extent.ALL ? number(nodes) : "more than " + number(roundedDown(nodes));
    }

    /** The same, with a sign before it. */
    static String hiddenLabel(StateTree tree, HiddenNodes hidden) {
        String nodes = hiddenNodes(tree, hidden);
        return hidden.extent() == Extent.ALL ? "+ " + nodes : nodes.replace("more than", ">");
    }

    /** One node in words. */
    static String node(StateTree tree, StateNode node) {
        String name = node.level() == 0 ? "empty board" : node.toString();
        String what = node.kind().name().toLowerCase(Locale.ROOT);
        String why = node.attackingRow().isPresent()
                ? ", the last queen is attacked by that of row "
                        + node.attackingRow().getAsInt()
                : "";
        String below = node.hidden()
                .map(hidden -> ", " + hiddenNodes(tree, hidden) + " hidden below" + solutions(hidden))
                .orElse("");
        return what + ": " + name + why + below;
    }

    static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private static String solutions(HiddenNodes hidden) {
        return hidden.extent() == Extent.ALL ? ", " + count(hidden.solutions(), "solution", "solutions") : "";
    }

    static String count(long number, String one, String many) {
        return number(number) + " " + (number == 1 ? one : many);
    }

    /** A value to two digits: what is more than the one is more than the other. */
    private static long roundedDown(long value) {
        long unit = 1;
        while (value / unit >= 100) {
            unit *= 10;
        }
        return value / unit * unit;
    }
}
