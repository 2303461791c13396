package io.github.queens4j.region.logic;

import org.jspecify.annotations.Nullable;

/** A queen on a square would leave some line without a square: the shortest such contradiction. */
public final class ContradictionFinder implements Finder {

    private final Propagation propagation;
    private final Candidates trial;

    public ContradictionFinder(Cut cut) {
        propagation = new Propagation(cut);
        trial = new Candidates(cut);
    }

    @Override
    public @Nullable Inference find(Candidates board) {
        Inference shortest = null;
        int most = Integer.MAX_VALUE;
        for (int square = Bits.next(board.open, 0);
                square >= 0 && most > 0;
                square = Bits.next(board.open, square + 1)) {
            int empty = Bits.has(board.queens, square) ? Propagation.NO_LINE : refute(board, square, most);
            if (empty != Propagation.NO_LINE) {
                most = propagation.steps();
                shortest = Inference.contradiction(board, square, empty, most);
            }
        }
        return shortest;
    }

    /** The line that a queen on a square leaves empty, after fewer than so many steps. */
    private int refute(Candidates board, int square, int most) {
        trial.copy(board);
        Propagation.place(trial, square);
        int empty = propagation.run(trial, most);
        return propagation.steps() < most ? empty : Propagation.NO_LINE;
    }
}
