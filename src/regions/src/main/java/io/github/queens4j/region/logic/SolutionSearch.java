package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Looks for solutions on the line with the fewest squares left, and makes no object for a question: a generator asks it
 * some hundred times a millisecond about boards, in part uncut, that differ in one square. Not thread-safe.
 */
public final class SolutionSearch {

    public static final int GAVE_UP = -1;

    // The nodes after which a search looks ahead: beyond what a generator allows.
    private static final long MOST_QUICK = 5000;

    private final Cut cut;
    private final int n;

    /** For each number of queens the squares left. */
    private final long[][] open;

    private final int[] queens;
    private final int[] solutions;
    private int found;
    private int limit;
    private final Effort effort = Effort.unlimited();

    /** The squares of the line that was chosen last. */
    private int fewest;

    /** The rows of each region, its columns, and the rows of each column, in which squares are left. */
    private final long[][] meets;

    /** In a matching, for each of these rows or columns who has it, which are taken, and which have been tried. */
    private final int[] owners;

    private long taken;
    private long tried;

    /** For a cut, which may change between searches; keeps at most this number of solutions of each. */
    public SolutionSearch(Cut cut, int mostSolutions) {
        this.cut = cut;
        this.n = cut.n;
        open = new long[n + 1][cut.lines[0].length];
        queens = new int[n];
        solutions = new int[mostSolutions * n];
        meets = new long[3][n];
        owners = new int[n];
    }

    /** The number of solutions on some squares up to the limit; {@link #GAVE_UP} beyond this number of queens. */
    public int run(long[] start, int limit, long mostNodes) {
        System.arraycopy(start, 0, open[0], 0, start.length);
        this.limit = limit;
        found = 0;
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

    /** The columns of the queens of each solution that was found, also by a search that was given up. */
    public List<int[]> columns() {
        return IntStream.range(0, found)
                .mapToObj(i ->
                        Arrays.stream(solution(i)).map(square -> square % n).toArray())
                .toList();
    }

    private boolean search(int depth, long rows, long columns, long regions) {
        if (depth == n) {
            for (int queen : queens) {
                solutions[found * n + queen / n] = queen;
            }
            return ++found < limit;
        }
        int line = smallestLine(open[depth], rows, columns, regions);
        if (line < 0 || (fewest > 1 && effort.spent() > MOST_QUICK && isCrowded(open[depth], columns, regions))) {
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
        fewest = Integer.MAX_VALUE;
        for (int kind = 2; kind >= 0; kind--) {
            for (long rest = kind == 2 ? regions : kind == 1 ? columns : rows; rest != 0; rest &= rest - 1) {
                int line = kind * n + Long.numberOfTrailingZeros(rest);
                int count = Bits.countCommon(now, cut.lines[line]);
                if (count < fewest) {
                    fewest = count;
                    if (count <= 1) {
                        return count == 0 ? -1 : line;
                    }
                    smallest = line;
                }
            }
        }
        return smallest;
    }

    /** Whether regions cannot all have rows or columns of their own, or columns rows (P. Hall, 1935). */
    private boolean isCrowded(long[] now, long columns, long regions) {
        for (long[] lines : meets) {
            Arrays.fill(lines, 0);
        }
        int row = 0;
        for (int square = Bits.next(now, 0); square >= 0; square = Bits.next(now, square + 1)) {
            while (square >= (row + 1) * n) {
                row++;
            }
            int column = square - row * n;
            meets[0][cut.region(square)] |= 1L << row;
            meets[1][cut.region(square)] |= 1L << column;
            meets[2][column] |= 1L << row;
        }
        return !areMatched(meets[0], regions) || !areMatched(meets[1], regions) || !areMatched(meets[2], columns);
    }

    private boolean areMatched(long[] lines, long left) {
        taken = 0;
        for (long rest = left; rest != 0; rest &= rest - 1) {
            tried = 0;
            if (!isMatched(lines, Long.numberOfTrailingZeros(rest))) {
                return false;
            }
        }
        return true;
    }

    /** Gives one of its lines, and takes it from an owner who can have another. */
    private boolean isMatched(long[] lines, int one) {
        for (long rest = lines[one] & ~tried; rest != 0; rest = lines[one] & ~tried) {
            long line = Long.lowestOneBit((rest & ~taken) == 0 ? rest : rest & ~taken);
            int at = Long.numberOfTrailingZeros(line);
            tried |= line;
            if ((taken & line) == 0 || isMatched(lines, owners[at])) {
                taken |= line;
                owners[at] = one;
                return true;
            }
        }
        return false;
    }
}
