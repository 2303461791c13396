package io.github.queens4j.bench.peer;

import io.github.queens4j.Puzzle;
import java.util.Arrays;
import org.jacop.constraints.Alldiff;
import org.jacop.constraints.XplusCeqZ;
import org.jacop.core.IntDomain;
import org.jacop.core.IntVar;
import org.jacop.core.IntervalDomain;
import org.jacop.core.Store;
import org.jacop.search.DepthFirstSearch;
import org.jacop.search.IndomainMin;
import org.jacop.search.SimpleSelect;
import org.jacop.search.SmallestDomain;

/** JaCoP: a variable for each row, all different, and so on both kinds of diagonals; the smallest domain first. */
record JacopFinder() implements Finder {

    @Override
    public String name() {
        return "JaCoP 4.10.0";
    }

    @Override
    public Answer find(Puzzle puzzle, int seconds) {
        int n = puzzle.size();
        Store store = new Store();
        IntVar[] columns = new IntVar[n];
        IntVar[] diagonals = new IntVar[n];
        IntVar[] antiDiagonals = new IntVar[n];
        int[][] domains = Finder.domains(puzzle);
        for (int row = 0; row < n; row++) {
            if (domains[row].length == 0) {
                return Answer.NONE;
            }
            IntDomain open = new IntervalDomain();
            Arrays.stream(domains[row]).forEach(column -> open.unionAdapt(column, column));
            columns[row] = new IntVar(store, "row " + row, open);
            diagonals[row] = new IntVar(store, "diagonal " + row, row, row + n - 1);
            antiDiagonals[row] = new IntVar(store, "antidiagonal " + row, -row, n - 1 - row);
            store.impose(new XplusCeqZ(columns[row], row, diagonals[row]));
            store.impose(new XplusCeqZ(columns[row], -row, antiDiagonals[row]));
        }
        store.impose(new Alldiff(columns));
        store.impose(new Alldiff(diagonals));
        store.impose(new Alldiff(antiDiagonals));
        DepthFirstSearch<IntVar> search = new DepthFirstSearch<>();
        search.setPrintInfo(false);
        search.setTimeOut(seconds);
        boolean isFound =
                search.labeling(store, new SimpleSelect<>(columns, new SmallestDomain<>(), new IndomainMin<>()));
        if (isFound) {
            return Answer.FOUND;
        }
        return search.timeOutOccured ? Answer.TIMED_OUT : Answer.NONE;
    }
}
