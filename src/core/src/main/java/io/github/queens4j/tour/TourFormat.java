package io.github.queens4j.tour;

import io.github.queens4j.search.Require;

/**
 * How a tour is written.
 *
 * @since 0.1.0
 */
public enum TourFormat {
    /** The board of move numbers, one line for each row, numbers right-aligned and separated by blanks. */
    NUMBERS,

    /** The board of move numbers in a drawn grid, with 1-based row and column labels: the textbook's board. */
    GRID,

    /** The squares in order, as chess players write them, {@code a1} at the bottom left; for at most 26 columns. */
    ALGEBRAIC,

    /** A drawing of board and path as an SVG document; it follows the reader's light or dark colour scheme. */
    SVG;

    /**
     * {@return the format of a name}
     *
     * @param name that of a constant in lower case, such as "grid"
     * @throws IllegalArgumentException if there is none of this name; the message lists all
     */
    public static TourFormat named(String name) {
        return Require.named("format", name, TourFormat.class);
    }
}
