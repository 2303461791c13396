package io.github.queens4j.region.generate;

import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.LongConsumer;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Makes coloured boards with one solution: first the queens, then the colours, square by square, taken away and grown
 * again (P. Shaw's large neighbourhood search, 1998), alike everywhere: no fractions, no clock, no hash order.
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

    /** For each row the column of the queen, of the one solution of the board that was made. */
    public int[] solution() {
        return board.columns();
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
            if (board.frees > bestFrees + SLACK || !new Repair().force()) {
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

    /** Gets rid of rivals of the intended solution by moves of squares between regions (F. Glover's tabu search). */
    private final class Repair {

        // With this number of rivals it is cheaper to go back.
        static final int MOST_RIVALS = 100;
        private static final int MOST_MOVES = 50;
        private static final int REST = 5;

        private final List<int[]> rivals = new ArrayList<>();

        /** For each square the number of rivals with a queen on it, and the move before which it stays. */
        private final int[] use = new int[n * n];

        private final int[] rest = new int[n * n];
        private int moves;
        private int bestSquare = -1;
        private int bestRegion;
        private int bestChange = MOST_RIVALS;

        /** Gives a free square the region where it brings the fewest rivals, and removes these; false if it cannot. */
        boolean force() {
            for (int i = 0; i < board.frees && bestChange > 0; i++) {
                consider(board.free[i], board.choices(board.free[i], chance));
            }
            if (bestSquare < 0) {
                return false;
            }
            take();
            rest[bestSquare] = REST;
            while (!rivals.isEmpty()) {
                if (++moves > MOST_MOVES || rivals.size() > 2 * MOST_RIVALS || !move()) {
                    return false;
                }
            }
            return true;
        }

        private void consider(int square, long regions) {
            for (long left = regions; left != 0 && bestChange > -use[square]; left &= left - 1) {
                int region = Long.numberOfTrailingZeros(left);
                int enough = Math.min(MOST_RIVALS, bestChange + use[square]);
                int brought = board.solutions(square, region, enough, Patchwork.MOST_NODES);
                if (brought < enough) {
                    bestSquare = square;
                    bestRegion = region;
                    bestChange = brought - use[square];
                }
            }
        }

        /** Makes the best move, and notes the rivals that it brings. */
        private void take() {
            int brought = board.solutions(bestSquare, bestRegion, MOST_RIVALS, Patchwork.MOST_NODES);
            for (int i = 0; i < brought; i++) {
                int[] rival = board.search.solution(i);
                rivals.add(rival);
                for (int square : rival) {
                    use[square]++;
                }
            }
            board.colour(bestSquare, bestRegion);
        }

        private boolean move() {
            bestSquare = -1;
            bestChange = MOST_RIVALS;
            for (int square :
                    chance.shuffle(rivals.get(chance.below(rivals.size())).clone())) {
                if (rest[square] <= moves && board.canLeave(square)) {
                    consider(square, board.choices(square, chance) & ~(1L << board.cut.region(square)));
                }
            }
            if (bestSquare < 0) {
                return false;
            }
            rivals.removeIf(this::loses);
            take();
            rest[bestSquare] = moves + REST + chance.below(REST);
            return true;
        }

        private boolean loses(int... rival) {
            boolean loses = rival[bestSquare / n] == bestSquare;
            for (int i = 0; loses && i < rival.length; i++) {
                use[rival[i]]--;
            }
            return loses;
        }
    }
}
