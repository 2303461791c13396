/**
 * Searches step by step, for those who learn or teach backtracking.
 *
 * <p>{@link Steps#writing} writes every step of a search with a small board, in a program or in JShell:
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzle.ofSize(4);
 * Solvers.engine("check").solve(puzzle, board -> Visit.CONTINUE, Steps.writing(puzzle, System.out));
 * }</pre>
 *
 * <p>{@link SearchPage} shows the same steps in a browser, and {@link Steps#of} gives them to an action of your own, as
 * values; whoever wants less than that, or counts a billion steps, implements
 * {@link io.github.queens4j.SearchListener}.
 */
@NullMarked
package io.github.queens4j.trace;

import org.jspecify.annotations.NullMarked;
