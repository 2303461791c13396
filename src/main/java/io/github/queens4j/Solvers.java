package io.github.queens4j;

import io.github.queens4j.count.CountJob;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The door to the library: counts, first solutions, visits and streams of n queens.
 *
 * <p>The searches of this class run on the fastest engine that takes the size: {@code bitmask} up to n = 64 and
 * {@code iterative} beyond. Any other engine is a call of {@link #engine} away.
 *
 * <pre>{@code
 * long count = Solvers.count(8); // 92
 * Optional<Board> first = Solvers.first(8);
 * try (Stream<Board> all = Solvers.stream(8)) {
 *     all.filter(board -> board.column(0) == 3).forEach(System.out::println);
 * }
 * }</pre>
 */
public final class Solvers {

    /**
     * From here on the colour split wins clearly in a warm JVM (n = 13: 7 ms against 17 ms of search, n = 14: 14 ms against 97 ms, one
     * thread of an AMD EPYC) and no longer loses in one that has just started.
     */
    private static final int COLOUR_SPLIT_FROM = 14;

    private Solvers() {}

    /**
     * Counts the ways to place n non-attacking queens (OEIS A000170), by computation: small boards by search, larger ones by the
     * colour split, see {@link io.github.queens4j.count}. Uses one thread; for more, progress and a checkpoint, see
     * {@link CountJob}.
     *
     * @param n size of the board, 0 to {@link io.github.queens4j.count.CountPlan#LARGEST_N}
     * @return number of solutions, symmetric ones counted apart; 1 for n = 0
     * @throws IllegalArgumentException if n is negative
     * @throws ArithmeticException if n is so large that the count would not fit a {@code long}
     * @throws CancellationException if the thread is interrupted
     */
    public static long count(int n) {
        return n < COLOUR_SPLIT_FROM
                ? count(Puzzle.ofSize(n))
                : CountJob.of(n).threads(1).run();
    }

    /**
     * Counts the solutions of a puzzle.
     *
     * @param puzzle size, given queens and blocked squares
     * @return number of solutions, symmetric ones counted apart
     * @throws CancellationException if the thread is interrupted
     */
    public static long count(Puzzle puzzle) {
        return fastest(puzzle).count(puzzle);
    }

    /**
     * Finds the lexicographically first solution of the empty board.
     *
     * @param n size of the board, at least 0
     * @return the first solution; empty for n = 2 and n = 3
     * @throws IllegalArgumentException if n is negative
     * @throws CancellationException if the thread is interrupted
     */
    public static Optional<Board> first(int n) {
        return first(Puzzle.ofSize(n));
    }

    /**
     * Finds the lexicographically first solution of a puzzle.
     *
     * @param puzzle size, given queens and blocked squares
     * @return the first solution, or empty if there is none
     * @throws CancellationException if the thread is interrupted
     */
    public static Optional<Board> first(Puzzle puzzle) {
        return fastest(puzzle).first(puzzle);
    }

    /**
     * Visits the solutions of the empty board in lexicographic order, until the visitor stops.
     *
     * @param n size of the board, at least 0
     * @param visitor receives the solutions on the calling thread; what it throws reaches the caller unchanged
     * @return what the search did
     * @throws IllegalArgumentException if n is negative
     * @throws NullPointerException if the visitor is null or returns null
     * @throws CancellationException if the thread is interrupted
     */
    public static SearchReport visit(int n, SolutionVisitor visitor) {
        return visit(Puzzle.ofSize(n), visitor);
    }

    /**
     * Visits the solutions of a puzzle in lexicographic order, until the visitor stops.
     *
     * @param puzzle size, given queens and blocked squares
     * @param visitor receives the solutions on the calling thread; what it throws reaches the caller unchanged
     * @return what the search did
     * @throws NullPointerException if an argument is null or the visitor returns null
     * @throws CancellationException if the thread is interrupted
     */
    public static SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        return fastest(puzzle).solve(puzzle, visitor);
    }

    /**
     * Gives every solution of the empty board to an action, in lexicographic order.
     *
     * @param n size of the board, at least 0
     * @param action receives the solutions on the calling thread; what it throws reaches the caller unchanged
     * @throws IllegalArgumentException if n is negative
     * @throws CancellationException if the thread is interrupted
     */
    public static void forEach(int n, Consumer<? super Board> action) {
        forEach(Puzzle.ofSize(n), action);
    }

    /**
     * Gives every solution of a puzzle to an action, in lexicographic order.
     *
     * @param puzzle size, given queens and blocked squares
     * @param action receives the solutions on the calling thread; what it throws reaches the caller unchanged
     * @throws CancellationException if the thread is interrupted
     */
    public static void forEach(Puzzle puzzle, Consumer<? super Board> action) {
        fastest(puzzle).forEach(puzzle, action);
    }

    /**
     * Streams the solutions of the empty board in lexicographic order; see {@link Solver#stream(Puzzle)}.
     *
     * @param n size of the board, at least 0
     * @return a lazy, sequential stream that can be made parallel; memory does not grow with the number of solutions
     * @throws IllegalArgumentException if n is negative
     */
    public static Stream<Board> stream(int n) {
        return stream(Puzzle.ofSize(n));
    }

    /**
     * Streams the solutions of a puzzle in lexicographic order; see {@link Solver#stream(Puzzle)}.
     *
     * @param puzzle size, given queens and blocked squares
     * @return a lazy, sequential stream that can be made parallel; memory does not grow with the number of solutions
     */
    public static Stream<Board> stream(Puzzle puzzle) {
        return fastest(puzzle).stream(puzzle);
    }

    /**
     * Gives one solution without a search, for every n that has one, in time O(n).
     *
     * <p>The solution is an explicit one (E. Pauls 1874; Hoffman, Loessi and Moore 1969): the same for every call, but for most n
     * not the lexicographically first.
     *
     * @param n size of the board, at least 0; millions are no problem
     * @return a solution
     * @throws IllegalArgumentException if n is negative
     * @throws NoSuchElementException if n is 2 or 3, which have no solution
     */
    public static Board construct(int n) {
        return Construction.solution(n);
    }

    /**
     * Counts the fundamental solutions (OEIS A002562): those that are not images of each other under the eight symmetries of
     * the square.
     *
     * <p>Costs hardly more than {@link #count(int)}: by the Cauchy-Frobenius lemma the number follows from the number of all
     * solutions and the numbers of those that equal their half turn and their quarter turn.
     *
     * @param n size of the board, at least 0
     * @return number of solutions up to symmetry; 1 for n = 0
     * @throws IllegalArgumentException if n is negative or above 32
     * @throws CancellationException if the thread is interrupted
     */
    public static long countFundamental(int n) {
        return FundamentalCount.count(n, Solvers::count);
    }

    /**
     * The engines at hand: the library's own from the slowest to the fastest, {@code permutation}, {@code check},
     * {@code array}, {@code iterative} and {@code bitmask}, then those that others provide, by name.
     *
     * <p>Each call looks for services anew, with the class loader of the library and the context class loader of the
     * thread. Of several engines of one name the first found is listed, the library's own before all others.
     *
     * @return an unmodifiable list of engines with different names
     */
    public static List<Solver> engines() {
        return EngineRegistry.find();
    }

    /**
     * The engine of a name.
     *
     * @param name as {@link Solver#name()} gives it, for example {@code "array"}
     * @return the engine
     * @throws IllegalArgumentException if there is none of this name; the message lists the known ones
     */
    public static Solver engine(String name) {
        Objects.requireNonNull(name, "name");
        List<Solver> engines = engines();
        return engines.stream()
                .filter(engine -> engine.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("engine must be one of "
                        + engines.stream().map(Solver::name).collect(Collectors.joining(", "))
                        + ", but is \"" + name + "\""));
    }

    private static Solver fastest(Puzzle puzzle) {
        return EngineRegistry.fastestFor(puzzle.size());
    }
}
