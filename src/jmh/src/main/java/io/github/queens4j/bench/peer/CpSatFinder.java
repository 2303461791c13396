package io.github.queens4j.bench.peer;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import com.google.ortools.util.Domain;
import com.sun.management.OperatingSystemMXBean;
import io.github.queens4j.Puzzle;
import java.lang.management.ManagementFactory;
import java.util.stream.IntStream;

/** OR-Tools CP-SAT with one worker: the model of its guide, three times all different. */
record CpSatFinder() implements Finder {

    @Override
    public String name() {
        return "OR-Tools CP-SAT 9.11";
    }

    /** Of the whole process, as it works in threads of its own; resolved in hundredths of a second. */
    @Override
    public long cpuNanos() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    @Override
    public Answer find(Puzzle puzzle, int seconds) {
        Loader.loadNativeLibraries();
        int n = puzzle.size();
        CpModel model = new CpModel();
        IntVar[] columns = new IntVar[n];
        LinearExpr[] diagonals = new LinearExpr[n];
        LinearExpr[] antiDiagonals = new LinearExpr[n];
        int[][] domains = Finder.domains(puzzle);
        for (int row = 0; row < n; row++) {
            long[] open = IntStream.of(domains[row]).asLongStream().toArray();
            columns[row] = model.newIntVarFromDomain(Domain.fromValues(open), "row " + row);
            diagonals[row] = LinearExpr.affine(columns[row], 1, row);
            antiDiagonals[row] = LinearExpr.affine(columns[row], 1, -row);
        }
        model.addAllDifferent(columns);
        model.addAllDifferent(diagonals);
        model.addAllDifferent(antiDiagonals);
        CpSolver solver = new CpSolver();
        solver.getParameters().setMaxTimeInSeconds(seconds).setNumWorkers(1);
        CpSolverStatus status = solver.solve(model);
        return switch (status) {
            case OPTIMAL, FEASIBLE -> Answer.FOUND;
            case INFEASIBLE -> Answer.NONE;
            default -> Answer.TIMED_OUT;
        };
    }
}
