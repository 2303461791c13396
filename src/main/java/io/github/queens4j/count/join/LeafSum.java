package io.github.queens4j.count.join;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The sum of W B over a block where few black pairs survive, but too many to weigh them one by one: W as in
 * {@link WhiteWeights}, B in lanes, leaf by leaf.
 *
 * <p>Idea: other black placements of all even row sets of the block are split by lines, as for the sieve, into leaves
 * of some ten thousand that have lines in common. Near placements on one of these lines attack all of a leaf: for each
 * Ro and leaf a program is made of the others only, and used for all Re. In a leaf a lane holds the placements of a
 * column, Re and Ko; columns are ordered by what they have there, so that hardly a bit is left empty. Their numbers are
 * not added up over the leaves, but multiplied at once with the column's weights.
 */
final class LeafSum {

    /** Placements of a leaf at most for each column of the block: fewer leave lanes empty, more share few lines. */
    static final int PLACEMENTS_OF_COLUMN = 3 * LaneLayout.LANE_BITS;
    /** Columns joined together: their numbers stay in a near cache until they are multiplied. */
    private static final int TOGETHER = 64;

    private final Block block;
    private final Kernel kernel;
    private final SideJoin join;
    private final Lines lines;
    private final WhiteWeights white;
    private final SieveWeights weights;
    private final List<Leaf> leaves = new ArrayList<>();

    /** Other placements, and the lines that all of them occupy. */
    private record Leaf(long common, List<Part> parts) {}

    /** Other placements of some columns, by the numbers of these. */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    private record Part(int[] columns, FreeLines black) {}

    LeafSum(Block block, Kernel kernel, SieveWeights weights, int placementsOfColumn) {
        this.block = block;
        this.kernel = kernel;
        this.weights = weights;
        this.join = kernel.joins().get();
        this.lines = Lines.black(block.term().mo(), block.term().me());
        PlacementList[] black = block.eo();
        this.white = new WhiteWeights(block, kernel, black);
        int columns = white.size / Math.max(1, white.rows.length);
        SieveLeaves all = SieveLeaves.of(lines, black, 1, Math.max(1, columns * placementsOfColumn));
        for (int leaf = 0; leaf < all.size() && columns > 0; leaf++) {
            leaves.add(leaf(all, all.start(leaf), all.start(leaf + 1), columns));
        }
    }

    private Leaf leaf(SieveLeaves all, int from, int to, int columns) {
        int[] sizes = new int[columns];
        long common = -1;
        for (int place = from; place < to; place++) {
            sizes[all.ids()[place]]++;
            common &= all.lines(place);
        }
        int[] order = LaneLayout.fullestFirst(IntStream.range(0, columns).toArray(), column -> sizes[column]);
        int[] next = new int[columns];
        for (int i = 1; i < order.length; i++) {
            next[order[i]] = next[order[i - 1]] + sizes[order[i - 1]];
        }
        int[] starts = next.clone();
        long[] masks = new long[to - from];
        for (int place = from; place < to; place++) {
            masks[next[all.ids()[place]]++] = all.lines(place);
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
        OrbitRule rule = block.term().rule();
        long sum = 0;
        for (int ro : block.oddRowSets()) {
            if (Arrays.stream(block.evenRowSets()).anyMatch(re -> rule.keepsRo(re, ro))) {
                sum = Math.addExact(sum, sumOf(ro));
            }
        }
        return Math.multiplyExact(sum, (long) white.unit);
    }

    private long sumOf(int ro) {
        weights.clear(white.size);
        white.weigh(ro, weights, 0);
        PlacementList near = block.term().oeBeside(ro, block::keepsKe);
        long[] occupied = lines.ofNear(near);
        long[] numbers = new long[white.rows.length];
        long sum = 0;
        for (Leaf leaf : leaves) {
            PlacementList free = near.where(placement -> (occupied[placement] & leaf.common) == 0);
            JoinProgram program = JoinProgram.of(free, lines, kernel.tileWords());
            JoinProgram.Runs runs = program.runs(white.rows, free);
            for (Part part : leaf.parts) {
                SideJoin.Sums b = join.join(program, runs, part.black);
                for (int i = 0; i < part.columns.length; i++) {
                    b.copyColumn(i, numbers);
                    sum = Math.addExact(sum, weights.dot(numbers, part.columns[i] * numbers.length));
                }
            }
        }
        return sum;
    }
}
