package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.notation.PictureText;
import io.github.queens4j.picture.StateNode.Kind;
import io.github.queens4j.picture.StateTree.Nodes;
import java.util.List;
import java.util.Locale;

/** A state tree in text, and what is said about it and its nodes, the same in every format. */
final class TreeText {

    /** Stands at a node where the tree is cut. */
    static final String CUT = "...";

    static final String CUT_MEANING = "the search goes on below";

    private final StateTree tree;
    private final boolean isWhole;
    private final boolean isPromisingOnly;
    private final long promising;
    private final long solutions;

    TreeText(StateTree tree) {
        this.tree = tree;
        isWhole = tree.depth() == tree.puzzle().size();
        isPromisingOnly = tree.nodes() == Nodes.PROMISING;
        promising = tree.inPreorder().size() - tree.count(Kind.PRUNED);
        solutions = tree.count(Kind.SOLUTION);
    }

    String title() {
        Puzzle puzzle = tree.puzzle();
        String given = puzzle.isEmpty() ? "" : " with given queens or blocked squares";
        return "State tree of the search for n = " + puzzle.size() + given;
    }

    /** What the tree shows, in a sentence. */
    String shown() {
        String shown = PictureText.count(promising, "promising node", "promising nodes");
        String pruned = PictureText.count(tree.pruned(), "pruned node", "pruned nodes");
        if (isWhole) {
            shown += ", " + PictureText.count(solutions, "solution", "solutions") + " among them";
            return shown + (isPromisingOnly ? "." : ", and " + pruned + ".");
        }
        return shown + (isPromisingOnly ? "" : " and " + pruned) + where() + ".";
    }

    /** Which rows the tree shows; empty if it shows all. */
    private String where() {
        return isWhole ? "" : tree.depth() == 0 ? " with no queen" : " down to row " + (tree.depth() - 1);
    }

    String node(StateNode node) {
        StringBuilder text = new StringBuilder(node.kind().name().toLowerCase(Locale.ROOT));
        text.append(": ").append(node.level() == 0 ? "empty board" : node);
        node.attackingRow().ifPresent(row -> text.append(", the last queen is attacked by that of row " + row));
        return text + (tree.isCut(node) ? "; " + CUT_MEANING : "");
    }

    String lines() {
        StringBuilder text = new StringBuilder();
        line(text, tree.root(), "", "");
        text.append("\npromising: " + promising + where());
        text.append(
                "\npruned: " + tree.pruned() + where() + (isPromisingOnly && tree.pruned() > 0 ? " (not shown)" : ""));
        text.append("\nsolutions: " + solutions + where());
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
        return switch (node.kind()) {
            case SOLUTION -> "  solution";
            case PRUNED -> "  pruned, attacked from row " + node.attackingRow().orElseThrow();
            case PROMISING -> tree.isCut(node) ? "  " + CUT : "";
        };
    }
}
