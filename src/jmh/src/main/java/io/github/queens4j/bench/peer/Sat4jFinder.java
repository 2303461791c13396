package io.github.queens4j.bench.peer;

import io.github.queens4j.Puzzle;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * Sat4j: a variable for each square, exactly one true in each row and column, at most one on each diagonal, as its own
 * cardinality constraints.
 */
record Sat4jFinder() implements Finder {

    @Override
    public String name() {
        return "Sat4j 2.3.6";
    }

    @Override
    public Answer find(Puzzle puzzle, int seconds) {
        ISolver solver = SolverFactory.newDefault();
        solver.setTimeout(seconds);
        try {
            state(puzzle, solver);
            return solver.isSatisfiable() ? Answer.FOUND : Answer.NONE;
        } catch (ContradictionException contradiction) {
            return Answer.NONE;
        } catch (TimeoutException timeout) {
            return Answer.TIMED_OUT;
        }
    }

    private static void state(Puzzle puzzle, ISolver solver) throws ContradictionException {
        int n = puzzle.size();
        solver.newVar(n * n);
        VecInt[] rows = lines(n);
        VecInt[] columns = lines(n);
        VecInt[] diagonals = lines(2 * n - 1);
        VecInt[] antiDiagonals = lines(2 * n - 1);
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (puzzle.isOpen(row, column)) {
                    int variable = row * n + column + 1;
                    rows[row].push(variable);
                    columns[column].push(variable);
                    diagonals[row - column + n - 1].push(variable);
                    antiDiagonals[row + column].push(variable);
                }
            }
        }
        for (int line = 0; line < n; line++) {
            solver.addExactly(rows[line], 1);
            solver.addExactly(columns[line], 1);
        }
        for (int line = 0; line < 2 * n - 1; line++) {
            solver.addAtMost(diagonals[line], 1);
            solver.addAtMost(antiDiagonals[line], 1);
        }
    }

    private static VecInt[] lines(int count) {
        VecInt[] lines = new VecInt[count];
        for (int i = 0; i < count; i++) {
            lines[i] = new VecInt();
        }
        return lines;
    }
}
