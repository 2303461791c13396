package io.github.queens4j.tour.search;

import java.util.SplittableRandom;

/**
 * Turns an open tour into a closed one by rotations of its end.
 *
 * <p><b>Idea.</b> If the last square is a move away from the k-th square of the path, the part behind the k-th square
 * can be walked backwards: another tour from the same start, that ends on the square that followed the k-th. Of the up
 * to seven such ends the one nearest to the start is taken, now and then another one, until the end is a move away from
 * the start.
 *
 * <p><b>Source.</b> Posa, "Hamiltonian circuits in random graphs", Discrete Mathematics 14 (1976).
 *
 * <p><b>Limits.</b> A heuristic: not closing a path proves nothing.
 */
final class Rotations {

    /** One step in so many goes astray at first, to get out of dead ends. */
    private static final int GREED = 4;

    private final KnightGraph graph;
    private final Grid grid;
    private final int[] path;
    private final int[] position;
    private final MoveBudget moves;
    private final SplittableRandom random;

    Rotations(KnightGraph graph, int[] path, long seed, MoveBudget moves) {
        this.graph = graph;
        this.grid = graph.grid();
        this.path = path;
        this.position = new int[path.length];
        this.moves = moves;
        this.random = new SplittableRandom(seed);
        for (int at = 0; at < path.length; at++) {
            position[path[at]] = at;
        }
    }

    boolean close(long budget) {
        for (long left = budget; left > 0; left--) {
            if (grid.isMove(path[0], path[path.length - 1])) {
                return true;
            }
            moves.spend();
            int pivot = pivot();
            if (pivot < 0) {
                return false;
            }
            reverse(pivot + 1);
        }
        return false;
    }

    /** Where to rotate: the position before the new end. */
    private int pivot() {
        boolean greedy = random.nextInt(GREED) > 0;
        int last = path.length - 1;
        int best = -1;
        long bestKey = Long.MAX_VALUE;
        for (int at = graph.first(path[last]); at < graph.first(path[last] + 1); at++) {
            int pivot = position[graph.target(at)];
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
        long down = (long) grid.row(square) - grid.row(path[0]);
        long across = (long) grid.column(square) - grid.column(path[0]);
        return Math.abs(down) + Math.abs(across);
    }

    private void reverse(int from) {
        int low = from;
        int high = path.length - 1;
        while (low < high) {
            int swapped = path[low];
            put(low++, path[high]);
            put(high--, swapped);
        }
    }

    private void put(int at, int square) {
        path[at] = square;
        position[square] = at;
    }
}
