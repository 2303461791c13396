package io.github.queens4j.picture;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Puzzle;
import io.github.queens4j.RandomPuzzles;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.picture.StateNode.Kind;
import io.github.queens4j.picture.StateTree.Nodes;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateTreeTest {

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.upTo(7);
    }

    private static SearchReport search(Puzzle puzzle) {
        return Solvers.engine("check").visit(puzzle, solution -> Visit.CONTINUE);
    }

    @Test
    void theTreeOfFourQueensIsThatOfTheTextbook() {
        StateTree tree = StateTree.search(Puzzle.ofSize(4), Nodes.PROMISING);
        int[] levels = new int[5];
        tree.inPreorder().forEach(node -> levels[node.level()]++);
        assertThat(levels).containsExactly(1, 4, 6, 4, 2);
        assertThat(tree.pruned).isEqualTo(44);
        assertThat(tree.inPreorder().stream().filter(node -> node.kind() == Kind.SOLUTION))
                .extracting(StateNode::toString)
                .containsExactly("[1, 3, 0, 2]", "[2, 0, 3, 1]");
    }

    /** A whole tree is what a search does; one that is cut, what it does in the first rows. */
    @Property(tries = 400)
    void nodesAreTheStepsOfASearch(
            @ForAll("puzzles") Puzzle puzzle, @ForAll @IntRange(max = 7) int most, @ForAll Nodes nodes) {
        int n = puzzle.size();
        SearchReport report = search(puzzle);
        int depth = report.attempts() < StateTree.MAX_NODES ? most : Math.min(most, 4);
        StateTree tree = StateTree.search(puzzle, nodes, depth);
        int[] placed = new int[n + 1];
        int[] pruned = new int[n + 1];
        Solvers.engine("check").visit(puzzle, solution -> Visit.CONTINUE, new SearchListener() {
            @Override
            public Visit place(int row, int column) {
                placed[row + 1]++;
                return Visit.CONTINUE;
            }

            @Override
            public Visit reject(int row, int column, int attackingRow) {
                pruned[row + 1]++;
                return Visit.CONTINUE;
            }
        });
        int rows = Math.min(depth, n);
        assertThat(tree.inPreorder().size() - tree.count(Kind.PRUNED))
                .isEqualTo(1 + Arrays.stream(placed, 0, rows + 1).sum());
        assertThat(tree.pruned).isEqualTo(Arrays.stream(pruned, 0, rows + 1).sum());
        assertThat(tree.count(Kind.PRUNED)).isEqualTo(nodes == Nodes.PROMISING ? 0 : tree.pruned);
        assertThat(tree.count(Kind.SOLUTION)).isEqualTo(depth < n ? 0 : report.solutions());
        assertThat(tree.inPreorder())
                .allMatch(node -> node.level() <= depth)
                .filteredOn(tree::isCut)
                .hasSize(rows == n ? 0 : rows == 0 ? 1 : placed[rows]);
    }

    @Property(tries = 200)
    void everyNodeIsWhatItIsCalled(@ForAll("puzzles") Puzzle puzzle) {
        int n = puzzle.size();
        for (StateNode node : StateTree.search(puzzle, Nodes.PROMISING_AND_PRUNED, Math.min(n, 3))
                .inPreorder()) {
            int[] columns = node.columns();
            assertThat(IntStream.range(0, columns.length)).allMatch(row -> puzzle.isOpen(row, columns[row]));
            assertThat(node.attackingRow()).isEqualTo(firstAttack(columns));
            assertThat(node.kind() == Kind.PRUNED).isEqualTo(node.attackingRow().isPresent());
            if (node.kind() != Kind.PRUNED) {
                assertThat(node.kind() == Kind.SOLUTION).isEqualTo(columns.length == n);
            }
            List<StateNode> children = node.children();
            for (int i = 0; i < children.size(); i++) {
                int[] child = children.get(i).columns();
                assertThat(Arrays.copyOf(child, columns.length)).isEqualTo(columns);
                assertThat(child).hasSize(columns.length + 1);
                assertThat(i == 0 || children.get(i - 1).columns()[columns.length] < child[columns.length])
                        .isTrue();
            }
        }
    }

    /** The uppermost row whose queen attacks the last one, by the definition of an attack. */
    private static OptionalInt firstAttack(int... columns) {
        int last = columns.length - 1;
        return IntStream.range(0, Math.max(0, last))
                .filter(row -> columns[row] == columns[last] || Math.abs(columns[row] - columns[last]) == last - row)
                .findFirst();
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 1", "1, 1, 2", "4, 4, 17", "5, 5, 54", "6, 3, 63", "8, 2, 51", "10, 2, 83", "11, 1, 12"})
    void theDefaultDepthIsTheDeepestThatCanBeRead(int n, int depth, int nodes) {
        StateTree tree = StateTree.search(Puzzle.ofSize(n), Nodes.PROMISING);
        assertThat(tree.depth()).isEqualTo(depth);
        assertThat(tree.inPreorder()).hasSize(nodes);
    }

    @Test
    void treesThatNobodyCouldReadAreRefused() {
        assertIllegal(
                () -> StateTree.search(Puzzle.ofSize(8), Nodes.PROMISING, 8),
                "depth must be at most 4 here, but is 8: a state tree has at most 1000 nodes");
        assertThat(StateTree.search(Puzzle.ofSize(8), Nodes.PROMISING, 4).inPreorder())
                .hasSizeLessThanOrEqualTo(1000);
        assertThat(StateTree.search(Puzzle.ofSize(7), Nodes.PROMISING, 99).inPreorder())
                .hasSize(552);
        assertThatThrownBy(() -> StateTree.search(Puzzle.ofSize(101), Nodes.PROMISING))
                .hasMessageContaining("n must be between 0 and 100");
        assertThatThrownBy(() -> StateTree.search(Puzzle.ofSize(4), Nodes.PROMISING, -1))
                .hasMessage("depth must be at least 0, but is -1");
    }

    @Test
    void textHangsNodesOnLines() {
        assertThat(StateTree.search(Puzzle.ofSize(4).withQueen(0, 0), Nodes.PROMISING_AND_PRUNED, 3)
                        .format())
                .isEqualTo("""
                []
                └─ [0]
                   ├─ [0, 0]  pruned, attacked from row 0
                   ├─ [0, 1]  pruned, attacked from row 0
                   ├─ [0, 2]
                   │  ├─ [0, 2, 0]  pruned, attacked from row 0
                   │  ├─ [0, 2, 1]  pruned, attacked from row 1
                   │  ├─ [0, 2, 2]  pruned, attacked from row 0
                   │  └─ [0, 2, 3]  pruned, attacked from row 1
                   └─ [0, 3]
                      ├─ [0, 3, 0]  pruned, attacked from row 0
                      ├─ [0, 3, 1]  ...
                      ├─ [0, 3, 2]  pruned, attacked from row 0
                      └─ [0, 3, 3]  pruned, attacked from row 1

                promising: 5 down to row 2
                pruned: 9 down to row 2
                solutions: 0 down to row 2""");
        assertThat(StateTree.search(Puzzle.ofSize(4), Nodes.PROMISING).format())
                .contains("      └─ [1, 3, 0, 2]  solution\n")
                .endsWith("""

                promising: 17
                pruned: 44 (not shown)
                solutions: 2""");
    }
}
