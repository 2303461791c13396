package io.github.queens4j;

import io.github.queens4j.search.Require;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The entry point of the library: counts, boards, visits and streams of n queens.
 *
 * <p>What is searched, counted or drawn here is so by the engine {@code auto}, which picks the fastest way for each
 * puzzle; {@link #engine} gives any other. {@link Solver} says what holds for all: threads, order, interrupts and
 * exceptions. {@link #construct} searches nothing.
 *
 * <pre>{@code
 * long count = Solvers.count(8); // 92
 * Optional<Board> first = Solvers.first(8);
 * try (Stream<Board> all = Solvers.stream(8)) {
 *     all.filter(board -> board.column(0) == 3).forEach(System.out::println);
 * }
 * }</pre>
 *
 * <p>A method that takes n, at least 0, searches the empty board of n rows and columns under {@link Rule#QUEENS}.
 *
 * @since 0.1.0
 */
public final class Solvers {

    private Solvers() {}

    /**
     * {@return the number of ways to place n non-attacking queens (OEIS A000170), symmetric ones counted apart; 1 for n
     * = 0} On larger boards by the colour split of the package {@code io.github.queens4j.count}, on one thread; for
     * more, progress and a checkpoint, see {@code CountJob} there.
     *
     * @param n size of the board, 0 to 28
     * @throws ArithmeticException if n is larger: the count would not fit a {@code long}
     */
    public static long count(int n) {
        return auto().count(n);
    }

    /**
     * {@return the number of solutions of a puzzle, symmetric ones counted apart}
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @throws ArithmeticException if the puzzle is empty and n so large that the count would not fit a {@code long}
     */
    public static long count(Puzzle puzzle) {
        return auto().count(puzzle);
    }

    /**
     * {@return the number of solutions of the empty board under a rule, symmetric ones counted apart}
     *
     * @param n size of the board
     * @param rule what attacks what
     */
    public static long count(int n, Rule rule) {
        return count(Puzzle.of(n, rule));
    }

    /**
     * {@return the number of solutions, symmetric ones counted apart, or the limit if there are more}
     *
     * @param n size of the board
     * @param limit where to stop counting, at least 0
     */
    public static long count(int n, long limit) {
        return count(Puzzle.ofSize(n), limit);
    }

    /**
     * {@return the number of solutions of a puzzle, symmetric ones counted apart, or the limit if there are more}
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param limit where to stop counting, at least 0
     */
    public static long count(Puzzle puzzle, long limit) {
        return auto().count(puzzle, limit);
    }

    /**
     * {@return whether a puzzle has exactly one solution}
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    public static boolean isUnique(Puzzle puzzle) {
        return auto().isUnique(puzzle);
    }

    /**
     * {@return a solution, at once and always the same for the same n; empty for n = 2 and n = 3}
     *
     * @param n size of the board
     */
    public static Optional<Board> any(int n) {
        return any(Puzzle.ofSize(n));
    }

    /**
     * {@return a solution of a puzzle, the fastest to find, but always the same; empty if there is none}
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    public static Optional<Board> any(Puzzle puzzle) {
        return auto().any(puzzle);
    }

    /**
     * {@return a solution, drawn at random: uniformly for n up to 12; for larger n the solutions vary, but are not
     * equally likely; empty for n = 2 and n = 3} {@code BoardSampler} of the package {@code io.github.queens4j.count}
     * is always uniform.
     *
     * @param n size of the board
     * @param random see {@link #random(Puzzle, RandomGenerator)}
     */
    public static Optional<Board> random(int n, RandomGenerator random) {
        return random(Puzzle.ofSize(n), random);
    }

    /**
     * {@return a solution of a puzzle, drawn at random, or empty if there is none} Exactly uniform if the solutions can
     * be counted quickly; otherwise varied, but not uniform.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param random the source of chance; the same numbers from it give the same board on every machine
     */
    public static Optional<Board> random(Puzzle puzzle, RandomGenerator random) {
        return auto().random(puzzle, random);
    }

    /**
     * {@return the lexicographically first solution; empty for n = 2 and n = 3} Takes at most a minute for n up to 39,
     * and minutes to days for larger n.
     *
     * @param n size of the board
     */
    public static Optional<Board> first(int n) {
        return auto().first(n);
    }

    /**
     * {@return the lexicographically first solution of a puzzle, or empty if there is none} Slower than {@code any}.
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    public static Optional<Board> first(Puzzle puzzle) {
        return auto().first(puzzle);
    }

    /**
     * {@return what the search did that gave all solutions to a visitor, in lexicographic order, until it stopped} For
     * n from 30 or so on the search for the first may take minutes to days; {@link #any(int)} finds one at once.
     *
     * @param n size of the board
     * @param visitor receives the solutions
     */
    public static SearchReport visit(int n, SolutionVisitor visitor) {
        return visit(Puzzle.ofSize(n), visitor);
    }

    /**
     * {@return what the search did that gave all solutions of a puzzle to a visitor, as by {@link Solver#visit}}
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param visitor receives the solutions
     */
    public static SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        return auto().visit(puzzle, visitor);
    }

    /**
     * Gives every solution to an action, in lexicographic order; as slow to begin as {@code visit}.
     *
     * @param n size of the board
     * @param action receives the solutions
     */
    public static void forEach(int n, Consumer<? super Board> action) {
        auto().forEach(n, action);
    }

    /**
     * Gives every solution of a puzzle to an action, in lexicographic order.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param action receives the solutions
     */
    public static void forEach(Puzzle puzzle, Consumer<? super Board> action) {
        auto().forEach(puzzle, action);
    }

    /**
     * {@return a lazy, sequential stream of the solutions in lexicographic order} See {@link #stream(Puzzle)}.
     *
     * @param n size of the board
     */
    public static Stream<Board> stream(int n) {
        return auto().stream(n);
    }

    /**
     * {@return a lazy, sequential stream of the solutions of a puzzle in lexicographic order: see
     * {@link Solver#stream(Puzzle)}} A short-circuiting stream finds its first board as {@link #first(Puzzle)} does and
     * costs as much; a full traversal searches as {@code visit} does. {@code close()} may be called on any thread.
     *
     * @param puzzle size, rule, given queens and blocked squares
     */
    public static Stream<Board> stream(Puzzle puzzle) {
        return auto().stream(puzzle);
    }

    /**
     * {@return a solution, found without a search, in time and space O(n), for every n that has one, so empty for n = 2
     * and n = 3 (Pauls 1874; Hoffman, Loessi and Moore 1969)} The same for every call, but for most n not the
     * lexicographically first.
     *
     * @param n size of the board, including millions
     * @throws IllegalArgumentException if n is negative, or larger than an array can be (2^31 - 9) or the JVM can hold
     */
    public static Optional<Board> construct(int n) {
        return Construction.solution(n);
    }

    /**
     * {@return the number of fundamental solutions (OEIS A002562): those that are not images of each other under the
     * eight symmetries of the square; 1 for n = 0} Refuses n as {@link #count(int)} does.
     *
     * @param n size of the board, 0 to 28
     */
    public static long countFundamental(int n) {
        return countFundamental(Puzzle.ofSize(n));
    }

    /**
     * {@return the number of fundamental solutions of a puzzle: those that are not images of each other under its
     * {@linkplain Puzzle#symmetries() symmetries}} Costs hardly more than a count.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @throws IllegalArgumentException if only the identity takes the puzzle to itself, or n is above 64
     */
    public static long countFundamental(Puzzle puzzle) {
        return auto().countFundamental(puzzle);
    }

    /**
     * {@return the number of solutions that equal their own image under a symmetry; 1 for n = 0} OEIS A032522 for the
     * half turn, A033148 for a quarter turn; 0 for a reflection if n &gt; 1.
     *
     * @param n size of the board, 0 to 64; for the identity as {@link #count(int)}
     * @param symmetry where the queens go
     */
    public static long countSymmetric(int n, Symmetry symmetry) {
        return countSymmetric(Puzzle.ofSize(n), Objects.requireNonNull(symmetry, "symmetry"));
    }

    /**
     * {@return the number of solutions of a puzzle that equal their own image under each of some symmetries}
     *
     * @param puzzle size up to 64, rule, given queens and blocked squares
     * @param symmetries where the queens go
     * @throws IllegalArgumentException if a symmetry does not take the puzzle to itself, or n is above 64
     */
    public static long countSymmetric(Puzzle puzzle, Symmetry... symmetries) {
        return auto().countSymmetric(puzzle, symmetries);
    }

    /**
     * {@return a lazy, sequential stream of the fundamental solutions} See {@link #streamFundamental(Puzzle)}.
     *
     * @param n size of the board
     */
    public static Stream<Board> streamFundamental(int n) {
        return streamFundamental(Puzzle.ofSize(n));
    }

    /**
     * {@return a lazy, sequential stream of the fundamental solutions of a puzzle, the lexicographically first of each
     * set of solutions that turn into each other under the {@linkplain Puzzle#symmetries() symmetries of the puzzle}}
     *
     * @param puzzle size, rule, given queens and blocked squares, taken to itself by more than the identity
     */
    public static Stream<Board> streamFundamental(Puzzle puzzle) {
        return auto().streamFundamental(puzzle);
    }

    /**
     * {@return the engines at hand, an unmodifiable list: the library's own, each in a <a
     * href="https://github.com/queens4j/queens4j/tree/main/src/core/src/main/java/io/github/queens4j/engine">file</a>,
     * from the slowest to the fastest and {@code auto}, then others by name}
     *
     * <p>Each call looks for services again, with the class loader of the library and the context class loader of the
     * thread. Of several engines of one name the first found is listed, the library's own before all others.
     */
    public static List<Solver> engines() {
        return EngineRegistry.find();
    }

    /**
     * {@return the engine of a name}
     *
     * <p>It is looked for as {@link #engines} does, which takes longer than a small search: look it up once.
     *
     * @param name as {@link Solver#name()} gives it, for example {@code "array"}
     * @throws IllegalArgumentException if there is none of this name; the message lists the known ones
     */
    public static Solver engine(String name) {
        return Require.named("engine", name, engines(), Solver::name);
    }

    private static Solver auto() {
        return EngineRegistry.Default.ENGINE;
    }
}
