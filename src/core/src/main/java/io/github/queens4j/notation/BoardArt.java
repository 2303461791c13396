package io.github.queens4j.notation;

import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Boards and queens as shapes, a square one unit wide: (r, c) has its upper left corner at x = c, y = r. */
public final class BoardArt {

    /** Every part lies on a ground of its own colour, so both schemes are readable on any page. */
    public static final Style STYLE = new Style("""
            .queens4j-frame{fill:#fbfaf7}
            .queens4j-light{fill:#ebe7dc}
            .queens4j-dark{fill:#a9b5a0;shape-rendering:crispEdges}
            .queens4j-queen{fill:#22282e;stroke:#fbfaf7;stroke-width:.02;stroke-linejoin:round}
            .queens4j-number{fill:#5b6259;font:.3px sans-serif;text-anchor:middle}
            .queens4j-blocked{fill:#5b6259}
            .queens4j-bar{fill:none;stroke:#ebe7dc;stroke-width:.09;stroke-linecap:round}
            .queens4j-given{fill:#e9c46a;stroke:#8a6d1d;stroke-width:.06}
            """, """
            .queens4j-frame{fill:#1d2125}
            .queens4j-light{fill:#6d766c}
            .queens4j-dark{fill:#454d49}
            .queens4j-queen{fill:#f6f2e6;stroke:#1d2125}
            .queens4j-number{fill:#b4bab0}
            .queens4j-blocked{fill:#0d0f11}
            .queens4j-bar{stroke:#8a928a}
            .queens4j-given{fill:#7a5f1a;stroke:#e9c46a}
            """);

    /** From the upper left corner of a square: a crown of five points, a base, and a ball on each point. */
    private static final String QUEEN =
            "m.15 .39l.12 .31l.46 0l.12 -.31l-.17 .14l-.01 -.21l-.11 .18l-.06 -.23l-.06 .23l-.11 -.18l-.01 .21z"
                    + "m.11 .34h.48q.05 .03 .04 .11h-.56q-.01 -.08 .04 -.11z"
                    + "m-.175 -.37a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 -.08a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 -.05a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 .05a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 .08a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z";

    private static final String CROWN = SvgText.id("crown");

    /** Around a board, for the numbers of rows and columns. */
    public static final double MARGIN = 0.6;

    /** Before the list of columns in the description of a board, by which its picture is read again. */
    static final String COLUMNS = "The columns of the queens, row by row, counted from 0: ";

    /** Above this size numbers at the border would be too small to read on a screen. */
    private static final int MAX_NUMBERED_SIZE = 50;

    private BoardArt() {}

    /** Begins a picture of a board, with numbers of rows and columns from 0; the style includes {@link #STYLE}. */
    public static SvgText picture(int rows, int columns, String title, String description, Style style) {
        SvgText svg = SvgText.scalable(MARGIN, columns, rows, title, description, style);
        squares(svg, rows, columns);
        if (Math.max(rows, columns) <= MAX_NUMBERED_SIZE) {
            numbers(svg, rows, columns, 0);
        }
        return svg;
    }

    /** Draws the numbers of columns above a board and of rows beside it, which count from a base. */
    public static void numbers(SvgText svg, int rows, int columns, int base) {
        svg.open("g", "class='queens4j-number'");
        for (int column = 0; column < columns; column++) {
            svg.element("text", String.valueOf(column + base), "x='%s' y='%s'", column + 0.5, -0.19);
        }
        for (int row = 0; row < rows; row++) {
            svg.element("text", String.valueOf(row + base), "x='%s' y='%s'", -0.3, row + 0.61);
        }
        svg.close();
    }

    /** A picture of a board with the queens of these columns, row by row from 0. */
    public static String queens(int[] columns, String title) {
        int n = columns.length;
        return withQueens(picture(n, n, title, COLUMNS + Arrays.toString(columns), STYLE), columns);
    }

    /** The same of a puzzle: blocked columns of each row, and given queens, -1 in rows without one. */
    public static String puzzle(int[] columns, IntFunction<IntStream> blocked, String title, String description) {
        int n = columns.length;
        SvgText svg = picture(n, n, title, description, STYLE);
        mark(svg, n, blocked, row -> IntStream.of(columns[row]).filter(column -> column >= 0));
        return withQueens(svg, columns);
    }

    /** All queens are one path: it needs no ids. */
    private static String withQueens(SvgText svg, int... columns) {
        StringBuilder path = new StringBuilder("M0 0");
        for (int row = 0; row < columns.length; row++) {
            if (columns[row] >= 0) {
                path.append("\nM" + columns[row] + " " + row + QUEEN);
            }
        }
        return svg.empty("path", "class='queens4j-queen' d='%s'", path).toString();
    }

    /** Defines the queen, once in a document that uses {@link #draw} or {@link #queen}. */
    public static void defineQueen(SvgText svg) {
        svg.open("defs", "")
                .empty("path", "id='" + CROWN + "' d='M0 0" + QUEEN + "'")
                .close();
    }

    /** Draws a puzzle's board with queens in its first rows; given squares are marked whether or not these stand. */
    public static void draw(
            SvgText svg, int n, IntFunction<IntStream> blocked, IntFunction<IntStream> given, int... columns) {
        squares(svg, n, n);
        mark(svg, n, blocked, given);
        for (int row = 0; row < columns.length; row++) {
            queen(svg, row, columns[row]);
        }
    }

    public static void queen(SvgText svg, int row, int column) {
        svg.empty("use", "href='#" + CROWN + "' class='queens4j-queen' x='%s' y='%s'", column, row);
    }

    /** Blocked squares are dark with a bar across, to be seen without colours too; given ones have a frame. */
    private static void mark(SvgText svg, int n, IntFunction<IntStream> blocked, IntFunction<IntStream> given) {
        StringBuilder dark = new StringBuilder();
        StringBuilder bars = new StringBuilder();
        StringBuilder frames = new StringBuilder();
        for (int i = 0; i < n; i++) {
            Interruption.check();
            int row = i;
            blocked.apply(row).forEach(column -> {
                dark.append("M" + column + " " + row + "h1v1h-1z");
                bars.append("M" + column + " " + row + "m.25 .75l.5 -.5");
            });
            given.apply(row).forEach(column -> frames.append("M" + column + " " + row + "m.05 .05h.9v.9h-.9z"));
        }
        if (!dark.isEmpty()) {
            svg.empty("path", "class='queens4j-blocked' d='%s'", dark);
            svg.empty("path", "class='queens4j-bar' d='%s'", bars);
        }
        if (!frames.isEmpty()) {
            svg.empty("path", "class='queens4j-given' d='%s'", frames);
        }
    }

    /** Dark squares as one path, filled evenodd: stripes of rows over stripes of columns, so linear in both. */
    private static void squares(SvgText svg, int rows, int columns) {
        svg.empty("rect", "class='queens4j-light' width='%s' height='%s'", columns, rows);
        StringBuilder path = new StringBuilder("M0 0");
        for (int column = 1; column < columns; column += 2) {
            Interruption.check();
            path.append("M" + column + " 0h1v" + rows + "h-1z");
        }
        for (int row = 1; row < rows; row += 2) {
            Interruption.check();
            path.append("M0 " + row + "h" + columns + "v1h-" + columns + "z");
        }
        svg.empty("path", "class='queens4j-dark' fill-rule='evenodd' d='%s'", path);
    }
}
