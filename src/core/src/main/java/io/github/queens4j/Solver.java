package io.github.queens4j;

import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Require;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A search engine for n-queens puzzles.
 *
 * <p>An engine implements {@link #name} and {@link #visit}; counts, first solutions and streams are built on these. To
 * make an engine known to {@link Solvers#engines()}, name it as a provider of this service, in
 * {@code META-INF/services/io.github.queens4j.Solver} on the class path or with {@code provides} in a module.
 *
 * <p>Engines are stateless: any number of threads may use one at once, and a visitor the one that calls it.
 *
 * <p>Every method throws an {@link IllegalArgumentException} if {@link #supports supports(puzzle)} is false, the one by
 * which {@link #visit} says why; the size n stands for the empty board of queens. The library's own engines also refuse
 * what does not fit into the heap, and say how much it would take. An interrupt of the calling thread ends a search
 * promptly with a {@link java.util.concurrent.CancellationException} and leaves the interrupt flag set, also if the
 * thread was interrupted before the call. What a visitor, a listener or an action throws reaches the caller unchanged.
 *
 * @since 0.1.0
 */
public interface Solver {

    /** {@return the name under which {@link Solvers#engine} finds this engine, a short lower-case word} */
    String name();

    /**
     * Visits every solution of a puzzle in lexicographic order, on the calling thread; for size 0 the empty board.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param visitor receives the solutions
     * @return what the search did, with {@link Outcome#STOPPED} if the visitor ended it, including at the last solution
     * @throws NullPointerException if an argument is null, or the visitor returns null
     */
    SearchReport visit(Puzzle puzzle, SolutionVisitor visitor);

    /**
     * As {@link #visit(Puzzle, SolutionVisitor)}, and notifies a listener of every step; the library's engines all do.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param visitor receives the solutions
     * @param listener is notified of every step
     * @return what {@link #visit(Puzzle, SolutionVisitor)} would return
     * @throws UnsupportedOperationException if this engine does not report its steps
     */
    default SearchReport visit(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        throw new UnsupportedOperationException(
                "the engine \"" + name() + "\" does not report its steps to a listener");
    }

    /** {@return the largest n that this engine supports; {@link Integer#MAX_VALUE} unless it says otherwise} */
    default int maxSize() {
        return Integer.MAX_VALUE;
    }

    /**
     * {@return whether this engine searches a puzzle: whether it knows its rule, and its size is not too large} Unless
     * the engine says otherwise, it supports the rule {@link Rule#QUEENS} up to {@link #maxSize()}.
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    default boolean supports(Puzzle puzzle) {
        return Objects.requireNonNull(puzzle, "puzzle").size() <= maxSize()
                && puzzle.rule().equals(Rule.QUEENS);
    }

    private Puzzle requireSupported(Puzzle puzzle) {
        if (!supports(Objects.requireNonNull(puzzle, "puzzle"))) {
            visit(puzzle, solution -> Visit.STOP); // Refuses it, and says why.
            throw new IllegalStateException("the engine " + name() + " searches what it does not support");
        }
        return puzzle;
    }

    /**
     * {@return the number of solutions of the empty board, symmetric ones counted apart; 1 for n = 0}
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     */
    default long count(int n) {
        return count(Puzzle.ofSize(n));
    }

    /**
     * {@return the number of solutions of a puzzle, symmetric ones counted apart}
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    default long count(Puzzle puzzle) {
        SearchReport report = visit(requireSupported(puzzle), solution -> Visit.CONTINUE);
        if (report.outcome() != Outcome.COMPLETE) {
            throw new IllegalStateException("the engine " + name() + " stopped before its visitor did");
        }
        return report.solutions();
    }

    /**
     * {@return the number of solutions of a puzzle, symmetric ones counted apart, or the limit if there are more}
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param limit where to stop counting, at least 0
     */
    default long count(Puzzle puzzle, long limit) {
        AtomicLong left = new AtomicLong(Require.atLeast(0, "limit", limit));
        requireSupported(puzzle);
        if (limit > 0) {
            visit(puzzle, solution -> left.decrementAndGet() > 0 ? Visit.CONTINUE : Visit.STOP);
        }
        return limit - left.get();
    }

    /**
     * {@return whether a puzzle has exactly one solution}
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    default boolean isUnique(Puzzle puzzle) {
        return count(puzzle, 2) == 1;
    }

    /**
     * {@return the number of fundamental solutions of a puzzle: those that are not images of each other under its
     * {@linkplain Puzzle#symmetries() symmetries}}
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @throws IllegalArgumentException if only the identity takes the puzzle to itself: no two solutions are images
     */
    default long countFundamental(Puzzle puzzle) {
        return streamFundamental(puzzle).count();
    }

    /**
     * {@return the number of solutions of a puzzle that equal their own image under each of some symmetries}
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param symmetries where the queens go
     * @throws IllegalArgumentException if a symmetry does not take the puzzle to itself
     */
    default long countSymmetric(Puzzle puzzle, Symmetry... symmetries) {
        List<Symmetry> kept = requireSupported(puzzle).symmetries();
        for (Symmetry symmetry : Objects.requireNonNull(symmetries, "symmetries")) {
            if (!kept.contains(symmetry)) {
                throw new IllegalArgumentException("symmetry must take the puzzle to itself, but is " + symmetry);
            }
        }
        return stream(puzzle)
                .filter(board -> Stream.of(symmetries).map(board::transform).allMatch(board::equals))
                .count();
    }

    /**
     * {@return a stream of the fundamental solutions of a puzzle, with all that {@link #stream(Puzzle)} promises: of
     * those that are images under {@linkplain Puzzle#symmetries() its symmetries} the lexicographically first}
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @throws IllegalArgumentException if only the identity takes the puzzle to itself: no two solutions are images
     */
    default Stream<Board> streamFundamental(Puzzle puzzle) {
        List<Symmetry> symmetries = requireSupported(puzzle).symmetries();
        if (symmetries.size() == 1) {
            throw new IllegalArgumentException("fundamental solutions are those of a puzzle that a turn or a reflection"
                    + " takes to itself, but none does so with this one of the rule \"" + puzzle.rule() + "\"");
        }
        return stream(puzzle)
                .filter(board ->
                        symmetries.stream().noneMatch(s -> board.transform(s).compareTo(board) < 0));
    }

    /**
     * {@return a solution of a puzzle, or empty if there is none: always the same one, the first unless others are
     * faster}
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    default Optional<Board> any(Puzzle puzzle) {
        return first(puzzle);
    }

    /**
     * {@return a solution of a puzzle, drawn at random, or empty if there is none}
     *
     * <p>Unless the engine knows better, it visits all solutions and keeps each with equal chances by reservoir
     * sampling (A. G. Waterman, in D. E. Knuth, <i>The Art of Computer Programming</i>, section 3.4.2, algorithm R).
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param random the source of chance; the same numbers from it give the same board on every machine
     */
    default Optional<Board> random(Puzzle puzzle, RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        requireSupported(puzzle);
        Chance chance = new Chance(random.nextLong());
        AtomicLong visited = new AtomicLong();
        AtomicReference<Board> kept = new AtomicReference<>();
        visit(puzzle, solution -> {
            if (Long.remainderUnsigned(chance.next(), visited.incrementAndGet()) == 0) {
                kept.set(solution);
            }
            return Visit.CONTINUE;
        });
        return Optional.ofNullable(kept.get());
    }

    /**
     * {@return the lexicographically first solution of the empty board; empty for n = 2 and n = 3}
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     */
    default Optional<Board> first(int n) {
        return first(Puzzle.ofSize(n));
    }

    /**
     * {@return the lexicographically first solution of a puzzle, or empty if there is none} By default by a search.
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    default Optional<Board> first(Puzzle puzzle) {
        AtomicReference<Board> first = new AtomicReference<>();
        visit(requireSupported(puzzle), solution -> {
            first.set(solution);
            return Visit.STOP;
        });
        return Optional.ofNullable(first.get());
    }

    /**
     * Gives every solution of the empty board to an action, in lexicographic order.
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     * @param action receives the solutions on the calling thread
     */
    default void forEach(int n, Consumer<? super Board> action) {
        forEach(Puzzle.ofSize(n), action);
    }

    /**
     * Gives every solution of a puzzle to an action, in lexicographic order.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param action receives the solutions on the calling thread
     */
    default void forEach(Puzzle puzzle, Consumer<? super Board> action) {
        Objects.requireNonNull(action, "action");
        visit(requireSupported(puzzle), solution -> {
            action.accept(solution);
            return Visit.CONTINUE;
        });
    }

    /**
     * {@return a lazy, sequential stream of the solutions of the empty board} See {@link #stream(Puzzle)}.
     *
     * @param n size of the board, from 0 to {@link #maxSize()}
     */
    default Stream<Board> stream(int n) {
        return stream(Puzzle.ofSize(n));
    }

    /**
     * {@return a lazy, sequential stream of the solutions of a puzzle in lexicographic order, as by {@link #visit}}
     *
     * <p>The search begins with the terminal operation and goes no further than it needs, in steps of at most 1024
     * solutions; memory does not grow with the number of solutions. There is no thread behind it, so it need not be
     * closed. {@code parallel()} splits the search by the squares of the first rows; a terminal operation that respects
     * encounter order sees the same order then, any other the same ones. Each step is a search on the engine.
     *
     * <p>{@code close()}, on any thread, ends a stream that is under way: its terminal operation throws a
     * {@code CancellationException}, on each of its threads before the next solution. So do an interrupt of the calling
     * thread, which also ends a search that finds nothing, and an exception of an action. If the calling thread of a
     * parallel stream has finished its own part, its interrupt takes effect only when the others finish.
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    default Stream<Board> stream(Puzzle puzzle) {
        SolutionSpliterator solutions = new SolutionSpliterator(this, requireSupported(puzzle));
        return StreamSupport.stream(solutions, false).onClose(solutions::close);
    }
}
