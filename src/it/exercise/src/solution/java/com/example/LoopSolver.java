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
        PartialBoard board = boards.apply(search.size());
        int row = 0;
        int column = firstFree(0, 0, board, search);
        while (row >= 0) {
            if (column < search.size()) {
                search.placed();
                board.place(row, column);
                if (row + 1 < search.size()) {
                    row++;
                    column = firstFree(row, 0, board, search);
                    continue;
                }
                if (search.solution(board.columns) == Visit.STOP) {
                    return Visit.STOP;
                }
            } else if (--row < 0) {
                break;
            }
            board.remove(row);
            column = firstFree(row, board.columns[row] + 1, board, search);
        }
        return Visit.CONTINUE;
    }

    /** The first column from one on whose square is open and not attacked; n if there is none. */
    private static int firstFree(int row, int from, PartialBoard board, Search search) {
        for (int column = from; column < search.size(); column++) {
            if (search.isOpen(row, column)) {
                search.tried();
                if (!board.isAttacked(row, column)) {
                    return column;
                }
            }
        }
        return search.size();
    }
}
