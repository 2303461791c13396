package io.github.queens4j;

import io.github.queens4j.notation.BoardArt;
import io.github.queens4j.notation.ColumnList;
import io.github.queens4j.notation.Drawing;
import io.github.queens4j.notation.Fen;
import io.github.queens4j.notation.Placement;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The ways to write a board, or a puzzle, as text.
 *
 * <p>{@link Board#format(BoardFormat)} writes all of them, and {@link Board#parse(String)} reads them back exactly,
 * whether the board is a solution or not; {@link Puzzle#parse(String)} reads all but pictures of puzzles. For n = 0 a
 * list is {@code []}, a drawing and FEN are empty; the empty text is the one output that cannot be read back.
 *
 * <p>Lines are separated by {@code \n}; no line ends with a space, and no text with a line break. A drawing has about
 * two characters for every square, so only boards of up to 20000 rows can be drawn.
 *
 * <p>The examples show the first solution for n = 4, of a drawing its first row.
 *
 * @since 0.1.0
 */
public enum BoardFormat {
    /** A drawing with {@code ♕} (U+2655) for a queen and {@code ·} (U+00B7) for an empty square: {@code · ♕ · ·}. */
    UNICODE(new Drawing("", '·', '♕', '×', " ", "", "")),

    /** A drawing in ASCII with {@code Q} for a queen and {@code -} for an empty square: {@code # - Q - -}. */
    DASHES(new Drawing("# ", '-', 'Q', 'x', " ", "", "")),

    /** A drawing in ASCII with lines between the squares, {@code |_|Q|_|_|}, below an upper border. */
    GRID(new Drawing("|", '_', 'Q', 'x', "|", "|", " _")),

    /** A drawing in ASCII with {@code .} for an empty square, as in LeetCode and textbooks: {@code .Q..}. */
    DOTS(new Drawing("", '.', 'Q', 'x', "", "", "")),

    /** The columns of the queens, row by row, counted from 0: {@code [1, 3, 0, 2]}. */
    LIST(new ColumnList(0)),

    /**
     * The columns of the queens, row by row, counted from 1: {@code [2, 4, 1, 3]}.
     *
     * <p>The number n distinguishes such a list from a 0-based one. The list of a board whose last column is empty
     * (never a solution, unless n = 0) has no n, so it is in parentheses, which always count from 1: {@code (1, 1)}.
     */
    LIST_ONE_BASED(new ColumnList(1)),

    /**
     * A board as an array of JSON, the same as {@link #LIST}: {@code [1, 3, 0, 2]}. A puzzle as an object with n, the
     * name of its rule, and given queens and blocked squares, if it has any, as row and column: <code>{"n": 4, "rule":
     * "queens", "queens": [[0, 1]], "blocked": [[3, 3]]}</code>. The rule "regions" has the region of each square of
     * each row, <code>"regions": [[0, 0, 1], [0, 2, 1], [2, 2, 1]]</code>.
     */
    JSON(new ColumnList(0)),

    /**
     * The notation of chess programs, on one line: ranks from the top, {@code Q} for a queen and numbers of empty
     * squares, then the fields of a position without a past: {@code 1Q2/3Q/Q3/2Q1 w - - 0 1}.
     */
    FEN(new Fen()),

    /**
     * A picture: a self-contained SVG 1.1 document, 48 pixels for the side of a square up to n = 23, for light and dark
     * surroundings. Queens are shapes, so that no font is needed; rows and columns are numbered from 0 up to n = 50.
     */
    SVG(null);

    /** How it is written, a value without state; null for the picture. */
    @SuppressWarnings("ImmutableEnumChecker")
    private final @Nullable Function<Placement, String> text;

    BoardFormat(@Nullable Function<Placement, String> text) {
        this.text = text;
    }

    /** Whether this format draws the board square by square, in a line of text for each row. */
    boolean isDrawing() {
        return text instanceof Drawing;
    }

    /**
     * {@return the format of a name}
     *
     * @param name that of a constant in lower case, words joined by hyphens, as in "list-one-based"
     * @throws IllegalArgumentException if there is none of this name; the message lists all
     */
    public static BoardFormat named(String name) {
        return Require.named("format", name, BoardFormat.class);
    }

    /** {@return the largest n that can be written: 20000 for a drawing, otherwise {@link Integer#MAX_VALUE}} */
    public int maxSize() {
        return isDrawing() ? Drawing.MAX_SIZE : Integer.MAX_VALUE;
    }

    String write(Board board) {
        requireRoom(board.size());
        int[] queens = board.columns();
        if (text != null) {
            return text.apply(Placement.of(queens));
        }
        String kind = board.isSolution() ? "a solution" : "not a solution";
        return BoardArt.queens(queens, "Queens on a board of size " + board.size() + ", " + kind);
    }

    String write(Puzzle puzzle) {
        Placement squares = puzzle.squares;
        if (squares.hasBlocked() && !showsBlocked()) {
            throw new IllegalArgumentException(
                    "format must be " + names(BoardFormat::showsBlocked) + " for a puzzle with blocked squares, but is "
                            + Require.nameOf(this) + ", which cannot say where they are");
        }
        requireRoom(squares.size());
        if (this == JSON) {
            return puzzle.json();
        }
        if (text != null) {
            return text.apply(squares);
        }
        String title = "A puzzle of " + puzzle.rule() + " on a board of size " + puzzle.size();
        return BoardArt.puzzle(squares.queens(), squares::blockedColumns, title, puzzle.toString());
    }

    private boolean showsBlocked() {
        return this == SVG || this == JSON || isDrawing();
    }

    private void requireRoom(int n) {
        if (n > maxSize()) {
            throw new IllegalArgumentException("format must be "
                    + names(format -> format != SVG && n <= format.maxSize()) + " for a board of more than " + maxSize()
                    + " rows, but is " + Require.nameOf(this) + " for one of " + n);
        }
    }

    private static String names(Predicate<BoardFormat> right) {
        List<String> names =
                Arrays.stream(values()).filter(right).map(Require::nameOf).toList();
        int last = names.size() - 1;
        return String.join(", ", names.subList(0, last)) + " or " + names.get(last);
    }
}
