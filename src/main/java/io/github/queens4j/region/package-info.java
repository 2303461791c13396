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
 * Optional<Deduction> hint = Hints.next(regions, Marks.none().withQueen(0, 1));
 * }</pre>
 */
@NullMarked
package io.github.queens4j.region;

import org.jspecify.annotations.NullMarked;
