package io.github.queens4j.engine;

import io.github.queens4j.search.Chance;

/**
 * Estimates how many nodes a search from row to row has, before it is tried (D. E. Knuth, Estimating the efficiency of
 * backtrack programs, Mathematics of Computation 29, 1975). Each probe walks down the tree at random, in O(n) steps.
 * Had every node as many children as those on its way, the tree would have 1 + c<sub>0</sub> + c<sub>0</sub>
 * c<sub>1</sub> + ... nodes; the mean over all walks is the true number. A few walks carry most of the sum where trees
 * are uneven, so the estimate is rather too small than too large.
 */
final class SearchSize {

    private SearchSize() {}

    /** The mean of many walks down: nodes, without the empty board. For each row its open columns are a mask. */
    static double nodes(long[] open, int probes, Chance chance) {
        double sum = 0;
        for (int i = 0; i < probes; i++) {
            sum += probe(open, chance);
        }
        return sum / probes;
    }

    private static double probe(long[] open, Chance chance) {
        double nodes = 0;
        double width = 1;
        long byColumn = 0;
        long byDiagonal = 0;
        long byAntiDiagonal = 0;
        for (long row : open) {
            long free = row & ~(byColumn | byDiagonal | byAntiDiagonal);
            if (free == 0) {
                return nodes;
            }
            width *= Long.bitCount(free);
            nodes += width;
            long queen = chance.bitOf(free);
            byColumn |= queen;
            byDiagonal = (byDiagonal | queen) << 1;
            byAntiDiagonal = (byAntiDiagonal | queen) >>> 1;
        }
        return nodes;
    }
}
