package com.example;

import io.github.queens4j.Solver;
import io.github.queens4j.contract.SolverContract;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

/** Looking ahead. */
@ExtendWith(Limits.class)
class Exercise7Test {

    @Test
    void aQueenGoesWhenARowBelowIsEmpty() {
        // 332 queens fewer than row by row, and as many attempts as placements.
        Marks.eightQueens(new ForwardSolver(), 1724, 1724);
    }

    /** All else that an engine promises: order, given queens and blocked squares, stops, interrupts. */
    @Nested
    @EnabledIf(value = "areGood", disabledReason = "first mend exercise 7")
    class Contract extends SolverContract {

        static boolean areGood() {
            return Marks.areGood(new ForwardSolver());
        }

        @Override
        protected Solver solver() {
            return new ForwardSolver();
        }
    }
}
