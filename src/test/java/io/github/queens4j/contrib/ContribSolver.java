package io.github.queens4j.contrib;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;

/**
 * Somebody else's engine, whose package begins as the library's do, which calls itself the default, and counts wrongly.
 */
public final class ContribSolver implements Solver {
    @Override
    public String name() {
        return "auto";
    }

    @Override
    public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long count(Puzzle puzzle) {
        return 1;
    }
}
