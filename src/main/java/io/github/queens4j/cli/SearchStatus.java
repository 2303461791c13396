package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How far a search is that finds boards in lexicographic order: by the last board, or by rows where the first board is
 * proven row by row. The search only sets fields, without a fence, which another thread reads.
 */
final class SearchStatus implements Consumer<Board>, Supplier<String> {

    /** A row that changes the fraction by less than this is not looked at. */
    private static final double FINE = 1e-4;

    private final Puzzle puzzle;
    private final AtomicLong boards = new AtomicLong();
    private final AtomicInteger provenRows = new AtomicInteger();
    private final AtomicReference<@Nullable Board> last = new AtomicReference<>();

    SearchStatus(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    void setProvenRows(int rows) {
        provenRows.lazySet(rows);
    }

    @Override
    public void accept(Board solution) {
        boards.lazySet(boards.getPlain() + 1);
        last.lazySet(solution);
    }

    @Override
    public String get() {
        Board board = last.get();
        int rows = provenRows.get();
        if (board == null) {
            return rows == 0 ? "no board yet" : rows + " of " + puzzle.size() + " rows proven";
        }
        String found = boards.get() == 1 ? "%,d board, about %.0f %%" : "%,d boards, about %.0f %%";
        return String.format(Locale.ROOT, found, boards.get(), 100 * fractionBefore(board));
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
