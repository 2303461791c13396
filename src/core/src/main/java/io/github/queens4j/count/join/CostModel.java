package io.github.queens4j.count.join;

import java.util.function.IntUnaryOperator;

/**
 * Estimates how long a pair of row sets takes, in nanoseconds of the machine it was fitted on.
 *
 * <p>A placement list of k queens in k given rows of a board with m columns has about m (m - 1) ... (m - k + 1) q<sup>k
 * (k - 1) / 2</sup> entries: two queens in different rows share a diagonal with probability 4 / (3 (m - 1)) = 1 - q.
 *
 * <p>All machines have to make the same cut of it: no {@code Math.pow}, no sum of a stream.
 */
public final class CostModel {

    /** Nanoseconds to test a pair of placements. */
    private static final double PAIR = 0.0031;
    /** Near placements of a column set whose test costs as much as adding their sums up. */
    private static final double SUMMING = 10;
    /** Half a lane: what is left empty of the last one of a column set. */
    private static final double EMPTY = LaneLayout.LANE_BITS / 2.0;
    /** Nanoseconds for one placement that is looked at outside the join. */
    private static final double PLACEMENT = 30;
    /** Nanoseconds to multiply one number of W with one of B. */
    private static final double FIELD = 1;

    /** Queens of a colour from which on the vector kernel, which this was fitted on, sieves pairs; two more, always. */
    private static final int SIEVED_QUEENS = 13;
    /** Nanoseconds to sieve an other placement with three queens on the opposite near board; factor of each further. */
    private static final double SIEVED = 0.13;

    private static final double WHITE_SIEVED = 0.21;

    private static final double SIEVED_GROWTH = 3.4;
    /** How much of the near placements a leaf has to look at. */
    private static final double SIEVED_POWER = 0.4;

    /** What leaves take of the time of plain lanes on large boards. */
    private static final double LEAVES = 0.6;

    private CostModel() {}

    /** A mean pair of row sets of a term before the symmetry leaves column sets out. */
    static double pair(Term term) {
        OpenSquares rows = term.squares();
        double ee = placements(rows.part(0, 0), rows.part(0, 1), term.me(), term.a());
        double oo = placements(rows.part(1, 1), rows.part(1, 0), term.mo(), term.b());
        double eo = placements(rows.part(0, 1), rows.part(0, 0), term.mo(), term.c());
        double oe = placements(rows.part(1, 0), rows.part(1, 1), term.me(), term.c());
        OpenSquares columns = rows.transposed();
        double evenSets = sums(columns.part(0, 0), columns.part(0, 1), square -> 1)[term.a()];
        double oddSets = sums(columns.part(1, 1), columns.part(1, 0), square -> 1)[term.b()];
        double white = join(ee, evenSets, oo, oddSets);
        double black = join(oe, evenSets, eo, oddSets);
        double counted = Colour.crowded(term) == Colour.WHITE
                ? black + crowded(term, WHITE_SIEVED * StrictMath.pow(SIEVED_GROWTH, term.c() - 3), oo, ee, white)
                : white + crowded(term, SIEVED * StrictMath.pow(SIEVED_GROWTH, term.a() - 3), eo, oe, black);
        return counted + PLACEMENT * oo + FIELD * evenSets * oddSets;
    }

    /** With the least queens that are sieved at all, leaves take over where they are faster. */
    private static double crowded(Term term, double perOther, double other, double near, double joined) {
        int queens = Colour.crowded(term).queens(term);
        double sieved = perOther * other * StrictMath.pow(near, SIEVED_POWER);
        if (queens > SIEVED_QUEENS + 1) {
            return sieved;
        }
        return queens >= SIEVED_QUEENS ? Math.min(sieved, LEAVES * joined) : joined;
    }

    private static double join(double near, double nearSets, double other, double otherSets) {
        return PAIR * (near + SUMMING * nearSets) * (other + EMPTY * otherSets);
    }

    /** The mean over the row sets that leave no row without an open square. */
    private static double placements(int[] open, int[] openInOtherColour, int columns, int queens) {
        double sets = sums(open, openInOtherColour, squares -> 1)[queens];
        double products = sums(open, openInOtherColour, Integer::bitCount)[queens];
        double share = sets == 0 ? 0 : products / sets / StrictMath.pow(columns, queens);
        return share * placements(columns, queens);
    }

    /** For each size the sum, over the sets of lines that leave none without an open square, of products of weights. */
    private static double[] sums(int[] open, int[] openInOtherColour, IntUnaryOperator weight) {
        double[] sums = new double[open.length + 1];
        sums[0] = 1;
        for (int line = 0; line < open.length; line++) {
            double with = open[line] == 0 ? 0 : weight.applyAsInt(open[line]);
            double without = openInOtherColour[line] == 0 ? 0 : 1;
            for (int k = line + 1; k >= 0; k--) {
                sums[k] = without * sums[k] + (k > 0 ? with * sums[k - 1] : 0);
            }
        }
        return sums;
    }

    public static double placements(int columns, int queens) {
        double result = 1;
        double free = columns < 2 ? 1 : 1 - 4.0 / (3 * (columns - 1));
        for (int k = 0; k < queens; k++) {
            result *= (columns - k) * StrictMath.pow(Math.max(free, 0.1), k);
        }
        return result;
    }
}
