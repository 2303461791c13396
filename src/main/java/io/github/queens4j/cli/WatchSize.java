package io.github.queens4j.cli;

/** Lines and columns of a window. */
record WatchSize(int lines, int columns) {

    boolean holds(WatchSize other) {
        return lines >= other.lines && columns >= other.columns;
    }

    @Override
    public String toString() {
        return lines + " lines and " + columns + " columns";
    }
}
