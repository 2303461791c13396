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
 * <h2>The colour split</h2>
 *
 * <p>No board is enumerated. Colour the squares like a chess board: queens on squares of different colour never share a
 * diagonal, they meet only in rows and columns. Therefore
 *
 * <pre>    Q(n) = sum over R, K of White(R, K) Black(complement of R, complement of K)</pre>
 *
 * <p>where White and Black count the diagonal-free placements on squares of their colour that use exactly the rows R
 * and the columns K. Split by parity, each colour consists of two ordinary boards of half the size that touch only on
 * diagonals; a unit takes a few row sets and counts, for all column sets at once, the pairs of placements on these two
 * that do not attack each other, 64 to 512 pairs per machine operation.
 */
@NullMarked
package io.github.queens4j.count;

import org.jspecify.annotations.NullMarked;
