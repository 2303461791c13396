/**
 * Solutions of the n-queens problem: boards, counts, puzzles, and the engines that search for them.
 *
 * <p>n queens are to stand on an n x n board so that no two share a row, a column, a diagonal or an anti-diagonal. A
 * board is the list of the queens' columns, row by row; rows and columns are counted from 0. For n = 8 there are 92
 * boards, 12 up to rotations and reflections; for n = 2 and n = 3 there is none; n = 0 has one, the empty board.
 *
 * <p>Start with {@link Solvers}, which counts, finds and streams boards; {@link Puzzle} has given queens and blocked
 * squares, {@link Rule} says what attacks what, {@link io.github.queens4j.count.CountJob} counts large boards. The <a
 * href="https://github.com/queens4j/queens4j/blob/main/src/docs/guide.md">guide</a> shows all of it in programs.
 *
 * <ul>
 *   <li>A wrong argument is an {@link IllegalArgumentException} that names it, its value and what is allowed; a row or
 *       column that is not on the board is an {@link IndexOutOfBoundsException}.
 *   <li>An interrupt ends a search or a count promptly with a {@link java.util.concurrent.CancellationException}; the
 *       flag stays set.
 *   <li>Exact or nothing: a partial result is never returned as a total.
 *   <li>Everything may be used by many threads at the same time, unless it says otherwise.
 *   <li>Each search, count, draw and stream logs one line at debug level to SLF4J, nothing above that as long as all
 *       goes well. What needs no search, as {@link Solvers#construct} and values of this package, logs nothing.
 * </ul>
 */
@NullMarked
package io.github.queens4j;

import org.jspecify.annotations.NullMarked;
