package io.github.queens4j.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.queens4j.picture.RandomTrees.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What Reingold and Tilford ask of a drawing, on trees of all shapes. */
class TidyTreeTest {

    private static final double GAP = 7;
    private static final double HAIR = 1e-6;

    @Provide
    Arbitrary<Tree> trees() {
        return RandomTrees.upTo(60);
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
