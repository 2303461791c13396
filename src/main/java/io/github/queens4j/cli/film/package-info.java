/** The film of a search: its steps as moving pictures in a window that has keys. */
@NullMarked
package io.github.queens4j.cli.film;

import org.jspecify.annotations.NullMarked;
