package io.github.queens4j.cli.terminal;

/**
 * The size of a window.
 *
 * @param lines at least 0
 * @param columns at least 0
 */
public record WindowSize(int lines, int columns) {

    /**
     * Whether something fits.
     *
     * @param other the size of it
     * @return whether this one has as many lines and columns
     */
    public boolean holds(WindowSize other) {
        return lines >= other.lines && columns >= other.columns;
    }

    @Override
    public String toString() {
        return lines + " lines and " + columns + " columns";
    }
}
