package io.github.queens4j;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The door to the library: counts, boards, visits and streams of n queens.
 *
 * <p>Each method is the method of the same name of the engine {@code auto}, which picks the fastest way for each
 * puzzle. Any other engine is a call of {@link #engine} away.
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

    private Solvers() {}

    /**
     * Counts the ways to place n non-attacking queens (OEIS A000170), by computation: small boards by search, larger
     * ones by the colour split, see the package {@code io.github.queens4j.count}. Uses one thread; for more, progress
     * and a checkpoint, see {@code CountJob} there.
     *
     * @param n size of the board, 0 to 29
     * @return number of solutions, symmetric ones counted apart; 1 for n = 0
     * @throws IllegalArgumentException if n is negative
     * @throws ArithmeticException if n is so large that the count would not fit a {@code long}
     * @throws CancellationException if the thread is interrupted
     */
    public static long count(int n) {
        return auto().count(n);
    }

    /**
     * Counts the solutions of a puzzle.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @return number of solutions, symmetric ones counted apart
     * @throws CancellationException if the thread is interrupted
     */
    public static long count(Puzzle puzzle) {
        return auto().count(puzzle);
    }

    /**
     * Counts the solutions of a puzzle, but no further than a limit.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param limit where to stop, at least 0
     * @return number of solutions, symmetric ones counted apart, or the limit if there are more
     * @throws IllegalArgumentException if the limit is negative
     * @throws CancellationException if the thread is interrupted
     */
    public static long count(Puzzle puzzle, long limit) {
        return auto().count(puzzle, limit);
    }

    /**
     * Whether a puzzle has one solution and no other.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @return true if it has exactly one
     * @throws CancellationException if the thread is interrupted
     */
    public static boolean isUnique(Puzzle puzzle) {
        return auto().isUnique(puzzle);
    }

    /**
     * Finds a solution of the empty board, at once for every n.
     *
     * @param n size of the board, at least 0
     * @return a solution, always the same for the same n; empty for n = 2 and n = 3
     * @throws IllegalArgumentException if n is negative
     * @throws CancellationException if the thread is interrupted
     */
    public static Optional<Board> any(int n) {
        return auto().any(n);
    }

    /**
     * Finds a solution of a puzzle, in whatever order is fastest.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @return a solution, always the same for the same puzzle; empty if there is none
     * @throws CancellationException if the thread is interrupted
     */
    public static Optional<Board> any(Puzzle puzzle) {
        return auto().any(puzzle);
    }

    /**
     * Draws a board of queens at random.
     *
     * @param n size of the board, at least 0
     * @param random the source of chance; the same numbers from it give the same board on every machine
     * @return a solution; for small n each is exactly as likely as any other, for large n this promises variety, not
     *     uniformity: see {@link #random(Puzzle, RandomGenerator)}, and {@code BoardSampler} of the package
     *     {@code io.github.queens4j.count}
     * @throws IllegalArgumentException if n is negative
     * @throws NoSuchElementException if n is 2 or 3, which have no solution
     * @throws CancellationException if the thread is interrupted
     */
    public static Board random(int n, RandomGenerator random) {
        return random(Puzzle.ofSize(n), random)
                .orElseThrow(() -> new NoSuchElementException("there is no solution for n = " + n));
    }

    /**
     * Draws a solution of a puzzle at random.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param random the source of chance; the same numbers from it give the same board on every machine
     * @return a solution, or empty if there is none
     * @throws CancellationException if the thread is interrupted
     */
    public static Optional<Board> random(Puzzle puzzle, RandomGenerator random) {
        return auto().random(puzzle, random);
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
     * @param puzzle size, rule, given queens and blocked squares
     * @return the first solution, or empty if there is none
     * @throws CancellationException if the thread is interrupted
     */
    public static Optional<Board> first(Puzzle puzzle) {
        return auto().first(puzzle);
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
     * @param puzzle size, rule, given queens and blocked squares
     * @param visitor receives the solutions on the calling thread; what it throws reaches the caller unchanged
     * @return what the search did
     * @throws NullPointerException if an argument is null or the visitor returns null
     * @throws CancellationException if the thread is interrupted
     */
    public static SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        return auto().solve(puzzle, visitor);
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
     * @param puzzle size, rule, given queens and blocked squares
     * @param action receives the solutions on the calling thread; what it throws reaches the caller unchanged
     * @throws CancellationException if the thread is interrupted
     */
    public static void forEach(Puzzle puzzle, Consumer<? super Board> action) {
        auto().forEach(puzzle, action);
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
     * @param puzzle size, rule, given queens and blocked squares
     * @return a lazy, sequential stream that can be made parallel; memory does not grow with the number of solutions
     */
    public static Stream<Board> stream(Puzzle puzzle) {
        return auto().stream(puzzle);
    }

    /**
     * Gives one solution without a search, for every n that has one, in time O(n).
     *
     * <p>The solution is an explicit one (E. Pauls 1874; Hoffman, Loessi and Moore 1969): the same for every call, but
     * for most n not the lexicographically first.
     *
     * @param n size of the board, at least 0; millions are no problem
     * @return a solution
     * @throws IllegalArgumentException if n is negative, or larger than an array can be (2^31 - 9)
     * @throws NoSuchElementException if n is 2 or 3, which have no solution
     */
    public static Board construct(int n) {
        return Construction.solution(n);
    }

    /**
     * Counts the fundamental solutions (OEIS A002562): those that are not images of each other under the eight
     * symmetries of the square.
     *
     * <p>Costs hardly more than {@link #count(int)}: by the Cauchy-Frobenius lemma the number follows from the number
     * of all solutions and the numbers of those that equal their half turn and their quarter turn.
     *
     * @param n size of the board, at least 0
     * @return number of solutions up to symmetry; 1 for n = 0
     * @throws IllegalArgumentException if n is negative or above 32
     * @throws CancellationException if the thread is interrupted
     */
    public static long countFundamental(int n) {
        return auto().countFundamental(n);
    }

    /**
     * Streams the fundamental solutions of the empty board, the lexicographically first of each set of solutions that
     * turn into each other when the board is turned or reflected.
     *
     * @param n size of the board, at least 0
     * @return a lazy, sequential stream in lexicographic order
     * @throws IllegalArgumentException if n is negative
     */
    public static Stream<Board> streamFundamental(int n) {
        return auto().streamFundamental(n);
    }

    /**
     * The engines at hand: the library's own from the slowest to the fastest and {@code auto} as the last, then those
     * that others provide, by name.
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

    private static Solver auto() {
        return EngineRegistry.standard();
    }
}
