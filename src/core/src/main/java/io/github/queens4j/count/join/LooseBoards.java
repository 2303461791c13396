package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;

/**
 * The loose boards of a size: a queen in every row and column, and none attacks another of the same sub-board. Boards
 * are loose boards, and loose boards are boards if no two queens of different sub-boards share a diagonal.
 *
 * <p><b>Idea.</b> The sub-boards of a loose board have nothing to do with each other except that they share out rows
 * and columns. With EE(Re, Ke) for the number of placements on EE with these rows and columns, and so on, there are
 *
 * <pre>sum over Re, Ro of (sum over Ke of EE(Re, Ke) OE(~Ro, ~Ke)) (sum over Ko of OO(Ro, Ko) EO(~Re, ~Ko))</pre>
 *
 * <p>So loose boards can be counted, and found by their numbers, in much less time than boards are listed. Immutable.
 */
public final class LooseBoards {

    /** The largest size whose number of loose boards fits a {@code long}. */
    public static final int LARGEST_N = 23;

    /** For each pair (Re, Ro) its row sets, the factor of the odd columns, and the loose boards of all up to it. */
    private final int[] evenRows;

    private final int[] oddRows;
    private final long[] byOddColumns;
    private final long[] upTo;
    private final int n;

    private final SetPairs ee;
    private final SetPairs oo;
    private final SetPairs eo;
    private final SetPairs oe;

    /** Counts the loose boards of a size. */
    public LooseBoards(int n) {
        int me = (n + 1) / 2;
        int mo = n / 2;
        int pairs = Math.toIntExact(Subsets.binomial(n, mo));
        this.n = n;
        this.ee = new SetPairs(me, me);
        this.oo = me == mo ? ee : new SetPairs(mo, mo);
        this.eo = me == mo ? ee : new SetPairs(me, mo);
        this.oe = me == mo ? ee : new SetPairs(mo, me);
        this.evenRows = new int[pairs];
        this.oddRows = new int[pairs];
        this.byOddColumns = new long[pairs];
        this.upTo = new long[pairs];
        int pair = 0;
        long sum = 0;
        for (int a = me - mo; a <= me; a++) {
            int[] odd = Subsets.of(mo, a - (me - mo));
            for (int re : Subsets.of(me, a)) {
                Interruption.check();
                for (int ro : odd) {
                    evenRows[pair] = re;
                    oddRows[pair] = ro;
                    byOddColumns[pair] = SetPairs.dot(oo.sizes[ro], eo.sizes[Subsets.complement(re, me)]);
                    long byEvenColumns = SetPairs.dot(ee.sizes[re], oe.sizes[Subsets.complement(ro, mo)]);
                    sum = Math.addExact(sum, Math.multiplyExact(byEvenColumns, byOddColumns[pair]));
                    upTo[pair++] = sum;
                }
            }
        }
    }

    public long size() {
        return upTo[upTo.length - 1];
    }

    /** Whether the loose board with a number below {@link #size} is a board, whose columns are then written down. */
    public boolean board(long number, int[] columns) {
        int found = Arrays.binarySearch(upTo, number);
        // Pairs without loose boards have the same sum as the one before.
        int pair = found < 0 ? -found - 1 : found + 1;
        while (upTo[pair] <= number) {
            pair++;
        }
        int re = evenRows[pair];
        int ro = oddRows[pair];
        long rest = number - (pair == 0 ? 0 : upTo[pair - 1]);
        long factor = byOddColumns[pair];
        int notRe = Subsets.complement(re, (n + 1) / 2);
        int notRo = Subsets.complement(ro, n / 2);
        SetPairs.Choice even = SetPairs.choose(ee.sizes[re], oe.sizes[notRo], rest / factor);
        SetPairs.Choice odd = SetPairs.choose(oo.sizes[ro], eo.sizes[notRe], rest % factor);
        int ke = ee.columnSets[Integer.bitCount(re)][even.position()];
        int ko = oo.columnSets[Integer.bitCount(ro)][odd.position()];
        int notKe = Subsets.complement(ke, (n + 1) / 2);
        int notKo = Subsets.complement(ko, n / 2);
        Placing white = new Placing(columns);
        Placing black = new Placing(columns);
        return white.place(Placing.even(re), Placing.even(ke), even.left())
                && white.place(Placing.odd(ro), Placing.odd(ko), odd.left())
                && black.place(Placing.odd(notRo), Placing.even(notKe), even.right())
                && black.place(Placing.even(notRe), Placing.odd(notKo), odd.right());
    }

