package com.example;

import io.github.queens4j.Solver;
import io.github.queens4j.contract.SolverContract;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

/** Without recursion. */
@ExtendWith(Limits.class)
class Exercise5Test {

    @Test
    void oneLoopGoesForwardAndBack() {
        Marks.first(3, new Exercise3Test()::marksTellWhatIsAttacked);
        Watched.compare(5, LoopSolver::new, MarkedBoard::new);
        Marks.eightQueens(new LoopSolver(MarkedBoard::new), 2056, 15720);
    }

    /** All else that an engine promises: order, given queens and blocked squares, stops, interrupts. */
    @Nested
    @EnabledIf(value = "areGood", disabledReason = "first mend exercise 5")
    class Contract extends SolverContract {

        static boolean areGood() {
            return Marks.areGood(new LoopSolver(MarkedBoard::new));
        }

        @Override
        protected Solver solver() {
            return new LoopSolver(MarkedBoard::new);
        }
    }
}
