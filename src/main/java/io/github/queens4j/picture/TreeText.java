package io.github.queens4j.picture;

import io.github.queens4j.picture.HiddenNodes.Extent;
import io.github.queens4j.picture.StateTree.Nodes;
import java.util.List;

/** A state tree as lines of text: nodes hang on box-drawing characters. */
final class TreeText {

    private final StateTree tree;
    private final StringBuilder text = new StringBuilder();

    private TreeText(StateTree tree) {
        this.tree = tree;
    }

    static String write(StateTree tree) {
        TreeText writer = new TreeText(tree);
        writer.node(tree.root(), "", "");
        writer.totals();
        return writer.text.toString();
    }

    private void node(StateNode node, String first, String rest) {
        text.append(first).append(node).append(remark(node)).append('\n');
        List<StateNode> children = node.children();
        for (int i = 0; i < children.size(); i++) {
            boolean last = i == children.size() - 1;
            node(children.get(i), rest + (last ? "└─ " : "├─ "), rest + (last ? "   " : "│  "));
        }
    }

    private String remark(StateNode node) {
        String remark = switch (node.kind()) {
            case SOLUTION -> "  solution";
            case PRUNED -> "  pruned, attacked from row " + node.attackingRow().orElseThrow();
            case PROMISING -> "";
        };
        return remark + node.hidden().map(this::below).orElse("");
    }

    private String below(HiddenNodes hidden) {
        String solutions = hidden.extent() == Extent.ALL && hidden.solutions() > 0
                ? ", " + TreeWords.count(hidden.solutions(), "solution", "solutions")
                : "";
        return "  " + TreeWords.hiddenLabel(tree, hidden) + solutions;
    }

    private void totals() {
        HiddenNodes hidden = tree.hidden();
        String pruned = tree.nodes() == Nodes.PROMISING && tree.pruned() > 0 ? " (not shown)" : "";
        text.append("\npromising: ").append(tree.promising()).append(hidden(hidden.promising(), hidden));
        text.append("\npruned: ").append(tree.pruned()).append(pruned).append(hidden(hidden.pruned(), hidden));
        text.append("\nsolutions: ")
                .append(tree.solutions())
                .append(hidden(hidden.solutions(), hidden))
                .append('\n');
    }

    /** What the tree hides of one kind. */
    private String hidden(long number, HiddenNodes hidden) {
        if (tree.depth() == tree.puzzle().size()) {
            return "";
        }
        if (hidden.extent() == Extent.ALL) {
            return ", and " + number + " hidden";
        }
        return number == 0 ? ", hidden ones not counted" : ", and at least " + number + " hidden";
    }
}
