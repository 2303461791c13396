package io.github.queens4j.region.text;

/** Where the bits of borders stand in a text, so that a wrong one can be shown. */
interface BorderBits {

    /** Index of the first character of the borders. */
    int first();

    /** Index of the character that holds the border right of a square. */
    int right(int row, int column);

    /** Index of the character that holds the border below a square. */
    int below(int row, int column);
}
