package io.github.queens4j.count;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.count.join.LooseBoards;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Require;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Draws boards at random, each of the Q(n) boards of a size with exactly the same probability 1 / Q(n).
 *
 * <p><b>Idea.</b> The colour split can number a superset of the boards: placements with one queen in every row and
 * column, and no attack inside any of the four sub-boards of even and odd rows and columns. A random number is such a
 * loose board, uniformly; if queens of two sub-boards attack each other, another one is drawn: all are equally likely.
 *
 * <p><b>Complexity.</b> Making a sampler takes the sum over a of C(n/2, a)<sup>3</sup> steps. A draw takes Q'(n) / Q(n)
 * tries on average, with Q' loose boards, each of C(n/2, n/4) steps. Memory: 24 bytes for each pair of row sets and 4
 * for each pair of a row set and a column set. Those of a puzzle are counted first; a draw takes the search of a unit.
 *
 * <p><b>Limits.</b> n up to {@value #MAX_N}, or a puzzle whose search takes minutes at most. For larger boards,
 * {@code Solvers.random} has variety, but not every board has the same probability.
 *
 * <p>Immutable and safe for concurrent use. The same numbers of a generator give the same board on every machine and
 * JDK; of a generator only {@link RandomGenerator#nextLong()} is used.
 *
 * @since 0.1.0
 */
public final class BoardSampler {

    /** The largest board size of a sampler. */
    public static final int MAX_N = LooseBoards.LARGEST_N;

    private static final Logger LOG = LoggerFactory.getLogger(BoardSampler.class);

    private static final int INTERRUPT_PERIOD = 1024;

    /** Nanoseconds of a search. */
    private static final double MOST_COST = 6e11;

    private final int n;
    private final long size;

    /** By their numbers from 0 to size - 1; a number may have none. */
    private final LongFunction<Optional<Board>> boards;

    private BoardSampler(int n, long size, LongFunction<Optional<Board>> boards) {
        this.n = n;
        this.size = size;
        this.boards = boards;
    }

    /**
     * {@return a sampler for boards of a size, ready to draw; empty if n is 2 or 3, as there is no board}
     *
     * @param n rows and columns, 0 to {@link #MAX_N}
     */
    public static Optional<BoardSampler> of(int n) {
        Require.atLeast(0, "n", n);
        if (n > MAX_N) {
            throw new IllegalArgumentException("n must be between 0 and " + MAX_N + ", but is " + n
                    + ": Solvers.random draws larger boards, with variety, but not uniformly");
        }
        if (n == 2 || n == 3) {
            return Optional.empty();
        }
        LooseBoards boards = new LooseBoards(n);
        return Optional.of(new BoardSampler(n, boards.size(), number -> {
            int[] columns = new int[n];
            return boards.board(number, columns) ? Optional.of(Board.of(columns)) : Optional.empty();
        }));
    }

    /**
     * {@return a sampler for the solutions of a puzzle under any rule, ready to draw; empty if there are none} Counts
     * them first.
     *
     * @param puzzle of a size that a {@link CountPlan} takes
     * @throws IllegalArgumentException if a search, by an estimate, would take longer than some ten minutes
     */
    public static Optional<BoardSampler> of(Puzzle puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        if (puzzle.size() == 0 || (puzzle.isEmpty() && puzzle.rule().equals(Rule.QUEENS))) {
            return of(puzzle.size());
        }
        Beginnings search = new Beginnings(puzzle);
        if (search.cost() > MOST_COST) {
            long minutes = Math.round(search.cost() / 6e10);
            throw new IllegalArgumentException("puzzle must have solutions that are counted in ten minutes, but by an "
                    + "estimate its " + search.size() + " units take "
                    + (minutes < 1e6 ? minutes + " minutes" : "years")
                    + ": Solvers.random draws with variety, but not uniformly");
        }
        NavigableMap<Long, Integer> units = new TreeMap<>();
        long size = 0;
        for (int unit = 0; unit < search.size(); unit++) {
            units.put(size, unit); // In the place of one without a solution.
            size = Math.addExact(size, search.count(unit));
        }
        LOG.debug("n = {}, counted {} solutions to draw from", puzzle.size(), size);
        LongFunction<Optional<Board>> boards = number -> {
            Map.Entry<Long, Integer> unit = units.floorEntry(number);
            return Optional.of(search.solution(unit.getValue(), number - unit.getKey()));
        };
        return size == 0 ? Optional.empty() : Optional.of(new BoardSampler(puzzle.size(), size, boards));
    }

    /**
     * {@return one of the Q boards or solutions, each with probability 1 / Q as far as the generator is random}
     *
     * @param random where the chance comes from
     */
    public Board next(RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        int unused = Long.numberOfLeadingZeros(size - 1);
        Interruption interruption = Interruption.every(INTERRUPT_PERIOD);
        long last = 0;
        for (long tries = 1; ; tries++) {
            long bits = unused == Long.SIZE ? 0 : random.nextLong(); // 0 is the only number then.
            long drawn = tries > 1 && bits == last ? new Chance(tries).next() : bits; // A source that is stuck ends.
            last = bits;
            // As many bits as the largest number has: one that is too large is drawn again.
            long number = drawn >>> unused;
            Optional<Board> board = number < size ? boards.apply(number) : Optional.empty();
            if (board.isPresent()) {
                LOG.debug("n = {}, drawn in {} tries", n, tries);
                return board.get();
            }
            interruption.step();
        }
    }
}
