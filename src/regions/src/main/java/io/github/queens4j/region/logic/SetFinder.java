package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Sets: k lines whose squares left lie in k lines of another kind take these for themselves, smallest k first. */
public final class SetFinder {

    // Larger sets are no step that a person sees; on boards up to twice this size nothing is missed.
    static final int LARGEST_SET = 6;

    /** Kinds of lines are rows, columns, regions: 0, 1, 2. */
    private static final int[][] PAIRS = {{2, 0}, {2, 1}, {0, 2}, {1, 2}};

    private final int n;

    /** For each pair of kinds and each line of the first kind: the lines of the second in which it has open squares. */
    private final long[][] reach;

    /** For each pair of kinds the lines of the first kind that are in sets that cross nothing out. */
    private final long[] closed = new long[PAIRS.length];

    private final int[] chosen = new int[LARGEST_SET];
    private final Effort effort;
    private final List<Inference> found = new ArrayList<>();

    /** What the sets found so far cross out: others are of use for what is left. */
    private final long[] crossed;

    private int most;

    public SetFinder(Cut cut, Effort effort) {
        n = cut.n;
        this.effort = effort;
        reach = new long[PAIRS.length][n];
        crossed = new long[cut.lines[0].length];
    }

    public List<Inference> find(Candidates board, int most) {
        findReach(board);
        found.clear();
        Arrays.fill(crossed, 0);
        this.most = most;
        int largest = Math.min(LARGEST_SET, Long.bitCount(board.undone[0]) / 2);
        Arrays.fill(closed, 0);
        for (int k = 1; k <= largest; k++) { // Pointing leaves nothing to say for sets of one.
            for (int pair = 0; pair < PAIRS.length; pair++) {
                choose(board, pair, k, narrow(board, pair, k), 0, 0);
            }
        }
        return List.copyOf(found);
    }

    private void findReach(Candidates board) {
        for (long[] lines : reach) {
            Arrays.fill(lines, 0);
        }
        long[] free = board.free();
        for (int square = Bits.next(free, 0); square >= 0; square = Bits.next(free, square + 1)) {
            int[] line = {square / n, square % n, board.cut.region(square)};
            for (int pair = 0; pair < PAIRS.length; pair++) {
                reach[pair][line[PAIRS[pair][0]]] |= 1L << line[PAIRS[pair][1]];
            }
        }
    }

    /** The lines that sets of k may take: those that reach at most k others. */
    private long narrow(Candidates board, int pair, int k) {
        long narrow = 0;
        for (long rest = board.undone[PAIRS[pair][0]] & ~closed[pair]; rest != 0; rest &= rest - 1) {
            int reached = Long.bitCount(reach[pair][Long.numberOfTrailingZeros(rest)]);
            narrow |= reached > 0 && reached <= k ? rest & -rest : 0;
        }
        return narrow;
    }

    private void choose(Candidates board, int pair, int k, long from, int size, long union) {
        if (size == k) {
            if (Long.bitCount(union) == k) {
                step(board, pair, k, union);
            }
            return;
        }
        for (long rest = from; rest != 0 && found.size() < most && effort.spend(); rest &= rest - 1) {
            int line = Long.numberOfTrailingZeros(rest);
            long wider = union | reach[pair][line];
            if (Long.bitCount(wider) <= k) {
                chosen[size] = line;
                choose(board, pair, k, rest & (rest - 1), size + 1, wider);
            }
        }
    }

    private void step(Candidates board, int pair, int k, long union) {
        int[] lines = new int[k];
        int[] targets = new int[k];
        long[] inside = new long[board.open.length];
        long[] outside = new long[board.open.length];
        for (int i = 0; i < k; i++) {
            lines[i] = PAIRS[pair][0] * n + chosen[i];
            Bits.addAll(inside, board.squares(lines[i]));
        }
        long rest = union;
        for (int i = 0; i < k; i++, rest &= rest - 1) {
            targets[i] = PAIRS[pair][1] * n + Long.numberOfTrailingZeros(rest);
            Bits.addAll(outside, board.squares(targets[i]));
        }
        Bits.removeAll(outside, inside);
        Bits.removeAll(outside, board.queens);
        for (int i = 0; i < k && Bits.isEmpty(outside); i++) {
            closed[pair] |= 1L << chosen[i];
        }
        Bits.removeAll(outside, crossed);
        if (!Bits.isEmpty(outside)) {
            found.add(Inference.cross(outside, inside, lines, targets));
            Bits.addAll(crossed, outside);
        }
    }
}
