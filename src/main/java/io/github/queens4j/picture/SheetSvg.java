package io.github.queens4j.picture;

import static io.github.queens4j.picture.PictureText.MARGIN;
import static io.github.queens4j.picture.PictureText.SMALL_SIZE;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.picture.BoardSheet.Figure;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.svg.BoardArt;
import io.github.queens4j.svg.SvgText;
import java.util.List;
import java.util.stream.IntStream;

/** A sheet of boards as a picture: rows of figures of one size, about as wide as a screen is. */
final class SheetSvg {

    private static final double SPACE = 22;
    private static final double CAPTION = 20;
    private static final double LEAST_WIDTH = 420;

    /** Width of the page for each unit of its height. */
    private static final double SHAPE = 1.4;

    private static final int MOST_COLUMNS = 16;

    private final BoardSheet sheet;
    /** At most so wide and high is a board: one alone, or two, fill the least width. */
    private final double room;

    private final double figureWidth;
    private final double boardHeight;
    private final int columns;
    private final double width;
    private final List<String> note;

    SheetSvg(BoardSheet sheet) {
        this.sheet = sheet;
        int count = sheet.figures().size();
        room = Math.max(128, (LEAST_WIDTH - 2 * MARGIN + SPACE) / count - SPACE);
        double widest = 0;
        double largest = 0;
        int number = 1;
        for (Figure figure : sheet.figures()) {
            largest = Math.max(largest, side(figure.board()));
            widest = Math.max(widest, captionStart(number++) + PictureText.width(figure.caption(), SMALL_SIZE));
        }
        boardHeight = largest;
        figureWidth = Math.max(widest, largest);
        double ideal = Math.sqrt(count * SHAPE * (boardHeight + CAPTION + SPACE) / (figureWidth + SPACE));
        columns = (int) Math.max(1, Math.min(Math.min(count, MOST_COLUMNS), Math.round(ideal)));
        double title = PictureText.width(sheet.title(), PictureText.TITLE_SIZE);
        double figures = columns * (figureWidth + SPACE) - SPACE;
        width = Math.max(LEAST_WIDTH, Math.max(title, figures) + 2 * MARGIN);
        note = PictureText.wrap(sheet.note(), PictureText.TEXT_SIZE, width - 2 * MARGIN);
    }

    String document() {
        int rows = (sheet.figures().size() + columns - 1) / columns;
        double top = PictureText.headingBottom(note) + 14;
        double height = top + rows * (boardHeight + CAPTION + SPACE) - SPACE + MARGIN - 4;
        SvgText svg = SvgText.document(width, height, sheet.title(), description(), PictureText.STYLE);
        BoardArt.defineQueen(svg);
        PictureText.heading(svg, sheet.title(), note);
        for (int i = 0; i < sheet.figures().size(); i++) {
            Interruption.check();
            int row = i / columns;
            int column = i % columns;
            double x = MARGIN + column * (figureWidth + SPACE);
            double y = top + row * (boardHeight + CAPTION + SPACE);
            figure(svg, i + 1, sheet.figures().get(i), x, y);
        }
        return svg.toString();
    }

    private String description() {
        int count = sheet.figures().size();
        return PictureText.count(count, "board", "boards") + " of queens, numbered from 1. " + sheet.note();
    }

    private void figure(SvgText svg, int number, Figure figure, double x, double y) {
        Board board = figure.board();
        String caption = figure.caption().isEmpty() ? "" : ", " + figure.caption();
        svg.open("g", "class='queens4j-board' transform='translate(%s %s)'", x, y);
        svg.element("title", number + ": " + board + caption);
        svg.open("g", "transform='scale(%s)'", cell(board));
        Puzzle puzzle = sheet.puzzle();
        if (board.size() == puzzle.size() && !puzzle.isEmpty()) {
            BoardArt.draw(
                    svg,
                    board.size(),
                    row -> IntStream.range(0, board.size()).filter(column -> puzzle.isBlocked(row, column)),
                    row -> puzzle.queen(row).stream(),
                    board.columns());
        } else {
            BoardArt.draw(svg, board.size(), board.columns());
        }
        svg.close();
        double base = side(board) + 16;
        String name = String.valueOf(number);
        svg.element("text", name, "class='queens4j-label queens4j-strong' y='%s'", base);
        if (!figure.caption().isEmpty()) {
            String place = "class='queens4j-label queens4j-muted' x='%s' y='%s'";
            svg.element("text", figure.caption(), place, captionStart(number), base);
        }
        svg.close();
    }

    /** Captions may be numbers as well: they stand apart from that of the board. */
    private static double captionStart(int number) {
        return PictureText.boldWidth(String.valueOf(number)) + 10;
    }

    private double cell(Board board) {
        return Math.min(room / 4, Math.max(8, Math.floor(room / Math.max(1, board.size()))));
    }

    private double side(Board board) {
        return board.size() * cell(board);
    }
}
