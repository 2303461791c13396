package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.queens4j.Solver;
import io.github.queens4j.contract.SolverContract;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whole boards, then the check. */
@ExtendWith(Limits.class)
class Exercise4Test {

    @Test
    void permutationsComeInLexicographicOrder() {
        int[] columns = {0, 1, 2};
        List<String> permutations = new ArrayList<>();
        do {
            permutations.add(Arrays.toString(columns));
        } while (permutations.size() < 7 && PermutationSolver.next(columns));
        assertEquals(
                List.of("[0, 1, 2]", "[0, 2, 1]", "[1, 0, 2]", "[1, 2, 0]", "[2, 0, 1]", "[2, 1, 0]"),
                permutations,
                "the permutations of three, in order");
        Marks.first(1, new Exercise1Test()::aSquareIsComparedWithTheQueensAbove);
        // 8! = 40320 whole boards; nothing is placed one by one.
        Marks.eightQueens(new PermutationSolver(), 0, 40320);
    }

    /** All else that an engine promises: order, given queens and blocked squares, stops, interrupts. */
    @Nested
    @EnabledIf(value = "areGood", disabledReason = "first mend exercise 4")
    class Contract extends SolverContract {

        static boolean areGood() {
            return Marks.areGood(new PermutationSolver());
        }

        @Override
        protected Solver solver() {
            return new PermutationSolver();
        }
    }
}
