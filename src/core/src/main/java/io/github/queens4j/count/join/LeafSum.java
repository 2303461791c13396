package io.github.queens4j.count.join;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The sum of W B over a block where few pairs of a colour survive, but too many to weigh them one by one. Other
 * placements of all other sets are split by lines, as for the sieve, into leaves of some ten thousand; near placements
 * on a line of a leaf attack all of it, and a program of the rest serves all other sets. A lane holds the placements of
 * a column of the {@link TupleWeights}, with which its numbers are multiplied at once.
 */
final class LeafSum {

    /** Placements of a leaf at most for each column of the block: fewer leave lanes empty, more share few lines. */
    static final int PLACEMENTS_OF_COLUMN = 3 * LaneLayout.LANE_BITS;
    /** Columns joined together: their numbers stay in a near cache until they are multiplied. */
    private static final int TOGETHER = 64;

    private final Block block;
    private final Kernel kernel;
    private final SideJoin join;
    private final Colour colour;
    private final Lines lines;
    private final TupleWeights all;
    private final SieveWeights weights;
    private final List<Leaf> leaves = new ArrayList<>();

    /** Other placements, and the lines that all of them occupy. */
    private record Leaf(long common, List<Part> parts) {}

    /** Other placements of some columns, by the numbers of these. */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    private record Part(int[] columns, FreeLines free) {}

    LeafSum(Block block, Kernel kernel, Colour colour, SieveWeights weights, int placementsOfColumn) {
        this.block = block;
        this.kernel = kernel;
        this.weights = weights;
        this.join = kernel.joins().get();
        this.colour = colour;
        this.lines = colour.lines(block.term());
        PlacementList[] others = colour.others(block);
        this.all = new TupleWeights(block, kernel, colour, others);
        int columns = all.size / Math.max(1, all.rows.length);
        SieveLeaves split = new SieveLeaves(lines, others, 1, Math.max(1, columns * placementsOfColumn));
        for (int leaf = 0; leaf < split.size() && columns > 0; leaf++) {
            leaves.add(leaf(split, split.starts[leaf], split.starts[leaf + 1], columns));
        }
    }

    private Leaf leaf(SieveLeaves split, int from, int to, int columns) {
        int[] sizes = new int[columns];
        long common = -1;
        for (int place = from; place < to; place++) {
            sizes[split.ids[place]]++;
            common &= split.masks[place];
        }
        int[] order = LaneLayout.fullestFirst(IntStream.range(0, columns).toArray(), column -> sizes[column]);
        int[] next = new int[columns];
        for (int i = 1; i < order.length; i++) {
            next[order[i]] = next[order[i - 1]] + sizes[order[i - 1]];
        }
        int[] starts = next.clone();
        long[] masks = new long[to - from];
        for (int place = from; place < to; place++) {
            masks[next[split.ids[place]]++] = split.masks[place];
        }
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < order.length; i += TOGETHER) {
            int[] some = Arrays.copyOfRange(order, i, Math.min(order.length, i + TOGETHER));
            long[] left = Arrays.copyOfRange(masks, starts[some[0]], next[some[some.length - 1]]);
            int[] sizesOfSome = Arrays.stream(some).map(column -> sizes[column]).toArray();
            FreeLines free = FreeLines.of(left, sizesOfSome, lines, kernel.tileWords());
            parts.add(new Part(some, free));
        }
        return new Leaf(common, parts);
    }

    long thirds() {
        long sum = 0;
        for (int nearSet : colour.nearSets(block)) {
            weights.clear(all.size);
            if (all.weigh(nearSet, weights, 0)) {
                sum = Math.addExact(sum, sumOf(nearSet));
            }
        }
        return Math.multiplyExact(sum, (long) all.unit);
    }

    private long sumOf(int nearSet) {
        PlacementList near = colour.near(block, nearSet);
        long[] occupied = lines.ofNear(near);
        long[] numbers = new long[all.rows.length];
        long sum = 0;
        for (Leaf leaf : leaves) {
            PlacementList free = near.where(placement -> (occupied[placement] & leaf.common) == 0);
            JoinProgram program = JoinProgram.of(free, lines, kernel.tileWords());
            JoinProgram.Runs runs = program.runs(all.rows, free);
            for (Part part : leaf.parts) {
                SideJoin.Sums found = join.join(program, runs, part.free);
                for (int i = 0; i < part.columns.length; i++) {
                    found.copyColumn(i, numbers);
                    sum = Math.addExact(sum, weights.dot(numbers, part.columns[i] * numbers.length));
                }
            }
        }
        return sum;
    }
}
