package io.github.queens4j.engine.cover;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What the engine {@code cover} can do with a puzzle. */
public final class Cover {

    /** The largest board: its squares can be numbered by an int. */
    public static final int MAX_SIZE = 32_768;

    /**
     * A search in lexicographic order is short if it takes so many nodes, shared out among the rows, and one for each
     * row.
     */
    private static final long SHORT_SEARCH = 50_000;

    /** Nodes of a full count before a board is drawn: some milliseconds. */
    private static final long COUNT_BEFORE_DRAW = 25_000;

    /** The empty board of queens has too many boards to count them first from here on. */
    private static final int LOCAL_SEARCH_FROM = 12;

    private final Puzzle puzzle;
    private @Nullable Grid grid;

    private Cover(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    /**
     * A puzzle to search.
     *
     * @param puzzle of any rule, of size {@value #MAX_SIZE} at most
     * @return for use by one thread, one call after another
     */
    public static Cover of(Puzzle puzzle) {
        return new Cover(puzzle);
    }

    /**
     * Visits the solutions in lexicographic order.
     *
     * @param steps is told every step; of size 0 the solution alone
     */
    public void visit(Steps steps) {
        visit(Effort.unlimited(puzzle.size()), steps);
    }

    /**
     * Counts the solutions, but no further than a limit.
     *
     * @param limit at least 0
     * @return number of solutions, or the limit if there are more
     */
    public long count(long limit) {
        AtomicLong found = new AtomicLong();
        if (limit == Long.MAX_VALUE) {
            searchAll(columns -> found.incrementAndGet() < limit);
        } else if (limit > 0) {
            attempt(null, () -> {
                found.set(0);
                return columns -> found.incrementAndGet() < limit;
            });
        }
        return found.get();
    }

    /**
     * Some of the solutions, in whatever order is fastest.
     *
     * @param limit how many at most
     * @return different solutions; if fewer than the limit, all there are
     */
    public List<Board> some(int limit) {
        return limit > 0 ? some(limit, null) : List.of();
    }

    /**
     * Finds a solution, always the same one: the lexicographically first if a short search finds it.
     *
     * @return a solution, or empty if there is none
     */
    public Optional<Board> any() {
        return soon().orElseGet(() -> isEmptyTorus()
                ? Optional.of(knightsWay(puzzle.size()))
                : some(1, null).stream().findFirst());
    }

    /**
     * Finds the lexicographically first solution, if a short search does.
     *
     * @return that solution, inside another Optional; an empty one inside if there is none, nothing if that takes
     *     longer to find out
     */
    public Optional<Optional<Board>> soon() {
        int n = puzzle.size();
        Effort effort = Effort.of(n + SHORT_SEARCH / Math.max(1, n), n);
        First first = new First();
        boolean complete = visit(effort, first);
        return complete || first.board != null ? Optional.of(Optional.ofNullable(first.board)) : Optional.empty();
    }

    /**
     * Draws a solution: each is as likely as any other if they are quickly counted, otherwise by a search in random
     * order, which promises variety.
     *
     * @param random asked for one number, from which all others follow
     * @return a solution, or empty if there is none
     */
    public Optional<Board> draw(RandomGenerator random) {
        Chance chance = new Chance(random.nextLong());
        int n = puzzle.size();
        if (n >= LOCAL_SEARCH_FROM && puzzle.isEmpty() && puzzle.rule().equals(Rule.QUEENS)) {
            return Optional.of(Board.of(RandomQueens.draw(n, chance)));
        }
        long[] count = new long[1];
        boolean complete = search(Effort.of(COUNT_BEFORE_DRAW, puzzle.size()), null, columns -> {
            count[0]++;
            return true;
        });
        if (!complete) {
            return some(1, chance).stream().findFirst();
        }
        if (count[0] == 0) {
            return Optional.empty();
        }
        List<Board> drawn = new ArrayList<>();
        long[] skip = {chance.below(count[0])};
        searchAll(columns -> {
            if (skip[0]-- > 0) {
                return true;
            }
            drawn.add(Board.of(columns));
            return false;
        });
        return Optional.of(drawn.get(0));
    }

    private List<Board> some(int limit, @Nullable Chance chance) {
        List<Board> found = new ArrayList<>();
        attempt(chance, () -> {
            found.clear();
            return columns -> {
                found.add(Board.of(columns));
                return found.size() < limit;
            };
        });
        return found;
    }

    /**
     * Searches in the fast order until an attempt ends before its effort does: complete, or because its sink has
     * enough.
     *
     * @param given breaks ties; null for the board's own order in the first attempt, and chance that is always the same
     *     afterwards
     * @param sinks for each attempt a new one
     */
    private void attempt(@Nullable Chance given, Supplier<Sink> sinks) {
        Restarts restarts = new Restarts(puzzle.size());
        Chance chance = given;
        boolean ended = false;
        while (!ended) {
            Effort effort = restarts.next();
            ended = search(effort, restarts.areLong() ? given : chance, sinks.get())
                    || !effort.isSpent()
                    || isUnmatched();
            chance = chance == null ? new Chance(puzzle.size()) : chance;
        }
    }

    private void searchAll(Sink sink) {
        if (!isUnmatched()) {
            search(Effort.unlimited(puzzle.size()), null, sink);
        }
    }

    private boolean search(Effort effort, @Nullable Chance chance, Sink sink) {
        if (puzzle.size() == 0) {
            return sink.take(new int[0]);
        }
        return isHopeless() || grid().search(effort, chance, sink);
    }

    private boolean visit(Effort effort, Steps steps) {
        if (puzzle.size() == 0) {
            return steps.solution(new int[0]);
        }
        return isHopeless() || isUnmatched() || grid().visit(effort, steps);
    }

    /**
     * Whether a theorem tells that there is no solution: on a torus whose n is divisible by 2 or 3 there is none (G.
     * Pólya, 1918), which no search finds out soon.
     */
    private boolean isHopeless() {
        int n = puzzle.size();
        return puzzle.rule().equals(Rule.TOROIDAL) && (n % 2 == 0 || n % 3 == 0);
    }

    /** An empty torus that has room for n queens. */
    private boolean isEmptyTorus() {
        return puzzle.isEmpty() && puzzle.rule().equals(Rule.TOROIDAL) && !isHopeless();
    }

    /** Two columns further in each row: a solution on every torus that has one (G. Pólya, 1918). */
    private static Board knightsWay(int n) {
        return Board.of(IntStream.range(0, n).map(row -> 2 * row % n).toArray());
    }

    /** Whether rows and columns cannot be matched; looked into before a search that might be long. */
    private boolean isUnmatched() {
        return puzzle.size() > 0 && !isHopeless() && !grid().isMatched();
    }

    private Grid grid() {
        Grid known = grid;
        if (known == null) {
            known = Grid.of(puzzle);
            grid = known;
        }
        return known;
    }

    /** Keeps the first solution. */
    private static final class First implements Steps {
        private @Nullable Board board;

        @Override
        public boolean solution(int[] columns) {
            board = Board.of(columns);
            return false;
        }
    }
}
