package io.github.queens4j.region.generate;

import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import io.github.queens4j.search.Chance;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/**
 * A board some of whose squares have a region already, and perhaps the queens that are wished.
 *
 * <p>A start colours the whole board at random: parts of a region are joined by short ways, regions without a square
 * get one, then all grow. A solution of that becomes the intended one, and squares with which others have queens lose
 * their colour again ({@link Patchwork#thin}), for the generator to colour them otherwise.
 */
final class Outline {

    private static final int MOST_NODES = 3_000;
    private static final int MOST_SOLUTIONS = 10;

    /** Of this number of free squares some are left out of all ways in later starts, so that these lie elsewhere. */
    private static final int DETOURS = 8;

    private static final int[][] SIDES = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    private final int n;
    private final boolean connected;
    private final int[] drawn;

    /** The squares of the queens that are wished; empty if any are welcome. */
    private final int[] wished;

    private final Chance chance;

    /** Regions with squares, in the order in which they are joined: one that could not be joined comes first. */
    private final int[] begun;

    /** The board while it is coloured, and the squares that no way may use. */
    private int[] regions = {};

    private final boolean[] isBarred;
    private int starts;

    /** For each square a region from 0 to n - 1, or {@link Cut#FREE}; and columns as of {@link Generator}. */
    Outline(int n, boolean connected, int[] drawn, int[] columns, Chance chance) {
        this.n = n;
        this.connected = connected;
        this.drawn = drawn;
        this.chance = chance;
        wished = IntStream.range(0, columns.length)
                .map(row -> row * n + columns[row])
                .toArray();
        begun = Arrays.stream(drawn)
                .filter(region -> region != Cut.FREE)
                .distinct()
                .toArray();
        isBarred = new boolean[n * n];
    }

    /** Whether what is drawn has several solutions by itself, which all that is made of it then has. */
    boolean isHopeless() {
        Cut cut = new Cut(n);
        long[] open = cut.all();
        for (int square = 0; square < drawn.length; square++) {
            cut.assign(square, drawn[square]);
            if (drawn[square] == Cut.FREE) {
                Bits.remove(open, square);
            }
        }
        SolutionSearch search = new SolutionSearch(cut, 2);
        search.run(open, 2, MOST_NODES);
        return search.found() > 1;
    }

    /** Whether some drawn shapes can be kept as they are, as there are other regions that can grow. */
    boolean hasShapes() {
        return begun.length < n && shapes() != 0;
    }

    /** The drawn regions of more than one square, as bits. */
    private long shapes() {
        return Arrays.stream(begun)
                .filter(region ->
                        Arrays.stream(drawn).filter(other -> other == region).count() > 1)
                .mapToLong(region -> 1L << region)
                .reduce(0, (a, b) -> a | b);
    }

    /**
     * Puts a start on a board, where shapes grow no further than they must if they are to be kept; false if it failed.
     */
    boolean start(Patchwork board, boolean keepsShapes) {
        regions = drawn.clone();
        starts++;
        for (int square = 0; square < regions.length; square++) {
            isBarred[square] = chance.below(DETOURS) < starts % (DETOURS / 2);
        }
        for (int square : wished) {
            isBarred[square] = true;
        }
        for (int i = 0; i < begun.length; i++) {
            if (!join(begun[i])) {
                int first = begun[i];
                System.arraycopy(begun, 0, begun, 1, i);
                begun[0] = first;
                return false;
            }
        }
        long closed = keepsShapes ? shapes() : 0;
        if (!plant()) {
            return false;
        }
        grow(closed);
        grow(0);
        return begin(board, closed);
    }

    /** Joins the parts of a region, and then it to a wished queen if it has none; false if it cannot. */
    private boolean join(int region) {
        while (true) {
            boolean[] isPart = part(region);
            boolean isWhole = !connected
                    || IntStream.range(0, n * n).allMatch(square -> regions[square] != region || isPart[square]);
            boolean hasQueen =
                    wished.length == 0 || Arrays.stream(wished).anyMatch(square -> regions[square] == region);
            if (isWhole && hasQueen) {
                return true;
            }
            int[] way = way(region, isWhole, isPart);
            if (way.length == 0) {
                return false;
            }
            for (int square : way) {
                regions[square] = region;
            }
        }
    }

