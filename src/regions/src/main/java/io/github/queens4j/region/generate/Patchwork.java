package io.github.queens4j.region.generate;

import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import io.github.queens4j.search.Chance;
import java.util.Arrays;
import java.util.stream.IntStream;

/** A board whose squares may have no region yet; region r has the queen of row r of the intended solution. */
final class Patchwork {

    // Where regions need not be connected, one in this number of squares may join a region elsewhere.
    private static final int LEAP = 40;
    // What a search costs besides its queens.
    private static final int COST = 5;
    // A board that takes more trials than this is not easy to see through.
    static final long MOST_NODES = 3000;

    final int n;
    final Cut cut;

    /** The squares that have a region. */
    final long[] coloured;

    private final boolean connected;
    private final int largest;
    private final int[] size;
    private final int[] queens;

    /** Squares that keep their regions: queens, what is drawn, and what connects these. */
    private final boolean[] isFixed;

    /** Regions, as bits, that take no more squares. */
    private long closed;

    /** The queens that all searches have tried, a bit for each search, and what was spent besides. */
    long work;

    /** Squares without a region, and for each square its place among them. */
    final int[] free;

    private final int[] place;
    int frees;

    private final boolean[] seen;
    final SolutionSearch search;
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
        seen = new boolean[squares];
    }

    /** Nothing but queens, each in a region of her own. */
    void start(int... columns) {
        int[] regions = new int[n * n];
        Arrays.fill(regions, Cut.FREE);
        for (int row = 0; row < n; row++) {
            queens[row] = row * n + columns[row];
            regions[queens[row]] = row;
        }
        restore(regions);
        fix();
    }

    /** A whole board, of which some squares, queens and what connects them are kept. Whether there is one solution. */
    boolean start(int[] regions, boolean[] keeps, long closed, int... queens) {
        System.arraycopy(queens, 0, this.queens, 0, n);
        System.arraycopy(keeps, 0, isFixed, 0, keeps.length);
        for (int queen : queens) {
            isFixed[queen] = true;
        }
        this.closed = closed;
        restore(regions);
        int before;
        do {
            before = frees;
            for (int square = 0; square < regions.length; square++) {
                if (cut.region(square) != Cut.FREE && canLeave(square)) {
                    clear(square);
                }
            }
        } while (frees > before);
        fix();
        return solutions(2) == 1;
    }

    private void fix() {
        for (int square = 0; square < isFixed.length; square++) {
            isFixed[square] = cut.region(square) != Cut.FREE;
        }
    }

    /** Looks for solutions as it is; less than 0 if the search is given up. */
    int solutions(int limit) {
        int found = search.run(coloured, limit, MOST_NODES);
        work += COST + search.nodes();
        return found;
    }

    /** Of the queens of the intended solution. */
    int[] columns() {
        return Arrays.stream(queens).map(square -> square % n).toArray();
    }

    int[] copy() {
        return IntStream.range(0, n * n).map(cut::region).toArray();
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

    void colour(int square, int region) {
        if (cut.region(square) != Cut.FREE) {
            clear(square);
        }
        int last = free[--frees];
        free[place[square]] = last;
        place[last] = place[square];
        cut.assign(square, region);
        Bits.add(coloured, square);
        size[region]++;
    }

    private void clear(int square) {
        size[cut.region(square)]--;
        cut.assign(square, Cut.FREE);
        Bits.remove(coloured, square);
        addFree(square);
    }

    /** The solutions with a queen on a square, if that had a region; the limit also if the search is given up. */
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

    /** The regions with room left that a square may join, as bits: those beside it, and now and then any. */
    long choices(int square, Chance chance) {
        long choices = !connected && chance.below(LEAP) == 0 ? room(chance.below(n)) : 0;
        for (int neighbour : cut.beside(square)) {
            choices |= room(cut.region(neighbour));
        }
        return choices & ~closed;
    }

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
        if (isFixed[square] || !connected) {
            return !isFixed[square];
        }
        int region = cut.region(square);
        Arrays.fill(seen, false);
        seen[square] = true;
        return flood(queens[region]) == size[region] - 1;
    }

    /** Marks the squares of a region that are connected to one of it, and counts them. */
    private int flood(int square) {
        seen[square] = true;
        int count = 1;
        for (int next : cut.beside(square)) {
            count += !seen[next] && cut.region(next) == cut.region(square) ? flood(next) : 0;
        }
        return count;
    }

    /** Takes the colours from the squares around one but fixed ones, and from squares then connected to no queen. */
    void clearAround(int center, int radius) {
        for (int square = 0; square < n * n; square++) {
            int distance = Math.max(Math.abs(square / n - center / n), Math.abs(square % n - center % n));
            if (distance <= radius && !isFixed[square] && cut.region(square) != Cut.FREE) {
                clear(square);
            }
        }
        if (connected) {
            Arrays.fill(seen, false);
            for (int queen : queens) {
                flood(queen);
            }
            for (int square = 0; square < seen.length; square++) {
                if (!seen[square] && cut.region(square) != Cut.FREE) {
                    clear(square);
                }
            }
        }
    }
}
