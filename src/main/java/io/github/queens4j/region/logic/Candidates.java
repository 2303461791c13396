package io.github.queens4j.region.logic;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A board while it is solved: the queens that stand, and the squares that are not crossed out. Not for use by several
 * threads.
 */
public final class Candidates {

    final Cut cut;

    /** Squares that are not crossed out, those of queens among them. */
    final long[] open;

    final long[] queens;

    /** Rows, columns and regions without a queen, a word each. */
    final long[] undone = new long[3];

    private int left;

    /**
     * An empty board, no square crossed out.
     *
     * @param cut its regions
     */
    public Candidates(Cut cut) {
        this.cut = cut;
        open = cut.grid.all();
        queens = new long[open.length];
        Arrays.fill(undone, -1L >>> (64 - cut.n));
        left = cut.n;
    }

    /** Becomes what another board of the same cut is. */
    void copy(Candidates other) {
        System.arraycopy(other.open, 0, open, 0, open.length);
        System.arraycopy(other.queens, 0, queens, 0, queens.length);
        System.arraycopy(other.undone, 0, undone, 0, undone.length);
        left = other.left;
    }

    /**
     * Puts a queen on a square; what she attacks is not crossed out yet.
     *
     * @param square an open square
     */
    public void place(int square) {
        Bits.add(queens, square);
        undone[0] &= ~(1L << (square / cut.n));
        undone[1] &= ~(1L << (square % cut.n));
        undone[2] &= ~(1L << cut.region(square));
        left--;
    }

    /**
     * Crosses out a square.
     *
     * @param square the square
     */
    public void cross(int square) {
        Bits.remove(open, square);
    }

    /**
     * Takes a step of reasoning.
     *
     * @param step what it places or crosses out
     */
    public void take(Step step) {
        if (step.placed() >= 0) {
            place(step.placed());
        }
        long[] crossed = step.crossed();
        for (int w = 0; w < crossed.length; w++) {
            open[w] &= ~crossed[w];
        }
    }

    /**
     * Whether every queen stands.
     *
     * @return true if n do
     */
    public boolean isSolved() {
        return left == 0;
    }

    /** The first line from an index on that has no queen yet; -1 if there is none. */
    int nextUndone(int line) {
        int kind = line / cut.n;
        int index = line % cut.n;
        while (kind < 3) {
            long rest = index == 64 ? 0 : undone[kind] & (-1L << index);
            if (rest != 0) {
                return kind * cut.n + Long.numberOfTrailingZeros(rest);
            }
            kind++;
            index = 0;
        }
        return -1;
    }

    boolean isUndone(int line) {
        return (undone[line / cut.n] >>> line % cut.n & 1) != 0;
    }

    int count(int line) {
        return Bits.countCommon(open, cut.lines[line]);
    }

    /** The open squares of a line. */
    long[] squares(int line) {
        return Bits.common(open, cut.lines[line]);
    }

    /** The open squares that a queen attacks wherever she stands in a line; null if there are none. */
    long @Nullable [] attackedByAll(int line) {
        long[] attacked = open.clone();
        long[] squares = cut.lines[line];
        for (int square = Bits.nextCommon(open, squares, 0);
                square >= 0;
                square = Bits.nextCommon(open, squares, square + 1)) {
            cut.retainAttacked(attacked, square);
            if (Bits.isEmpty(attacked)) {
                return null;
            }
        }
        return attacked;
    }

    /** A line that has neither a queen nor an open square; -1 if there is none. */
    int emptyLine() {
        for (int line = nextUndone(0); line >= 0; line = nextUndone(line + 1)) {
            if (Bits.nextCommon(open, cut.lines[line], 0) < 0) {
                return line;
            }
        }
        return -1;
    }

    /**
     * The open squares.
     *
     * @return a copy
     */
    public long[] open() {
        return open.clone();
    }
}
