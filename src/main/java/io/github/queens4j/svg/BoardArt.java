package io.github.queens4j.svg;

/**
 * Boards and queens as shapes. The unit of length is the side of a square; square (r, c) has its upper left corner at x = c,
 * y = r.
 */
public final class BoardArt {

    /** Every part lies on a ground of its own colour, so both schemes are readable whatever the page around looks like. */
    public static final Style STYLE = new Style("""
            .queens4j-frame{fill:#fbfaf7}
            .queens4j-light{fill:#ebe7dc}
            .queens4j-dark{fill:#a9b5a0}
            .queens4j-queen{fill:#22282e;stroke:#fbfaf7;stroke-width:.02;stroke-linejoin:round}
            .queens4j-number{fill:#5b6259;font:.3px sans-serif;text-anchor:middle}
            """, """
            .queens4j-frame{fill:#1d2125}
            .queens4j-light{fill:#6d766c}
            .queens4j-dark{fill:#454d49}
            .queens4j-queen{fill:#f6f2e6;stroke:#1d2125}
            .queens4j-number{fill:#b4bab0}
            """);

    /** From the upper left corner of a square: a crown of five points, a base, and a ball on each point. */
    public static final String QUEEN =
            "m.15 .39l.12 .31l.46 0l.12 -.31l-.17 .14l-.01 -.21l-.11 .18l-.06 -.23l-.06 .23l-.11 -.18l-.01 .21z"
                    + "m.11 .34h.48q.05 .03 .04 .11h-.56q-.01 -.08 .04 -.11z"
                    + "m-.175 -.37a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 -.08a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 -.05a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 .05a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 .08a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z";

    /** The same shape in every picture, so pictures in one page may share it. */
    private static final String QUEEN_ID = "queens4j-crown";

    private BoardArt() {}

    /**
     * The dark squares as one path, to be filled by the rule {@code evenodd}: stripes of rows over stripes of columns, and what
     * both cover stays light. Linear in n, where single squares are not.
     *
     * @param n rows and columns
     * @return the data of the path
     */
    public static String darkSquares(int n) {
        StringBuilder path = new StringBuilder("M0 0");
        for (int i = 1; i < n; i += 2) {
            path.append('M').append(i).append(" 0h1v").append(n).append("h-1z");
            path.append("M0 ")
                    .append(i)
                    .append('h')
                    .append(n)
                    .append("v1h-")
                    .append(n)
                    .append('z');
        }
        return path.toString();
    }

    /**
     * Defines the queen, once in a document that uses {@link #draw}.
     *
     * @param svg the document
     */
    public static void defineQueen(SvgText svg) {
        svg.open("defs").empty("path", "id", QUEEN_ID, "d", "M0 0" + QUEEN).close();
    }

    /**
     * Draws a board with queens in its first rows.
     *
     * @param svg receives the squares and the queens
     * @param n rows and columns
     * @param columns for each row from 0 the column of its queen; rows beyond are empty
     */
    public static void draw(SvgText svg, int n, int... columns) {
        svg.empty("rect", "class", "queens4j-light", "width", n, "height", n);
        if (n > 1) {
            svg.empty("path", "class", "queens4j-dark", "fill-rule", "evenodd", "d", darkSquares(n));
        }
        for (int row = 0; row < columns.length; row++) {
            svg.empty("use", "class", "queens4j-queen", "href", "#" + QUEEN_ID, "x", columns[row], "y", row);
        }
    }
}
