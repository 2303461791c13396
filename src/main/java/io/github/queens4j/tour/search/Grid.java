package io.github.queens4j.tour.search;

/** A board as numbered squares: square {@code row * columns + column}. Their number fits an int. */
public record Grid(int rows, int columns) {

    public int size() {
        return rows * columns;
    }

    public boolean contains(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    public int square(int row, int column) {
        return row * columns + column;
    }

    public int row(int square) {
        return square / columns;
    }

    public int column(int square) {
        return square % columns;
    }

    public boolean isMove(int from, int to) {
        int down = Math.abs(row(from) - row(to));
        int across = Math.abs(column(from) - column(to));
        return down * across == 2;
    }

    public String inWords() {
        return article(String.valueOf(rows)) + " " + rows + " x " + columns + " board";
    }

    /** "An" before eight, eleven and eighteen, of whatever: ones, tens, thousands. */
    private static String article(String number) {
        boolean isTeen = number.length() % 3 == 2 && (number.startsWith("11") || number.startsWith("18"));
        return number.startsWith("8") || isTeen ? "an" : "a";
    }
}
