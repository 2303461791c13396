package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.cover.Cover;
import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.OptionalLong;

/** Counts solutions over words by short cuts that leave no tally: last rows at once, empty boards by one half. */
final class BitmaskCounter {

    private final int last;

    /** For each row the columns that are open and not attacked by a given queen; none when nodes have run out. */
    private final long[] open;

    /** For the limit and interrupts alike; an {@code Effort} in its place would slow this loop down. */
    private long nodesLeft;

    private BitmaskCounter(long[] open, long nodes) {
        this.open = open;
        last = open.length - 1;
        nodesLeft = nodes;
    }

    /** The number of solutions of a puzzle of size 64 at most; 1 for size 0. */
    static long count(Puzzle puzzle) {
        return count(puzzle, Long.MAX_VALUE).orElseThrow();
    }

    /** The same, or nothing if that takes more than this number of nodes. */
    static OptionalLong count(Puzzle puzzle, long nodes) {
        if (puzzle.size() == 0) {
            return OptionalLong.of(1);
        }
        BitmaskCounter counter = new BitmaskCounter(Cover.freeColumns(puzzle), nodes);
        long count = puzzle.isEmpty() && puzzle.size() > 1 ? counter.countByMirror() : counter.countFrom(0, 0, 0, 0);
        return counter.nodesLeft < 0 ? OptionalLong.empty() : OptionalLong.of(count);
    }

    private long countByMirror() {
        int n = open.length;
        long left = (1L << (n / 2)) - 1;
        open[0] = left;
        long half = countFrom(0, 0, 0, 0);
        if (n % 2 == 1) {
            open[0] = 1L << (n / 2);
            open[1] = left;
            half += countFrom(0, 0, 0, 0);
        }
        return 2 * half;
    }

    /** Counts the ways to fill the rows from this one on, whose attacked squares are in the three words. */
    private long countFrom(int row, long byColumn, long byDiagonal, long byAntiDiagonal) {
        long free = open[row] & ~(byColumn | byDiagonal | byAntiDiagonal);
        if (row == last) {
            return Long.bitCount(free);
        }
        if ((--nodesLeft & (Search.INTERRUPT_PERIOD - 1)) == 0) {
            Interruption.check();
            if (nodesLeft < 0) {
                Arrays.fill(open, 0); // Sends every call home, where a test in the loop would slow all down.
            }
        }
        long count = 0;
        while (free != 0) {
            long queen = free & -free;
            free ^= queen;
            count += countFrom(row + 1, byColumn | queen, (byDiagonal | queen) << 1, (byAntiDiagonal | queen) >>> 1);
        }
        return count;
    }
}
