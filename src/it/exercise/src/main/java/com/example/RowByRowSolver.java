package com.example;

import io.github.queens4j.Visit;
import java.util.function.IntFunction;

/** Exercise 2: recursive backtracking, row by row. */
final class RowByRowSolver extends ExerciseSolver {

    private final IntFunction<PartialBoard> boards;

    /** An engine on boards that are new ComparedBoard(n) in exercise 2 and new MarkedBoard(n) in exercise 3. */
    RowByRowSolver(String name, IntFunction<PartialBoard> boards) {
        super(name, 500);
        this.boards = boards;
    }

    @Override
    Visit search(Search search) {
        return fillFrom(0, boards.apply(search.size()), search);
    }

    /** Extends the queens in the rows above this one in every possible way. */
    private static Visit fillFrom(int row, PartialBoard board, Search search) {
        // If all rows are filled, board.columns is a solution: return what search.solution says of it.
        // Otherwise, for each column of the row whose square is open:
        // - call search.tried();
        // - if the square is not attacked, place a queen on the board, call search.placed(),
        //   fill the next row, and take the queen away from the board again.
        // If filling the next row returns STOP, return STOP at once. At the end of the row, return CONTINUE.
        throw new UnsupportedOperationException(
                "exercise 2 is missing: RowByRowSolver.fillFrom places a queen in a row, and calls itself for the next");
    }
}
