package io.github.queens4j.tour;

import io.github.queens4j.Square;
import io.github.queens4j.notation.Algebraic;
import io.github.queens4j.notation.BoardArt;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The squares of a board in some order, each of them once: a knight's tour if every step is a knight's move. An
 * immutable value; two tours are equal if board and order are.
 *
 * <p>Rows count from 0 at the top, columns from 0 at the left, moves from 1: the start has move number 1, the last
 * square the number of squares. Takes 4 bytes for each square; operations are linear in the number of squares unless
 * they say otherwise.
 *
 * @since 0.1.0
 */
public final class Tour {

    private final Grid grid;

    /** Square numbers, row * columns + column, in order. */
    private final int[] order;

    /** Takes over an array that holds each square once. */
    Tour(Grid grid, int[] order) {
        this.grid = grid;
        this.order = order;
    }

    /**
     * {@return the tour with the given move numbers, valid or not}
     *
     * @param moveNumbers for each row its move numbers; rows of equal length, at least one number, and the numbers from
     *     1 to the number of squares once each
     * @throws IllegalArgumentException if the numbers are not such a board
     */
    public static Tour of(int[][] moveNumbers) {
        Objects.requireNonNull(moveNumbers, "moveNumbers");
        Grid grid = new Grid(moveNumbers.length, moveNumbers.length == 0 ? 0 : moveNumbers[0].length);
        int[] order = new int[grid.size()];
        Arrays.fill(order, -1);
        for (int row = 0; row < grid.rows(); row++) {
            if (moveNumbers[row].length != grid.columns()) {
                throw new IllegalArgumentException("row " + row + " must have " + grid.columns()
                        + " move numbers as row 0 has, but has " + moveNumbers[row].length);
            }
            for (int column = 0; column < grid.columns(); column++) {
                int number = moveNumbers[row][column];
                boolean isInRange = number >= 1 && number <= order.length;
                if (!isInRange || order[number - 1] >= 0) {
                    throw new IllegalArgumentException("moveNumbers must hold each of 1 to " + order.length
                            + " once, but row " + row + ", column " + column + " holds " + number
                            + (isInRange ? " again" : ""));
                }
                order[number - 1] = grid.square(row, column);
            }
        }
        return new Tour(grid, order);
    }

    /**
     * Reads a tour, valid or not: what {@link #format} and the command {@code tour} write, pictures and JSON too. The
     * squares of a list may be in capital or small letters, with blanks, commas, hyphens or line breaks between them;
     * their board is the smallest that has them. Of JSON the rows of move numbers are enough.
     *
     * @param text each square once
     * @return the tour
     * @throws IllegalArgumentException if no format has the whole text; the message names the place
     */
    public static Tour parse(String text) {
        return TourReader.read(Objects.requireNonNull(text, "text"));
    }

    /** {@return the rows of the board, at least 1} */
    public int rows() {
        return grid.rows();
    }

    /** {@return the columns of the board, at least 1} */
    public int columns() {
        return grid.columns();
    }

    /** {@return the number of squares of the board, and of the tour} */
    public int squareCount() {
        return order.length;
    }

    /**
     * {@return the square with a move number, in constant time}
     *
     * @param moveNumber from 1 to {@link #squareCount()}
     * @throws IllegalArgumentException if the number is out of range
     */
    public Square square(int moveNumber) {
        int square = order[Require.between(1, order.length, "moveNumber", moveNumber) - 1];
        return new Square(grid.row(square), grid.column(square));
    }

    /** {@return the squares in order: an unmodifiable list} */
    public List<Square> squares() {
        return IntStream.rangeClosed(1, order.length).mapToObj(this::square).toList();
    }

    /** {@return a fresh array with the move number of the square, from 1, for each row and column} */
    public int[][] moveNumbers() {
        int[][] numbers = new int[rows()][columns()];
        for (int at = 0; at < order.length; at++) {
            numbers[grid.row(order[at])][grid.column(order[at])] = at + 1;
        }
        return numbers;
    }

    /** {@return whether every step is a knight's move; a board of one square is a valid tour without a step} */
    public boolean isValid() {
        return wrongMove().isEmpty();
    }

    /** {@return the number of the first step that is no knight's move, 1 for the first one; empty if all are} */
    public OptionalInt wrongMove() {
        return IntStream.range(1, order.length)
                .filter(at -> !grid.isMove(order[at - 1], order[at]))
                .findFirst();
    }

