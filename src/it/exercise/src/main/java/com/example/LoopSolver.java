package com.example;

import io.github.queens4j.Visit;
import java.util.function.IntFunction;

/** Exercise 5: backtracking without recursion, on the marks of exercise 3. */
final class LoopSolver extends ExerciseSolver {

    private final IntFunction<PartialBoard> boards;

    /** An engine on boards that are new MarkedBoard(n). */
    LoopSolver(IntFunction<PartialBoard> boards) {
        super("looped", 500);
        this.boards = boards;
    }

    @Override
    Visit search(Search search) {
        // One loop over a row and a column, from (0, 0), on the board of boards.apply(search.size()).
        // Forward: for an open square call search.tried(). If it is not attacked, place a queen, call search.placed()
        // and turn to column 0 of the next row; if this was the last row, it is a solution.
        // Back: when the row has no column left, return to the row above, take its queen away
        // and go on with the column behind hers. Row -1 is the end.
        // If search.solution returns STOP, return STOP at once. At the end, return CONTINUE.
        throw new UnsupportedOperationException(
                "exercise 5 is missing: LoopSolver.search goes forward and back in one loop, without calling itself");
    }
}
