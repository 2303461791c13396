package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.cli.terminal.TimeWords;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How far a search is that visits boards in lexicographic order: the last one tells it, or where the first is proven
 * row by row, the rows. The search only sets fields, without a fence, which another thread reads.
 */
final class SearchStatus implements SolutionVisitor, IntFunction<String> {

    /** Rows beyond those that tell a ten-thousandth apart add nothing to a percentage. */
    private static final double FINE = 1e-4;

    private final String task;
    private final Puzzle puzzle;
    private final SolutionVisitor visitor;
    private final long start = System.nanoTime();
    private final AtomicLong boards = new AtomicLong();
    private final AtomicInteger provenRows = new AtomicInteger();
    private final AtomicReference<@Nullable Board> last = new AtomicReference<>();

    SearchStatus(String task, Puzzle puzzle, SolutionVisitor visitor) {
        this.task = task;
        this.puzzle = puzzle;
        this.visitor = visitor;
    }

    void setProvenRows(int rows) {
        provenRows.lazySet(rows);
    }

    @Override
    public Visit visit(Board solution) {
        boards.lazySet(boards.getPlain() + 1);
        last.lazySet(solution);
        return visitor.visit(solution);
    }

    @Override
    public String apply(int columns) {
        Board board = last.get();
        int rows = provenRows.get();
        String found = board == null
                ? rows == 0 ? "no board yet" : rows + " of " + puzzle.size() + " rows proven"
                : String.format(
                        Locale.ROOT,
                        boards.get() == 1 ? "%,d board, about %.0f %%" : "%,d boards, about %.0f %%",
                        boards.get(),
                        100 * fractionBefore(board));
        return task + ": " + found + ", " + TimeWords.since(start);
    }

    /** The part of all squares of the first rows that lies before a board, as if they were equally much work. */
    private double fractionBefore(Board board) {
        double fraction = 0;
        double share = 1;
        for (int row = 0; row < board.size() && share > FINE; row++) {
            int at = row;
            int[] open = IntStream.range(0, board.size())
                    .filter(column -> puzzle.isOpen(at, column))
                    .toArray();
            share /= Math.max(1, open.length);
            fraction += share
                    * IntStream.of(open)
                            .filter(column -> column < board.column(at))
                            .count();
        }
        return fraction;
    }
}
