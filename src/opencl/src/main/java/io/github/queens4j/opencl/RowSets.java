package io.github.queens4j.opencl;

import io.github.queens4j.count.join.Colour;
import io.github.queens4j.count.join.Lines;
import io.github.queens4j.count.join.PlacementList;
import io.github.queens4j.count.join.SieveLeaves;
import io.github.queens4j.count.join.SieveTrie;
import io.github.queens4j.count.join.Term;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Some even row sets, or odd ones, as arrays that {@code sieve.cl} reads: the near placements on them of one colour, as
 * a trie, and the other ones of the other colour, as leaves.
 */
final class RowSets {

    /** Queens of a beginning at most: with two there are thousands. */
    private static final int FIRST_QUEENS = 2;

    final int[] sets;
    final int height;
    final int width;
    /** Levels of the trie below those of a beginning, without the last one. */
    final int below;
    /** For each node above the last level its square and its first child; after each level the end of the children. */
    final int[] nodes;
    /** For each node of the last level its square, and where its row is in a column of cells. */
    final int[] last;

    final int[] rows;
    /** Four numbers for each: two squares, the first node that continues them, and the end of these. */
    final int[] beginnings;
    /** For each other placement where its column begins among the cells, and for each leaf where it begins here. */
    final int[] columns;

    final int[] starts;
    final int leaves;
    /** For each leaf and line a bit for each placement that leaves the line free. */
    final int[] free;

    /** Even ones have near placements that are white, odd ones black ones; from one set to the next it is a step. */
    RowSets(Colour near, int[] sets, Tuples tuples, int step, int leafSize) {
        this.sets = sets;
        Term term = tuples.term();
        Lines lines = near.lines(term);
        int[] nearRows =
                Arrays.stream(sets).map(set -> near.nearRows(term, set)).toArray();
        int[] rowOf = Tuples.places(tuples.kes(), term.me(), near);
        SieveTrie trie = new SieveTrie(nearRows, near.nearSquares(term), lines, rowOf, step, 1);
        this.height = lines.rows();
        this.width = lines.columns();
        int lastLevel = trie.queens - 1;
        int depth = Math.min(FIRST_QUEENS, lastLevel);
        this.below = lastLevel - depth;
        int[] sizes = new int[trie.queens];
        int[] bases = new int[trie.queens + 1];
        for (int level = 0; level < trie.queens; level++) {
            sizes[level] = trie.firstChild(level)[level == 0 ? 1 : sizes[level - 1]];
            bases[level + 1] = bases[level] + sizes[level] + 1;
        }
        this.nodes = new int[Math.multiplyExact(2, bases[lastLevel])];
        bases[lastLevel] = 0; // in arrays of its own
        for (int level = 0; level < lastLevel; level++) {
            int[] children = trie.firstChild(level + 1);
            for (int node = 0; node <= sizes[level]; node++) {
                int at = 2 * (bases[level] + node);
                nodes[at] = trie.squares[level][node];
                nodes[at + 1] = bases[level + 1] + children[node];
            }
        }
        this.last = new int[sizes[lastLevel]];
        Arrays.setAll(last, node -> trie.squares[lastLevel][node]);
        this.rows = Arrays.copyOf(trie.numbers, last.length);
        this.beginnings = beginnings(trie, sizes[0], depth, bases[depth]);

        Colour other = near.opposite();
        int[] columnOf = Tuples.places(tuples.kos(), term.mo(), other);
        PlacementList[] lists = Arrays.stream(sets)
                .mapToObj(set -> other.other(term, set, ko -> columnOf[ko] >= 0))
                .toArray(PlacementList[]::new);
        int[] columnOfSet = IntStream.range(0, lists.length)
                .flatMap(i ->
                        Arrays.stream(lists[i].columnSets()).map(set -> i * step + columnOf[set] * tuples.kes().length))
                .toArray();
        SieveLeaves split = new SieveLeaves(other.lines(term), lists, 1, leafSize);
        this.columns = Arrays.stream(split.ids).map(id -> columnOfSet[id]).toArray();
        this.leaves = split.size();
        this.starts = Arrays.copyOf(split.starts, leaves + 1);
        long[] words = split.freeLines(leafSize / Long.SIZE);
        this.free = new int[Math.multiplyExact(2, words.length)];
        Arrays.setAll(free, half -> (int) (words[half / 2] >>> (half % 2 * Integer.SIZE)));
    }

    /** All ways to place the first queens; where there are fewer than two, a square that excludes nothing. */
    private int[] beginnings(SieveTrie trie, int roots, int depth, int base) {
        int none = height * width;
        Stream<int[]> beginnings = Stream.of(new int[] {none, none, 0, roots});
        for (int level = 0; level < depth; level++) {
            short[] squares = trie.squares[level];
            int[] children = trie.firstChild(level + 1);
            beginnings = beginnings.flatMap(parent -> IntStream.range(parent[2], parent[3])
                    .mapToObj(node -> new int[] {parent[1], squares[node], children[node], children[node + 1]}));
        }
        return beginnings
                .flatMapToInt(some -> IntStream.of(some[0], some[1], base + some[2], base + some[3]))
                .toArray();
    }
}
