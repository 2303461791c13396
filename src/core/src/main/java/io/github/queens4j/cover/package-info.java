/** Exact cover of lines that hold exactly one queen each, through {@link Cover}, on boards in words or counted. */
@NullMarked
package io.github.queens4j.cover;

import org.jspecify.annotations.NullMarked;
