package io.github.queens4j.region.generate;

import io.github.queens4j.search.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Gets rid of rivals of the intended solution by moves of squares between regions (F. Glover's tabu search). */
final class Repair {

    // With this number of rivals it is cheaper to go back.
    static final int MOST_RIVALS = 100;
    private static final int MOST_MOVES = 50;
    private static final int REST = 5;

    private final Patchwork board;
    private final Chance chance;
    private final List<int[]> rivals = new ArrayList<>();

    /** For each square the number of rivals with a queen on it, and the move before which it stays. */
    private final int[] use;

    private final int[] rest;
    private int moves;
    private int bestSquare;
    private int bestRegion;
    private int bestChange;

    Repair(Patchwork board, Chance chance) {
        this.board = board;
        this.chance = chance;
        use = new int[board.n * board.n];
        rest = new int[board.n * board.n];
    }

    /** Gives a free square to the region where it brings the fewest rivals, and removes them; false if it cannot. */
    boolean force() {
        rivals.clear();
        Arrays.fill(use, 0);
        Arrays.fill(rest, 0);
        moves = 0;
        forget();
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

    private void forget() {
        bestSquare = -1;
        bestChange = MOST_RIVALS;
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
        forget();
        for (int square : chance.shuffle(rivals.get(chance.below(rivals.size())).clone())) {
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
        boolean loses = rival[bestSquare / board.n] == bestSquare;
        for (int i = 0; loses && i < rival.length; i++) {
            use[rival[i]]--;
        }
        return loses;
    }
}
