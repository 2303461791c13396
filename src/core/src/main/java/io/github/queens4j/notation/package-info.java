/** Boards as text and back, where a text is wrong, and what pictures and pages share. Knows nothing of the library. */
@NullMarked
package io.github.queens4j.notation;

import org.jspecify.annotations.NullMarked;
