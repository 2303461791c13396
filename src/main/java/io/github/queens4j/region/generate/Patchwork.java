package io.github.queens4j.region.generate;

import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import io.github.queens4j.search.Chance;
import java.util.Arrays;
import java.util.stream.IntStream;

/** A board whose squares may have no region yet; region r has the queen of row r of the intended solution. */
final class Patchwork {

    private static final int SIDES = 4;

    /** Where regions need not be connected, one in this number of squares may join a region elsewhere. */
    private static final int LEAP = 40;

    /** Queens tried, and solutions looked at, before squares lose their colours because of them. */
    private static final long MOST_NODES = 10_000;

    private static final int THINNED_AT_ONCE = 20;

    /** What a search costs besides its queens. */
    private static final int COST = 5;

    final int n;
    final Cut cut;

    /** The squares that have a region. */
    final long[] coloured;

    private final boolean connected;
    private final int largest;
    private final int[] size;
    private final int[] queens;

    /** The squares that keep their regions: queens, and what was drawn before. */
    private final boolean[] isFixed;

    /** Regions, as bits, that take no squares but those of a plan. */
    private long closed;

    private int[] plan = {};
    private long work;

    /** Squares without a region, and for each square its place among them. */
    private final int[] free;

    private final int[] place;
    private int frees;

    private final int[] stack;
    private final boolean[] seen;
    private final SolutionSearch search;
    private final long[] start;

    /** With the largest number of squares in a region, and of solutions that are found at once. */
    Patchwork(int n, boolean connected, int largest, int mostSolutions) {
        this.n = n;
        cut = new Cut(n);
        search = new SolutionSearch(cut, mostSolutions);
        this.connected = connected;
        this.largest = largest;
        int squares = n * n;
        coloured = new long[(squares + 63) >> 6];
        start = new long[coloured.length];
        size = new int[n];
        queens = new int[n];
        isFixed = new boolean[squares];
        free = new int[squares];
        place = new int[squares];
        stack = new int[squares];
        seen = new boolean[squares];
    }

    /** Nothing but queens, each in a region of her own. */
    void start(int... columns) {
        int[] regions = new int[n * n];
        Arrays.fill(regions, Cut.FREE);
        for (int row = 0; row < n; row++) {
            regions[row * n + columns[row]] = row;
        }
        int[] squares = IntStream.range(0, n).map(row -> row * n + columns[row]).toArray();
        start(regions, new boolean[n * n], 0, squares);
    }

    /** A plan of regions, numbered by their queens; some squares keep theirs, and closed regions take no others. */
    void start(int[] regions, boolean[] keep, long closed, int... squares) {
        System.arraycopy(squares, 0, queens, 0, n);
        System.arraycopy(keep, 0, isFixed, 0, isFixed.length);
        for (int queen : queens) {
            isFixed[queen] = true;
        }
        this.closed = closed;
        plan = regions.clone();
        restore(regions);
    }

    /**
     * Takes the colours from squares until the intended solution is the only one, of squares with queens of most other
     * solutions first; false if it cannot.
     */
    boolean thin() {
        int others;
        do {
            int found = search.run(coloured, THINNED_AT_ONCE, MOST_NODES);
            work += COST + search.nodes();
            int[] use = new int[n * n];
            others = search.found() - 1;
            for (int i = 0; i <= others; i++) {
                for (int queen : search.solution(i)) {
                    use[queen]++;
                }
            }
            boolean isThinner = IntStream.range(0, n * n)
                    .filter(square -> use[square] > 0 && !isFixed[square])
                    .boxed()
                    .sorted((a, b) -> use[b] - use[a])
                    .anyMatch(this::clearWhole);
            if (found < 0 || (others > 0 && !isThinner)) {
                return false;
            }
        } while (others > 0);
        return true;
    }

    /** Takes the colour from a square and from those then connected to no queen; false if a fixed one would be. */
    private boolean clearWhole(int square) {
        return clear(IntStream.of(square));
    }

    /** The effort of all searches so far, about as much for each unit. */
    long work() {
        return work;
    }

    /** For each square its region. */
    int[] copy() {
        int[] regions = new int[n * n];
        Arrays.setAll(regions, cut::region);
        return regions;
    }

    void restore(int... regions) {
        Arrays.fill(coloured, 0);
        Arrays.fill(size, 0);
        frees = 0;
        for (int square = 0; square < regions.length; square++) {
            cut.assign(square, regions[square]);
            if (regions[square] == Cut.FREE) {
                addFree(square);
            } else {
                Bits.add(coloured, square);
                size[regions[square]]++;
            }
        }
    }

    private void addFree(int square) {
        place[square] = frees;
        free[frees++] = square;
    }

    int frees() {
        return frees;
    }

