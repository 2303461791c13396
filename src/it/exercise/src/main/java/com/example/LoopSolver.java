package com.example;

import io.github.queens4j.SolutionVisitor.Visit;

/** Exercise 5: backtracking without recursion, on the marks of exercise 3. */
final class LoopSolver extends ExerciseSolver {

    LoopSolver() {
        super("looped", 500);
    }

    @Override
    Visit search(Search search) {
        // One loop over a row and a column, from (0, 0). Go forward: if the square is free, place a queen and turn to
        // column 0
        // of the next row, or if this was the last row, it is a solution. Go back: when the row has no column left,
        // return to
        // the row above, take its queen away and go on with the column behind hers. Row -1 is the end.
        throw new UnsupportedOperationException(
                "exercise 5 is missing: LoopSolver.search goes forward and back in one loop, without calling itself");
    }
}
