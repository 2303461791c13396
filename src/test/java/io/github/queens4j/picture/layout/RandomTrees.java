package io.github.queens4j.picture.layout;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Trees of all shapes: a node's parent is any node before it, and its width is anything. */
final class RandomTrees {

    private RandomTrees() {}

    /** A tree that counts how often it is asked. */
    static final class Tree implements OrderedTree {
        final List<List<Integer>> children = new ArrayList<>();
        final List<Integer> widths;
        long asked;

        Tree(List<Integer> parents, List<Integer> widths) {
            this.widths = widths;
            for (int node = 0; node <= parents.size(); node++) {
                children.add(new ArrayList<>());
                if (node > 0) {
                    children.get(Math.floorMod(parents.get(node - 1), node)).add(node);
                }
            }
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

        @Override
        public int size() {
            return children.size();
        }

        @Override
        public int childCount(int node) {
            asked++;
            return children.get(node).size();
        }

        @Override
        public int child(int node, int index) {
            asked++;
            return children.get(node).get(index);
        }

        @Override
        public double width(int node) {
            return widths.get(node % widths.size());
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
