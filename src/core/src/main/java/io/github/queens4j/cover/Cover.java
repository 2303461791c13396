package io.github.queens4j.cover;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What the engine {@code cover} can do with a puzzle, or a part of its search below some squares, row * n + column. */
public final class Cover {

    /** The largest board: a list of its 2^30 squares that grows by a half is an array still. */
    public static final int MAX_SIZE = 32_768;

    /** A short search in lexicographic order visits at most n + SHORT_SEARCH / n nodes. */
    private static final long SHORT_SEARCH = 50_000;

    /** Up to here the first solution is found about as soon as any. */
    public static final int FIRST_UP_TO = 13;

    /** Nodes of a full count before a board is drawn: some milliseconds. */
    private static final long COUNT_BEFORE_DRAW = 25_000;

    /** The empty board of queens has too many boards to count them first from here on. */
    private static final int LOCAL_SEARCH_FROM = 12;

    /** Random walks for an estimate that is not one of very many. */
    public static final int WALKS = 8;

    /** How many attempts at a puzzle are short ones, and the nodes of these. */
    private static final int SHORT_ATTEMPTS = 12;

    private static final int NODES = 500;
    private static final int NODES_PER_ROW = 2;

    /** Each long attempt has FACTOR times the nodes of the attempt before. */
    private static final int FACTOR = 128;

    /** Is notified of the steps of a search in lexicographic order; a lambda of the solutions alone. */
    @FunctionalInterface
    public interface Listener {

        /** The search turns to a row, all rows above which have queens. */
        default void enter(int row) {}

        default void place(int row, int column) {}

        default void remove(int row, int column) {}

        /** Every row has a queen, in the search's own array. False ends the search and leaves the queens standing. */
        boolean solution(int[] columns);
    }

    private final Puzzle puzzle;
    private @Nullable CoverBoard board;

    /** How many first queens of a part are on the board now. */
    private int begun;

    /** Whether most searches will fail and so must be exhaustive: then one long attempt beats ever longer ones. */
    private boolean isProving;

    /** For each row of a puzzle of size 64 at most its open columns, the bits of a word. */
    public static long[] openColumns(Puzzle puzzle) {
        long[] open = new long[puzzle.size()];
        Arrays.fill(open, -1L >>> (Long.SIZE - open.length));
        puzzle.queens().forEach(given -> open[given.row()] = 1L << given.column());
        puzzle.blocked().forEach(blocked -> open[blocked.row()] &= ~(1L << blocked.column()));
        return open;
    }

    /** The same without those that a given queen attacks, under the rule of queens. */
    public static long[] freeColumns(Puzzle puzzle) {
        long[] free = openColumns(puzzle);
        for (Square given : puzzle.queens()) {
            long queen = 1L << given.column();
            for (int row = 0; row < free.length; row++) {
                int distance = Math.abs(row - given.row());
                free[row] &= distance == 0 ? queen : ~(queen | queen << distance | queen >>> distance);
            }
        }
        return free;
    }

