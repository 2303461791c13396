package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.count.CountJob;
import io.github.queens4j.count.CountPlan;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/**
 * Counts under the rule of queens that may be too large for a search.
 *
 * <p><b>Idea.</b> The empty board is counted by the colour split. How long a search for all solutions of a puzzle takes
 * is hard to tell beforehand. So it is estimated, and unless the estimate is hopeless one is tried first, for about a
 * fifth of the time that the colour split is expected to take.
 *
 * <p><b>Complexity.</b> At most a fifth more than that of {@link CountJob}, as far as its estimate holds, and some 20
 * ms; never more than {@link BitmaskCounter} needs and these.
 *
 * <p><b>Limits.</b> One thread, unless the caller takes the job. Boards of {@value #FROM} to
 * {@link CountPlan#LARGEST_N} rows.
 */
public final class LargeCount {

    /**
     * From here on the colour split wins clearly in a warm JVM (n = 13: 7 ms against 17 ms of search, n = 14: 14 ms
     * against 97 ms, one thread of an AMD EPYC) and no longer loses in one that has just started. So it does with
     * puzzles of that size that a short search does not finish.
     */
    static final int FROM = 14;

    /** Nodes of a search that take no more time than a small colour split. */
    private static final long LEAST_NODES = 4_000_000;

    /** Nanoseconds of the colour split's estimated cost for a node of search, five times as long as a node takes. */
    private static final double COST_PER_NODE = 20;

    /**
     * A search estimated at so many times what may be spent on it is not tried: the estimate is rarely as wrong as
     * that.
     */
    private static final double HOPELESS = 20;

    private static final int PROBES = 1000;

    private LargeCount() {}

    /**
     * Whether a puzzle is one for this class. An empty board that is too large is: {@link CountJob} says so.
     *
     * @param puzzle any
     * @return whether it is counted by the colour split, unless a search is faster
     */
    public static boolean takes(Puzzle puzzle) {
        return puzzle.size() >= FROM
                && puzzle.rule().equals(Rule.QUEENS)
                && (puzzle.isEmpty() || puzzle.size() <= CountPlan.LARGEST_N);
    }

    /** The number of solutions. */
    static long count(Puzzle puzzle) {
        OptionalLong found = puzzle.isEmpty()
                ? OptionalLong.empty()
                : bySearch(puzzle, CountPlan.of(puzzle).cost());
        return found.isPresent()
                ? found.getAsLong()
                : CountJob.of(puzzle).threads(1).run();
    }

    /**
     * The number of solutions, if a search finds it for no more than a fifth of what the colour split takes, or in an
     * instant.
     *
     * @param puzzle under the rule of queens, with at most {@link CountPlan#LARGEST_N} rows
     * @param splitCost nanoseconds that the colour split is expected to take
     * @return the number; empty if the search would take longer, as far as was tried
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set
     */
    public static OptionalLong bySearch(Puzzle puzzle, double splitCost) {
        long nodes = LEAST_NODES + (long) (splitCost / COST_PER_NODE);
        long[] open = BitmaskCounter.openAndUnattacked(puzzle);
        // The same way each time: which of the two counts is no matter of chance.
        boolean isHopeless = SearchSize.nodes(open, PROBES, new SplittableRandom(puzzle.size())) > HOPELESS * nodes;
        return isHopeless ? OptionalLong.empty() : BitmaskCounter.count(puzzle, nodes);
    }
}
