package io.github.queens4j.bench.peer;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;

/** Something that finds a board of queens, or finds out that there is none. */
interface Finder {

    /** How a search ended. */
    enum Answer {
        FOUND,
        NONE,
        TIMED_OUT
    }

    /** What the table calls it. */
    String name();

    /** Searches for some seconds at most. */
    Answer find(Puzzle puzzle, int seconds) throws Exception;

    /** Whether it takes boards of this size. */
    default boolean supports(Puzzle puzzle) {
        return true;
    }

    /**
     * CPU time up to now: of the calling thread, which does all the work unless the solver says otherwise; resolved in
     * nanoseconds.
     */
    default long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** An engine of this library, which knows no time-out; looked up once, as that takes longer than a small board. */
    record Own(Solver solver) implements Finder {

        Own(String name) {
            this(Solvers.engine(name));
        }

        @Override
        public String name() {
            return solver.name();
        }

        @Override
        public boolean supports(Puzzle puzzle) {
            return solver.supports(puzzle);
        }

        @Override
        public Answer find(Puzzle puzzle, int seconds) {
            return solver.any(puzzle).isPresent() ? Answer.FOUND : Answer.NONE;
        }
    }

    /** Queens that do not attack each other, on squares that come as they come; fewer where there is no room. */
    static Puzzle completion(int n, int queens, Random random) {
        Puzzle puzzle = Puzzle.ofSize(n);
        int given = 0;
        for (int tries = 0; tries < 100 * n && given < queens; tries++) {
            int row = random.nextInt(n);
            int column = random.nextInt(n);
            if (puzzle.queen(row).isEmpty() && !puzzle.isAttacked(row, column)) {
                puzzle = puzzle.withQueen(row, column);
                given++;
            }
        }
        return puzzle;
    }

    /** For each row the columns that the puzzle leaves open. */
    static int[][] domains(Puzzle puzzle) {
        int n = puzzle.size();
        int[][] domains = new int[n][];
        for (int row = 0; row < n; row++) {
            int[] open = new int[n];
            int size = 0;
            for (int column = 0; column < n; column++) {
                if (puzzle.isOpen(row, column)) {
                    open[size++] = column;
                }
            }
            domains[row] = Arrays.copyOf(open, size);
        }
        return domains;
    }
}
