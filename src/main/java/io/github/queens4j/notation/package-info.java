/**
 * Boards and numbers as text and back, the one way to say where the first wrong character of a text is, and what all
 * pictures share: well-formed SVG, boards and queens as shapes, words that fit. Not exported; knows nothing of the
 * library.
 */
@NullMarked
package io.github.queens4j.notation;

import org.jspecify.annotations.NullMarked;
