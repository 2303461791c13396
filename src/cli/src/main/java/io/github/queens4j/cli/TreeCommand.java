package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.notation.Json;
import io.github.queens4j.picture.StateNode;
import io.github.queens4j.picture.StateTree;
import io.github.queens4j.picture.StateTree.Nodes;
import io.github.queens4j.search.Require;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "tree",
        description = {
            "Prints the state tree of a search by backtracking, n = 0 to " + StateTree.MAX_SIZE + ".",
            "The root is the empty board; each level adds a queen in the next row:",
            "  promising    no queen attacks another",
            "  pruned       the new queen is attacked, the search turns back",
            "  solution     promising, with a queen in every row",
            "Where the tree is cut, ... shows that the search goes on below.%n"
        },
        footer = {"  queens4j tree 4", "  queens4j tree 4 --pruned", "  queens4j tree 8 --depth 2"})
final class TreeCommand extends JsonAction {

    @Mixin
    private PuzzleOptions arguments = new PuzzleOptions();

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "Show the first D rows, with at most " + StateTree.MAX_NODES
                    + " nodes. Default: as many as can be taken in at once, all up to N = 5.")
    @Arguments.Range(from = 0)
    private @Nullable Integer depth;

    @Option(names = "--pruned", description = "Show pruned nodes as well.")
    private boolean pruned;

    @Override
    public Integer call() throws IOException {
        Puzzle puzzle = arguments.puzzle(StateTree.MAX_SIZE);
        StateTree tree = showing("building the tree of " + nameOf(puzzle), () -> tree(puzzle));
        print(json(puzzle).with("depth", tree.depth()).with("tree", json(tree, tree.root())), tree.format());
        return ExitCodes.DONE;
    }

    private static Json json(StateTree tree, StateNode node) {
        Json json = new Json().with("kind", Require.nameOf(node.kind())).with("columns", node.columns());
        node.attackingRow().ifPresent(row -> json.with("attackingRow", row));
        if (tree.isCut(node)) {
            json.with("cut", true);
        }
        return json.with(
                "children",
                node.children().stream().map(child -> json(tree, child)).toList());
    }

    private StateTree tree(Puzzle puzzle) {
        Nodes nodes = pruned ? Nodes.PROMISING_AND_PRUNED : Nodes.PROMISING;
        if (depth == null) {
            return StateTree.search(puzzle, nodes);
        }
        try {
            return StateTree.search(puzzle, nodes, depth);
        } catch (IllegalArgumentException tooLarge) {
            throw new IllegalArgumentException("--depth " + depth + ": " + tooLarge.getMessage());
        }
    }
}
