package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.queens4j.Solver;
import io.github.queens4j.contract.SolverContract;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

/** Marks instead of comparisons. */
@ExtendWith(Limits.class)
class Exercise3Test {

    @Test
    void marksTellWhatIsAttacked() {
        Marks.first(2, new Exercise2Test()::queensArePlacedRowByRow);
        try {
            boardTellsWhatIsAttacked(new MarkedBoard(8));
        } catch (ArrayIndexOutOfBoundsException wrong) {
            fail("row - column is from -(n - 1) to n - 1, and the first place of an array is 0: add n", wrong);
        } catch (AssertionError wrong) {
            fail(wrong.getMessage() + "; " + search());
        }
        assertEquals("", search());
        Marks.eightQueens(new RowByRowSolver("marked", MarkedBoard::new), 2056, 15720);
    }

    private static String search() {
        return Watched.difference(3, boards -> new RowByRowSolver("yours", boards), MarkedBoard::new);
    }

    private static void boardTellsWhatIsAttacked(PartialBoard board) {
        assertEquals("........", row(1, board), "row 1 of the empty board, x where it is attacked");
        board.place(0, 3);
        assertEquals("..xxx...", row(1, board), "row 1 below a queen in row 0, column 3, x where it is attacked");
        assertEquals("...x...x", row(4, board), "row 4 below a queen in row 0, column 3, x where it is attacked");
        board.remove(0);
        assertEquals("........", row(1, board), "row 1 after the queen has been removed, x where it is attacked");
    }

    private static String row(int row, PartialBoard board) {
        StringBuilder attacked = new StringBuilder();
        for (int column = 0; column < 8; column++) {
            attacked.append(board.isAttacked(row, column) ? 'x' : '.');
        }
        return attacked.toString();
    }

    /** All else that an engine promises: order, given queens and blocked squares, stops, interrupts. */
    @Nested
    @EnabledIf(value = "areGood", disabledReason = "first mend exercise 3")
    class Contract extends SolverContract {

        static boolean areGood() {
            return Marks.areGood(new RowByRowSolver("marked", MarkedBoard::new));
        }

        @Override
        protected Solver solver() {
            return new RowByRowSolver("marked", MarkedBoard::new);
        }
    }
}
