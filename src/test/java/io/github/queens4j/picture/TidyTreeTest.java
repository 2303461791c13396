package io.github.queens4j.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What Reingold and Tilford ask of a drawing, on trees of all shapes. */
class TidyTreeTest {

    private static final double GAP = 7;
    private static final double HAIR = 1e-6;

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
            StateNode root = StateNode.consistent(size());
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

    /** Trees of all shapes, bushy, thin and path-like: the nearer the parents, the deeper the tree. */
    @Provide
    Arbitrary<Tree> trees() {
        Arbitrary<List<Integer>> widths =
                Arbitraries.integers().between(0, 60).list().ofMinSize(1).ofMaxSize(9);
        Arbitrary<Integer> anywhere = Arbitraries.integers().between(0, 1_000_000);
        Arbitrary<Integer> near = Arbitraries.integers().between(-5, -1);
        Arbitrary<List<Integer>> parents = Arbitraries.oneOf(
                anywhere.list().ofMaxSize(59),
                near.list().ofMaxSize(59),
                Arbitraries.oneOf(anywhere, near).list().ofMaxSize(59));
        return Combinators.combine(parents, widths).as(Tree::new);
    }

    @Property
    void neighboursOfALevelKeepTheirDistance(@ForAll("trees") Tree tree) {
        double[] x = tree.middles(GAP);
        int[] parents = tree.parents();
        for (List<Integer> level : tree.levels()) {
            for (int i = 1; i < level.size(); i++) {
                int left = level.get(i - 1);
                int right = level.get(i);
                double space = (x[right] - tree.width(right) / 2) - (x[left] + tree.width(left) / 2);
                double least = parents[left] == parents[right] ? GAP : TidyTree.COUSINS * GAP;
                assertThat(space).isGreaterThan(least - HAIR);
            }
        }
    }

    @Property
    void parentsAreCentredOverTheirChildren(@ForAll("trees") Tree tree) {
        double[] x = tree.middles(GAP);
        for (int node = 0; node < tree.size(); node++) {
            List<Integer> children = tree.children.get(node);
            if (!children.isEmpty()) {
                double middle = (x[children.get(0)] + x[children.get(children.size() - 1)]) / 2;
                assertThat(x[node]).isCloseTo(middle, within(HAIR));
            }
        }
    }

    @Property
    void theDrawingBeginsAtZero(@ForAll("trees") Tree tree) {
        double[] x = tree.middles(GAP);
        double left = Double.MAX_VALUE;
        for (int node = 0; node < x.length; node++) {
            left = Math.min(left, x[node] - tree.width(node) / 2);
        }
        assertThat(left).isCloseTo(0, within(HAIR));
    }

    @Property
    void aMirroredTreeGivesTheMirroredDrawing(@ForAll("trees") Tree tree) {
        double[] x = tree.middles(GAP);
        tree.mirror();
        double[] mirrored = tree.middles(GAP);
        for (int node = 0; node < x.length; node++) {
            assertThat(mirrored[node] - mirrored[0]).isCloseTo(x[0] - x[node], within(HAIR));
        }
    }

    @Property
    void equalSubtreesLookEqual(@ForAll("trees") Tree tree) {
        double[] x = tree.middles(GAP);
        Map<String, List<Double>> looks = new HashMap<>();
        for (int node = tree.size() - 1; node >= 0; node--) {
            List<Integer> nodes = new ArrayList<>();
            String shape = shape(tree, node, nodes);
            double root = x[node];
            List<Double> look = nodes.stream().map(other -> x[other] - root).toList();
            List<Double> known = looks.putIfAbsent(shape, look);
            for (int i = 0; known != null && i < look.size(); i++) {
                assertThat(look.get(i)).isCloseTo(known.get(i), within(HAIR));
            }
        }
    }

    /** The subtree in brackets with its widths; adds its nodes in preorder. */
    private static String shape(Tree tree, int node, List<Integer> nodes) {
        nodes.add(node);
        StringBuilder shape = new StringBuilder("(").append(tree.width(node));
        tree.children.get(node).forEach(child -> shape.append(shape(tree, child, nodes)));
        return shape.append(')').toString();
    }

    @Test
    void aSmallTreeIsAsNarrowAsItCanBe() {
        // 0 over 1, 2, 3; 1 over 4 and 5; 3 over 6: all of width 10.
        Tree tree = new Tree(List.of(0, 0, 0, 1, 1, 3), List.of(10));
        double[] x = tree.middles(5);
        assertThat(x[5] - x[4]).isEqualTo(15);
        assertThat(x[6] - x[5]).isEqualTo(22.5);
        assertThat(x[3] - x[1]).isEqualTo(30);
        assertThat(x[2] - x[1]).isEqualTo(15);
        assertThat(x[0]).isEqualTo(x[2]);
    }

    /** As many nodes as a tree may have, and as many levels. */
    @Test
    void theLargestTreesAreLaidOut() {
        for (int reach : new int[] {1, 10, 30, 1000}) {
            List<Integer> parents = new ArrayList<>();
            for (int node = 1; node < StateTree.MAX_NODES; node++) {
                parents.add(Math.max(0, node - reach));
            }
            double[] x = new Tree(parents, List.of(8)).middles(5);
            assertThat(x[0]).isBetween(4.0, 13.0 * x.length);
        }
        assertThat(new Tree(Collections.nCopies(100, -1), List.of(8)).middles(5))
                .containsOnly(4);
    }
}
