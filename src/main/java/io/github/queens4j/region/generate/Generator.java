package io.github.queens4j.region.generate;

import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.LongConsumer;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Makes coloured boards with one solution: first the queens, then the colours, square by square, where no other
 * solution would have a queen. When there is no such square, one is forced and its rivals are removed ({@link Repair});
 * when that fails, and until the difficulty is right, colours are taken away and grow again (P. Shaw's large
 * neighbourhood search, 1998). A seed gives the same board everywhere: no fractions, no clock, no hash order.
 */
public final class Generator {

    // The trials after which a square is taken to fit nowhere: few at first, so that most proofs are easy.
    private static final int[] MOST_NODES = {20, 200, 2000};
    // A board with more free squares than this beyond those of the best board is given up.
    private static final int SLACK = 2;
    // Colours are taken away up to this distance from a square, or one further.
    private static final int RADIUS = 2;
    // Once colours were taken away this number of times for each row, a solution is given up for another.
    private static final int PATIENCE = 4;
    // The boards made of one solution before it is given up because none has the difficulty that is wanted.
    private static final int TRIES = 100;
    // The exchanges of columns for each row before a new permutation.
    private static final int EXCHANGES = 20;
    // Work on what is drawn, grading included, before nothing can be made of it; about a second.
    private static final long MOST_WORK = 8_000_000;
    // What a start costs for each square, in the same unit, and a grade, besides the nodes that it takes.
    private static final int COST = 4;
    // One part in this number of it is for drawn shapes to stay as they are.
    private static final int KEEPING = 4;

    private final int n;
    private final @Nullable Outline outline;
    private final Patchwork board;
    private final Repair repair;
    private final Chance chance;
    private final BiConsumer<Integer, Integer> watcher;

    /** For each free square the regions that it cannot join. */
    private final long[] refused;

    /** Whether nothing is left to be coloured: there is one board, and one grade. */
    private final boolean isFinished;

    private int[] best = {};
    private int bestFrees;
    private int attempts;

    /** What a board is to hold: regions drawn, or {@link Cut#FREE}; closed ones as bits; queens wished, or none. */
    @SuppressWarnings("ArrayRecordComponent") // never compared or changed
    public record Task(boolean connected, int[] drawn, long locked, int[] queens) {

        public boolean isBlank() {
            return drawn.length + queens.length == 0;
        }
    }

    /**
     * For boards of 1 or 4 to 64 rows, no region of which has more than the largest number of squares, at least n. The
     * watcher takes, now and then, the attempts, from 1, and the number of squares with a region.
     */
    public Generator(int n, long seed, int largest, Task task, BiConsumer<Integer, Integer> watcher) {
        this.n = n;
        this.watcher = watcher;
        chance = new Chance(seed);
        board = new Patchwork(n, task.connected, largest, Repair.MOST_RIVALS);
        repair = new Repair(board, chance);
        refused = new long[n * n];
        isFinished = task.drawn.length > 0 && Arrays.stream(task.drawn).noneMatch(region -> region == Cut.FREE);
        outline = task.isBlank() ? null : new Outline(board, task, chance);
    }

    /** Makes a board with one solution that a grader puts at distance 0; null if a wish cannot be met. */
    public @Nullable Cut next(ToIntBiFunction<Cut, LongConsumer> grader) {
        boolean isHopeless = outline != null && outline.isHopeless();
        for (attempts = 0; !isHopeless && hasTime(1) && !(isFinished && attempts > 0); attempts++) {
            if (attempt(grader)) {
                return board.cut;
            }
        }
        return null;
    }

    private boolean hasTime(int part) {
        return outline == null || board.work + (long) COST * n * n * attempts < MOST_WORK / part;
    }

    /** One solution, given up when it does not get better. */
    private boolean attempt(ToIntBiFunction<Cut, LongConsumer> grader) {
        if (outline == null) {
            board.start(queens());
        } else if (!outline.start(hasTime(KEEPING))) {
            return false;
        }
        int nearest = Integer.MAX_VALUE;
        int[] nearestBoard = {};
        for (int i = 0; i < TRIES && complete() && hasTime(1); i++) {
            board.work += (long) COST * n * n;
            int distance = grader.applyAsInt(board.cut, nodes -> board.work += nodes);
            if (distance == 0 || isFinished) {
                return distance == 0;
            }
            if (distance <= nearest) {
                nearest = distance;
                nearestBoard = board.copy();
            } else {
                board.restore(nearestBoard);
            }
            board.clearAround(chance.below(n * n), RADIUS + chance.below(2));
        }
        return false;
    }

    /** For each row the column of its queen: a random permutation, in which those that touch are exchanged. */
    private int[] queens() {
        int[] columns = IntStream.range(0, n).toArray();
        while (true) {
            chance.shuffle(columns);
            for (int i = 0; i < EXCHANGES * n; i++) {
                int row = touching(columns);
                if (row < 0) {
                    return columns;
                }
                Chance.swap(columns, row + chance.below(2), chance.below(n));
            }
        }
    }

    private int touching(int... columns) {
        int found = -1;
        int count = 0;
        for (int row = 0; row + 1 < n; row++) {
            if (Math.abs(columns[row] - columns[row + 1]) == 1 && chance.below(++count) == 0) {
                found = row;
            }
        }
        return found;
    }

    /** Colours all squares; false if that takes too long. */
    private boolean complete() {
        bestFrees = Integer.MAX_VALUE;
        int patience = PATIENCE * n;
        while (grow() > 0) {
            watcher.accept(attempts + 1, n * n - board.frees);
            if (board.frees <= bestFrees) {
                bestFrees = board.frees;
                best = board.copy();
            }
            if (board.frees > bestFrees + SLACK || !repair.force()) {
                if (--patience == 0 || !hasTime(1)) {
                    return false;
                }
                board.restore(best);
                board.clearAround(board.free[chance.below(board.frees)], RADIUS + chance.below(2));
            }
        }
        return true;
    }

    /** Colours free squares while that brings no other solution, the easy ones first; how many are left. */
    private int grow() {
        for (int mostNodes : MOST_NODES) {
            Arrays.fill(refused, 0);
            int failures = 0;
            while (board.frees > 0 && failures <= 2 * board.frees + n) {
                Interruption.check();
                int square = board.free[chance.below(board.frees)];
                int region = board.pick(board.choices(square, chance) & ~refused[square], chance);
                failures++;
                if (region >= 0 && board.solutions(square, region, 1, mostNodes) == 0) {
                    board.colour(square, region);
                    failures = 0;
                } else if (region >= 0) {
                    refused[square] |= 1L << region;
                }
            }
        }
        return board.frees;
    }
}
