package io.github.queens4j.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.picture.StateTree.Nodes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class TreePicturesTest {

    private static final StateTree FOUR = StateTree.of(Puzzle.ofSize(4));
    private static final StateTree FOUR_AND_PRUNED = StateTree.of(Puzzle.ofSize(4), Nodes.PROMISING_AND_PRUNED);

    @Test
    void everyNodeOfFourQueensIsDrawnOnce() {
        SvgDocument svg = SvgDocument.of(FOUR.svg());
        assertThat(svg.withClass("queens4j-node")).hasSize(17);
        assertThat(svg.withClass("queens4j-solution")).hasSize(2);
        assertThat(svg.withClass("queens4j-pruned")).isEmpty();
        assertThat(svg.withClass("queens4j-edge"))
                .as("one of them in the legend")
                .hasSize(16 + 1);
        assertThat(svg.title()).isEqualTo("State tree of the search for n = 4");
        assertThat(svg.description()).startsWith("17 promising nodes, 2 solutions among them.");
        assertThat(svg.texts()).contains("empty board", "1 promising", "row 3", "2 solutions", "6 promising");
    }

    @Test
    void prunedNodesHaveAShapeOfTheirOwn() {
        SvgDocument svg = SvgDocument.of(FOUR_AND_PRUNED.svg());
        assertThat(svg.withClass("queens4j-node")).hasSize(61);
        assertThat(svg.withClass("queens4j-promising")).hasSize(15);
        assertThat(svg.withClass("queens4j-pruned"))
                .hasSize(44)
                .allMatch(node -> has(node, "polygon") && !has(node, "use"));
        assertThat(svg.withClass("queens4j-solution")).hasSize(2).allMatch(node -> has(node, "circle"));
        assertThat(svg.withClass("queens4j-promising")).noneMatch(node -> has(node, "polygon") || has(node, "circle"));
        assertThat(svg.titles("queens4j-pruned"))
                .contains("pruned: [0, 2, 3], the last queen is attacked by that of row 1");
        assertThat(svg.texts()).contains("20 pruned", "pruned: attacked");
    }

    private static boolean has(Element node, String tag) {
        return node.getElementsByTagName(tag).getLength() > 0;
    }

    @Test
    void boardsShowTheQueensOfTheirNodes() {
        List<String> drawn = new ArrayList<>();
        for (Element node : SvgDocument.of(FOUR.svg()).withClass("queens4j-node")) {
            List<Integer> columns = new ArrayList<>();
            for (int i = 0; i < node.getElementsByTagName("use").getLength(); i++) {
                Element queen = (Element) node.getElementsByTagName("use").item(i);
                assertThat(queen.getAttribute("y")).isEqualTo(String.valueOf(i));
                columns.add(Integer.valueOf(queen.getAttribute("x")));
            }
            drawn.add(columns.toString());
        }
        assertThat(drawn)
                .isEqualTo(FOUR.inPreorder().stream().map(StateNode::toString).toList());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 2", "3, 3", "4, 4", "5, 5", "6, 3", "8, 2"})
    void nothingOverlapsAndNothingIsCut(int n, int depth) {
        for (Nodes nodes : Nodes.values()) {
            StateTree tree = StateTree.of(Puzzle.ofSize(n), nodes, depth);
            SvgDocument svg = SvgDocument.of(tree.svg());
            List<Element> drawn = svg.withClass("queens4j-node");
            assertThat(drawn).hasSameSizeAs(tree.inPreorder());
            TreeSvg picture = new TreeSvg(tree);
            double[] edge = new double[n + 1];
            for (int i = 0; i < drawn.size(); i++) {
                StateNode node = tree.inPreorder().get(i);
                double half = picture.half(node.kind());
                double[] place = SvgDocument.place(drawn.get(i));
                // In preorder, each level comes from left to right.
                assertThat(place[0] - half).isGreaterThan(edge[node.level()]);
                edge[node.level()] = place[0] + half;
                assertThat(place[0] + half).isLessThan(svg.width());
                assertThat(place[1] + picture.half(node.kind())).isLessThan(svg.height() - 30);
            }
        }
    }

    @Test
    void aSignStandsWhereTheTreeIsCut() {
        StateTree tree = StateTree.of(Puzzle.ofSize(8), Nodes.PROMISING, 2);
        SvgDocument svg = SvgDocument.of(tree.svg());
        assertThat(svg.texts().stream().filter(text -> text.equals("...")))
                .as("one of them in the legend")
                .hasSize(42 + 1);
        assertThat(svg.texts()).contains("the search goes on");
        assertThat(svg.titles("queens4j-node"))
                .contains("promising: [0]", "promising: [0, 2]; the search goes on below");
        assertThat(svg.description()).startsWith("51 promising nodes down to row 1. ");
        assertThat(FOUR.svg()).doesNotContain("...", "goes on");
    }

    /** The smallest square in which a crown is more than a speck. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 6})
    void boardsAreLegibleAndNoneIsInTheLegend(int n) {
        StateTree tree = StateTree.of(Puzzle.ofSize(n), Nodes.PROMISING, Math.min(n, 2));
        List<Element> scaled = SvgDocument.of(tree.svg()).all("g").stream()
                .filter(group -> group.getAttribute("transform").contains("scale("))
                .toList();
        assertThat(scaled).hasSameSizeAs(tree.inPreorder());
        assertThat(scaled).allMatch(board -> {
            String[] transform = board.getAttribute("transform").split("[()]", -1);
            return Double.parseDouble(transform[3]) >= 11;
        });
    }

    @Test
    void textHangsNodesOnLines() {
        assertThat(StateTree.of(Puzzle.ofSize(4).withQueen(0, 0), Nodes.PROMISING_AND_PRUNED, 3)
                        .text())
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
        assertThat(FOUR.text()).contains("      └─ [1, 3, 0, 2]  solution\n").endsWith("""

                promising: 17
                pruned: 44 (not shown)
                solutions: 2""");
    }

    @Test
    void wordsFitTheirNumbers() {
        StateTree one = StateTree.of(Puzzle.ofSize(2), Nodes.PROMISING, 0);
        assertThat(one.shown()).isEqualTo("1 promising node with no queen.");
        assertThat(StateTree.of(Puzzle.ofSize(1)).shown()).isEqualTo("2 promising nodes, 1 solution among them.");
        assertThat(StateTree.of(Puzzle.ofSize(4).withBlocked(0, 0)).title())
                .endsWith("n = 4 with given queens or blocked squares");
        assertThat(SvgDocument.of(FOUR.svg()).titles("queens4j-solution")).startsWith("solution: [1, 3, 0, 2]");
    }
}
