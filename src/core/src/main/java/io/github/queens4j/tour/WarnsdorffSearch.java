package io.github.queens4j.tour;

import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongBinaryOperator;

/**
 * Warnsdorff's rule (1823) as a {@link PrunedSearch} under a budget of moves, again and again with other ties and twice
 * the budget (Luby, Sinclair and Zuckerman, 1993). Closed tours of larger boards, and those with a given end, come from
 * open ones by {@link Rotations}, those of boards three or four squares wide soon from {@link ThinBoard}.
 */
record WarnsdorffSearch(Grid grid, KnightGraph graph, Effort effort) {

    /** After so many, the frontier is the better way. */
    private static final int TRIES_ON_THIN_BOARDS = 4;

    /** The same on a board five squares wide, where some pairs of start and end have no tour. */
    private static final int TRIES_WITH_END = 10;

    private static final int MAX_DOUBLINGS = 30;

    WarnsdorffSearch(Grid grid, Effort effort) {
        this(grid, new KnightGraph(grid), effort);
    }

    Optional<int[]> find(int start, int end, boolean isClosed) {
        int side = Math.min(grid.rows(), grid.columns());
        int attempts = side == 3 || side == 4
                ? TRIES_ON_THIN_BOARDS
                : side == 5 && end != TourMethod.NONE ? TRIES_WITH_END : Integer.MAX_VALUE;
        for (int attempt = 0; attempt < attempts; attempt++) {
            boolean isBound = isClosed || end != TourMethod.NONE;
            Optional<int[]> rotated = isBound ? rotated(start, end, attempt) : Optional.empty();
            if (rotated.isPresent()) {
                return rotated;
            }
            PrunedSearch search = new PrunedSearch(graph, start, end, isClosed, order(attempt), effort);
            PrunedSearch.Result result = search.find(budget(attempt));
            if (result != PrunedSearch.Result.OUT_OF_BUDGET) {
                return result == PrunedSearch.Result.FOUND ? Optional.of(search.path()) : Optional.empty();
            }
        }
        return new ThinBoard(grid, effort).find(start, end, isClosed);
    }

    private long budget(int attempt) {
        return (2L * grid.size()) << Math.min(attempt, MAX_DOUBLINGS);
    }

    private Optional<int[]> rotated(int start, int end, int attempt) {
        PrunedSearch search = new PrunedSearch(graph, start, TourMethod.NONE, false, order(attempt), effort);
        if (search.find(budget(attempt)) != PrunedSearch.Result.FOUND) {
            return Optional.empty();
        }
        int[] path = search.path();
        long rotations = 16L * (grid.rows() + grid.columns());
        return new Rotations(path, end, attempt).close(rotations) ? Optional.of(path) : Optional.empty();
    }

    /** Fewest onward moves first, then the farthest from the middle; in further attempts by a hash of the square. */
    private LongBinaryOperator order(int attempt) {
        return attempt == 0
                ? (target, onward) -> (onward << 40) - fromMiddle((int) target)
                : (target, onward) -> (onward << 40) + hash(target, attempt);
    }

    private long fromMiddle(int square) {
        long down = 2L * grid.row(square) - grid.rows() + 1;
        long across = 2L * grid.column(square) - grid.columns() + 1;
        return Math.min(down * down + across * across, (1L << 40) - 1);
    }

    private static long hash(long square, int attempt) {
        long mixed = (square + 1) * 0x9E3779B97F4A7C15L + attempt * 0xD1B54A32D192ED03L;
        mixed = (mixed ^ mixed >>> 32) * 0xff51afd7ed558ccdL;
        return mixed >>> 40;
    }

    /**
     * Closes an open tour, or has it end in a square, by rotations of its end, which walk its last part back (Posa,
     * 1976).
     */
    private final class Rotations {

        /** One rotation in this number is not greedy, to get out of dead ends. */
        private static final int GREED = 4;

        private final int[] path;
        private final int end;
        private final int[] position;
        private final SplittableRandom random;

        Rotations(int[] path, int end, long seed) {
            this.path = path;
            this.end = end;
            this.position = new int[path.length];
            this.random = new SplittableRandom(seed);
            for (int at = 0; at < path.length; at++) {
                position[path[at]] = at;
            }
        }

        boolean close(long budget) {
            for (long left = budget; left > 0; left--) {
                int last = path[path.length - 1];
                if (end == TourMethod.NONE ? grid.isMove(path[0], last) : last == end) {
                    return true;
                }
                effort.spendOrThrow();
                int pivot = pivot();
                if (pivot < 0) {
                    return false;
                }
                reverse(pivot + 1);
            }
            return false;
        }

        private int pivot() {
            boolean greedy = random.nextInt(GREED) > 0;
            int last = path.length - 1;
            int best = -1;
            long bestKey = Long.MAX_VALUE;
            for (int at = graph.first[path[last]]; at < graph.first[path[last] + 1]; at++) {
                int pivot = position[graph.target[at]];
                if (pivot == last - 1) {
                    continue;
                }
                long noise = random.nextInt(1 << 16);
                long key = greedy ? (distance(path[pivot + 1]) << 16) + noise : noise;
                if (key < bestKey) {
                    bestKey = key;
                    best = pivot;
                }
            }
            return best;
        }

        private long distance(int square) {
            int target = end == TourMethod.NONE ? path[0] : end;
            long down = (long) grid.row(square) - grid.row(target);
            long across = (long) grid.column(square) - grid.column(target);
            return Math.abs(down) + Math.abs(across);
        }

        private void reverse(int from) {
            for (int low = from, high = path.length - 1; low < high; low++, high--) {
                Chance.swap(path, low, high);
                position[path[low]] = low;
                position[path[high]] = high;
            }
        }
    }
}
