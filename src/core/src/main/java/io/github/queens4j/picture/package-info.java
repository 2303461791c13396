/**
 * For people who learn or teach backtracking: state trees as text, and pictures of many boards and of their squares.
 *
 * <p>{@link HeatMap} shows how many boards use each square; the <a
 * href="https://github.com/queens4j/queens4j/blob/main/src/docs/pictures.md">guide</a> has examples of all. A wrong
 * argument is an {@link IllegalArgumentException}; an interrupt ends drawing with a
 * {@link java.util.concurrent.CancellationException}.
 *
 * <p>Every SVG document is self-contained, follows the reader's colour scheme, light or dark, has a description for
 * screen readers, and is the same text for the same input on every machine. Its ids and classes begin with
 * {@code queens4j-}, so that many pictures can stand in one HTML page.
 */
@NullMarked
package io.github.queens4j.picture;

import org.jspecify.annotations.NullMarked;
