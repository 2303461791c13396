package io.github.queens4j.engine;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import java.util.Arrays;

/**
 * The queens that stand in the rows above a square, and the uppermost of them that attacks it.
 *
 * <p>A listener hears of millions of squares: the lines of a small board are numbered once, those of a large one for
 * each square that is asked about, but not again for each queen that it is compared with.
 */
final class StandingQueens {

    /** The largest n whose lines are all numbered in advance: up to half a megabyte under most rules. */
    private static final int LARGEST_TABLE = 128;

    private final LineFamily[] families;
    private final int n;
    private final boolean inAdvance;

    /**
     * For each square in turn the numbers of its lines, one of each family; of one square alone if the board is large.
     */
    private final long[] lines;

    /** The same for each queen, from the first row down to the lowest that has had one. */
    private long[] linesOfQueens = new long[0];

    StandingQueens(Puzzle puzzle) {
        families = puzzle.rule().families().toArray(LineFamily[]::new);
        n = puzzle.size();
        inAdvance = n <= LARGEST_TABLE;
        lines = new long[(inAdvance ? n * n : 1) * families.length];
        if (inAdvance) {
            for (int square = 0; square < n * n; square++) {
                number(square / n, square % n, square * families.length);
            }
        }
    }

    private void number(int row, int column, int at) {
        for (int i = 0; i < families.length; i++) {
            lines[at + i] = families[i].line(row, column, n);
        }
    }

    /** Where the numbers of a square's lines are. */
    private int linesOf(int row, int column) {
        if (inAdvance) {
            return (row * n + column) * families.length;
        }
        number(row, column, 0);
        return 0;
    }

    /** The queen of a row; she stands until another takes her place. */
    void place(int row, int column) {
        int at = row * families.length;
        if (at >= linesOfQueens.length) {
            linesOfQueens = Arrays.copyOf(linesOfQueens, 2 * at + families.length);
        }
        System.arraycopy(lines, linesOf(row, column), linesOfQueens, at, families.length);
    }

    /** The row of the first queen above a square that attacks it; the square's own row if there is none. */
    int uppermostAttacker(int row, int column) {
        int first = linesOf(row, column);
        int attacker = 0;
        while (attacker < row && !shareLine(first, attacker * families.length)) {
            attacker++;
        }
        return attacker;
    }

    private boolean shareLine(int ofSquare, int ofQueen) {
        for (int i = 0; i < families.length; i++) {
            long line = lines[ofSquare + i];
            if (line == linesOfQueens[ofQueen + i] && line != LineFamily.NONE) {
                return true;
            }
        }
        return false;
    }
}