    int free(int index) {
        return free[index];
    }

    /** Gives a free square to a region. */
    void colour(int square, int region) {
        int last = free[--frees];
        free[place[square]] = last;
        place[last] = place[square];
        cut.assign(square, region);
        Bits.add(coloured, square);
        size[region]++;
    }

    void recolour(int square, int region) {
        size[cut.region(square)]--;
        cut.assign(square, region);
        size[region]++;
    }

    private void clear(int square) {
        size[cut.region(square)]--;
        cut.assign(square, Cut.FREE);
        Bits.remove(coloured, square);
        addFree(square);
    }

    /**
     * What a colour would allow: the solutions with a queen on a square, if that had a region; the limit also if the
     * search is given up. As long as there are none, the intended solution stays the only one.
     */
    int solutions(int square, int region, int limit, long mostNodes) {
        int before = cut.region(square);
        cut.assign(square, region);
        System.arraycopy(coloured, 0, start, 0, start.length);
        Bits.add(start, square);
        cut.removeAttacked(start, square);
        int found = search.run(start, limit, mostNodes);
        work += COST + search.nodes();
        cut.assign(square, before);
        return found < 0 ? limit : found;
    }

    /** A solution of those counted last: for each row the square of its queen. */
    int[] solution(int index) {
        return search.solution(index);
    }

    /** The neighbour on a side, 0 to 3; -1 beyond the border. */
    private int neighbour(int square, int side) {
        int row = square / n + (side == 0 ? -1 : side == 1 ? 1 : 0);
        int column = square % n + (side == 2 ? -1 : side == 3 ? 1 : 0);
        return row < 0 || row >= n || column < 0 || column >= n ? -1 : row * n + column;
    }

    /** The regions with room left that a square may join, as bits: those beside it, and now and then any. */
    long choices(int square, Chance chance) {
        long choices = 0;
        if (!connected && chance.below(LEAP) == 0) {
            choices = room(chance.below(n));
        }
        for (int side = 0; side < SIDES; side++) {
            int neighbour = neighbour(square, side);
            choices |= neighbour < 0 ? 0 : room(cut.region(neighbour));
        }
        return closed == 0 ? choices : choices & ~(closed & ~(1L << plan[square]));
    }

    /** The bit of a region that may take one more square. */
    private long room(int region) {
        return region != Cut.FREE && size[region] < largest ? 1L << region : 0;
    }

    /** One of some regions, small ones more likely. In whole numbers, which are the same on every machine. */
    int pick(long regions, Chance chance) {
        int picked = -1;
        int total = 0;
        for (long rest = regions; rest != 0; rest &= rest - 1) {
            int region = Long.numberOfTrailingZeros(rest);
            int weight = (1 << 16) / size[region];
            total += weight;
            if (chance.below(total) < weight) {
                picked = region;
            }
        }
        return picked;
    }

    /** Whether the region of a square stays in one piece without it. */
    boolean canLeave(int square) {
        if (isFixed[square]) {
            return false;
        }
        if (!connected) {
            return true;
        }
        int region = cut.region(square);
        Arrays.fill(seen, false);
        seen[square] = true;
        return flood(queens[region]) == size[region] - 1;
    }

    /** Marks the squares of a region that are connected to one of it, and counts them. */
    private int flood(int start) {
        int region = cut.region(start);
        int count = 0;
        int height = 0;
        stack[height++] = start;
        seen[start] = true;
        while (height > 0) {
            int square = stack[--height];
            count++;
            for (int side = 0; side < SIDES; side++) {
                int next = neighbour(square, side);
                if (next >= 0 && !seen[next] && cut.region(next) == region) {
                    seen[next] = true;
                    stack[height++] = next;
                }
            }
        }
        return count;
    }

    /** Takes the colours from the squares around one, unless a fixed square were then connected to no queen. */
    void clearAround(int center, int radius) {
        clear(IntStream.range(0, n * n)
                .filter(square ->
                        Math.abs(square / n - center / n) <= radius && Math.abs(square % n - center % n) <= radius));
    }

    /** Takes the colours from squares but fixed ones, and from those then connected to no queen; false if it cannot. */
    private boolean clear(IntStream squares) {
        int[] before = copy();
        squares.filter(square -> !isFixed[square] && cut.region(square) != Cut.FREE)
                .forEach(this::clear);
        if (!connected) {
            return true;
        }
        Arrays.fill(seen, false);
        for (int queen : queens) {
            flood(queen);
        }
        for (int square = 0; square < seen.length; square++) {
            if (!seen[square] && cut.region(square) != Cut.FREE) {
                if (isFixed[square]) {
                    restore(before);
                    return false;
                }
                clear(square);
            }
        }
        return true;
    }
}
