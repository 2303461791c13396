package io.github.queens4j.tour;

import io.github.queens4j.Square;
import io.github.queens4j.notation.BoardArt;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws a tour on a board as all boards look; the unit of length is the side of a square. Move numbers stand on discs
 * in the middle of the squares: a knight's move passes the middle of every other square at a distance of at least
 * {@code 1 / sqrt(5)}, 0.447, so no line runs through a disc but those that end there.
 */
final class TourSvg {

    /** Above this many squares the move numbers would only be noise. */
    private static final int MOST_NUMBERS = 1024;

    private static final double DISC = 0.62;
    private static final double RIM = 0.06;

    /** Half the height of a digit for a font size of 1. */
    private static final double HALF_DIGIT = 0.36;

    private static final Style STYLE = BoardArt.STYLE.and(new Style("""
            .queens4j-tour,.queens4j-rim,.queens4j-disc,.queens4j-start\
            {fill:none;stroke-linecap:round;stroke-linejoin:round}
            .queens4j-tour,.queens4j-rim,.queens4j-start{stroke:#1d4f8c}
            .queens4j-disc{stroke:#fbfaf7}
            .queens4j-move{fill:#22282e;font-family:sans-serif;text-anchor:middle}
            .queens4j-move-start{fill:#fbfaf7}
            """, """
            .queens4j-tour,.queens4j-rim,.queens4j-start{stroke:#a9d3ff}
            .queens4j-disc{stroke:#1d2125}
            .queens4j-move{fill:#f6f2e6}
            .queens4j-move-start{fill:#1d2125}
            """));

    private final Tour tour;
    private final boolean closed;
    private final boolean numbered;

    TourSvg(Tour tour) {
        this.tour = tour;
        this.closed = tour.isClosed();
        this.numbered = tour.size() <= MOST_NUMBERS;
    }

    String document() {
        SvgText svg = BoardArt.picture(tour.rows(), tour.columns(), title(), description(), STYLE);
        svg.empty("path", "class='queens4j-tour' stroke-width='0.07' d='%s'", path());
        discs(svg);
        if (numbered) {
            numbers(svg);
        }
        return svg.toString();
    }

    private String title() {
        String kind = closed ? "Closed knight's tour" : tour.isValid() ? "Open knight's tour" : "Path";
        return kind + " of " + new Grid(tour.rows(), tour.columns()).inWords();
    }

    private String description() {
        String from = "From " + tour.square(1);
        int moves = tour.size() - 1;
        if (closed) {
            return from + " and back there in " + (moves + 1) + " moves.";
        }
        return from + " to " + tour.square(tour.size()) + " in " + moves + (moves == 1 ? " move." : " moves.");
    }

    /** In steps from square to square: half as long as with coordinates. */
    private String path() {
        StringBuilder path = new StringBuilder(start(tour.square(1)));
        for (int move = 1; move < tour.size(); move++) {
            Square from = tour.square(move);
            Square to = tour.square(move + 1);
            path.append('l').append(to.column() - from.column()).append(' ').append(to.row() - from.row());
        }
        return path.append(closed ? "z" : "").toString();
    }

    /** Discs are the round ends of lines without length: one path for all of them. */
    private void discs(SvgText svg) {
        if (numbered) {
            rings(svg, DISC, tour.squares());
        }
        svg.empty("path", "class='queens4j-start' stroke-width='%s' d='%s'", DISC, dots(List.of(tour.square(1))));
        if (tour.size() > 1 && !closed) {
            rings(svg, DISC + 2 * RIM, List.of(tour.square(tour.size())));
        }
    }

    private static void rings(SvgText svg, double width, List<Square> squares) {
        String dots = dots(squares);
        svg.empty("path", "class='queens4j-rim' stroke-width='%s' d='%s'", width, dots);
        svg.empty("path", "class='queens4j-disc' stroke-width='%s' d='%s'", DISC - RIM, dots);
    }

    private static String dots(List<Square> squares) {
        return squares.stream().map(square -> start(square) + "h0").collect(Collectors.joining());
    }

    private static String start(Square square) {
        return "M" + square.column() + ".5 " + square.row() + ".5";
    }

    private void numbers(SvgText svg) {
        double size = tour.size() < 100 ? 0.32 : tour.size() < 1000 ? 0.27 : 0.22;
        svg.open("g", "class='queens4j-move' font-size='%s'", size);
        for (int move = 1; move <= tour.size(); move++) {
            Square square = tour.square(move);
            double x = square.column() + 0.5;
            double y = square.row() + 0.5 + HALF_DIGIT * size;
            String number = String.valueOf(move);
            String look = move == 1 ? "class='queens4j-move-start' " : "";
            svg.element("text", number, look + "x='%s' y='%s'", x, y);
        }
        svg.close();
    }
}
