/**
 * Counting n-queens solutions as independent, serialisable work.
 *
 * <p>A {@link CountPlan} cuts the count of a board size into {@linkplain CountUnit units}; each unit computes a
 * {@linkplain CountResult partial result}, on any thread or machine, in any order; the plan adds them up and refuses
 * missing, doubled and foreign ones. A {@link CountJob} does all that, with progress and a checkpoint.
 *
 * <p>The solutions of a {@link io.github.queens4j.Puzzle} are counted in the same way. A {@link BoardSampler} draws
 * boards at random, all with the same probability, and {@link SquareCounts} says how many boards have a queen on each
 * square. Wrong arguments and interrupts end all of them as the package {@link io.github.queens4j} says.
 *
 * <p>Boards of queens are not enumerated, but counted by the <em>colour split</em>: on squares of different colour, as
 * on a chess board, they never share a diagonal, so that boards are pairs of white and black placements that share out
 * rows and columns (<a href="https://github.com/queens4j/queens4j/blob/main/src/docs/counting.md">more</a>).
 */
@NullMarked
package io.github.queens4j.count;

import org.jspecify.annotations.NullMarked;