    /** Of a puzzle of size {@link #MAX_SIZE} at most; for one call after another by one thread. */
    public Cover(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    /** Notifies a listener of a search in lexicographic order; of size 0 of the solution alone. */
    public void visit(Listener listener) {
        visit(Effort.unlimited(puzzle.size()), listener);
    }

    /** Counts the solutions, but no further than a limit of at least 0. */
    public long count(long limit) {
        return limit == 0 ? 0 : (limit == Long.MAX_VALUE ? all(limit) : some(null, limit)).count;
    }

    /** Finds a solution, always the same one: of a small board the lexicographically first. */
    public Optional<Board> any() {
        return puzzle.size() <= FIRST_UP_TO ? firstOr(this::quick) : quick();
    }

    private Optional<Board> quick() {
        if (!isEmptyTorus()) {
            return some(null, 1).last();
        }
        // Two columns further in each row: a solution on every torus that has one (G. Pólya, 1918).
        int n = puzzle.size();
        return Optional.of(
                Board.of(IntStream.range(0, n).map(row -> 2 * row % n).toArray()));
    }

    /** The lexicographically first solution if a short search decides it, otherwise what another way finds. */
    private Optional<Board> firstOr(Supplier<Optional<Board>> otherWay) {
        int n = puzzle.size();
        if (n > Long.SIZE && isEmptyTorus()) {
            return otherWay.get(); // No search for it is known to be short for n >= 23.
        }
        Tally first = new Tally(1);
        boolean complete = visit(Effort.of(n + SHORT_SEARCH / Math.max(1, n), n), first::test);
        return complete || first.count > 0 ? first.last() : otherWay.get();
    }

    /** The lexicographically first solution: where no short search decides it, a known one is improved row by row. */
    public Optional<Board> first(IntConsumer provenRows) {
        return firstOr(() -> firstByProof(provenRows));
    }

    Optional<Board> firstByProof(IntConsumer provenRows) {
        return quick().map(known -> improve(known, provenRows));
    }

    private Board improve(Board known, IntConsumer provenRows) {
        Board best = known;
        isProving = true;
        for (int row = 0; row < best.size(); row++) {
            provenRows.accept(row);
            for (int column = 0; column <= best.column(row); column++) {
                Interruption.check();
                if (board().begin(row, column) && column < best.column(row)) {
                    Optional<Board> better = some(null, 1).last();
                    if (better.isEmpty()) {
                        board().takeBack();
                    }
                    best = better.orElse(best);
                }
            }
        }
        return best;
    }

    /** A solution: each is as likely as any other if they are quickly counted, else by a search in random order. */
    public Optional<Board> draw(RandomGenerator random) {
        Chance chance = new Chance(random.nextLong());
        int n = puzzle.size();
        if (n >= LOCAL_SEARCH_FROM && puzzle.isEmpty() && puzzle.rule().equals(Rule.QUEENS)) {
            return Optional.of(Board.of(RandomQueens.draw(n, chance)));
        }
        Tally all = new Tally(Long.MAX_VALUE);
        if (!search(Effort.of(COUNT_BEFORE_DRAW, n), null, all)) {
            return some(chance, 1).last();
        }
        return all.count == 0
                ? Optional.empty()
                : all(1 + chance.below(Math.toIntExact(all.count))).last();
    }

    /** Counts the solutions of a part. */
    public long countBelow(int... queens) {
        return at(queens) ? all(Long.MAX_VALUE).count : 0;
    }

    /** The solution of a part with a number from 1 to their count, always the same one. */
    public Board solution(long number, int... queens) {
        at(queens);
        return all(number).last().orElseThrow();
    }

    /** The parts below these queens and each of the next that a search tries; none at an end. */
    public List<int[]> cut(int... queens) {
        int[] ways = at(queens) ? board().ways() : new int[0];
        return Arrays.stream(ways)
                .mapToObj(way -> IntStream.concat(Arrays.stream(queens), IntStream.of(way)))
                .map(IntStream::toArray)
                .toList();
    }

    /** Estimates the nodes of a part by random walks down (D. E. Knuth, 1975); 0 if a line is left without a square. */
    public double nodes(int walks, Chance chance, int... queens) {
        double nodes = 0;
        for (int walk = 0; walk < walks; walk++) {
            double width = at(queens) ? 1 : 0;
            while (width > 0) {
                Interruption.check();
                nodes += width;
                int[] ways = board().ways();
                width *= ways.length;
                if (width > 0 && !begin(ways[chance.below(ways.length)])) {
                    nodes += width;
                    break;
                }
            }
        }
        return nodes / walks;
    }

    /** Whether these queens can stand on the board; then they alone do. */
    private boolean at(int... queens) {
        for (; begun > 0; begun--) {
            board().takeBack();
        }
        return Arrays.stream(queens).allMatch(this::begin);
    }

    private boolean begin(int square) {
        boolean isLeft = board().begin(square / puzzle.size(), square % puzzle.size());
        begun += isLeft ? 1 : 0;
        return isLeft;
    }

    /** Searches in the fast order until an attempt is complete or at the limit, short ones first, as times vary. */
    private Tally some(@Nullable Chance given, long limit) {
        int n = puzzle.size();
        Chance chance = given;
        for (int attempt = 1; ; attempt++) {
            Tally tally = new Tally(limit);
            boolean isLast = isProving && attempt > SHORT_ATTEMPTS;
            Effort effort = isLast ? Effort.unlimited(n) : Effort.of(nodes(attempt, n), n);
            boolean complete = search(effort, attempt > SHORT_ATTEMPTS ? given : chance, tally);
            if (complete || !effort.isSpent() || isUnmatched()) {
                return tally;
            }
            chance = chance == null ? new Chance(n) : chance;
        }
    }

    /** The nodes of an attempt. Long ones grow so fast that all but the last cost little. */
    static long nodes(int attempt, int n) {
        long nodes = NODES + (long) NODES_PER_ROW * n;
        for (int longer = SHORT_ATTEMPTS; longer < attempt; longer++) {
            nodes = Math.multiplyExact(nodes, FACTOR);
        }
        return nodes;
    }

    /** Searches through all there is in the board's own order, up to a limit. */
    Tally all(long limit) {
        Tally tally = new Tally(limit);
        if (!isUnmatched()) {
            search(Effort.unlimited(puzzle.size()), null, tally);
        }
        return tally;
    }

    private boolean search(Effort effort, @Nullable Chance chance, Predicate<int[]> sink) {
        if (puzzle.size() == 0) {
            return sink.test(new int[0]);
        }
        return isHopeless() || board().search(effort, chance, sink);
    }

    private boolean visit(Effort effort, Listener listener) {
        if (puzzle.size() == 0) {
            return listener.solution(new int[0]);
        }
        return isHopeless() || isUnmatched() || board().visit(puzzle.size(), effort, listener);
    }

    /** Whether there is no solution by a theorem: a torus has none if 2 or 3 divides n (G. Pólya, 1918). */
    private boolean isHopeless() {
        int n = puzzle.size();
        return puzzle.rule().equals(Rule.TOROIDAL) && (n % 2 == 0 || n % 3 == 0);
    }

    private boolean isEmptyTorus() {
        return puzzle.isEmpty() && puzzle.rule().equals(Rule.TOROIDAL) && !isHopeless();
    }

    /** Whether rows and columns cannot be matched; looked into before a search that might be long. */
    private boolean isUnmatched() {
        return puzzle.size() > 0 && !isHopeless() && !board().isMatched();
    }

    CoverBoard board() {
        if (board == null) {
            board = CoverBoard.of(puzzle);
        }
        return board;
    }

    /** Counts solutions, ends the search at a limit of at least 1, and keeps the solution at which it ends. */
    static final class Tally implements Predicate<int[]> {
        private final long limit;
        long count;
        private @Nullable Board last;

        Tally(long limit) {
            this.limit = limit;
        }

        @Override
        public boolean test(int[] columns) {
            if (++count < limit) {
                return true;
            }
            last = Board.of(columns);
            return false;
        }

        Optional<Board> last() {
            return Optional.ofNullable(last);
        }
    }
}