    /** How many placements there are for each set of rows and of as many columns. */
    private static final class SetPairs {

        private final int[][] sizes;
        private final int[][] columnSets;

        /** Lists the placements of all row sets, one after the other, and keeps their numbers. */
        SetPairs(int rows, int columns) {
            this.sizes = new int[1 << rows][];
            this.columnSets = new int[rows + 1][];
            Arrays.setAll(columnSets, queens -> Subsets.of(columns, queens));
            for (int set = 0; set < 1 << rows; set++) {
                Interruption.check();
                PlacementList list = PlacementList.of(set, columns);
                sizes[set] = Arrays.stream(columnSets[Integer.bitCount(set)])
                        .map(list::sizeOf)
                        .toArray();
            }
        }

        /** The number of pairs of placements; complements of sets in ascending order are in descending order. */
        static long dot(int[] left, int[] right) {
            long sum = 0;
            for (int i = 0; i < left.length; i++) {
                sum += (long) left[i] * right[right.length - 1 - i];
            }
            return sum;
        }

        /** A pair of placements: the position of their column sets, and their numbers among those with their sets. */
        record Choice(int position, int left, int right) {}

        /** The pair of placements with a number, 0 to {@link #dot} - 1. */
        static Choice choose(int[] left, int[] right, long number) {
            long rest = number;
            int position = 0;
            int last = right.length - 1;
            while (rest >= (long) left[position] * right[last - position]) {
                rest -= (long) left[position] * right[last - position];
                position++;
            }
            int rights = right[last - position];
            return new Choice(position, (int) (rest / rights), (int) (rest % rights));
        }
    }

    /** Places the queens of both sub-boards of a colour in free squares, numbered in lexicographic order. */
    private static final class Placing {

        private final int[] columns;
        private long diagonals;
        private long antiDiagonals;
        private int skip;

        Placing(int[] columns) {
            this.columns = columns;
        }

        static int even(int set) {
            int spread = (set | set << 8) & 0x00FF_00FF;
            spread = (spread | spread << 4) & 0x0F0F_0F0F;
            spread = (spread | spread << 2) & 0x3333_3333;
            return (spread | spread << 1) & 0x5555_5555;
        }

        static int odd(int set) {
            return even(set) << 1;
        }

        /** Places the queens of the placement with a number; false if there are fewer. */
        boolean place(int rowSet, int columnSet, int number) {
            skip = number;
            return place(rowSet, columnSet, diagonals, antiDiagonals);
        }

        private boolean place(int rowSet, int columnSet, long byDiagonal, long byAntiDiagonal) {
            if (rowSet == 0) {
                diagonals = byDiagonal;
                antiDiagonals = byAntiDiagonal;
                return skip-- == 0;
            }
            int row = Integer.numberOfTrailingZeros(rowSet);
            // Diagonals are marked at their column in row 31, anti-diagonals at that in row 0.
            long free = columnSet & ~(byDiagonal >>> (31 - row)) & ~(byAntiDiagonal >>> row);
            for (; free != 0; free &= free - 1) {
                long square = free & -free;
                columns[row] = Long.numberOfTrailingZeros(square);
                if (place(
                        rowSet & (rowSet - 1),
                        columnSet ^ (int) square,
                        byDiagonal | square << (31 - row),
                        byAntiDiagonal | square << row)) {
                    return true;
                }
            }
            return false;
        }
    }
}
