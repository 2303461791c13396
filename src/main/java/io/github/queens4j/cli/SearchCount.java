package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.cli.terminal.TimeWords;
import java.util.Locale;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A count by a search that says how far it is, as well as the engine allows without being slowed down. */
final class SearchCount {

    /** Rows whose queens make the parts: as many as a percentage needs. */
    private static final int ROWS = 2;

    private final Action command;
    private final Solver solver;
    private final String task;

    SearchCount(Action command, Solver solver, Puzzle puzzle) {
        this.command = command;
        this.solver = solver;
        task = "counting " + Words.of(puzzle);
    }

    /** All solutions. */
    long all(Puzzle puzzle) {
        if (!solver.takes(puzzle)) {
            throw solver.refusal(puzzle);
        }
        if (visitsBoards()) {
            return byVisits(puzzle);
        }
        boolean symmetric = puzzle.isEmpty() && puzzle.rule().equals(Rule.QUEENS);
        return symmetric ? command.showing(task, () -> solver.count(puzzle)) : byParts(puzzle);
    }

    /** The solutions, but no further than a limit. */
    long upTo(long limit, Puzzle puzzle) {
        return command.showing(task, () -> solver.count(puzzle, limit));
    }

    /** The fundamental solutions of the empty board. */
    long fundamental(int n) {
        return command.showing(task, () -> solver.countFundamental(n));
    }

    /**
     * Whether the engine counts by visiting every board, as engines do unless they know better; then a visitor costs
     * nothing more.
     */
    private boolean visitsBoards() {
        try {
            return solver.getClass().getMethod("count", Puzzle.class).isDefault();
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    private long byVisits(Puzzle puzzle) {
        SearchStatus boards = new SearchStatus(task, puzzle, board -> Visit.CONTINUE);
        SearchReport report = command.showing(boards, () -> solver.solve(puzzle, boards));
        if (report.outcome() != Outcome.COMPLETE) {
            throw new IllegalStateException("the engine " + solver.name() + " stopped without being told to");
        }
        return report.solutions();
    }

    /** The boards with the queens of the first free rows in each pair of columns; each part is a puzzle of its own. */
    private long byParts(Puzzle puzzle) {
        int[] free = IntStream.range(0, puzzle.size())
                .filter(row -> puzzle.queen(row).isEmpty())
                .limit(ROWS)
                .toArray();
        Parts parts = new Parts();
        return command.showing(parts, () -> parts.count(puzzle, free, 0, 1));
    }

    /** How far a count by parts is. */
    private final class Parts implements IntFunction<String> {

        private final long start = System.nanoTime();
        private final DoubleAdder done = new DoubleAdder();

        long count(Puzzle puzzle, int[] rows, int given, double share) {
            if (given == rows.length) {
                long count = solver.count(puzzle);
                done.add(share);
                return count;
            }
            int row = rows[given];
            int[] open = IntStream.range(0, puzzle.size())
                    .filter(column -> puzzle.isOpen(row, column) && !puzzle.isAttacked(row, column))
                    .toArray();
            long total = 0;
            for (int column : open) {
                long part = count(puzzle.withQueen(row, column), rows, given + 1, share / open.length);
                total = Math.addExact(total, part);
            }
            return total;
        }

        @Override
        public String apply(int columns) {
            return String.format(Locale.ROOT, "%s: %.1f %%, %s", task, 100 * done.sum(), TimeWords.since(start));
        }
    }
}
