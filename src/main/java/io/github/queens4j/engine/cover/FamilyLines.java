package io.github.queens4j.engine.cover;

import io.github.queens4j.LineFamily;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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

    /** The lines of a family: by arithmetic where it is known, otherwise by a table or by probing near a square. */
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
        Set<Offset> shapes = Near.shapes(family, n);
        return shapes.isEmpty()
                ? new Listed(LineTable.of(family, n), n)
                : new Near(family, n, Near.differences(shapes));
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
     * Lines of a few squares that lie near each other in always the same ways, such as pairs of squares a knight's move
     * apart, or blocks. The squares on the line of a square are found by asking those near it, so that nothing is kept
     * for each square.
     */
    record Near(LineFamily family, int n, List<Offset> offsets) implements FamilyLines {

        /** The most different ways from the first square of a line to another. */
        private static final int MOST_SHAPES = 8;

        /** The ways from the first square of a line to each of its squares; none if there are too many. */
        static Set<Offset> shapes(LineFamily family, int n) {
            Set<Offset> shapes = new HashSet<>(Set.of(new Offset(0, 0)));
            int[] first = new int[2 * n * n];
            Arrays.fill(first, LineTable.NONE);
            Offset last = new Offset(0, 0);
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    long line = family.line(row, column, n);
                    if (line >= first.length) {
                        return Set.of();
                    }
                    if (line < 0) {
                        continue;
                    }
                    if (first[(int) line] == LineTable.NONE) {
                        first[(int) line] = row * n + column;
                    }
                    int rows = row - first[(int) line] / n;
                    int columns = column - first[(int) line] % n;
                    if (rows != last.rows || columns != last.columns) {
                        last = new Offset(rows, columns);
                        shapes.add(last);
                        if (shapes.size() > MOST_SHAPES) {
                            return Set.of();
                        }
                    }
                }
            }
            return shapes;
        }

        static List<Offset> differences(Set<Offset> shapes) {
            Set<Offset> differences = new HashSet<>();
            for (Offset from : shapes) {
                for (Offset to : shapes) {
                    differences.add(new Offset(to.rows - from.rows, to.columns - from.columns));
                }
            }
            differences.remove(new Offset(0, 0));
            return List.copyOf(differences);
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
            if (line < 0) {
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
