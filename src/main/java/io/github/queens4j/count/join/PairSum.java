package io.github.queens4j.count.join;

import java.util.Arrays;

/**
 * The boards whose white queens use the rows Re and Ro: the sum of W(Ke, Ko) B(Ke, Ko) over the column sets that the
 * symmetry leaves, weighted.
 *
 * <p>Not safe for concurrent use: the buffers are kept for the next pair.
 */
final class PairSum {

    private final Term term;
    private final OrbitRule rule;
    private final SideJoin white;
    private final SideJoin black;

    PairSum(Term term, Kernel kernel) {
        this.term = term;
        this.rule = term.rule();
        this.white = kernel.joins().get();
        this.black = kernel.joins().get();
    }

    /** Three times the weighted number of boards. */
    long thirds(EvenRowSide even, OddRowSide odd) {
        int[] sets = columnSets(even, odd);
        if (sets.length == 0) {
            return 0;
        }
        Runs whiteRuns = Runs.of(sets, even.white(), even.program());
        int[] complements = new int[sets.length];
        Arrays.setAll(complements, row -> Subsets.complement(sets[row], term.me()));
        Runs blackRuns = Runs.of(complements, odd.black(), odd.program());
        SideSums w = white.join(even.program(), whiteRuns, odd.white());
        SideSums b = black.join(odd.program(), blackRuns, even.black());
        int[] ties = even.ties();
        long sum = 0;
        for (int row = 0; row < sets.length; row++) {
            long tied = 0;
            for (int position : ties) {
                tied = Math.addExact(tied, w.at(row, position) * b.at(row, position));
            }
            long untied = w.dot(b, row) - tied;
            int thirds = rule.thirds(even.rowSet(), odd.rowSet(), sets[row]);
            sum = Math.addExact(sum, Math.multiplyExact(untied, (long) thirds));
            if (tied != 0) {
                int thirdsOfTie = rule.thirdsOfTie(even.rowSet(), odd.rowSet(), sets[row]);
                sum = Math.addExact(sum, Math.multiplyExact(tied, (long) thirdsOfTie));
            }
        }
        return sum;
    }

    /** The sets Ke that have placements on both sides; those of EE are all that count with Re. */
    private int[] columnSets(EvenRowSide even, OddRowSide odd) {
        int[] sets = even.white().columnSets().clone();
        int count = 0;
        for (int set : sets) {
            sets[count] = set;
            count += odd.black().indexOf(Subsets.complement(set, term.me())) < 0 ? 0 : 1;
        }
        return Arrays.copyOf(sets, count);
    }
}
