package io.github.queens4j;

import io.github.queens4j.notation.ColumnList;
import io.github.queens4j.notation.Drawing;
import io.github.queens4j.notation.Placement;
import io.github.queens4j.svg.BoardArt;

/**
 * The ways to write a board, or a puzzle, as text.
 *
 * <p>{@link Board#format(BoardFormat)} writes all of them. {@link Board#parse(String)} reads back every one but
 * {@link #SVG}, exactly, whether the board is a solution or not; of the empty board (n = 0) the three drawings are the
 * empty text and the two lists are {@code []}.
 *
 * <p>Lines are separated by {@code \n}; no line ends with a space, and no text with a line break. A drawing has about
 * two characters for every square, and only boards of up to 20000 rows can be drawn.
 *
 * <p>The examples show the first solution for n = 4.
 */
public enum BoardFormat {
    /**
     * A drawing with {@code ♕} (U+2655) for a queen and {@code ·} (U+00B7) for an empty square, separated by spaces.
     *
     * <pre>
     * · ♕ · ·
     * · · · ♕
     * ♕ · · ·
     * · · ♕ ·
     * </pre>
     */
    UNICODE,

    /**
     * A drawing in ASCII with {@code Q} for a queen and {@code -} for an empty square; every row starts with {@code #}.
     *
     * <pre>
     * # - Q - -
     * # - - - Q
     * # Q - - -
     * # - - Q -
     * </pre>
     */
    DASHES,

    /**
     * A drawing in ASCII of a board with lines between the squares, the first line being the upper border.
     *
     * <pre>{@code
     *  _ _ _ _
     * |_|Q|_|_|
     * |_|_|_|Q|
     * |Q|_|_|_|
     * |_|_|Q|_|
     * }</pre>
     */
    GRID,

    /** The columns of the queens, row by row, counted from 0: {@code [1, 3, 0, 2]}. */
    LIST,

    /**
     * The columns of the queens, row by row, counted from 1: {@code [2, 4, 1, 3]}.
     *
     * <p>What makes such a list known from one that counts from 0 is the number n in it. A board whose last column is
     * empty (never a solution, unless n = 0) has no n, so its list is written in parentheses, which always count from
     * 1: {@code (1, 1)}.
     */
    LIST_ONE_BASED,

    /**
     * A picture: a self-contained SVG 1.1 document, square, without fixed size (it fills the space that it is given),
     * for light and dark surroundings. Queens are shapes, not characters, so that no font is needed for them; rows and
     * columns are numbered from 0 at the border while n is at most 50. The text grows linearly with n, and squares
     * remain visible on a screen up to n of a few hundred.
     */
    SVG;

    String write(Board board) {
        return this == SVG ? BoardArt.queens(board.columns(), title(board)) : write(Placement.of(board.columns()));
    }

    String write(Puzzle puzzle) {
        Placement placement = puzzle.placement();
        boolean isList = this == LIST || this == LIST_ONE_BASED;
        if (isList && !placement.blocked().isEmpty()) {
            throw new IllegalArgumentException(
                    "format must be UNICODE, DASHES, GRID or SVG for a puzzle with blocked squares, but is " + this
                            + ", which cannot say where they are");
        }
        return this == SVG
                ? BoardArt.puzzle(placement.queens(), puzzle::isBlocked, title(puzzle), puzzle.toString())
                : write(placement);
    }

    private String write(Placement placement) {
        return switch (this) {
            case UNICODE -> Drawing.UNICODE.write(placement);
            case DASHES -> Drawing.DASHES.write(placement);
            case GRID -> Drawing.GRID.write(placement);
            case LIST -> ColumnList.zeroBased(placement);
            case LIST_ONE_BASED -> ColumnList.oneBased(placement);
            case SVG -> throw new IllegalStateException("pictures are not written as text");
        };
    }

    private static String title(Puzzle puzzle) {
        return "A puzzle of " + puzzle.rule() + " on a board of size " + puzzle.size();
    }

    private static String title(Board board) {
        return "Queens on a board of size " + board.size() + (board.isSolution() ? ", a solution" : ", not a solution");
    }
}
