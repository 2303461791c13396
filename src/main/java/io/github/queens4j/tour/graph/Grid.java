package io.github.queens4j.tour.graph;

/**
 * A board as numbered squares: square {@code row * columns + column}.
 *
 * @param rows at least 1
 * @param columns at least 1; {@code rows * columns} fits an int
 */
public record Grid(int rows, int columns) {

    /**
     * A board.
     *
     * @param rows at least 1
     * @param columns at least 1
     * @throws IllegalArgumentException if a side is below 1 or the number of squares does not fit an int
     */
    public Grid {
        if (rows < 1 || columns < 1 || (long) rows * columns > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("no board of " + rows + " x " + columns + " squares");
        }
    }

    /**
     * The number of squares.
     *
     * @return rows times columns
     */
    public int size() {
        return rows * columns;
    }

    /**
     * Whether a square lies on the board.
     *
     * @param row any int
     * @param column any int
     * @return whether both are in range
     */
    public boolean contains(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /**
     * The number of a square.
     *
     * @param row 0-based row on the board
     * @param column 0-based column on the board
     * @return its number, from 0
     */
    public int square(int row, int column) {
        return row * columns + column;
    }

    /**
     * The row of a square.
     *
     * @param square number of a square on the board
     * @return its 0-based row
     */
    public int row(int square) {
        return square / columns;
    }

    /**
     * The column of a square.
     *
     * @param square number of a square on the board
     * @return its 0-based column
     */
    public int column(int square) {
        return square % columns;
    }

    /**
     * Whether a knight moves from one square to the other in one move.
     *
     * @param from a square on the board
     * @param to a square on the board
     * @return whether they are one knight's move apart
     */
    public boolean isMove(int from, int to) {
        int down = Math.abs(row(from) - row(to));
        int across = Math.abs(column(from) - column(to));
        return down * across == 2;
    }

    /**
     * The board in words.
     *
     * @return such as "a 5 x 8 board" or "an 8 x 5 board"
     */
    public String inWords() {
        return article(String.valueOf(rows)) + " " + rows + " x " + columns + " board";
    }

    /** "An" before eight, eleven and eighteen, of whatever: ones, tens, thousands. */
    private static String article(String number) {
        boolean isTeen = number.length() % 3 == 2 && (number.startsWith("11") || number.startsWith("18"));
        return number.startsWith("8") || isTeen ? "an" : "a";
    }
}