    /** The squares connected to the first of a region. */
    private boolean[] part(int region) {
        boolean[] isPart = new boolean[n * n];
        Deque<Integer> ends = new ArrayDeque<>();
        IntStream.range(0, n * n)
                .filter(square -> regions[square] == region)
                .limit(1)
                .forEach(ends::add);
        while (!ends.isEmpty()) {
            int square = ends.remove();
            if (!isPart[square]) {
                isPart[square] = true;
                for (int next : around(square)) {
                    if (regions[next] == region) {
                        ends.add(next);
                    }
                }
            }
        }
        return isPart;
    }

    /** The free squares of a shortest way from a part to another, or to a wished queen; empty if there is none. */
    private int[] way(int region, boolean toQueen, boolean... isPart) {
        int[] from = new int[n * n];
        Arrays.fill(from, -1);
        Deque<Integer> ends = new ArrayDeque<>();
        IntStream.range(0, n * n).filter(square -> isPart[square]).forEach(ends::add);
        while (!ends.isEmpty()) {
            int square = ends.remove();
            for (int next : around(square)) {
                if (isPart[next] || from[next] >= 0) {
                    continue;
                }
                from[next] = square;
                boolean isQueen = toQueen && regions[next] == Cut.FREE && isWished(next);
                if (isQueen || (regions[next] == region && !toQueen)) {
                    return IntStream.iterate(isQueen ? next : square, at -> !isPart[at], at -> from[at])
                            .toArray();
                }
                if (regions[next] == region || (regions[next] == Cut.FREE && !isBarred[next])) {
                    ends.add(next);
                }
            }
        }
        return new int[0];
    }

    private boolean isWished(int square) {
        return wished.length > 0 && wished[square / n] == square;
    }

    /** The squares that share a side with one, in any order. */
    private int[] around(int square) {
        int[] around = Arrays.stream(SIDES)
                .filter(side -> Math.min(square / n + side[0], square % n + side[1]) >= 0
                        && Math.max(square / n + side[0], square % n + side[1]) < n)
                .mapToInt(side -> square + side[0] * n + side[1])
                .toArray();
        chance.shuffle(around, around.length);
        return around;
    }

    /** Gives each region without squares one, that of a wished queen if there are such; false if there are too few. */
    private boolean plant() {
        int[] free = (wished.length > 0 ? Arrays.stream(wished) : IntStream.range(0, n * n))
                .filter(square -> regions[square] == Cut.FREE)
                .toArray();
        chance.shuffle(free, free.length);
        int planted = 0;
        for (int region = 0; region < n; region++) {
            int missing = region;
            if (Arrays.stream(begun).noneMatch(other -> other == missing)) {
                if (planted == free.length) {
                    return false;
                }
                regions[free[planted++]] = region;
            }
        }
        return wished.length == 0 || planted == free.length;
    }

    /** Lets all regions but closed ones grow as long as they can. */
    private void grow(long closed) {
        boolean hasGrown = true;
        while (hasGrown) {
            hasGrown = false;
            int[] free = IntStream.range(0, n * n)
                    .filter(square -> regions[square] == Cut.FREE)
                    .toArray();
            chance.shuffle(free, free.length);
            for (int square : free) {
                for (int next : around(square)) {
                    if (regions[next] != Cut.FREE && ((closed >>> regions[next]) & 1) == 0) {
                        regions[square] = regions[next];
                        hasGrown = true;
                        break;
                    }
                }
            }
        }
    }

    /**
     * Numbers regions by the rows of their queens, and begins with as many squares as these are the only solution of.
     */
    private boolean begin(Patchwork board, long closed) {
        int[] queens = wished.length > 0 ? wished : solution();
        if (queens.length == 0) {
            return false;
        }
        int[] rowOf = new int[n];
        Arrays.fill(rowOf, -1);
        long keeping = 0;
        for (int row = 0; row < n; row++) {
            int region = regions[queens[row]];
            if (rowOf[region] >= 0) {
                return false;
            }
            rowOf[region] = row;
            keeping |= ((closed >>> region) & 1) << row;
        }
        boolean[] isFixed = new boolean[n * n];
        for (int square = 0; square < regions.length; square++) {
            isFixed[square] = drawn[square] != Cut.FREE;
            regions[square] = rowOf[regions[square]];
        }
        board.start(regions, isFixed, keeping, queens);
        return board.thin();
    }

    private int[] solution() {
        Cut cut = new Cut(n);
        for (int square = 0; square < regions.length; square++) {
            cut.assign(square, regions[square]);
        }
        SolutionSearch search = new SolutionSearch(cut, MOST_SOLUTIONS);
        search.run(cut.all(), MOST_SOLUTIONS, MOST_NODES);
        return search.found() == 0 ? new int[0] : search.solution(chance.below(search.found()));
    }
}
