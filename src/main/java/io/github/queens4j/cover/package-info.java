/**
 * Exact cover of rows, columns and other lines that hold exactly one queen. {@link Cover} is its entry point; boards
 * are a {@link WordBoard} up to 64 rows, and a {@link CountedBoard} beyond.
 */
@NullMarked
package io.github.queens4j.cover;

import org.jspecify.annotations.NullMarked;
