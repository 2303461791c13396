package com.example;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;

/** An engine from outside: one that borrows another's search. */
public final class BorrowedSolver implements Solver {

    @Override
    public String name() {
        return "borrowed";
    }

    @Override
    public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        return Solvers.engine("array").visit(puzzle, visitor);
    }
}
