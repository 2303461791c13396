package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.engine.cover.Cover;
import io.github.queens4j.engine.cover.RandomQueens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * {@code auto}: the engine behind {@link Solvers}, which picks another for each puzzle.
 *
 * <p><b>Idea.</b> The services of this library are named from the slowest to the fastest on boards of queens, so a
 * search runs on the last one before this that takes the puzzle; unless the puzzle leaves so few squares that it pays
 * to think about each queen, then on {@code cover}. What need not be searched for is not: large counts are computed by
 * the colour split, and where the first board of queens takes long to find, another is constructed.
 *
 * <p><b>Complexity.</b> That of the engine picked; for counts of queens from n = 14 on that of
 * {@link io.github.queens4j.count.CountJob} where a search takes longer.
 *
 * <p><b>Limits.</b> It takes what any of the others takes. An engine named behind it in the list of services is never
 * picked, nor is one of somebody else's.
 */
public final class AutoSolver implements Solver {

    /**
     * Up to here {@code bitmask} visits the boards of a puzzle with blocked squares and without given queens faster:
     * with a third of the squares blocked 13 ms against 30 ms for n = 14, 93 ms against 166 ms for n = 16, 665 ms
     * against 880 ms for n = 18. With given queens {@code cover} does, two given queens and n = 14 take it 14 ms
     * against 129 ms.
     */
    private static final int BLOCKED_VISIT_UP_TO = 18;

    /** The same for counts: n = 12 3 ms against 4 ms, n = 14 15 ms against 10 ms, n = 18 805 ms against 178 ms. */
    private static final int BLOCKED_COUNT_UP_TO = 13;

    /** Beyond, a search for the first board of the empty board need not be tried: none is known to be short. */
    private static final int SEARCH_ANY_UP_TO = 64;

    /** An engine without state. */
    public AutoSolver() {}

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
        return Fastest.FIRST.stream().mapToInt(Solver::maxSize).max().orElse(0);
    }

    @Override
    public boolean takes(Puzzle puzzle) {
        return Fastest.FIRST.stream().anyMatch(engine -> engine.takes(puzzle));
    }

    @Override
    public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
        return visiting(puzzle).solve(puzzle, visitor);
    }

    @Override
    public SearchReport solve(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        return visiting(puzzle).solve(puzzle, visitor, listener);
    }

    /** By one engine from the beginning to the end, as each step of a stream is a puzzle of its own. */
    @Override
    public Stream<Board> stream(Puzzle puzzle) {
        return visiting(puzzle).stream(puzzle);
    }

    @Override
    public long count(int n) {
        Puzzle empty = Puzzle.ofSize(n);
        return LargeCount.takes(empty) ? LargeCount.count(empty) : count(empty);
    }

    @Override
    public long count(Puzzle puzzle) {
        Solver engine = engineFor(puzzle, BLOCKED_COUNT_UP_TO);
        return LargeCount.takes(puzzle) ? LargeCount.count(puzzle) : engine.count(puzzle);
    }

    @Override
    public long count(Puzzle puzzle, long limit) {
        return engineFor(puzzle, 0).count(puzzle, limit);
    }

    @Override
    public Optional<Board> any(Puzzle puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        if (!isEmptyOfQueens(puzzle)) {
            return engineFor(puzzle, 0).any(puzzle);
        }
        int n = puzzle.size();
        Optional<Optional<Board>> soon = n <= SEARCH_ANY_UP_TO ? new Cover(puzzle).tryFirst() : Optional.empty();
        return soon.orElseGet(() -> Optional.of(Solvers.construct(n)));
    }

    @Override
    public Optional<Board> random(Puzzle puzzle, RandomGenerator random) {
        int n = puzzle.size();
        return n > Cover.MAX_SIZE && isEmptyOfQueens(puzzle)
                ? Optional.of(Board.of(RandomQueens.draw(n, random.nextLong())))
                : engineFor(puzzle, 0).random(puzzle, random);
    }

    @Override
    public long countFundamental(int n) {
        return FundamentalCount.count(n, this::count);
    }

    private static boolean isEmptyOfQueens(Puzzle puzzle) {
        return puzzle.isEmpty() && puzzle.rule().equals(Rule.QUEENS);
    }

    private Solver visiting(Puzzle puzzle) {
        return engineFor(puzzle, puzzle.isEmpty() ? Integer.MAX_VALUE : BLOCKED_VISIT_UP_TO);
    }

    /**
     * The fastest engine for a puzzle, if {@code cover} is not the fastest on boards without given queens up to a size.
     */
    private Solver engineFor(Puzzle puzzle, int wideUpTo) {
        Objects.requireNonNull(puzzle, "puzzle");
        boolean wide = puzzle.size() <= wideUpTo && (puzzle.isEmpty() || !hasQueens(puzzle));
        for (Solver engine : wide ? Fastest.FIRST : Fastest.COVER_FIRST) {
            if (engine.takes(puzzle)) {
                return engine;
            }
        }
        throw refusal(puzzle);
    }

    private static boolean hasQueens(Puzzle puzzle) {
        for (int row = 0; row < puzzle.size(); row++) {
            if (puzzle.queen(row).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Loaded when first needed, as the look-up of services that leads to this engine is still under way before. */
    private static final class Fastest {
        static final List<Solver> FIRST = load();

        /** The same, with the engine before all others that thinks most about each queen. */
        static final List<Solver> COVER_FIRST = FIRST.stream()
                .sorted(Comparator.comparing(engine -> !engine.name().equals("cover")))
                .toList();

        private static List<Solver> load() {
            List<Solver> fastestFirst = new ArrayList<>();
            for (Solver engine : Solvers.engines()) {
                if (engine instanceof AutoSolver) {
                    break;
                }
                if (engine instanceof Engine) {
                    fastestFirst.add(0, engine);
                }
            }
            return List.copyOf(fastestFirst);
        }
    }
}
