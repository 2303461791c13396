package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import org.jspecify.annotations.Nullable;

/** Contradictions in a contradiction, no deeper: a queen, and then refuted squares, would leave a line empty. */
public final class NestedFinder implements Finder {

    private final Propagation propagation;
    private final Candidates outer;
    private final Effort effort;
    private int refuted;

    public NestedFinder(Cut cut, Effort effort) {
        this.effort = effort;
        propagation = new Propagation(cut, effort);
        outer = new Candidates(cut);
    }

    @Override
    public @Nullable Inference find(Candidates board) {
        long[] free = board.free();
        for (int square = Bits.next(free, 0); square >= 0 && !effort.isSpent(); square = Bits.next(free, square + 1)) {
            outer.copy(board);
            Propagation.place(outer, square);
            int empty = refute();
            if (empty != Propagation.NO_LINE) {
                return Inference.contradiction(board, square, empty, refuted);
            }
        }
        return null;
    }

    private int refute() {
        refuted = 0;
        int empty = propagation.run(outer, Integer.MAX_VALUE);
        while (empty == Propagation.NO_LINE && crossOne()) {
            refuted++;
            empty = propagation.run(outer, Integer.MAX_VALUE);
        }
        return empty;
    }

    private boolean crossOne() {
        long[] free = outer.free();
        for (int square = Bits.next(free, 0); square >= 0 && !effort.isSpent(); square = Bits.next(free, square + 1)) {
            if (propagation.refute(outer, square, Integer.MAX_VALUE) != Propagation.NO_LINE) {
                outer.cross(square);
                return true;
            }
        }
        return false;
    }
}
