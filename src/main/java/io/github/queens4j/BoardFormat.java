package io.github.queens4j;

/** How a board is written. */
public enum BoardFormat {
    /** {@code ♕} and {@code ·}. */
    UNICODE
}
