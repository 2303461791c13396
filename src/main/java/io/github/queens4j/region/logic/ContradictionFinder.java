package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import org.jspecify.annotations.Nullable;

/** A queen on a square would leave some line without a square: the shortest such contradiction. */
public final class ContradictionFinder implements Finder {

    private final Propagation propagation;
    private final Effort effort;

    public ContradictionFinder(Cut cut, Effort effort) {
        this.effort = effort;
        propagation = new Propagation(cut, effort);
    }

    @Override
    public @Nullable Inference find(Candidates board) {
        Inference shortest = null;
        int most = Integer.MAX_VALUE;
        long[] free = board.free();
        for (int square = Bits.next(free, 0);
                square >= 0 && most > 0 && !effort.isSpent();
                square = Bits.next(free, square + 1)) {
            int empty = propagation.refute(board, square, most);
            if (empty != Propagation.NO_LINE && propagation.steps() < most) {
                most = propagation.steps();
                shortest = Inference.contradiction(board, square, empty, most);
            }
        }
        return shortest;
    }
}
