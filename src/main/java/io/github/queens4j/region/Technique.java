package io.github.queens4j.region;

/** A way to make progress in a puzzle without guessing, from easy to hard. A line is a row, a column or a region. */
public enum Technique {
    /** A line has one square left: a queen goes there. */
    ONLY_SQUARE,

    /** A queen attacks her row, her column, her region and her neighbours: these squares are crossed out. */
    ATTACKED,

    /** All squares left of a line lie in one other line: that one's other squares are crossed out. */
    POINTING,

    /** Wherever the queen of a line stands, she attacks a square: that one is crossed out. */
    COMMON_NEIGHBOURS,

    /**
     * The squares left of k regions lie in k rows, or those of k rows in k regions, or the same with columns, k from 2
     * to 6: other squares of the lines that they fill are crossed out.
     */
    SETS,

    /**
     * A queen on a square would, by {@link #ONLY_SQUARE} to {@link #COMMON_NEIGHBOURS}, leave a line without a square.
     */
    CONTRADICTION,

    /**
     * A queen on a square would leave a line without a square once others are crossed out by {@link #CONTRADICTION} as
     * well.
     */
    DOUBLE_CONTRADICTION
}
