package com.example;

import io.github.queens4j.Solver;
import io.github.queens4j.contract.SolverContract;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

/** Row by row. */
@ExtendWith(Limits.class)
class Exercise2Test {

    @Test
    void queensArePlacedRowByRow() {
        Marks.first(1, new Exercise1Test()::aSquareIsComparedWithTheQueensAbove);
        Watched.compare(2, boards -> new RowByRowSolver("yours", boards), ComparedBoard::new);
        Marks.eightQueens(new RowByRowSolver("compared", ComparedBoard::new), 2056, 15720);
    }

    /** All else that an engine promises: order, given queens and blocked squares, stops, interrupts. */
    @Nested
    @EnabledIf(value = "areGood", disabledReason = "first mend exercise 2")
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
