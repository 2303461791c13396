package io.github.queens4j.engine.cover;

import io.github.queens4j.LineFamily;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Memory;
import java.util.List;
import java.util.stream.IntStream;

/** The lines of one family on a board of any size: which line a square is on, and a walk over the squares of a line. */
interface FamilyLines {

    /** Takes the squares of a line one by one. */
    interface SquareAction {
        void accept(int row, int column);
    }

    /** The line of a square, from 0 on without gaps; {@link LineTable#NONE} if it is on none. */
    int line(int row, int column);

    /** A square of a line, as row * n + column. */
    int someSquare(int line);

    /** Gives all other squares on the line of a square to an action. */
    void walk(int row, int column, SquareAction action);

    /** How many lines there are if together they cover the board; 0 if they leave a square out. */
    int coveringLines();

    /** The lines of a family: by arithmetic where it is one of the library's, which take no memory, or by a table. */
    static FamilyLines of(LineFamily family, int n) {
        if (family.equals(LineFamily.DIAGONALS)) {
            return new Slanted(n, 1, false);
        }
        if (family.equals(LineFamily.ANTI_DIAGONALS)) {
            return new Slanted(n, -1, false);
        }
        if (family.equals(LineFamily.TOROIDAL_DIAGONALS)) {
            return new Slanted(n, 1, true);
        }
        if (family.equals(LineFamily.TOROIDAL_ANTI_DIAGONALS)) {
            return new Slanted(n, -1, true);
        }
        List<Offset> near = Near.offsets(family, n);
        if (near.isEmpty()) {
            Memory.require("the lines of the family " + family.name(), n, 24L * n * n);
            return new Listed(LineTable.of(family, n), n);
        }
        return new Near(family, n, near);
    }

    /** Diagonals and anti-diagonals, on a board or on a torus. */
    record Slanted(int n, int step, boolean torus) implements FamilyLines {

        @Override
        public int line(int row, int column) {
            int line = step > 0 ? row - column : row + column;
            if (torus) {
                return Math.floorMod(line, n);
            }
            return step > 0 ? line + n - 1 : line;
        }

        @Override
        public int someSquare(int line) {
            if (torus || step < 0) {
                return line < n ? line * n : (n - 1) * n + line - n + 1;
            }
            return line < n ? n - 1 - line : (line - n + 1) * n;
        }

        @Override
        public int coveringLines() {
            return torus ? n : 2 * n - 1;
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
    }

    /** Lines of any shape, as rings of squares. */
    record Listed(LineTable table, int n) implements FamilyLines {

        @Override
        public int line(int row, int column) {
            return table.line(row * n + column);
        }

        @Override
        public int someSquare(int line) {
            return table.first(line);
        }

        @Override
        public int coveringLines() {
            return table.coversBoard() ? table.lines() : 0;
        }

        @Override
        public void walk(int row, int column, SquareAction action) {
            int square = row * n + column;
            for (int next = table.next(square); next != square; next = table.next(next)) {
                action.accept(next / n, next % n);
            }
        }
    }

    /** The way from one square to another. */
    record Offset(int rows, int columns) {}

    /**
     * Lines of two leaps' squares, or blocks. The squares on the line of a square are found by asking those near it, so
     * that nothing is kept for each square.
     */
    record Near(LineFamily family, int n, List<Offset> offsets) implements FamilyLines {

        private static final List<Offset> AROUND = IntStream.range(0, 9)
                .mapToObj(i -> new Offset(i / 3 - 1, i % 3 - 1))
                .filter(offset -> offset.rows != 0 || offset.columns != 0)
                .toList();

        /** All ways from one square of a line to another, if these are blocks or leaps; none otherwise. */
        static List<Offset> offsets(LineFamily family, int n) {
            for (int i = 0; i < 4; i++) {
                if (family.equals(LineFamily.blocks(family.name(), i / 2, i % 2))) {
                    return AROUND;
                }
            }
            for (int row = 0; row < n; row++) {
                Interruption.check();
                for (int column = 0; column < n; column++) {
                    long line = family.line(row, column, n);
                    if (line >= 0 && line / n < row) {
                        // A leap's number is that of its upper square; if these are leaps, this is the way to the
                        // lower.
                        Offset leap = new Offset(row - (int) (line / n), column - (int) (line % n));
                        return LineFamily.leaps(family.name(), leap.rows, leap.columns)
                                        .contains(family)
                                ? List.of(leap, new Offset(-leap.rows, -leap.columns))
                                : List.of();
                    }
                }
            }
            return List.of();
        }

        /** Too few squares to be covered by n of them, as boards are that are not in words. */
        @Override
        public int coveringLines() {
            return 0;
        }

        @Override
        public int line(int row, int column) {
            throw notAnItem();
        }

        @Override
        public int someSquare(int line) {
            throw notAnItem();
        }

        private static UnsupportedOperationException notAnItem() {
            return new UnsupportedOperationException("lines of few squares do not hold one queen each");
        }

        @Override
        public void walk(int row, int column, SquareAction action) {
            long line = family.line(row, column, n);
            if (line == LineFamily.NONE) {
                return;
            }
            for (int i = 0; i < offsets.size(); i++) {
                int r = row + offsets.get(i).rows;
                int c = column + offsets.get(i).columns;
                if (r >= 0 && r < n && c >= 0 && c < n && family.line(r, c, n) == line) {
                    action.accept(r, c);
                }
            }
        }
    }
}
