package com.example;

import io.github.queens4j.Solver;
import io.github.queens4j.contract.SolverContract;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** Row by row. */
class Exercise2Test {

    @Test
    void queensArePlacedRowByRow() {
        Marks.eightQueens(new RowByRowSolver("compared", ComparedBoard::new), 2056, 15720);
    }

    /** All else that an engine promises: order, given queens and blocked squares, stops, interrupts. */
    @Nested
    @EnabledIf("areGood")
    class Contract extends SolverContract {

        static boolean areGood() {
            return Marks.areGood(new RowByRowSolver("compared", ComparedBoard::new));
        }

        @Override
        protected Solver solver() {
            return new RowByRowSolver("compared", ComparedBoard::new);
        }
    }
}
