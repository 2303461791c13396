package io.github.queens4j.engine.cover;

import io.github.queens4j.LineFamily;

/** The lines of one family on a board of any size: which line a square is on, and a walk over the squares of a line. */
interface Lines {

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
    static Lines of(LineFamily family, int n) {
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
        return NearLines.of(family, n).<Lines>map(near -> near).orElseGet(() -> new Listed(LineTable.of(family, n), n));
    }

    /** Diagonals and anti-diagonals, on a board or on a torus. */
    record Slanted(int n, int step, boolean torus) implements Lines {

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
    record Listed(LineTable table, int n) implements Lines {

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
}
