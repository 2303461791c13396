package io.github.queens4j.tour.search;

/**
 * A board as numbered squares: square {@code row * columns + column}.
 *
 * @param rows at least 1
 * @param columns at least 1; {@code rows * columns} fits an int
 */
public record Grid(int rows, int columns) {

    /** A board. */
    public Grid {
        if (rows < 1 || columns < 1 || (long) rows * columns > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("no board of " + rows + " x " + columns + " squares");
        }
    }

    /** The number of squares. */
    public int size() {
        return rows * columns;
    }

    /** Whether a square lies on the board. */
    public boolean contains(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /** The number of a square. */
    public int square(int row, int column) {
        return row * columns + column;
    }

    /** The row of a square. */
    public int row(int square) {
        return square / columns;
    }

    /** The column of a square. */
    public int column(int square) {
        return square % columns;
    }

    /** Whether a knight moves from one square to the other in one move. */
    public boolean isMove(int from, int to) {
        int down = Math.abs(row(from) - row(to));
        int across = Math.abs(column(from) - column(to));
        return down * across == 2;
    }

    /** The board in words. */
    public String inWords() {
        return article(String.valueOf(rows)) + " " + rows + " x " + columns + " board";
    }

    /** "An" before eight, eleven and eighteen, of whatever: ones, tens, thousands. */
    private static String article(String number) {
        boolean isTeen = number.length() % 3 == 2 && (number.startsWith("11") || number.startsWith("18"));
        return number.startsWith("8") || isTeen ? "an" : "a";
    }
}
