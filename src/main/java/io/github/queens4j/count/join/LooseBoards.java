package io.github.queens4j.count.join;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * The loose boards of a size: a queen in every row and column, and none attacks another of the same sub-board. Boards
 * are loose boards, and loose boards are boards if no two queens of different sub-boards share a diagonal.
 *
 * <p><b>Idea.</b> The sub-boards of a loose board have nothing to do with each other except that they share out rows
 * and columns. With EE(Re, Ke) for the number of placements on EE with these rows and columns, and so on, there are
 *
 * <pre>sum over Re, Ro of (sum over Ke of EE(Re, Ke) OE(~Ro, ~Ke)) (sum over Ko of OO(Ro, Ko) EO(~Re, ~Ko))</pre>
 *
 * <p>So loose boards can be counted, numbered, and found by their numbers, in a time in which nobody can number boards.
 *
 * <p><b>Complexity.</b> Counting takes the sum over a of C(n/2, a)<sup>3</sup> steps, finding C(n/2, n/4) steps. There
 * are about 0.45 e<sup>0.6 n</sup> times as many loose boards as boards: 46 at n = 8, 7025 at n = 16, 66548 at n = 20.
 *
 * <p><b>Limits.</b> Their number has to fit a {@code long}, which it does up to n = {@value #LARGEST_N}.
 *
 * <p>Immutable and safe for concurrent use.
 */
public final class LooseBoards {

    /** The largest size whose number of loose boards fits a {@code long}. */
    public static final int LARGEST_N = 23;

    /**
     * For each pair (Re, Ro) its row sets, the factor of the odd columns, and the number of loose boards of all pairs
     * up to it.
     */
    private final int[] evenRows;

    private final int[] oddRows;
    private final long[] byOddColumns;
    private final long[] upTo;
    private final int n;

    private final SetPairs ee;
    private final SetPairs oo;
    private final SetPairs eo;
    private final SetPairs oe;

    private LooseBoards(int n, List<Term> terms) {
        int me = (n + 1) / 2;
        int mo = n / 2;
        this.n = n;
        this.ee = SetPairs.of(me, me);
        this.oo = me == mo ? ee : SetPairs.of(mo, mo);
        this.eo = me == mo ? ee : SetPairs.of(me, mo);
        this.oe = me == mo ? ee : SetPairs.of(mo, me);
        int pairs = terms.stream()
                .mapToInt(term -> Math.toIntExact(Subsets.binomial(me, term.a()) * Subsets.binomial(mo, term.b())))
                .sum();
        this.evenRows = new int[pairs];
        this.oddRows = new int[pairs];
        this.byOddColumns = new long[pairs];
        this.upTo = new long[pairs];
    }

    /**
     * Counts the loose boards of a size.
     *
     * @param n rows and columns, 0 to {@value #LARGEST_N}
     * @param progress hears the finished percentage now and then, from 0 to 100 inclusive
     * @return the loose boards
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set
     */
    public static LooseBoards of(int n, IntConsumer progress) {
        List<Term> terms = IntStream.rangeClosed(n % 2, (n + 1) / 2)
                .mapToObj(a -> new Term(n, a))
                .toList();
        progress.accept(0);
        LooseBoards boards = new LooseBoards(n, terms);
        int pair = 0;
        for (int i = 0; i < terms.size(); i++) {
            pair = boards.count(terms.get(i), pair);
            progress.accept(100 * (i + 1) / terms.size());
        }
        return boards;
    }

    private int count(Term term, int first) {
        int pair = first;
        long sum = pair == 0 ? 0 : upTo[pair - 1];
        for (int re : Subsets.of(term.me(), term.a())) {
            Interruption.check();
            for (int ro : Subsets.of(term.mo(), term.b())) {
                evenRows[pair] = re;
                oddRows[pair] = ro;
                byOddColumns[pair] = SetPairs.dot(oo.sizes(ro), eo.sizesOfComplement(re));
                long byEvenColumns = SetPairs.dot(ee.sizes(re), oe.sizesOfComplement(ro));
                sum = Math.addExact(sum, Math.multiplyExact(byEvenColumns, byOddColumns[pair]));
                upTo[pair++] = sum;
            }
        }
        return pair;
    }

    /**
     * The number of loose boards.
     *
     * @return 1 for n = 0; at least the number of boards
     */
    public long size() {
        return upTo[upTo.length - 1];
    }

    /**
     * Finds a loose board by its number, if it is a board.
     *
     * @param number 0 to {@link #size()} - 1; each stands for another loose board
     * @param columns receives for each row the column of its queen, n of them; whatever it is if the answer is no
     * @return whether the loose board of this number is a board
     */
    public boolean board(long number, int[] columns) {
        int found = Arrays.binarySearch(upTo, number);
        // Pairs without loose boards have the same sum as the one before: the next larger sum is the first pair's that
        // has any.
        int pair = found < 0 ? -found - 1 : found + 1;
        while (upTo[pair] <= number) {
            pair++;
        }
        int re = evenRows[pair];
        int ro = oddRows[pair];
        long rest = number - (pair == 0 ? 0 : upTo[pair - 1]);
        long factor = byOddColumns[pair];
        SetPairs.Choice even = SetPairs.choose(ee.sizes(re), oe.sizesOfComplement(ro), rest / factor);
        SetPairs.Choice odd = SetPairs.choose(oo.sizes(ro), eo.sizesOfComplement(re), rest % factor);
        int ke = ee.columnSet(re, even.position());
        int ko = oo.columnSet(ro, odd.position());
        int notRe = Subsets.complement(re, (n + 1) / 2);
        int notRo = Subsets.complement(ro, n / 2);
        int notKe = Subsets.complement(ke, (n + 1) / 2);
        int notKo = Subsets.complement(ko, n / 2);
        Placing placing = new Placing(columns);
        return placing.place(Placing.even(re), Placing.even(ke), even.left())
                && placing.place(Placing.odd(ro), Placing.odd(ko), odd.left())
                && placing.reset()
                && placing.place(Placing.odd(notRo), Placing.even(notKe), even.right())
                && placing.place(Placing.even(notRe), Placing.odd(notKo), odd.right());
    }
}
