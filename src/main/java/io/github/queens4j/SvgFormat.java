package io.github.queens4j;

/**
 * Boards as pictures. The unit of length is the side of a square; square (r, c) has its upper left corner at x = c, y = r.
 *
 * <p>The document refers to nothing outside, and has no ids and no class names but its own, so that many boards can stand in
 * one HTML page.
 */
final class SvgFormat {

    /** Above this size numbers at the border would be too small to read on a screen. */
    private static final int MAX_NUMBERED_SIZE = 50;

    /** Every part lies on a ground of its own colour, so both schemes are readable whatever the page around looks like. */
    private static final String STYLE = """
            <style>
            .queens4j-frame{fill:#fbfaf7}
            .queens4j-light{fill:#ebe7dc}
            .queens4j-dark{fill:#a9b5a0}
            .queens4j-queen{fill:#22282e;stroke:#fbfaf7;stroke-width:.02;stroke-linejoin:round}
            .queens4j-number{fill:#5b6259;font:.3px sans-serif;text-anchor:middle}
            @media (prefers-color-scheme:dark){
            .queens4j-frame{fill:#1d2125}
            .queens4j-light{fill:#6d766c}
            .queens4j-dark{fill:#454d49}
            .queens4j-queen{fill:#f6f2e6;stroke:#1d2125}
            .queens4j-number{fill:#b4bab0}
            }
            </style>
            """;

    /** From the upper left corner of a square: a crown of five points, a base, and a ball on each point. */
    private static final String QUEEN =
            "m.15 .39l.12 .31l.46 0l.12 -.31l-.17 .14l-.01 -.21l-.11 .18l-.06 -.23l-.06 .23l-.11 -.18l-.01 .21z"
                    + "m.11 .34h.48q.05 .03 .04 .11h-.56q-.01 -.08 .04 -.11z"
                    + "m-.175 -.37a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 -.08a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 -.05a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 .05a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z"
                    + "m.18 .08a.055 .055 0 1 1 .11 0a.055 .055 0 1 1 -.11 0z";

    private SvgFormat() {}

    static String write(Board board) {
        StringBuilder svg = new StringBuilder();
        int n = board.size();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-.6 -.6 ")
                .append(n + 1)
                .append(".2 ");
        svg.append(n + 1).append(".2\" role=\"img\">\n");
        describe(svg, board);
        svg.append(STYLE);
        drawSquares(svg, n);
        drawNumbers(svg, n);
        drawQueens(svg, board);
        return svg.append("</svg>").toString();
    }

    private static void describe(StringBuilder svg, Board board) {
        svg.append("<title>Queens on a board of size ").append(board.size());
        svg.append(board.isSolution() ? ", a solution" : ", not a solution").append("</title>\n");
        svg.append("<desc>The columns of the queens, row by row, counted from 0: ")
                .append(board)
                .append("</desc>\n");
    }

    /** Stripes of rows over stripes of columns, and what both cover stays light: linear in n, where single squares are not. */
    private static void drawSquares(StringBuilder svg, int n) {
        svg.append("<rect class=\"queens4j-frame\" x=\"-.6\" y=\"-.6\" width=\"")
                .append(n + 1)
                .append(".2\" height=\"");
        svg.append(n + 1).append(".2\" rx=\".15\"/>\n");
        svg.append("<rect class=\"queens4j-light\" width=\"")
                .append(n)
                .append("\" height=\"")
                .append(n)
                .append("\"/>\n");
        svg.append("<path class=\"queens4j-dark\" fill-rule=\"evenodd\" shape-rendering=\"crispEdges\" d=\"M0 0");
        for (int i = 1; i < n; i += 2) {
            svg.append('M').append(i).append(" 0h1v").append(n).append("h-1z");
            svg.append("M0 ")
                    .append(i)
                    .append('h')
                    .append(n)
                    .append("v1h-")
                    .append(n)
                    .append('z');
        }
        svg.append("\"/>\n");
    }

    private static void drawNumbers(StringBuilder svg, int n) {
        if (n > MAX_NUMBERED_SIZE) {
            return;
        }
        svg.append("<g class=\"queens4j-number\">\n");
        for (int i = 0; i < n; i++) {
            svg.append("<text x=\"")
                    .append(i)
                    .append(".5\" y=\"-.19\">")
                    .append(i)
                    .append("</text>");
            svg.append("<text x=\"-.3\" y=\"")
                    .append(i)
                    .append(".61\">")
                    .append(i)
                    .append("</text>\n");
        }
        svg.append("</g>\n");
    }

    private static void drawQueens(StringBuilder svg, Board board) {
        svg.append("<path class=\"queens4j-queen\" d=\"M0 0");
        for (int row = 0; row < board.size(); row++) {
            svg.append("\nM").append(board.column(row)).append(' ').append(row).append(QUEEN);
        }
        svg.append("\"/>\n");
    }
}
