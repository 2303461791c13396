package io.github.queens4j.region.logic;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Sets: k regions whose squares left lie in k rows take these rows for themselves, and k rows whose squares left lie in
 * k regions take these regions; the same with columns. Smallest k first.
 *
 * <p><b>Complexity.</b> Subsets of lines that reach at most k others, k up to {@link #LARGEST_SET}: a few dozen on
 * boards that people play. A set of more than half of the lines left says the same as the set of the others in the
 * opposite direction.
 */
public final class SetFinder implements Finder {

    /** Larger sets are no step that a person sees; on boards up to twice this size nothing is missed. */
    static final int LARGEST_SET = 6;

    /** Kinds of lines are rows, columns, regions: 0, 1, 2. */
    private static final int[][] PAIRS = {{2, 0}, {2, 1}, {0, 2}, {1, 2}};

    private final int n;

    /** For each pair of kinds and each line of the first kind: the lines of the second in which it has open squares. */
    private final long[][] reach;

    private final int[] chosen = new int[LARGEST_SET];

    public SetFinder(Cut cut) {
        n = cut.n;
        reach = new long[PAIRS.length][n];
    }

    @Override
    public @Nullable Inference find(Candidates board) {
        findReach(board);
        int largest = Math.min(LARGEST_SET, Long.bitCount(board.undone[0]) / 2);
        for (int k = 2; k <= largest; k++) {
            for (int pair = 0; pair < PAIRS.length; pair++) {
                Inference step = choose(board, pair, k, 0, 0, 0);
                if (step != null) {
                    return step;
                }
            }
        }
        return null;
    }

    private void findReach(Candidates board) {
        for (long[] lines : reach) {
            Arrays.fill(lines, 0);
        }
        int[] line = new int[3];
        Bits.forEach(board.free(), square -> {
            line[0] = square / n;
            line[1] = square % n;
            line[2] = board.cut.region(square);
            for (int pair = 0; pair < PAIRS.length; pair++) {
                reach[pair][line[PAIRS[pair][0]]] |= 1L << line[PAIRS[pair][1]];
            }
        });
    }

    private @Nullable Inference choose(Candidates board, int pair, int k, int from, int size, long union) {
        if (size == k) {
            return Long.bitCount(union) == k ? step(board, pair, k, union) : null;
        }
        int kind = PAIRS[pair][0];
        for (int line = from; line < n; line++) {
            long wider = union | reach[pair][line];
            boolean fits =
                    (board.undone[kind] >>> line & 1) != 0 && reach[pair][line] != 0 && Long.bitCount(wider) <= k;
            if (fits) {
                chosen[size] = line;
                Inference step = choose(board, pair, k, line + 1, size + 1, wider);
                if (step != null) {
                    return step;
                }
            }
        }
        return null;
    }

    private @Nullable Inference step(Candidates board, int pair, int k, long union) {
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
        return Bits.isEmpty(outside) ? null : Inference.cross(outside, inside, lines, targets);
    }
}
