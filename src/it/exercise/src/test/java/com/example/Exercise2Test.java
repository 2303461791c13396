package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

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
        CountedBoard[] boards = new CountedBoard[1];
        new RowByRowSolver("counted", n -> boards[0] = new CountedBoard(n)).count(6);
        boards[0].requireRows(0);
        Marks.eightQueens(new RowByRowSolver("compared", ComparedBoard::new), 2056, 15720);
    }

    /** A board that knows how many of its rows are filled. */
    private static final class CountedBoard extends PartialBoard {

        private final PartialBoard board;
        private int rows;

        CountedBoard(int n) {
            super(n);
            board = new ComparedBoard(n);
        }

        @Override
        boolean isAttacked(int row, int column) {
            requireRows(row);
            return board.isAttacked(row, column);
        }

        @Override
        void place(int row, int column) {
            requireRows(row);
            super.place(row, column);
            board.place(row, column);
            rows++;
        }

        @Override
        void remove(int row) {
            requireRows(row + 1);
            board.remove(row);
            rows--;
        }

        void requireRows(int expected) {
            if (rows > expected) {
                fail("the queen of row " + (rows - 1) + " was not taken away");
            }
            assertEquals(expected, rows, "rows above that have a queen");
        }
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
