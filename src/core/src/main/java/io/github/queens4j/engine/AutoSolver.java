package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Symmetry;
import io.github.queens4j.Visit;
import io.github.queens4j.count.BoardSampler;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.cover.Cover;
import io.github.queens4j.cover.RandomQueens;
import io.github.queens4j.search.Chance;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * {@code auto}: the engine behind {@link Solvers}, which picks another for each puzzle.
 *
 * <p><b>Idea.</b> The engines are ranked by their speed on boards of queens, and a search runs on the fastest one that
 * takes the puzzle. If the puzzle leaves so few squares that it pays to think about each queen, it runs on
 * {@code cover}. A board that can be constructed and a count that can be computed are not searched for. The count of a
 * puzzle is searched for first for a fifth of the expected time of the colour split, unless that is hopeless.
 *
 * <p><b>Complexity.</b> That of the engine picked; for large counts at most a fifth more than that of {@link CountJob}.
 *
 * <p><b>Limits.</b> It takes what {@code cover} takes, and larger empty boards of queens, for which it constructs or
 * draws a board. A third-party engine is never picked. Counts run on one thread.
 */
public final class AutoSolver implements Solver {

    private static final Engine COVER = new CoverSolver();

    /** Ranked on boards of queens; an engine that is not in this list is never picked. */
    static final List<Engine> SLOWEST_FIRST = List.of(
            new PermutationSolver(),
            new ForwardSolver(),
            new CheckSolver(),
            new ArraySolver(),
            new IterativeSolver(),
            COVER,
            new BitmaskSolver(),
            new TreemaskSolver());

    private static final int MAX_SIZE =
            SLOWEST_FIRST.stream().mapToInt(Solver::maxSize).max().orElseThrow();

    // The sizes by CompareEngines in src/jmh, with a quarter of the squares blocked; see src/docs/benchmarks.md.

    /** Up to here {@code cover} visits the boards of a puzzle with blocked squares and no given queens more slowly. */
    private static final int BLOCKED_VISIT_UP_TO = 18;

    /** Up to here it counts them more slowly. */
    private static final int BLOCKED_COUNT_UP_TO = 13;

    /** Up to here it finds the first board of the empty board more slowly. */
    private static final int EMPTY_FIRST_UP_TO = 21;

    /** Up to here a sampler takes less than a millisecond to make and to draw from. */
    private static final int UNIFORM_UP_TO = 12;

    /** For n from here on the colour split is faster than a search, and as fast in a JVM that has just started. */
    private static final int SPLIT_FROM = 14;

    /** Nodes of a search that take no more time than a small colour split. */
    private static final long LEAST_NODES = 4_000_000;

    /** Nanoseconds of the colour split's estimated cost for a node of search, five times as long as a node takes. */
    private static final double COST_PER_NODE = 20;

    @Override
    public String name() {
        return "auto";
    }

    @Override
    public String toString() {
        return name();
    }

    @Override
    public int maxSize() {
        return MAX_SIZE;
    }

    @Override
    public boolean supports(Puzzle puzzle) {
        return puzzle.size() <= (isEmptyOfQueens(puzzle) ? MAX_SIZE : Cover.MAX_SIZE);
    }

