package io.github.queens4j;

import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A search engine for n-queens puzzles.
 *
 * <p>An engine implements {@link #name} and {@link #solve}; counts, first solutions and streams are built on these. To
 * make an engine known to {@link Solvers#engines()}, name it as a provider of this service, in
 * {@code META-INF/services/io.github.queens4j.Solver} on the class path or with {@code provides} in a module.
 *
 * <p>Engines are stateless: any number of threads may use one at the same time, and a visitor may start another search
 * on the engine that is calling it.
 */
public interface Solver {

    /**
     * The name under which {@link Solvers#engine} finds this engine.
     *
     * @return a short lower-case word
     */
    String name();

    /**
     * Visits every solution of a puzzle in lexicographic order, on the calling thread.
     *
     * <p>An engine refuses a puzzle that it does not take with {@link #refusal}. Size 0 has one solution, the empty
     * board. An interrupt ends the search promptly and leaves the interrupt flag set, also if the thread was
     * interrupted before the call.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param visitor receives the solutions; what it throws reaches the caller unchanged
     * @return what the search did, with {@link Outcome#STOPPED} if the visitor ended it, be it at the last solution
     * @throws IllegalArgumentException if this engine does not {@linkplain #takes take} the puzzle
     * @throws NullPointerException if an argument is null, or the visitor returns null
     * @throws CancellationException if the thread is interrupted
     */
    SearchReport solve(Puzzle puzzle, SolutionVisitor visitor);

    /**
     * Visits every solution of a puzzle in lexicographic order, and tells a listener every step on the way.
     *
     * <p>The engines of this library all do; one of your own need not, then this method refuses.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param visitor receives the solutions; what it throws reaches the caller unchanged
     * @param listener is told every step; what it throws reaches the caller unchanged
     * @return what {@link #solve(Puzzle, SolutionVisitor)} would return
     * @throws UnsupportedOperationException if this engine does not tell its steps
     * @throws IllegalArgumentException if this engine does not {@linkplain #takes take} the puzzle
     * @throws NullPointerException if an argument is null, or the visitor returns null
     * @throws CancellationException if the thread is interrupted
     */
    default SearchReport solve(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        throw new UnsupportedOperationException("the engine \"" + name() + "\" does not tell its steps to a listener");
    }

    /**
     * The largest board that this engine takes.
     *
     * @return the largest allowed n; {@link Integer#MAX_VALUE} unless the engine says otherwise
     */
    default int maxSize() {
        return Integer.MAX_VALUE;
    }

    /**
     * Whether this engine searches a puzzle: whether it knows its rule and takes its size.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @return true if it does; unless the engine says otherwise, for the rule {@link Rule#QUEENS} up to
     *     {@link #maxSize()}
     */
    default boolean takes(Puzzle puzzle) {
        return puzzle.size() <= maxSize() && puzzle.rule().equals(Rule.QUEENS);
    }

    /**
     * What this engine throws for a puzzle that it does not {@linkplain #takes take}.
     *
     * @param puzzle a puzzle that it does not take
     * @return an exception whose message says why, and names an engine that takes it
     */
    default IllegalArgumentException refusal(Puzzle puzzle) {
        return EngineRegistry.refusal(this, puzzle);
    }

    private Puzzle requireTaken(Puzzle puzzle) {
        if (!takes(puzzle)) {
            throw refusal(puzzle);
        }
        return puzzle;
    }

    /**
     * Counts the solutions of the empty board.
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     * @return number of solutions, symmetric ones counted apart; 1 for n = 0
     * @throws IllegalArgumentException if n is out of range
     * @throws CancellationException if the thread is interrupted
     */
    default long count(int n) {
        return count(Puzzle.ofSize(n));
    }

    /**
     * Counts the solutions of a puzzle.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @return number of solutions, symmetric ones counted apart
     * @throws IllegalArgumentException if this engine does not {@linkplain #takes take} the puzzle
     * @throws CancellationException if the thread is interrupted
     */
    default long count(Puzzle puzzle) {
        SearchReport report = solve(requireTaken(puzzle), solution -> Visit.CONTINUE);
        if (report.outcome() != Outcome.COMPLETE) {
            throw new IllegalStateException("the engine " + name() + " stopped without being told to");
        }
        return report.solutions();
    }

    /**
     * Counts the solutions of a puzzle, but no further than a limit.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param limit where to stop, at least 0
     * @return number of solutions, symmetric ones counted apart, or the limit if there are more
     * @throws IllegalArgumentException if the limit is negative, or this engine does not {@linkplain #takes take} the
     *     puzzle
     * @throws CancellationException if the thread is interrupted
     */
    default long count(Puzzle puzzle, long limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("limit must be at least 0, but is " + limit);
        }
        requireTaken(puzzle);
        AtomicLong left = new AtomicLong(limit);
        if (limit > 0) {
            solve(puzzle, solution -> left.decrementAndGet() > 0 ? Visit.CONTINUE : Visit.STOP);
        }
        return limit - left.get();
    }

    /**
     * Whether a puzzle has one solution and no other.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @return true if it has exactly one
     * @throws IllegalArgumentException if this engine does not {@linkplain #takes take} the puzzle
     * @throws CancellationException if the thread is interrupted
     */
    default boolean isUnique(Puzzle puzzle) {
        return count(puzzle, 2) == 1;
    }

    /**
     * Counts the fundamental solutions of the empty board of queens (OEIS A002562): those that are not images of each
     * other under the eight symmetries of the square.
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     * @return number of solutions up to symmetry; 1 for n = 0
     * @throws IllegalArgumentException if n is out of range
     * @throws CancellationException if the thread is interrupted
     */
    default long countFundamental(int n) {
        return streamFundamental(n).count();
    }

    /**
     * Streams the fundamental solutions of the empty board of queens: of each set of solutions that turn into each
     * other when the board is turned or reflected, the lexicographically first.
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     * @return a lazy, sequential stream in lexicographic order, with all that {@link #stream(Puzzle)} promises
     * @throws IllegalArgumentException if n is out of range
     */
    default Stream<Board> streamFundamental(int n) {
        return stream(n).filter(board -> board.equals(board.canonical()));
    }

    /**
     * Finds a solution of the empty board; see {@link #any(Puzzle)}.
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     * @return a solution; empty for n = 2 and n = 3
     * @throws IllegalArgumentException if n is out of range
     * @throws CancellationException if the thread is interrupted
     */
    default Optional<Board> any(int n) {
        return any(Puzzle.ofSize(n));
    }

    /**
     * Finds a solution of a puzzle, whichever this engine finds fastest: always the same for the same puzzle.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @return a solution, or empty if there is none; the lexicographically first unless the engine knows better
     * @throws IllegalArgumentException if this engine does not {@linkplain #takes take} the puzzle
     * @throws CancellationException if the thread is interrupted
     */
    default Optional<Board> any(Puzzle puzzle) {
        return first(puzzle);
    }

    /**
     * Draws a solution of a puzzle at random.
     *
     * <p>Unless the engine knows better, it visits all solutions and keeps one of them by reservoir sampling (A. G.
     * Waterman, in D. E. Knuth, <i>The Art of Computer Programming</i>, section 3.4.2, algorithm R), so that each is as
     * likely as any other.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param random the source of chance; the same numbers from it give the same board on every machine
     * @return a solution, or empty if there is none
     * @throws IllegalArgumentException if this engine does not {@linkplain #takes take} the puzzle
     * @throws CancellationException if the thread is interrupted
     */
    default Optional<Board> random(Puzzle puzzle, RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        requireTaken(puzzle);
        AtomicLong visited = new AtomicLong();
        AtomicReference<Board> kept = new AtomicReference<>();
        solve(puzzle, solution -> {
            if (random.nextLong(visited.incrementAndGet()) == 0) {
                kept.set(solution);
            }
            return Visit.CONTINUE;
        });
        return Optional.ofNullable(kept.get());
    }

    /**
     * Finds the lexicographically first solution of the empty board.
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     * @return the first solution; empty for n = 2 and n = 3
     * @throws IllegalArgumentException if n is out of range
     * @throws CancellationException if the thread is interrupted
     */
    default Optional<Board> first(int n) {
        return first(Puzzle.ofSize(n));
    }

    /**
     * Finds the lexicographically first solution of a puzzle.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @return the first solution, or empty if there is none
     * @throws IllegalArgumentException if this engine does not {@linkplain #takes take} the puzzle
     * @throws CancellationException if the thread is interrupted
     */
    default Optional<Board> first(Puzzle puzzle) {
        AtomicReference<Board> first = new AtomicReference<>();
        solve(requireTaken(puzzle), solution -> {
            first.set(solution);
            return Visit.STOP;
        });
        return Optional.ofNullable(first.get());
    }

    /**
     * Gives every solution of the empty board to an action, in lexicographic order.
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     * @param action receives the solutions on the calling thread; what it throws reaches the caller unchanged
     * @throws IllegalArgumentException if n is out of range
     * @throws CancellationException if the thread is interrupted
     */
    default void forEach(int n, Consumer<? super Board> action) {
        forEach(Puzzle.ofSize(n), action);
    }

    /**
     * Gives every solution of a puzzle to an action, in lexicographic order.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param action receives the solutions on the calling thread; what it throws reaches the caller unchanged
     * @throws IllegalArgumentException if this engine does not {@linkplain #takes take} the puzzle
     * @throws CancellationException if the thread is interrupted
     */
    default void forEach(Puzzle puzzle, Consumer<? super Board> action) {
        Objects.requireNonNull(action, "action");
        solve(requireTaken(puzzle), solution -> {
            action.accept(solution);
            return Visit.CONTINUE;
        });
    }

    /**
     * Streams the solutions of the empty board; see {@link #stream(Puzzle)}.
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     * @return a lazy, sequential stream in lexicographic order
     * @throws IllegalArgumentException if n is out of range
     */
    default Stream<Board> stream(int n) {
        return stream(Puzzle.ofSize(n));
    }

    /**
     * Streams the solutions of a puzzle in lexicographic order.
     *
     * <p>The stream is lazy: the search begins with the terminal operation and goes no further than it needs, in steps
     * of at most 1024 solutions; memory does not grow with the number of solutions. There is no thread behind it, so
     * nothing is lost if it is not closed. {@code parallel()} splits the search by the squares of the first rows; a
     * terminal operation that respects encounter order sees the same order then, any other the same solutions. Each
     * step is a search of its own on the engine, with its own line in a debug log.
     *
     * <p>An interrupt of the calling thread, an exception of an action and {@code close()} end the searches on all
     * threads of a parallel stream, promptly. Only when the calling thread has nothing left to search and waits for
     * others, the pool does not tell of its interrupt before they are done.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @return a lazy, sequential stream whose terminal operation throws what {@link #solve} would throw
     * @throws IllegalArgumentException if this engine does not {@linkplain #takes take} the puzzle
     */
    default Stream<Board> stream(Puzzle puzzle) {
        SolutionSpliterator solutions = new SolutionSpliterator(this, requireTaken(puzzle));
        return StreamSupport.stream(solutions, false).onClose(solutions::close);
    }
}
