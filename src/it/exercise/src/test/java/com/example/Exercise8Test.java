package com.example;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.contract.SolverContract;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

/** Repair instead of search. */
@ExtendWith(Limits.class)
class Exercise8Test {

    /** Queens of queens4j trace 5 --method min-conflicts --seed 1, and the conflicts that it prints for row 3. */
    private static final int[] COLUMNS = {2, 3, 4, 2, 2};

    @Test
    void aQueenMovesToTheFewestConflicts() {
        int[] conflicts = IntStream.range(0, 5)
                .map(column -> RepairSolver.conflicts(3, column, COLUMNS))
                .toArray();
        assertArrayEquals(new int[] {0, 2, 2, 3, 1}, conflicts, "conflicts of row 3, queens in columns 2 3 4 2 2");
        int[] all = {0, 1, 2, 3, 4};
        assertEquals("[0]", Arrays.toString(RepairSolver.best(3, all, COLUMNS)), "the best columns of row 3");
        assertEquals("[1, 3]", Arrays.toString(RepairSolver.best(2, all, new int[] {2, 3, 4, 0, 2})), "those of row 2");
        assertEquals(
                "[1, 2]", Arrays.toString(RepairSolver.best(3, new int[] {1, 2, 3}, COLUMNS)), "of three open ones");
        Marks.first(7, new Exercise7Test()::aQueenGoesWhenARowBelowIsEmpty);
        Board board = new RepairSolver().any(Puzzle.ofSize(50)).orElseThrow();
        assertTrue(board.isSolution(), "any board of 50 queens");
    }

    /** All else that an engine promises; any board of a puzzle is a repaired one. */
    @Nested
    @EnabledIf(value = "areGood", disabledReason = "first mend exercise 8")
    class Contract extends SolverContract {

        static boolean areGood() {
            return Marks.areGood(new RepairSolver()) && RepairSolver.best(3, new int[] {1, 2, 3}, COLUMNS).length == 2;
        }

        @Override
        protected Solver solver() {
            return new RepairSolver();
        }
    }
}
