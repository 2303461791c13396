package io.github.queens4j.count.join;

/**
 * One side of a unit, W or B: for each chosen column set of the near board, and each column set of the other, the
 * number of compatible pairs of placements.
 *
 * <p>Not safe for concurrent use: the buffers are kept for the next pair.
 */
interface SideJoin {

    /**
     * Joins the runs of a program with all placements behind the bitmaps.
     *
     * @param program the near placements
     * @param runs the runs to count, and the rows they add to
     * @param lines the other placements
     * @return the sums, valid until the next call
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set
     */
    SideSums join(JoinProgram program, Runs runs, FreeLines lines);
}
