package io.github.queens4j.region.logic;

import io.github.queens4j.search.Effort;
import java.util.Arrays;

/** A board while it is solved: the queens that stand, and the squares that are not crossed out. Not thread-safe. */
public final class Candidates {

    final Cut cut;

    /** Squares that are not crossed out, those of queens among them. */
    final long[] open;

    final long[] queens;

    /** Rows, columns and regions without a queen, a word each. */
    final long[] undone = new long[3];

    public Candidates(Cut cut) {
        this.cut = cut;
        open = cut.all();
        queens = new long[open.length];
        Arrays.fill(undone, -1L >>> (64 - cut.n));
    }

    void copy(Candidates other) {
        System.arraycopy(other.open, 0, open, 0, open.length);
        System.arraycopy(other.queens, 0, queens, 0, queens.length);
        System.arraycopy(other.undone, 0, undone, 0, undone.length);
    }

    /** Puts a queen on an open square; what she attacks is not crossed out yet. */
    public void place(int square) {
        Bits.add(queens, square);
        undone[0] &= ~(1L << (square / cut.n));
        undone[1] &= ~(1L << (square % cut.n));
        undone[2] &= ~(1L << cut.region(square));
    }

    public void cross(int square) {
        Bits.remove(open, square);
    }

    public boolean take(Inference step) {
        boolean isNew = Bits.nextCommon(open, step.crossed(), 0) >= 0;
        if (step.placed() >= 0 && isUndone(step.placed() / cut.n)) {
            place(step.placed());
            isNew = true;
        }
        Bits.removeAll(open, step.crossed());
        return isNew;
    }

    public boolean isSolved() {
        return undone[0] == 0;
    }

    /** The first line at or after an index that has no queen yet; -1 if there is none. */
    int nextUndone(int line) {
        for (int kind = line / cut.n, index = line % cut.n; kind < 3; kind++, index = 0) {
            long rest = undone[kind] & (-1L << index);
            if (rest != 0) {
                return kind * cut.n + Long.numberOfTrailingZeros(rest);
            }
        }
        return -1;
    }

    /** A line without a queen that has no square left, rows first; -1 if there is none. */
    public int emptyLine() {
        for (int line = nextUndone(0); line >= 0; line = nextUndone(line + 1)) {
            if (count(line) == 0) {
                return line;
            }
        }
        return -1;
    }

    boolean isUndone(int line) {
        return (undone[line / cut.n] >>> line % cut.n & 1) != 0;
    }

    long[] free() {
        long[] free = open.clone();
        Bits.removeAll(free, queens);
        return free;
    }

    int count(int line) {
        return Bits.countCommon(open, cut.lines[line]);
    }

    long[] squares(int line) {
        return Bits.common(open, cut.lines[line]);
    }

    /** Collects the open squares that a queen attacks wherever in a line she stands, a node each; whether any. */
    boolean findAttackedByAll(int line, long[] attacked, Effort effort) {
        long[] squares = cut.lines[line];
        System.arraycopy(open, 0, attacked, 0, open.length);
        Bits.removeAll(attacked, squares);
        boolean any = true;
        for (int square = Bits.nextCommon(open, squares, 0);
                square >= 0 && any;
                square = Bits.nextCommon(open, squares, square + 1)) {
            effort.spend();
            any = cut.retainAttacked(attacked, square);
        }
        return any;
    }
}
