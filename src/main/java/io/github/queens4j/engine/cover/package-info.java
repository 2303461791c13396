/**
 * The inner room of the engine {@code cover}: exact cover of rows, columns and other lines that hold exactly one queen.
 * {@link Cover} is its entry point; boards are a {@link WordBoard} up to 64 rows, and a {@link CountedBoard} beyond.
 */
@NullMarked
package io.github.queens4j.engine.cover;

import org.jspecify.annotations.NullMarked;
