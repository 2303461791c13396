package io.github.queens4j.tour;

import io.github.queens4j.notation.NumberTable;
import java.util.function.Function;

/** How a tour is written. */
public enum TourFormat {
    /** The board of move numbers, one line for each row, numbers right-aligned and separated by blanks. */
    NUMBERS(tour -> NumberTable.plain(tour.moveNumbers())),
    /** The board of move numbers in a drawn grid, with 1-based row and column labels: the textbook's board. */
    GRID(tour -> NumberTable.grid(tour.moveNumbers())),
    /** A drawing of board and path as an SVG document; it follows the reader's light or dark colour scheme. */
    SVG(tour -> new TourSvg(tour).document());

    @SuppressWarnings("ImmutableEnumChecker")
    private final Function<Tour, String> writer;

    TourFormat(Function<Tour, String> writer) {
        this.writer = writer;
    }

    String write(Tour tour) {
        return writer.apply(tour);
    }
}
