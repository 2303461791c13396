package io.github.queens4j.region.generate;

import io.github.queens4j.region.generate.Generator.Task;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.search.Chance;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/** Starts of a drawn board: of a random colouring a solution, what is drawn, and what connects both remain. */
final class Outline {

    private static final int MOST_SOLUTIONS = 10;
    // Ways pass by one in this number of free squares, so that they differ from start to start.
    private static final int DETOUR = 8;

    private final int n;
    private final Patchwork board;
    private final Task task;
    private final Chance chance;
    private final int[] drawn;

    /** The squares of the queens that are wished; empty if any are welcome. */
    private final int[] wished;

    /** The drawn regions in any order, and, as bits, those of more than one square. */
    private final int[] begun;

    private final long shapes;

    /** The regions while the board is coloured. */
    private int[] regions;

    Outline(Patchwork board, Task task, Chance chance) {
        this.board = board;
        this.task = task;
        this.chance = chance;
        n = board.n;
        regions = new int[n * n];
        Arrays.fill(regions, Cut.FREE);
        drawn = task.drawn().length == 0 ? regions : task.drawn();
        int[] columns = task.queens();
        wished = IntStream.range(0, columns.length)
                .map(row -> row * n + columns[row])
                .toArray();
        begun = IntStream.rangeClosed(0, Arrays.stream(drawn).max().orElseThrow())
                .toArray();
        shapes = Arrays.stream(begun)
                .filter(region ->
                        Arrays.stream(drawn).filter(other -> other == region).count() > 1)
                .mapToLong(region -> 1L << region)
                .sum();
    }

    /** Whether what is drawn has several solutions by itself, which all that is made of it then has. */
    boolean isHopeless() {
        board.restore(drawn);
        return board.solutions(2) > 1;
    }

    /** Puts a start on the board; false if it failed. Shapes that are kept grow no further than they must. */
    boolean start(boolean keepsShapes) {
        regions = drawn.clone();
        chance.shuffle(begun);
        if (!Arrays.stream(begun).allMatch(this::join) || !plant()) {
            return false;
        }
        long closed = task.locked() | (keepsShapes && begun.length < n ? shapes : 0);
        grow(closed);
        grow(task.locked());
        int[] queens = wished.length > 0 ? wished : solution();
        int[] rowOf = new int[n];
        Arrays.fill(rowOf, -1);
        long closedRows = 0;
        for (int queen : queens) {
            rowOf[regions[queen]] = queen / n;
            closedRows |= isIn(closed, regions[queen]) ? 1L << (queen / n) : 0;
        }
        if (Arrays.stream(rowOf).anyMatch(row -> row < 0)
                || Arrays.stream(regions).anyMatch(region -> region == Cut.FREE)) {
            return false;
        }
        boolean[] keeps = new boolean[n * n];
        for (int square = 0; square < keeps.length; square++) {
            keeps[square] = drawn[square] != Cut.FREE || isIn(closed, regions[square]);
            regions[square] = rowOf[regions[square]];
        }
        return board.start(regions, keeps, closedRows, queens);
    }

    /** Joins the parts of a region, and it to a wished queen if it has none, by short ways; false if it cannot. */
    private boolean join(int region) {
        if (isIn(task.locked(), region)) {
            return !lacksQueen(region);
        }
        int[] from = new int[n * n];
        for (int end = end(region, from); end >= 0; end = end(region, from)) {
            for (int square = end; regions[square] != region; square = from[square]) {
                regions[square] = region;
            }
        }
        return !lacksQueen(region)
                && IntStream.range(0, n * n).noneMatch(square -> regions[square] == region && from[square] < 0);
    }

    private boolean lacksQueen(int region) {
        return wished.length > 0 && Arrays.stream(wished).noneMatch(square -> regions[square] == region);
    }

    /** The last free square of a shortest way to where a region is to be joined; -1 if there is none. */
    private int end(int region, int... from) {
        boolean lacksQueen = lacksQueen(region);
        Deque<Integer> ends = new ArrayDeque<>();
        Arrays.fill(from, -1);
        IntStream.range(0, n * n)
                .filter(square -> regions[square] == region)
                .limit(task.connected() ? 1 : n * n)
                .forEach(square -> {
                    from[square] = square;
                    ends.add(square);
                });
        while (!ends.isEmpty()) {
            int square = ends.remove();
            for (int next : around(square)) {
                if (from[next] < 0 && regions[next] == region) {
                    from[next] = square;
                    if (regions[square] != region) {
                        return square;
                    }
                    ends.addFirst(next);
                } else if (from[next] < 0
                        && regions[next] == Cut.FREE
                        && (lacksQueen || !isWished(next))
                        && chance.below(DETOUR) > 0) {
                    from[next] = square;
                    if (isWished(next)) {
                        return next;
                    }
                    ends.add(next);
                }
            }
        }
        return -1;
    }

    private boolean isWished(int square) {
        return wished.length > 0 && wished[square / n] == square;
    }

    private int[] around(int square) {
        return chance.shuffle(board.cut.beside(square).clone());
    }

    private int[] free(IntStream squares) {
        return chance.shuffle(
                squares.filter(square -> regions[square] == Cut.FREE).toArray());
    }

    /** Gives each region without squares one, that of a wished queen if there are such; false if there are too few. */
    private boolean plant() {
        int[] free = free(wished.length > 0 ? Arrays.stream(wished) : IntStream.range(0, n * n));
        int missing = n - begun.length;
        for (int i = 0; i < Math.min(free.length, missing); i++) {
            regions[free[i]] = begun.length + i;
        }
        return wished.length > 0 ? free.length == missing : free.length >= missing;
    }

    /** Lets all regions but closed ones grow as long as they can. */
    private void grow(long closed) {
        boolean hasGrown = true;
        while (hasGrown) {
            hasGrown = false;
            for (int square : free(IntStream.range(0, n * n))) {
                for (int next : around(square)) {
                    if (regions[square] == Cut.FREE && regions[next] != Cut.FREE && !isIn(closed, regions[next])) {
                        regions[square] = regions[next];
                        hasGrown = true;
                    }
                }
            }
        }
    }

    private static boolean isIn(long set, int region) {
        return (set >>> region & 1) != 0;
    }

    private int[] solution() {
        board.restore(regions);
        int found = board.solutions(MOST_SOLUTIONS);
        return found > 0 ? board.search.solution(chance.below(found)) : new int[0];
    }
}
