package com.example;

import io.github.queens4j.Solver;
import io.github.queens4j.contract.SolverContract;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** Without recursion. */
class Exercise5Test {

    @Test
    void oneLoopGoesForwardAndBack() {
        Marks.eightQueens(new LoopSolver(), 2056, 15720);
    }

    /** All else that an engine promises: order, given queens and blocked squares, stops, interrupts. */
    @Nested
    @EnabledIf("areGood")
    class Contract extends SolverContract {

        static boolean areGood() {
            return Marks.areGood(new LoopSolver());
        }

        @Override
        protected Solver solver() {
            return new LoopSolver();
        }
    }
}
