/**
 * Searches step by step, for those who learn or teach backtracking.
 *
 * <p>{@link Steps} writes every step of a search with a small board, in a program or in JShell:
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzle.ofSize(4);
 * Solvers.engine("check").solve(puzzle, board -> Visit.CONTINUE, Steps.of(puzzle, step -> {
 *     System.out.println(step.format(puzzle));
 *     return Visit.CONTINUE;
 * }));
 * }</pre>
 *
 * <p>{@link SearchPage} shows the same steps in a browser; whoever wants less than that, or counts a billion steps,
 * implements {@link io.github.queens4j.SearchListener}. A wrong argument is an {@link IllegalArgumentException}.
 */
@NullMarked
package io.github.queens4j.trace;

import org.jspecify.annotations.NullMarked;
