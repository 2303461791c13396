package com.example;

import io.github.queens4j.Solver;
import io.github.queens4j.contract.SolverContract;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

/** Bits. */
@ExtendWith(Limits.class)
class Exercise6Test {

    @Test
    void wordsAreSetsOfSquares() {
        // Attacked squares are never tried: as many attempts as placements.
        Marks.eightQueens(new BitSolver(), 2056, 2056);
    }

    /** All else that an engine promises: order, given queens and blocked squares, stops, interrupts. */
    @Nested
    @EnabledIf(value = "areGood", disabledReason = "first mend exercise 6")
    class Contract extends SolverContract {

        static boolean areGood() {
            return Marks.areGood(new BitSolver());
        }

        @Override
        protected Solver solver() {
            return new BitSolver();
        }
    }
}
