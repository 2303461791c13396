package io.github.queens4j.picture;

import static io.github.queens4j.notation.PictureText.MARGIN;
import static io.github.queens4j.notation.PictureText.SMALL_SIZE;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import io.github.queens4j.notation.BoardArt;
import io.github.queens4j.notation.PictureText;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Require;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Many boards on one page, each with its number and a caption. Immutable.
 *
 * @since 0.1.0
 */
public final class BoardSheet {

    /** A page with more boards would be opened by few and read by nobody. */
    public static final int MAX_BOARDS = 500;

    // Larger ones have more fundamental solutions than a sheet has boards: n = 12 has 1,787 (OEIS A002562).
    private static final int LARGEST_FUNDAMENTAL = 11;
    // Above this size a list of columns is wider than its board.
    private static final int LARGEST_LISTED = 10;
    private static final double SPACE = 22;
    private static final double CAPTION = 20;
    private static final double LEAST_WIDTH = 420;
    // Width of the page for each unit of its height: about that of a screen.
    private static final double SHAPE = 1.4;
    private static final int MOST_COLUMNS = 16;

    private final Puzzle puzzle;
    private final List<Board> boards;
    private final String title;
    private final String note;
    private final boolean fundamental;

    private BoardSheet(Puzzle puzzle, List<Board> boards, String title, String note, boolean fundamental) {
        this.puzzle = puzzle;
        this.boards = boards;
        this.title = title;
        this.note = note;
        this.fundamental = fundamental;
    }

    /**
     * {@return a page of boards; up to n = {@value #LARGEST_LISTED} each with its columns, counted from 0}
     *
     * @param puzzle what they solve: its given queens and blocked squares are marked on the boards of its size
     * @param boards 1 to {@value #MAX_BOARDS}, solutions or not
     */
    public static BoardSheet of(Puzzle puzzle, List<Board> boards) {
        Objects.requireNonNull(puzzle, "puzzle");
        List<Board> copy = List.copyOf(Objects.requireNonNull(boards, "boards"));
        Require.between(1, MAX_BOARDS, "the number of boards", copy.size());
        return new BoardSheet(puzzle, copy, PictureText.count(copy.size(), "board", "boards"), "", false);
    }

    /**
     * {@return the fundamental solutions of a size in lexicographic order: of the solutions that are images of each
     * other under the eight symmetries of the square the first, with the number of its different images}
     *
     * @param n size of the board, from 0 to 11: beyond, there are more than {@value #MAX_BOARDS}
     * @throws NoSuchElementException if there is no solution, for n = 2 and n = 3
     */
    public static BoardSheet fundamental(int n) {
        if (n > LARGEST_FUNDAMENTAL) {
            throw new IllegalArgumentException(
                    "n = " + n + " has more than " + MAX_BOARDS + " fundamental solutions, too many for one sheet");
        }
        List<Board> found = Solvers.streamFundamental(n).toList();
        if (found.isEmpty()) {
            throw new NoSuchElementException("there is no solution for n = " + n);
        }
        int images = found.stream().mapToInt(Board::orbitSize).sum();
        boolean single = found.size() == 1;
        String title =
                "The " + (single ? "fundamental solution" : found.size() + " fundamental solutions") + " for n = " + n;
        String note =
                "Turned and reflected, " + (single ? "it gives" : "they give") + " all " + PictureText.number(images)
                        + " solutions. The orbit of a solution is the set of its different images.";
        return new BoardSheet(Puzzle.ofSize(n), found, title, images == 1 ? "" : note, true);
    }

    /**
     * {@return the sheet with another title, above the boards}
     *
     * @param title plain text; by default it says how many boards there are
     */
    public BoardSheet title(String title) {
        return new BoardSheet(puzzle, boards, Objects.requireNonNull(title, "title"), note, fundamental);
    }

    /** {@return the boards, numbered from 1 in this order, unmodifiable} */
    public List<Board> boards() {
        return boards;
    }

    private String caption(Board board) {
        return fundamental
                ? "orbit of " + board.orbitSize()
                : board.size() > LARGEST_LISTED ? "" : board.toString().replaceAll("[^0-9 ]", "");
    }

    /**
     * {@return a drawing of the sheet: an SVG document; each board is a group of class {@code queens4j-board} with a
     * title that lists its columns}
     */
    public String svg() {
        int count = boards.size();
        double boardHeight = boards.stream().mapToDouble(this::side).max().orElseThrow();
        double captionWidth = IntStream.range(0, count)
                .mapToDouble(i -> captionStart(i + 1) + PictureText.width(caption(boards.get(i)), SMALL_SIZE))
                .max()
                .orElseThrow();
        double across = Math.max(boardHeight, captionWidth) + SPACE;
        double down = boardHeight + CAPTION + SPACE;
        double ideal = Math.sqrt(count * SHAPE * down / across);
        int columns = (int) Math.max(1, Math.min(Math.min(count, MOST_COLUMNS), Math.round(ideal)));

        double titleWidth = PictureText.width(title, PictureText.TITLE_SIZE);
        double width = Math.max(LEAST_WIDTH, Math.max(titleWidth, columns * across - SPACE) + 2 * MARGIN);
        List<String> lines = PictureText.wrap(note, PictureText.TEXT_SIZE, width - 2 * MARGIN);
        double top = PictureText.headingBottom(lines) + 14;
        int rows = (count + columns - 1) / columns;
        double height = top + rows * down - SPACE + MARGIN - 4;
        String description = PictureText.count(count, "board", "boards") + " of queens, numbered from 1. " + note;

        SvgText svg = SvgText.document(width, height, title, description, PictureText.STYLE);
        BoardArt.defineQueen(svg);
        PictureText.heading(svg, title, lines);
        for (int i = 0; i < count; i++) {
            Interruption.check();
            int row = i / columns;
            draw(svg, i + 1, boards.get(i), MARGIN + i % columns * across, top + row * down);
        }
        return svg.toString();
    }

    private void draw(SvgText svg, int number, Board board, double x, double y) {
        String caption = caption(board);
        svg.open("g", "class='queens4j-board' transform='translate(%s %s)'", x, y);
        svg.element("title", number + ": " + board + (caption.isEmpty() ? "" : ", " + caption), "");
        svg.open("g", "transform='scale(%s)'", cell(board));
        Puzzle solved = board.size() == puzzle.size() ? puzzle : Puzzle.ofSize(board.size());
        BoardArt.draw(
                svg,
                board.size(),
                row -> IntStream.range(0, board.size()).filter(column -> solved.isBlocked(row, column)),
                row -> solved.queen(row).stream(),
                board.columns());
        svg.close();
        double base = side(board) + 16;
        svg.element("text", String.valueOf(number), "class='queens4j-label queens4j-strong' y='%s'", base);
        if (!caption.isEmpty()) {
            String place = "class='queens4j-label queens4j-muted' x='%s' y='%s'";
            svg.element("text", caption, place, captionStart(number), base);
        }
        svg.close();
    }

    /** Captions may be numbers as well: they stand apart from that of the board. */
    private static double captionStart(int number) {
        return PictureText.BOLD * PictureText.width(String.valueOf(number), SMALL_SIZE) + 10;
    }

    /** One board alone, or two, fill the least width. */
    private double cell(Board board) {
        double room = Math.max(128, (LEAST_WIDTH - 2 * MARGIN + SPACE) / boards.size() - SPACE);
        return Math.min(room / 4, Math.max(8, Math.floor(room / Math.max(1, board.size()))));
    }

    private double side(Board board) {
        return board.size() * cell(board);
    }
}
