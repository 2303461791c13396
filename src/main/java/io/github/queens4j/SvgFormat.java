package io.github.queens4j;

import io.github.queens4j.svg.BoardArt;

/**
 * Boards as pictures. The unit of length is the side of a square; square (r, c) has its upper left corner at x = c, y = r.
 *
 * <p>The document refers to nothing outside, and has no ids and no class names but its own, so that many boards can stand in
 * one HTML page.
 */
final class SvgFormat {

    /** Above this size numbers at the border would be too small to read on a screen. */
    private static final int MAX_NUMBERED_SIZE = 50;

    private SvgFormat() {}

    static String write(Board board) {
        StringBuilder svg = new StringBuilder();
        int n = board.size();
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-.6 -.6 ")
                .append(n + 1)
                .append(".2 ");
        svg.append(n + 1).append(".2\" role=\"img\">\n");
        describe(svg, board);
        svg.append(BoardArt.STYLE.element());
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
        svg.append("<path class=\"queens4j-dark\" fill-rule=\"evenodd\" shape-rendering=\"crispEdges\" d=\"");
        svg.append(BoardArt.darkSquares(n)).append("\"/>\n");
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
            svg.append("\nM").append(board.column(row)).append(' ').append(row).append(BoardArt.QUEEN);
        }
        svg.append("\"/>\n");
    }
}
