package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for solutions on the line with the fewest squares left. It exists beside the engines because a generator asks
 * it some hundred times a millisecond about boards that differ in one square, in part uncut: no object is made for a
 * question, and one that exceeds its number of nodes is given up. Not thread-safe.
 */
public final class SolutionSearch {

    public static final int GAVE_UP = -1;

    private final Cut cut;
    private final int n;

    /** For each number of queens the squares left. */
    private final long[][] open;

    private final int[] queens;
    private final int[] solutions;
    private int found;
    private int limit;
    private final Effort effort = Effort.unlimited();

    /** For a cut, which may change between searches; keeps at most this number of solutions of each. */
    public SolutionSearch(Cut cut, int mostSolutions) {
        this.cut = cut;
        this.n = cut.n;
        open = new long[n + 1][cut.lines[0].length];
        queens = new int[n];
        solutions = new int[mostSolutions * n];
    }

    /** The columns of the queens of each solution, up to a limit; empty if more queens than allowed were tried. */
    public static Optional<List<int[]>> columns(Cut cut, int limit, long mostNodes) {
        SolutionSearch search = new SolutionSearch(cut, limit);
        int found = search.run(cut.all(), limit, mostNodes);
        return found == GAVE_UP
                ? Optional.empty()
                : Optional.of(IntStream.range(0, found)
                        .mapToObj(i -> Arrays.stream(search.solution(i))
                                .map(square -> square % cut.n)
                                .toArray())
                        .toList());
    }

    /**
     * The number of solutions on some squares, all in regions, up to the limit; {@link #GAVE_UP} beyond this number of
     * queens. A queen is given by leaving her line no other square.
     */
    public int run(long[] start, int limit, long mostNodes) {
        System.arraycopy(start, 0, open[0], 0, start.length);
        found = 0;
        this.limit = limit;
        effort.allow(mostNodes);
        long all = -1L >>> (64 - n);
        search(0, all, all, all);
        return effort.isSpent() ? GAVE_UP : found;
    }

    public long nodes() {
        return effort.spent();
    }

    /** A solution that was found, these counted from 0: for each row the square of its queen. */
    public int[] solution(int index) {
        return Arrays.copyOfRange(solutions, index * n, index * n + n);
    }

    private boolean search(int depth, long rows, long columns, long regions) {
        if (depth == n) {
            for (int queen : queens) {
                solutions[found * n + queen / n] = queen;
            }
            return ++found < limit;
        }
        int line = smallestLine(open[depth], rows, columns, regions);
        if (line < 0) {
            return true;
        }
        long[] now = open[depth];
        long[] next = open[depth + 1];
        long[] squares = cut.lines[line];
        for (int square = Bits.nextCommon(now, squares, 0);
                square >= 0;
                square = Bits.nextCommon(now, squares, square + 1)) {
            if (!effort.spend()) {
                return false;
            }
            System.arraycopy(now, 0, next, 0, now.length);
            cut.removeAttacked(next, square);
            queens[depth] = square;
            int row = square / n;
            int column = square - row * n;
            if (!search(
                    depth + 1, rows & ~(1L << row), columns & ~(1L << column), regions & ~(1L << cut.region(square)))) {
                return false;
            }
        }
        return true;
    }

    /** The line without a queen that has the fewest squares; -1 if one has none. */
    private int smallestLine(long[] now, long rows, long columns, long regions) {
        int smallest = -1;
        int fewest = Integer.MAX_VALUE;
        for (int kind = 2; kind >= 0; kind--) {
            for (long rest = kind == 2 ? regions : kind == 1 ? columns : rows; rest != 0; rest &= rest - 1) {
                int line = kind * n + Long.numberOfTrailingZeros(rest);
                int count = Bits.countCommon(now, cut.lines[line]);
                if (count < fewest) {
                    if (count <= 1) {
                        return count == 0 ? -1 : line;
                    }
                    fewest = count;
                    smallest = line;
                }
            }
        }
        return smallest;
    }
}
