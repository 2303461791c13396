/**
 * Searches step by step, for those who learn or teach backtracking.
 *
 * <p>{@link Steps} gives every step of a search with a small board, in a program or in JShell, as the <a
 * href="https://github.com/queens4j/queens4j/blob/main/src/docs/pictures.md">guide</a> does; {@link SearchPage} shows
 * the same steps in a browser; whoever wants less than that, or counts a billion steps, implements
 * {@link io.github.queens4j.SearchListener}. A wrong argument is an {@link IllegalArgumentException}.
 */
@NullMarked
package io.github.queens4j.trace;

import org.jspecify.annotations.NullMarked;
