package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.picture.StateTree;
import org.junit.jupiter.api.Test;

class TreeCommandTest {

    @Test
    void printsTheTree() {
        Cli.assertPrints(
                StateTree.search(Puzzle.ofSize(3), StateTree.Nodes.PROMISING).format() + "\n", "tree 3");
        assertThat(Cli.run("tree", "3", "--pruned").out().lines().filter(line -> line.contains("pruned, attacked")))
                .hasSize(13);
    }

    @Test
    void takesDepthAndPuzzle() {
        assertThat(Cli.line("tree 8 --depth 2 --queen 0,3 --blocked 1,0").out())
                .contains("[]\n", "[3]\n", "[3, 1]  ...", "[3, 7]  ...")
                .doesNotContain("[3, 0]", "[4]");
        assertThat(Cli.run("tree", "5", "--rule", "toroidal").out()).contains("solutions: 10\n");
        assertThat(Cli.run("tree", "8").out()).contains("promising: 51 down to row 1\n");
        assertThat(Cli.run("tree", "8", "--depth", "1").out()).contains("promising: 9 down to row 0\n");
    }
}
