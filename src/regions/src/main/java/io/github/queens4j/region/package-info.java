/**
 * The queens that most people play: a board cut into coloured regions, one queen in every row, column and region, no
 * two touching, not even at a corner. (Also known as Star Battle with one star.)
 *
 * <pre>{@code
 * RegionPuzzle puzzle = RegionGenerator.ofSize(8).difficulty(Difficulty.MEDIUM).seed(42).generate();
 * puzzle.deductions().forEach(System.out::println);
 *
 * Regions regions = Regions.parse("starbattle/6/6/1/4ilbhgdnmhou");
 * boolean fair = Solvers.isUnique(regions.puzzle());
 * Optional<Deduction> hint = Hints.of(regions).next(Marks.none().withQueen(0, 1));
 * }</pre>
 *
 * <p>The <a href="https://github.com/queens4j/queens4j/blob/main/src/docs/regions.md">guide</a> shows all of it in
 * programs. A wrong argument is an {@link IllegalArgumentException} that names it and what is allowed; a square or
 * region that is not on the board is an {@link IndexOutOfBoundsException}. Solutions, grades, hints, faults and mends
 * are for n up to 64, and end after a fixed amount of work, counted and not timed, so that the answer is the same on
 * every machine. An interrupt ends all work with a {@link java.util.concurrent.CancellationException}.
 */
@NullMarked
package io.github.queens4j.region;

import org.jspecify.annotations.NullMarked;