    /**
     * {@return whether this is a knight's tour whose last square is one move from its first; the tour of a single
     * square is not closed, as there is no move}
     */
    public boolean isClosed() {
        return grid.isMove(order[0], order[order.length - 1]) && isValid();
    }

    /**
     * {@return the tour as text: lines separated by {@code \n}, without one at the end}
     *
     * @param format which text
     * @throws IllegalArgumentException if there are more columns than the format has letters for
     */
    public String format(TourFormat format) {
        return switch (Objects.requireNonNull(format, "format")) {
            case NUMBERS -> plain();
            case GRID -> grid();
            case ALGEBRAIC -> algebraic();
            case SVG -> new Picture(this, isClosed(), squareCount() <= Picture.MOST_NUMBERS).document();
        };
    }

    private String plain() {
        int width = String.valueOf(squareCount()).length();
        return Arrays.stream(moveNumbers())
                .map(row -> aligned(Arrays.stream(row), width, " "))
                .collect(Collectors.joining("\n"));
    }

    private String grid() {
        int width = String.valueOf(squareCount()).length();
        int labelWidth = String.valueOf(rows()).length();
        String margin = " ".repeat(labelWidth + 1);
        String border = margin + ("+" + "-".repeat(width + 2)).repeat(columns()) + "+\n";
        StringBuilder text = new StringBuilder(border);
        int label = 1;
        for (int[] row : moveNumbers()) {
            text.append(aligned(IntStream.of(label++), labelWidth, ""))
                    .append(" | " + aligned(Arrays.stream(row), width, " | ") + " |\n")
                    .append(border);
        }
        return text + margin + "  " + aligned(IntStream.rangeClosed(1, columns()), width, "   ");
    }

    private String algebraic() {
        if (columns() > Algebraic.MOST_COLUMNS) {
            throw new IllegalArgumentException(
                    "ALGEBRAIC has letters for " + Algebraic.MOST_COLUMNS + " columns, but the board has " + columns());
        }
        return squares().stream()
                .map(square -> Algebraic.square(square.column(), rows() - 1 - square.row()))
                .collect(Collectors.joining(" "));
    }

    private static String aligned(IntStream numbers, int width, String between) {
        return numbers.mapToObj(String::valueOf)
                .map(number -> " ".repeat(width - number.length()) + number)
                .collect(Collectors.joining(between));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tour tour && grid.equals(tour.grid) && Arrays.equals(order, tour.order);
    }

    @Override
    public int hashCode() {
        return 31 * grid.hashCode() + Arrays.hashCode(order);
    }

    /** Board, first and last square: short whatever the size. */
    @Override
    public String toString() {
        return "Tour[" + rows() + " x " + columns() + ", from " + square(1) + " to " + square(squareCount()) + "]";
    }

    /** A tour on a board as all boards look; numbers stand on discs, which no line crosses but those that end there. */
    private record Picture(Tour tour, boolean closed, boolean numbered) {

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

        String document() {
            String kind = closed ? "Closed knight's tour" : tour.isValid() ? "Open knight's tour" : "Path";
            String title = kind + " of " + tour.grid.inWords();
            int moves = closed ? tour.squareCount() : tour.squareCount() - 1;
            String end = closed ? " and back there" : " to " + tour.square(tour.squareCount());
            String description = "From " + tour.square(1) + end + " in " + moves + (moves == 1 ? " move." : " moves.");
            SvgText svg = BoardArt.picture(tour.rows(), tour.columns(), title, description, STYLE);
            svg.empty("path", "class='queens4j-tour' stroke-width='0.07' d='%s'", path());
            discs(svg);
            if (numbered) {
                numbers(svg);
            }
            return svg.toString();
        }

        /** In steps from square to square: half as long as with coordinates. */
        private String path() {
            StringBuilder path = new StringBuilder(start(tour.square(1)));
            for (int move = 1; move < tour.squareCount(); move++) {
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
            if (tour.squareCount() > 1 && !closed) {
                rings(svg, DISC + 2 * RIM, List.of(tour.square(tour.squareCount())));
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
            double size = tour.squareCount() < 100 ? 0.32 : tour.squareCount() < 1000 ? 0.27 : 0.22;
            svg.open("g", "class='queens4j-move' font-size='%s'", size);
            for (int move = 1; move <= tour.squareCount(); move++) {
                Square square = tour.square(move);
                String place = (move == 1 ? "class='queens4j-move-start' " : "") + "x='%s' y='%s'";
                double base = square.row() + 0.5 + HALF_DIGIT * size;
                svg.element("text", String.valueOf(move), place, square.column() + 0.5, base);
            }
            svg.close();
        }
    }
}
