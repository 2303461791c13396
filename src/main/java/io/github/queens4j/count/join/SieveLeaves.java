package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/**
 * The other placements of a sieve, in groups that occupy the same lines, up to a tile each.
 *
 * <p>Placements are split in two again and again, by whether they occupy a line, until they fit a tile. The line is the
 * one that most of them occupy, weighed by its length on the near board; nine tenths count as all, so that a cut never
 * parts off a handful.
 */
final class SieveLeaves {

    /** Placements looked at to choose a line: enough to find one of the best. */
    private static final int SAMPLE = 192;

    private static final double ENOUGH = 0.9;

    private final int lineCount;
    private final int leafWords;
    private final int[] nearSquares;
    private final long[] masks;
    private final int[] ids;
    private int[] starts = new int[1024];
    private int leaves;
    private long[] free = {};

    private SieveLeaves(Lines lines, long[] masks, int[] ids, int leafWords) {
        this.leafWords = leafWords;
        this.lineCount = 2 * lines.count();
        this.nearSquares = nearSquares(lines);
        this.masks = masks;
        this.ids = ids;
    }

    /**
     * Collects other placements, each as the set of the lines that it occupies: bit i diagonal i, bit
     * {@code lines.count()} + i anti-diagonal i. There are at most 32 lines of each kind.
     */
    static final class Builder {

        private final Lines lines;
        private long[] masks = new long[1024];
        private int[] ids = new int[1024];
        private int size;

        Builder(Lines lines) {
            this.lines = lines;
        }

        /** Adds the placements of a list with one column set, all with the same number, for the caller's use. */
        void add(PlacementList list, int columnSet, int id) {
            Interruption.check();
            int index = list.indexOf(columnSet);
            for (int placement = list.start(index); placement < list.start(index + 1); placement++) {
                if (size == masks.length) {
                    masks = Arrays.copyOf(masks, 2 * size);
                    ids = Arrays.copyOf(ids, 2 * size);
                }
                masks[size] = occupied(lines, list, placement, true);
                ids[size++] = id;
            }
        }

        SieveLeaves build(int leafWords) {
            int[] padded = Arrays.copyOf(ids, size + (leafWords + 1) * Long.SIZE);
            SieveLeaves leaves = new SieveLeaves(lines, Arrays.copyOf(masks, size), padded, leafWords);
            leaves.split(0, size);
            leaves.end(size);
            leaves.free = leaves.freeLines();
            return leaves;
        }
    }

    /** The lines that a near or other placement occupies, as a set; those that only the one board has are left out. */
    static long occupied(Lines lines, PlacementList list, int placement, boolean isOther) {
        long mask = 0;
        for (int queen = 0; queen < list.queens(); queen++) {
            int row = list.row(queen);
            int column = list.column(placement, queen);
            int diagonal = isOther ? lines.diagonalOfOther(row, column) : lines.diagonal(row, column);
            int antiDiagonal = isOther ? lines.antiDiagonalOfOther(row, column) : lines.antiDiagonal(row, column);
            mask |= diagonal < 0 ? 0 : 1L << diagonal;
            mask |= antiDiagonal < 0 ? 0 : 1L << (lines.count() + antiDiagonal);
        }
        return mask;
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
        int line = to - from <= leafWords * Long.SIZE ? -1 : bestLine(from, to);
        int middle = line < 0 ? from : partition(from, to, line);
        if (middle == from || middle == to) {
            for (int start = from; start < to; start += leafWords * Long.SIZE) {
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

    int leafWords() {
        return leafWords;
    }

    int size() {
        return leaves;
    }

    /** The place of the first placement of a leaf: that of its bit 0. */
    int start(int leaf) {
        return starts[leaf];
    }

    /** The numbers of the placements by their places; there is room to read on for a leaf and a word after the last. */
    int[] ids() {
        return ids;
    }

    /** For each line of each leaf the placements that leave it free, a bit each. */
    private long[] freeLines() {
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

    /** Bits of the placements of a leaf that leave a line free: the words of all lines, leaf by leaf. */
    long[] free() {
        return free;
    }
}