    @Override
    public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        return visiting(puzzle).visit(puzzle, visitor);
    }

    @Override
    public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        return visiting(puzzle).visit(puzzle, visitor, listener);
    }

    /** By one engine, as each step is a puzzle of its own; but the first board is found in whatever way is fastest. */
    @Override
    public Stream<Board> stream(Puzzle puzzle) {
        return visiting(puzzle).stream(puzzle, AutoSolver::finding);
    }

    /** An empty board that no engine takes has a count as well, or {@link CountJob} says why not. */
    @Override
    public long count(int n) {
        Puzzle empty = Puzzle.ofSize(n);
        return n < SPLIT_FROM ? count(empty) : split(empty);
    }

    @Override
    public long count(Puzzle puzzle) {
        OptionalLong found = countBySearch(puzzle, 1);
        return found.isPresent() ? found.getAsLong() : split(puzzle);
    }

    private static long split(Puzzle puzzle) {
        return CountJob.of(puzzle).threads(1).run();
    }

    /** The count by a search on this thread, unless work units on so many threads are expected to be faster. */
    public OptionalLong countBySearch(Puzzle puzzle, int threads) {
        Engine engine = engineFor(puzzle, BLOCKED_COUNT_UP_TO);
        boolean isSplit = CountPlan.isSplit(puzzle);
        if (isSplit ? puzzle.size() < SPLIT_FROM : threads == 1) {
            return OptionalLong.of(engine.count(puzzle));
        }
        return puzzle.isEmpty() || !isSplit
                ? OptionalLong.empty()
                : countUpTo(LEAST_NODES + (long) (CountPlan.of(puzzle).cost() / threads / COST_PER_NODE), puzzle);
    }

    /** The count, if a search has no more nodes than that. */
    static OptionalLong countUpTo(long nodes, Puzzle puzzle) {
        boolean isHopeless = new Cover(puzzle).nodes(Cover.WALKS, new Chance(puzzle.size())) > nodes;
        Search search = new Search(puzzle, solution -> Visit.CONTINUE);
        OptionalLong found = isHopeless ? OptionalLong.empty() : BitmaskCounter.count(puzzle, nodes);
        found.ifPresent(count -> Engine.logged("auto", search, () -> search.counted(count, Long.MAX_VALUE)));
        return found;
    }

    @Override
    public long count(Puzzle puzzle, long limit) {
        return engineFor(puzzle, 0).count(puzzle, limit);
    }

    /** The mean of the numbers of solutions that equal their image under each symmetry (Cauchy-Frobenius lemma). */
    @Override
    public long countFundamental(Puzzle puzzle) {
        List<Symmetry> symmetries = Objects.requireNonNull(puzzle, "puzzle").symmetries();
        if (symmetries.size() == 1) {
            return Solver.super.countFundamental(puzzle); // Which refuses it.
        }
        if (!isEmptyOfQueens(puzzle)) { // Otherwise the count of all refuses what is too large for it.
            requireSymmetricCount(puzzle.size());
        }
        long sum = count(puzzle); // For the identity, which comes first; this has the line in the log.
        if (puzzle.size() == 0) {
            return sum;
        }
        for (Symmetry symmetry : symmetries.subList(1, symmetries.size())) {
            sum = Math.addExact(sum, SymmetricSolutions.count(puzzle, List.of(symmetry)));
        }
        return sum / symmetries.size();
    }

    @Override
    public long countSymmetric(Puzzle puzzle, Symmetry... symmetries) {
        int n = Objects.requireNonNull(puzzle, "puzzle").size();
        List<Symmetry> all = List.of(Objects.requireNonNull(symmetries, "symmetries"));
        if (n == 0 || all.stream().allMatch(Symmetry.IDENTITY::equals)) {
            return count(puzzle);
        }
        requireSymmetricCount(n);
        return puzzle.symmetries().containsAll(all)
                ? Engine.counted(name(), puzzle, Long.MAX_VALUE, () -> SymmetricSolutions.count(puzzle, all))
                : Solver.super.countSymmetric(puzzle, symmetries); // Which refuses it.
    }

    private static void requireSymmetricCount(int n) {
        if (n > SymmetricSolutions.MAX_SIZE) {
            throw new IllegalArgumentException("n must be at most " + SymmetricSolutions.MAX_SIZE
                    + " for a count of symmetric solutions, but is " + n);
        }
    }

    @Override
    public Optional<Board> any(Puzzle puzzle) {
        if (!isEmptyOfQueens(puzzle)) {
            return engineFor(puzzle, 0).any(puzzle);
        }
        int n = puzzle.size();
        return Engine.found(
                name(), puzzle, () -> n <= Cover.FIRST_UP_TO ? new Cover(puzzle).any() : Solvers.construct(n));
    }

    @Override
    public Optional<Board> random(Puzzle puzzle, RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        int n = Objects.requireNonNull(puzzle, "puzzle").size();
        if (!isEmptyOfQueens(puzzle) || n == 2 || n == 3) {
            return engineFor(puzzle, 0).random(puzzle, random);
        }
        if (n <= UNIFORM_UP_TO) {
            return BoardSampler.of(n).map(sampler -> sampler.next(random));
        }
        if (n <= Cover.MAX_SIZE) {
            return COVER.random(puzzle, random);
        }
        Chance chance = new Chance(random.nextLong());
        return Engine.found(name(), puzzle, () -> Optional.of(Board.of(RandomQueens.draw(n, chance))));
    }

    @Override
    public Optional<Board> first(Puzzle puzzle) {
        return first(puzzle, row -> {});
    }

    /** The same; while that takes long, reports the number of proven rows again and again. */
    public Optional<Board> first(Puzzle puzzle, IntConsumer provenRows) {
        return finding(puzzle).first(puzzle, provenRows);
    }

    private static Engine finding(Puzzle puzzle) {
        return engineFor(puzzle, isEmpty(puzzle) ? EMPTY_FIRST_UP_TO : BLOCKED_VISIT_UP_TO);
    }

    private static boolean isEmptyOfQueens(Puzzle puzzle) {
        return isEmpty(puzzle) && puzzle.rule().equals(Rule.QUEENS);
    }

    private static boolean isEmpty(Puzzle puzzle) {
        return Objects.requireNonNull(puzzle, "puzzle").isEmpty();
    }

    private static Engine visiting(Puzzle puzzle) {
        return engineFor(puzzle, isEmpty(puzzle) ? Integer.MAX_VALUE : BLOCKED_VISIT_UP_TO);
    }

    /** The fastest engine on boards without given queens up to a size, otherwise {@code cover} or none. */
    private static Engine engineFor(Puzzle puzzle, int wideUpTo) {
        boolean wide = Objects.requireNonNull(puzzle, "puzzle").size() <= wideUpTo
                && puzzle.queens().isEmpty();
        return SLOWEST_FIRST.stream()
                .filter(engine -> engine.supports(puzzle) && (wide || engine == COVER))
                .reduce((slower, faster) -> faster)
                .orElseThrow(() -> new IllegalArgumentException(
                        "n must be at most " + (puzzle.size() > MAX_SIZE ? MAX_SIZE : Cover.MAX_SIZE)
                                + " for a search, but is " + puzzle.size()
                                + ": Solvers.construct gives one solution for queens"));
    }
}
