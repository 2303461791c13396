package io.github.queens4j.engine.cover;

import io.github.queens4j.LineFamily;
import io.github.queens4j.search.Interruption;
import java.util.HashMap;
import java.util.Map;

/** Lines of any shape, numbered from 0 without gaps, and the squares of each, row * n + column, as a ring. */
final class LineTable implements FamilyLines {

    private static final int NONE = -1;

    private final int n;
    private final int[] lineOf;
    private final int[] next;
    private final int[] first;
    private int lines;
    private boolean coversBoard = true;

    LineTable(LineFamily family, int n) {
        this.n = n;
        lineOf = new int[n * n];
        next = new int[n * n];
        first = new int[n * n];
        Numbers numbers = new Numbers(n);
        int[] last = new int[n * n];
        for (int square = 0, row = 0; row < n; row++) {
            Interruption.check();
            for (int column = 0; column < n; column++, square++) {
                long number = family.line(row, column, n);
                if (number == LineFamily.NONE) {
                    lineOf[square] = NONE;
                    next[square] = square;
                    coversBoard = false;
                    continue;
                }
                int line = numbers.dense(number);
                lineOf[square] = line;
                if (line == lines) {
                    lines++;
                    first[line] = square;
                } else {
                    next[last[line]] = square;
                }
                next[square] = first[line];
                last[line] = square;
            }
        }
    }

    @Override
    public int items() {
        return coversBoard && lines <= n ? lines : 0;
    }

    @Override
    public int line(int row, int column) {
        return lineOf[row * n + column];
    }

    @Override
    public int someSquare(int line) {
        return first[line];
    }

    @Override
    public void walk(int row, int column, SquareAction action) {
        int square = row * n + column;
        for (int other = next[square]; other != square; other = next[other]) {
            action.accept(other / n, other % n);
        }
    }

    /** The next square on the same line, round and round; the square itself if it is alone. */
    int next(int square) {
        return next[square];
    }

    /** Turns a family's own numbers into 0, 1, 2, ...; an array, as a map alone slows down small puzzles by a fifth. */
    private static final class Numbers {
        /** Those from -n^2 to n^2 - 1, which most families have, each as one more; 0 if it was not met yet. */
        private final int[] small;

        private final Map<Long, Integer> large = new HashMap<>();
        private int used;

        Numbers(int n) {
            small = new int[2 * Math.min(n * n, 1 << 29)];
        }

        int dense(long number) {
            long index = number + small.length / 2;
            if (number < -small.length / 2 || number >= small.length / 2) {
                Integer known = large.putIfAbsent(number, used);
                return known == null ? used++ : known;
            }
            if (small[(int) index] == 0) {
                small[(int) index] = ++used;
            }
            return small[(int) index] - 1;
        }
    }
}
