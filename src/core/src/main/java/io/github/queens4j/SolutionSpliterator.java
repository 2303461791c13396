package io.github.queens4j;

import io.github.queens4j.search.Interruption;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Optional;
import java.util.Spliterator;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Turns the visits of any {@link Solver} into a lazy stream, without a thread: solutions are pulled in chunks.
 *
 * <p>A search that is stopped after a chunk cannot be woken up again, but it can be taken up where it was left, because
 * solutions come in lexicographic order. The solutions greater than a solution b are, for each row r from the last to
 * the first and in this order, those that agree with b in the rows before r and have a greater column than b in row r:
 * each a {@link Puzzle}, with the queens of b given before r and the first squares of r blocked. As chunks double up to
 * {@link #MAX_CHUNK} solutions, the first solution costs no more than it has to, and the n puzzles little.
 */
final class SolutionSpliterator implements Spliterator<Board> {

    /** Enough to make the cost of taking up a search vanish, few enough to keep all of them in memory. */
    static final int MAX_CHUNK = 1024;

    private final Solver solver;

    /** What ended the stream, for all its parts; null until then, and set once. */
    private final AtomicReference<@Nullable Throwable> end;

    private final ArrayDeque<Board> chunk = new ArrayDeque<>();
    private int chunkSize = 1;

    /** By this a pool splits until it has four parts a thread; each part gets two thirds, as some are much larger. */
    private long estimate = Long.MAX_VALUE;

    /** Holds the solutions that are this spliterator's to give, those already given included. */
    private Puzzle range;

    /** The last solution found; null before the first. */
    private @Nullable Board last;

    /** The row from which on solutions differ from {@link #last}, any before the first; below 0 if there are none. */
    private int nextRow;

    /** What the visitor answered to {@link #last}. */
    private Visit lastWord = Visit.CONTINUE;

    SolutionSpliterator(Solver solver, Puzzle range) {
        this(solver, range, new AtomicReference<>());
    }

    private SolutionSpliterator(Solver solver, Puzzle range, AtomicReference<@Nullable Throwable> end) {
        this.solver = solver;
        this.end = end;
        this.range = range;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Board> action) {
        if (chunk.isEmpty()) {
            search(last == null && nextRow == 0 ? this::findFirst : () -> searchOn(this::collect));
            chunkSize = Math.min(2 * chunkSize, MAX_CHUNK);
        }
        Board next = chunk.poll();
        if (next == null) {
            return false;
        }
        action.accept(next);
        return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super Board> action) {
        for (Board next = chunk.poll(); next != null; next = chunk.poll()) {
            action.accept(next);
        }
        search(() -> searchOn(solution -> {
            action.accept(solution);
            return Visit.CONTINUE;
        }));
    }

    /** Ends the search, on whatever threads it is under way: on each before its next solution. */
    void close() {
        end.compareAndSet(null, new CancellationException("the stream was closed"));
    }

    private Visit collect(Board solution) {
        chunk.add(solution);
        return chunk.size() < chunkSize ? Visit.CONTINUE : Visit.STOP;
    }

    /** As the engine likes, which may know a shorter way to the first solution than a visit. */
    private void findFirst() {
        Optional<Board> first = solver.first(range);
        nextRow = -1;
        first.ifPresent(board -> follow(board, this::collect));
    }

    private void search(Runnable search) {
        requireWanted();
        try {
            search.run();
        } catch (Throwable failure) {
            // A pool reports a failed part to its caller, but would let the other parts search to the end for nobody.
            end.compareAndSet(null, failure);
            throw failure;
        }
    }

    /** Visits the solutions after {@link #last} until the visitor stops; can be called again. */
    private void searchOn(SolutionVisitor visitor) {
        Board from = last;
        lastWord = Visit.CONTINUE;
        for (int row = nextRow; row >= 0; row--) {
            Puzzle next = from == null ? range : greater(from, row);
            if (next != null
                    && solver.visit(next, board -> follow(board, visitor)).outcome() == Outcome.STOPPED) {
                if (lastWord != Visit.STOP) {
                    throw new IllegalStateException("the engine " + solver.name() + " stopped before its visitor did");
                }
                return;
            }
            nextRow = row - 1;
        }
    }

    private Visit follow(Board solution, SolutionVisitor visitor) {
        requireWanted();
        if (last != null && last.compareTo(solution) >= 0) {
            // It would be taken up at the wrong place: solutions would be lost, or found forever.
            throw new IllegalStateException("the engine " + solver.name() + " does not visit in lexicographic order");
        }
        last = solution;
        nextRow = range.size() - 1;
        lastWord = visitor.visit(solution);
        return lastWord;
    }

    /** The puzzle of the solutions that agree with a board before a row and are greater in that row; null if none. */
    private @Nullable Puzzle greater(Board board, int row) {
        int next = board.column(row) + 1;
        boolean hasChoice = range.queen(row).isEmpty() && next < range.size();
        return hasChoice ? range.withPrefix(board, row).withBlockedRange(row, 0, next) : null;
    }

    /** Gives the lower half of the first row with a choice to another spliterator, unless the search has begun. */
    @Override
    public @Nullable Spliterator<Board> trySplit() {
        if (last != null || nextRow < 0) {
            return null;
        }
        int[] decided = new int[range.size()];
        for (int row = 0; row < range.size(); row++) {
            int[] choices = choices(decided, row);
            if (choices.length == 0) {
                return null;
            }
            if (choices.length > 1) {
                int middle = choices[choices.length / 2];
                SolutionSpliterator lower =
                        new SolutionSpliterator(solver, range.withBlockedRange(row, middle, range.size()), end);
                range = range.withBlockedRange(row, 0, middle);
                estimate -= estimate / 3;
                lower.estimate = estimate;
                return lower;
            }
            decided[row] = choices[0];
        }
        return null;
    }

    /** The open squares of a row that no queen in the rows before attacks. */
    private int[] choices(int[] decided, int row) {
        return IntStream.range(0, range.size())
                .filter(column -> range.isOpen(row, column))
                .filter(column -> IntStream.range(0, row)
                        .noneMatch(r -> range.rule().attacks(r, decided[r], row, column, range.size())))
                .toArray();
    }

    @Override
    public long estimateSize() {
        return estimate;
    }

    @Override
    public int characteristics() {
        return ORDERED | DISTINCT | SORTED | NONNULL | IMMUTABLE;
    }

    @Override
    public @Nullable Comparator<? super Board> getComparator() {
        return null;
    }

    /** Ends this part before its next solution if the stream was closed or another part has failed. */
    private void requireWanted() {
        Throwable reason = end.get();
        if (reason != null) {
            throw Interruption.<RuntimeException>unchanged(reason);
        }
    }
}
