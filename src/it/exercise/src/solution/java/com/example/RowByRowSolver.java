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
        if (row == search.size()) {
            return search.solution(board.columns);
        }
        for (int column = 0; column < search.size(); column++) {
            if (search.isOpen(row, column)) {
                search.tried();
                if (!board.isAttacked(row, column)) {
                    search.placed();
                    board.place(row, column);
                    if (fillFrom(row + 1, board, search) == Visit.STOP) {
                        return Visit.STOP;
                    }
                    board.remove(row);
                }
            }
        }
        return Visit.CONTINUE;
    }
}
