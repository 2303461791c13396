/**
 * Text to numbers and back, on arrays of {@code int}: queens as lists and drawings, and the one way to say where the
 * first wrong character of a text is. Not exported; knows nothing of the library.
 */
@NullMarked
package io.github.queens4j.notation;

import org.jspecify.annotations.NullMarked;
