package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/**
 * Other placements in groups that occupy the same lines, split again and again by the line that most of them occupy,
 * weighed by its length on the near board, until they are small; nine tenths count as all.
 */
public final class SieveLeaves {

    /** Placements looked at to choose a line: enough to find one of the best. */
    private static final int SAMPLE = 192;

    private static final double ENOUGH = 0.9;

    private final int lineCount;
    private final int most;
    private final int[] nearSquares;

    /** For each place the lines that its placement occupies, as a set, and the number of the placement. */
    final long[] masks;

    public final int[] ids;

    /** The place of the first placement of each leaf: that of its bit 0. */
    public int[] starts = new int[1024];

    private int leaves;

    /** Splits placements into leaves of at most {@code most}; column sets are numbered list by list in steps from 0. */
    public SieveLeaves(Lines lines, PlacementList[] lists, int step, int most) {
        int size = Arrays.stream(lists).mapToInt(PlacementList::size).sum();
        this.most = most;
        this.lineCount = 2 * lines.count();
        this.nearSquares = nearSquares(lines);
        this.masks = new long[size];
        this.ids = new int[size];
        int to = 0;
        int id = 0;
        for (PlacementList list : lists) {
            Interruption.check();
            System.arraycopy(lines.ofOther(list), 0, masks, to, list.size());
            for (int set = 0; set < list.columnSets().length; set++, id += step) {
                Arrays.fill(ids, to, to + list.size(set), id);
                to += list.size(set);
            }
        }
        split(0, size);
        end(size);
    }

    private static int[] nearSquares(Lines lines) {
        int[] squares = new int[2 * lines.count()];
        for (int row = 0; row < lines.rows(); row++) {
            for (int column = 0; column < lines.columns(); column++) {
                squares[lines.diagonal(row, column)]++;
                squares[lines.count() + lines.antiDiagonal(row, column)]++;
            }
        }
        return squares;
    }

    private void split(int from, int to) {
        Interruption.check();
        int line = to - from <= most ? -1 : bestLine(from, to);
        int middle = line < 0 ? from : partition(from, to, line);
        if (middle == from || middle == to) {
            for (int start = from; start < to; start += most) {
                end(start);
                leaves++;
            }
            return;
        }
        split(from, middle);
        split(middle, to);
    }

    /** Notes where the leaf after the present ones begins. */
    private void end(int start) {
        if (leaves == starts.length) {
            starts = Arrays.copyOf(starts, 2 * leaves);
        }
        starts[leaves] = start;
    }

    private int bestLine(int from, int to) {
        int[] occupied = new int[lineCount];
        int step = Math.max(1, (to - from) / SAMPLE);
        int sample = 0;
        for (int i = from; i < to; i += step, sample++) {
            for (long rest = masks[i]; rest != 0; rest &= rest - 1) {
                occupied[Long.numberOfTrailingZeros(rest)]++;
            }
        }
        int best = -1;
        double most = 0;
        for (int line = 0; line < lineCount; line++) {
            double gain = Math.min(occupied[line], ENOUGH * sample) * nearSquares[line];
            if (gain > most && occupied[line] < sample) {
                most = gain;
                best = line;
            }
        }
        return best;
    }

    /** Those that occupy a line first; the place of the first that does not. */
    private int partition(int from, int to, int line) {
        int left = from;
        int right = to - 1;
        while (left <= right) {
            if ((masks[left] >>> line & 1) != 0) {
                left++;
            } else {
                long mask = masks[left];
                masks[left] = masks[right];
                masks[right] = mask;
                int id = ids[left];
                ids[left] = ids[right];
                ids[right--] = id;
            }
        }
        return left;
    }

    public int size() {
        return leaves;
    }

    /** For each leaf and line, {@code leafWords} words: a bit for each placement of the leaf that leaves it free. */
    public long[] freeLines(int leafWords) {
        long[] free = new long[Math.multiplyExact(leaves, lineCount * leafWords)];
        for (int leaf = 0; leaf < leaves; leaf++) {
            Interruption.check();
            int base = leaf * lineCount * leafWords;
            for (int i = starts[leaf]; i < starts[leaf + 1]; i++) {
                int place = i - starts[leaf];
                long bit = 1L << place;
                int word = base + place / Long.SIZE;
                for (int line = 0; line < lineCount; line++) {
                    free[word + line * leafWords] |= (masks[i] >>> line & 1) == 0 ? bit : 0;
                }
            }
        }
        return free;
    }
}
