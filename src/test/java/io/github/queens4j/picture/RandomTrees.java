package io.github.queens4j.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Trees of all shapes: a node's parent is any node before it, and its width is anything. */
final class RandomTrees {

    private RandomTrees() {}

    /** A tree whose nodes are numbered, and the places of its nodes. */
    static final class Tree {
        final List<List<Integer>> children = new ArrayList<>();
        final List<Integer> widths;

        Tree(List<Integer> parents, List<Integer> widths) {
            this.widths = widths;
            for (int node = 0; node <= parents.size(); node++) {
                children.add(new ArrayList<>());
                if (node > 0) {
                    children.get(Math.floorMod(parents.get(node - 1), node)).add(node);
                }
            }
        }

        int size() {
            return children.size();
        }

        double width(int node) {
            return widths.get(node % widths.size());
        }

        /** The middle of each node. */
        double[] middles(double gap) {
            Map<StateNode, Integer> numbers = new HashMap<>();
            StateNode root = StateNode.root(size());
            add(root, 0, numbers);
            Map<StateNode, Double> middles = TidyTree.middles(root, node -> width(numbers.get(node)), gap);
            double[] x = new double[size()];
            middles.forEach((node, middle) -> x[numbers.get(node)] = middle);
            return x;
        }

        private void add(StateNode node, int number, Map<StateNode, Integer> numbers) {
            numbers.put(node, number);
            for (int child : children.get(number)) {
                add(node.place(size(), child), child, numbers);
            }
        }

        void mirror() {
            children.forEach(Collections::reverse);
        }

        /** The parent of each node, -1 for the root. */
        int[] parents() {
            int[] parents = new int[size()];
            parents[0] = -1;
            for (int node = 0; node < size(); node++) {
                for (int child : children.get(node)) {
                    parents[child] = node;
                }
            }
            return parents;
        }

        /** For each level its nodes from left to right. */
        List<List<Integer>> levels() {
            List<List<Integer>> levels = new ArrayList<>();
            List<Integer> level = List.of(0);
            while (!level.isEmpty()) {
                levels.add(level);
                level = level.stream()
                        .flatMap(node -> children.get(node).stream())
                        .toList();
            }
            return levels;
        }
    }

    /** Bushy, thin and path-like ones: the nearer the parents, the deeper the tree. */
    static Arbitrary<Tree> upTo(int size) {
        Arbitrary<List<Integer>> widths =
                Arbitraries.integers().between(0, 60).list().ofMinSize(1).ofMaxSize(9);
        Arbitrary<Integer> anywhere = Arbitraries.integers().between(0, 1_000_000);
        Arbitrary<Integer> near = Arbitraries.integers().between(-5, -1);
        Arbitrary<List<Integer>> parents = Arbitraries.oneOf(
                anywhere.list().ofMaxSize(size - 1),
                near.list().ofMaxSize(size - 1),
                Arbitraries.oneOf(anywhere, near).list().ofMaxSize(size - 1));
        return Combinators.combine(parents, widths).as(Tree::new);
    }
}
