package io.github.queens4j;

import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.CancellationException;

/** An engine as a third party would write it: the two abstract methods and nothing else. */
public class MinimalSolver implements Solver {

    @Override
    public String name() {
        return "minimal";
    }

    @Override
    public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        Objects.requireNonNull(visitor, "visitor");
        if (!supports(puzzle)) {
            throw new IllegalArgumentException(
                    "the engine \"minimal\" does not take the rule \"" + puzzle.rule() + "\": use another");
        }
        long start = System.nanoTime();
        long[] solutions = new long[1];
        boolean complete = extend(puzzle, new int[0], solution -> {
            solutions[0]++;
            return Objects.requireNonNull(visitor.visit(solution), "the visitor returned null");
        });
        Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
        return new SearchReport(solutions[0], 0, 0, elapsed, complete ? Outcome.COMPLETE : Outcome.STOPPED);
    }

    private static boolean extend(Puzzle puzzle, int[] queens, SolutionVisitor visitor) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
        int row = queens.length;
        if (row == puzzle.size()) {
            return visitor.visit(Board.of(queens)) == Visit.CONTINUE;
        }
        for (int column = 0; column < puzzle.size(); column++) {
            if (puzzle.isOpen(row, column) && isLegal(queens, column)) {
                int[] more = Arrays.copyOf(queens, row + 1);
                more[row] = column;
                if (!extend(puzzle, more, visitor)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isLegal(int[] queens, int column) {
        for (int row = 0; row < queens.length; row++) {
            int across = Math.abs(queens[row] - column);
            if (across == 0 || across == queens.length - row) {
                return false;
            }
        }
        return true;
    }
}
