package io.github.queens4j;

/** A board size with queens that are given and squares that are blocked: an immutable value. */
public final class Puzzle {

    private final int size;

    private Puzzle(int size) {
        this.size = size;
    }

    /**
     * The empty board.
     *
     * @param n rows and columns, at least 0
     * @return the puzzle without given queens and blocked squares
     */
    public static Puzzle ofSize(int n) {
        return new Puzzle(n);
    }

    /**
     * The number of rows, and of columns.
     *
     * @return n, at least 0
     */
    public int size() {
        return size;
    }
}
