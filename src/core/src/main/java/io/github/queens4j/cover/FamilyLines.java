package io.github.queens4j.cover;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Rule;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.LineNumbers;
import io.github.queens4j.search.Memory;
import java.util.HashMap;
import java.util.Map;

/** The lines of one family on a board of any size: which line a square is on, and a walk over the squares of a line. */
interface FamilyLines {

    interface SquareAction {
        void accept(int row, int column);
    }

    /** Gives all other squares on the line of a square to an action. */
    void walk(int row, int column, SquareAction action);

    /** Clears the bits of the same squares, of rows that are a word each; those of its own row may go, too. */
    default void clear(int row, int column, long[] rows) {
        walk(row, column, (r, c) -> rows[r] &= ~(1L << c));
    }

    /** How many lines there are if together they cover the board, and can hold one queen each; 0 otherwise. */
    default int items() {
        return 0;
    }

    /** Of items: the line of a square, from 0 on without gaps. */
    default int line(int row, int column) {
        throw new UnsupportedOperationException("no item");
    }

    /** Of items: a square of a line, as row * n + column. */
    default int someSquare(int line) {
        throw new UnsupportedOperationException("no item");
    }

    /** The families of a rule that every board looks into square by square. */
    static FamilyLines[] besidesRowsAndColumns(Rule rule, int n) {
        return rule.families().stream()
                .filter(family -> !family.equals(LineFamily.ROWS) && !family.equals(LineFamily.COLUMNS))
                .map(family -> of(family, n))
                .toArray(FamilyLines[]::new);
    }

    /** The lines of a family: by arithmetic where it is one of the library's, or by a table if that is small. */
    static FamilyLines of(LineFamily family, int n) {
        boolean isFalling = family.equals(LineFamily.DIAGONALS) || family.equals(LineFamily.TOROIDAL_DIAGONALS);
        boolean isTorus =
                family.equals(LineFamily.TOROIDAL_DIAGONALS) || family.equals(LineFamily.TOROIDAL_ANTI_DIAGONALS);
        if (isFalling || isTorus || family.equals(LineFamily.ANTI_DIAGONALS)) {
            return new Slanted(n, isFalling ? 1 : -1, isTorus);
        }
        LineNumbers lines = (LineNumbers) family;
        if (n > Long.SIZE && !lines.offsets().isEmpty()) {
            return new Near(lines, n);
        }
        Memory.require("the lines of the family " + family.name(), n, 24L * n * n);
        return new Table(lines, n);
    }

    /** Diagonals (step 1) and anti-diagonals (step -1), on a board or on a torus. */
    record Slanted(int n, int step, boolean torus) implements FamilyLines {

        @Override
        public int items() {
            return torus ? n : 0;
        }

        @Override
        public int line(int row, int column) {
            return Math.floorMod(column - step * row, n);
        }

        @Override
        public int someSquare(int line) {
            return line;
        }

        @Override
        public void walk(int row, int column, SquareAction action) {
            for (int r = 0; r < n; r++) {
                int c = column + step * (r - row);
                if (torus) {
                    c = Math.floorMod(c, n);
                }
                if (c >= 0 && c < n && r != row) {
                    action.accept(r, c);
                }
            }
        }

        /** Without a call for each square, which counts where nothing is compiled yet. */
        @Override
        public void clear(int row, int column, long[] rows) {
            if (torus) {
                FamilyLines.super.clear(row, column, rows);
                return;
            }
            long square = 1L << column;
            for (int r = 0; r < n; r++) {
                int right = step * (r - row);
                rows[r] &= ~(right < 0 ? square >>> -right : square << right);
            }
        }
    }

    /** Lines of a few squares near each other, found by asking those near a square: nothing is kept for any. */
    record Near(LineNumbers lines, int n) implements FamilyLines {

        @Override
        public void walk(int row, int column, SquareAction action) {
            long line = lines.line(row, column, n);
            if (line == LineNumbers.NONE) {
                return;
            }
            for (int[] offset : lines.offsets()) {
                int r = row + offset[0];
                int c = column + offset[1];
                if (r >= 0 && r < n && c >= 0 && c < n && lines.line(r, c, n) == line) {
                    action.accept(r, c);
                }
            }
        }
    }

    /** Lines of any shape, numbered from 0 without gaps, and the squares of each, row * n + column, as a ring. */
    final class Table implements FamilyLines {

        private final int n;
        private final int items;
        private final int[] lineOf;

        /** For each square the next one on its line, round and round; the square itself if it is alone. */
        private final int[] next;

        /** For each line its last square, which the first one follows. */
        private final int[] last;

        Table(LineNumbers family, int n) {
            this.n = n;
            lineOf = new int[n * n];
            next = new int[n * n];
            last = new int[n * n];
            Map<Long, Integer> lines = new HashMap<>();
            boolean coversBoard = true;
            for (int square = 0; square < n * n; square++) {
                if (square % n == 0) {
                    Interruption.check();
                }
                long number = family.line(square / n, square % n, n);
                next[square] = square;
                if (number == LineNumbers.NONE) {
                    coversBoard = false;
                } else {
                    int known = lines.size();
                    int line = lines.computeIfAbsent(number, unknown -> known);
                    if (line < known) {
                        next[square] = next[last[line]];
                        next[last[line]] = square;
                    }
                    last[line] = square;
                    lineOf[square] = line;
                }
            }
            items = coversBoard && lines.size() <= n ? lines.size() : 0;
        }

        @Override
        public int items() {
            return items;
        }

        @Override
        public int line(int row, int column) {
            return lineOf[row * n + column];
        }

        @Override
        public int someSquare(int line) {
            return next[last[line]];
        }

        @Override
        public void walk(int row, int column, SquareAction action) {
            int square = row * n + column;
            for (int other = next[square]; other != square; other = next[other]) {
                action.accept(other / n, other % n);
            }
        }
    }
}
