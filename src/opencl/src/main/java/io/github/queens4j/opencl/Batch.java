package io.github.queens4j.opencl;

import io.github.queens4j.count.join.Colour;
import java.util.Arrays;

/**
 * The tuples of some pairs of row sets, a cell for each: for each Ro, and each Re, a column for each Ko. Pairs of one
 * colour are counted, cell by cell; times a factor, that is what those of the other colour weigh, which are summed up.
 */
record Batch(Tuples tuples, RowSets even, RowSets odd) {

    int size() {
        return Math.multiplyExact(tuples.size(), even.sets.length * odd.sets.length);
    }

    /** The colour whose pairs are summed up. */
    Colour summed() {
        return Colour.crowded(tuples.term());
    }

    RowSets near(Colour colour) {
        return colour == Colour.WHITE ? even : odd;
    }

    RowSets other(Colour colour) {
        return near(colour.opposite());
    }

    /** For each pair and row. */
    int[] factors() {
        return Arrays.stream(odd.sets)
                .flatMap(ro -> Arrays.stream(even.sets)
                        .flatMap(re -> Arrays.stream(tuples.kes()).map(ke -> tuples.factors(re, ro, ke))))
                .toArray();
    }

    /** For each Re and column. */
    int[] kinds() {
        return Arrays.stream(even.sets)
                .flatMap(re -> Arrays.stream(tuples.kos()).map(ko -> tuples.kind(re, ko)))
                .toArray();
    }
}
