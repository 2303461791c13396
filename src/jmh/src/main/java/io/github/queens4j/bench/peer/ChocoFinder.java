package io.github.queens4j.bench.peer;

import io.github.queens4j.Puzzle;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/** Choco: a variable for each row, all different, and so on both kinds of diagonals; the smallest domain first. */
record ChocoFinder() implements Finder {

    @Override
    public String name() {
        return "Choco 4.10.18";
    }

    @Override
    public Answer find(Puzzle puzzle, int seconds) {
        int n = puzzle.size();
        Model model = new Model();
        IntVar[] columns = new IntVar[n];
        IntVar[] diagonals = new IntVar[n];
        IntVar[] antiDiagonals = new IntVar[n];
        int[][] domains = Finder.domains(puzzle);
        for (int row = 0; row < n; row++) {
            if (domains[row].length == 0) {
                return Answer.NONE;
            }
            columns[row] = model.intVar("row " + row, domains[row]);
            diagonals[row] = model.intOffsetView(columns[row], row);
            antiDiagonals[row] = model.intOffsetView(columns[row], -row);
        }
        model.allDifferent(columns).post();
        model.allDifferent(diagonals).post();
        model.allDifferent(antiDiagonals).post();
        Solver solver = model.getSolver();
        solver.limitTime(seconds + "s");
        solver.setSearch(Search.minDomLBSearch(columns));
        if (solver.solve()) {
            return Answer.FOUND;
        }
        return solver.isStopCriterionMet() ? Answer.TIMED_OUT : Answer.NONE;
    }
}
