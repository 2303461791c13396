package io.github.queens4j.count;

import io.github.queens4j.count.join.SquareSums;
import io.github.queens4j.count.join.Term;
import java.util.concurrent.Callable;

/**
 * The boards with one of the row sets Re of a term, square by square.
 *
 * @param term the term
 * @param part the number of the row set
 */
record SquareUnit(Term term, int part) implements Callable<SquareSums> {

    @Override
    public SquareSums call() {
        SquareSums sums = new SquareSums(term);
        sums.add(part);
        return sums;
    }
}
