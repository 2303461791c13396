package io.github.queens4j.tour;

/**
 * Draws a tour as an SVG document: the board, the path, its ends, and on smaller boards the move numbers.
 *
 * <p>Colours come from a style sheet that follows the reader's colour scheme; title and description name the drawing for
 * readers who do not see it.
 */
final class TourSvg {

    private static final long CELL = 40;
    private static final int MARGIN = 10;
    /** Above this many squares the move numbers would only be noise. */
    private static final int MOST_NUMBERS = 1024;

    private static final String STYLE = """
              <style>
                .light { fill: #f4ecd8 } .dark { fill: #d9c6a0 } .frame { fill: none; stroke: #6b5a3a; stroke-width: 2 }
                .path { fill: none; stroke: #1f5fa8; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
                .start { fill: #1f5fa8 } .end { fill: #f4ecd8; stroke: #1f5fa8; stroke-width: 3 }
                .number { fill: #4a3d24; font: 10px sans-serif; paint-order: stroke; stroke: #f4ecd8; stroke-width: 2 }
                @media (prefers-color-scheme: dark) {
                  .light { fill: #3d4450 } .dark { fill: #2b303a } .frame { stroke: #8b93a3 }
                  .path { stroke: #7db7ff } .start { fill: #7db7ff } .end { fill: #2b303a; stroke: #7db7ff }
                  .number { fill: #d5dae3; stroke: #2b303a }
                }
              </style>
            """;

    private final Tour tour;
    private final StringBuilder svg = new StringBuilder();

    TourSvg(Tour tour) {
        this.tour = tour;
    }

    String document() {
        long width = CELL * tour.columns();
        long height = CELL * tour.rows();
        line("<svg xmlns='http://www.w3.org/2000/svg' role='img' aria-labelledby='title desc' viewBox='0 0 "
                + (width + 2 * MARGIN) + " " + (height + 2 * MARGIN) + "'>");
        line("  <title id='title'>" + kind() + " of a " + tour.rows() + " x " + tour.columns() + " board</title>");
        line("  <desc id='desc'>" + description() + "</desc>");
        svg.append(STYLE);
        line("  <g transform='translate(" + MARGIN + " " + MARGIN + ")'>");
        line("    <rect class='light' width='" + width + "' height='" + height + "'/>");
        darkSquares();
        line("    <rect class='frame' width='" + width + "' height='" + height + "'/>");
        path();
        ends();
        if (tour.size() <= MOST_NUMBERS) {
            numbers();
        }
        line("  </g>");
        line("</svg>");
        return svg.toString();
    }

    private String kind() {
        return tour.isClosed() ? "Closed knight's tour" : tour.isValid() ? "Open knight's tour" : "Path";
    }

    private String description() {
        return "From " + named(tour.square(1)) + " to " + named(tour.square(tour.size())) + " in " + (tour.size() - 1)
                + " moves.";
    }

    private static String named(Square square) {
        return "row " + (square.row() + 1) + ", column " + (square.column() + 1);
    }

    /** All in one path: one element instead of half the number of squares. */
    private void darkSquares() {
        svg.append("    <path class='dark' d='");
        for (int row = 0; row < tour.rows(); row++) {
            for (int column = (row + 1) % 2; column < tour.columns(); column += 2) {
                svg.append('M').append(column * CELL).append(' ').append(row * CELL);
                svg.append("h" + CELL + "v" + CELL + "h-" + CELL + "z");
            }
        }
        svg.append("'/>\n");
    }

    private void path() {
        svg.append("    <path class='path' d='");
        char command = 'M';
        for (Square square : tour.squares()) {
            svg.append(command).append(middle(square.column())).append(' ').append(middle(square.row()));
            command = 'L';
        }
        svg.append(tour.isClosed() ? "z'/>\n" : "'/>\n");
    }

    private void ends() {
        circle("start", tour.square(1));
        if (tour.size() > 1 && !tour.isClosed()) {
            circle("end", tour.square(tour.size()));
        }
    }

    private void circle(String name, Square square) {
        line("    <circle class='" + name + "' cx='" + middle(square.column()) + "' cy='" + middle(square.row())
                + "' r='6'/>");
    }

    private void numbers() {
        int number = 1;
        for (Square square : tour.squares()) {
            long x = square.column() * CELL + 3;
            long y = square.row() * CELL + 11;
            line("    <text class='number' x='" + x + "' y='" + y + "'>" + number++ + "</text>");
        }
    }

    private static long middle(int index) {
        return index * CELL + CELL / 2;
    }

    private void line(String line) {
        svg.append(line).append('\n');
    }
}
