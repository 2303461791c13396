package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How many boards of a term use each square.
 *
 * <p><b>Idea.</b> With W and B of a pair of row sets, a pair of white placements with the columns Ke and Ko stands on
 * B(Ke, Ko) boards, and a black one on W(Ke, Ko). So all pairs are listed, for the two matrices first, and a second
 * time to give each square the weight of the pairs that use it.
 *
 * <p><b>Complexity.</b> That of the join, one pair of placements after the other instead of hundreds at once, and some
 * nanoseconds for each that survives.
 *
 * <p>Not safe for concurrent use.
 */
public final class SquareSums {

    private final Term term;
    private final OrbitRule rule;
    private final int[] evenPositions;
    private final int[] oddPositions;
    private final int[] evenSets;
    private final int[] oddSets;
    private final long[][] ee;
    private final long[][] oo;
    private final long[][] eo;
    private final long[][] oe;

    /**
     * Sums of a term, none yet.
     *
     * @param term a term of an empty board
     */
    public SquareSums(Term term) {
        this.term = term;
        this.rule = term.rule();
        this.evenSets = Subsets.of(term.me(), term.a());
        this.oddSets = Subsets.of(term.mo(), term.b());
        this.evenPositions = positions(evenSets, term.me());
        this.oddPositions = positions(oddSets, term.mo());
        this.ee = new long[term.me()][term.me()];
        this.oo = new long[term.mo()][term.mo()];
        this.eo = new long[term.me()][term.mo()];
        this.oe = new long[term.mo()][term.me()];
    }

    private static int[] positions(int[] sets, int size) {
        int[] positions = new int[1 << size];
        for (int i = 0; i < sets.length; i++) {
            positions[sets[i]] = i;
        }
        return positions;
    }

    /** For the complement of each set the position of the set. */
    private static int[] ofComplements(int[] positions) {
        int all = positions.length - 1;
        return IntStream.rangeClosed(0, all).map(set -> positions[all ^ set]).toArray();
    }

    /**
     * The row sets that a term is made of.
     *
     * @param term a term of an empty board
     * @return how many there are, the numbers that {@link #add} takes
     */
    public static int parts(Term term) {
        return term.evenRowSets().length;
    }

    /**
     * Counts the boards with one of the row sets Re.
     *
     * @param part 0 to {@link #parts} - 1
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set
     */
    public void add(int part) {
        int re = term.evenRowSets()[part];
        int me = term.me();
        int mo = term.mo();
        OtherBits black = OtherBits.of(EvenRowSide.black(term, re), Lines.black(mo, me), ofComplements(oddPositions));
        Survivors whitePairs = null;
        Survivors blackPairs = new Survivors(Lines.black(mo, me), evenSets.length, oddSets.length, black);
        for (int ro : term.oddRowSets()) {
            if (rule.keepsRo(re, ro)) {
                OtherBits white = OtherBits.of(term.oo(ro, ko -> rule.keepsKo(re, ko)), Lines.white(me), oddPositions);
                whitePairs = whitePairs == null
                        ? new Survivors(Lines.white(me), evenSets.length, oddSets.length, white)
                        : whitePairs;
                addPair(re, ro, white, whitePairs, black, blackPairs);
            }
        }
    }

    private void addPair(int re, int ro, OtherBits white, Survivors whitePairs, OtherBits black, Survivors blackPairs) {
        boolean[] marked = new boolean[oddSets.length];
        Arrays.fill(marked, true);
        int[] rowOfSet = new int[evenPositions.length];
        Arrays.fill(rowOfSet, -1);
        for (int ke : evenSets) {
            rowOfSet[ke] = rule.keepsKe(re, ke) ? evenPositions[ke] : -1;
        }
        whitePairs.find(re, rowOfSet, white, marked);
        int[] w = whitePairs.matrix();
        if (!whitePairs.areAny()) {
            return;
        }
        Arrays.fill(rowOfSet, -1);
        Arrays.fill(marked, false);
        for (int i = 0; i < w.length; i++) {
            if (w[i] != 0) {
                int ke = i / oddSets.length;
                rowOfSet[Subsets.complement(evenSets[ke], term.me())] = ke;
                marked[i % oddSets.length] = true;
            }
        }
        blackPairs.find(Subsets.complement(ro, term.mo()), rowOfSet, black, marked);
        if (blackPairs.areAny()) {
            whitePairs.addUp(weighted(re, ro, blackPairs.matrix()), ee, oo);
            blackPairs.addUp(weighted(re, ro, w), oe, eo);
        }
    }

    /** Three times the weights of the tuples, times a matrix. */
    private long[] weighted(int re, int ro, int[] matrix) {
        long[] weighted = new long[matrix.length];
        for (int ke = 0; ke < evenSets.length; ke++) {
            if (rule.keepsKe(re, evenSets[ke])) {
                int row = ke * oddSets.length;
                long thirds = rule.thirds(re, ro, evenSets[ke]);
                for (int ko = 0; ko < oddSets.length; ko++) {
                    long factor = rule.isTie(re, oddSets[ko]) ? rule.thirdsOfTie(re, ro, evenSets[ke]) : thirds;
                    weighted[row + ko] = matrix[row + ko] * factor;
                }
            }
        }
        return weighted;
    }

    /**
     * Adds the sums to those of a whole board.
     *
     * @param board n rows of n columns; receives three times the weighted numbers of the boards counted, which only the
     *     eight images of the board taken together share out among the squares as they should
     */
    public void addTo(long[][] board) {
        addTo(board, ee, 0, 0);
        addTo(board, oo, 1, 1);
        addTo(board, eo, 0, 1);
        addTo(board, oe, 1, 0);
    }

    private static void addTo(long[][] board, long[][] part, int rowParity, int columnParity) {
        for (int row = 0; row < part.length; row++) {
            for (int column = 0; column < part[row].length; column++) {
                long[] to = board[2 * row + rowParity];
                to[2 * column + columnParity] = Math.addExact(to[2 * column + columnParity], part[row][column]);
            }
        }
    }
}
