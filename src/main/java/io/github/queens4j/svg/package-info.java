/**
 * What all pictures share: well-formed text, and boards and queens as shapes. Not exported; knows nothing of the
 * library.
 */
@NullMarked
package io.github.queens4j.svg;

import org.jspecify.annotations.NullMarked;
