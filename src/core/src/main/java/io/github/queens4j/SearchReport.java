package io.github.queens4j;

import io.github.queens4j.search.Require;
import java.time.Duration;
import java.util.Objects;

/**
 * What a search did.
 *
 * <p>{@code placements} is the number of nodes visited in the search tree, without its root; a node is a partial board
 * with one legal queen in each of its first rows. {@code attempts} is the number of squares on which a queen was tried:
 * for each node that was extended, the squares of the next row that the puzzle leaves open. For n = 8: 2056 and 15720.
 *
 * <p>A search stopped by its visitor counts what it did until then, without the squares to the right of the last
 * solution's queens. Engines that search the whole tree report the same figures. An engine that prunes reports a
 * smaller tree: it does not extend a partial board once it knows that no solution begins with it. An engine that makes
 * whole boards before it checks them has n attempts for each. A third-party engine may count otherwise, or not at all.
 *
 * @since 0.1.0
 */
public final class SearchReport {

    private final long solutions;
    private final long placements;
    private final long attempts;
    private final Duration elapsed;
    private final Outcome outcome;

    /**
     * A report, for engines to make.
     *
     * @param solutions at least 0
     * @param placements at least 0
     * @param attempts at least 0
     * @param elapsed at least zero
     * @param outcome how the search ended
     */
    public SearchReport(long solutions, long placements, long attempts, Duration elapsed, Outcome outcome) {
        this.solutions = Require.atLeast(0, "solutions", solutions);
        this.placements = Require.atLeast(0, "placements", placements);
        this.attempts = Require.atLeast(0, "attempts", attempts);
        this.elapsed = Objects.requireNonNull(elapsed, "elapsed");
        this.outcome = Objects.requireNonNull(outcome, "outcome");
        if (elapsed.isNegative()) {
            throw new IllegalArgumentException("elapsed must be at least zero, but is " + elapsed);
        }
    }

    /** {@return how many solutions were given to the visitor} */
    public long solutions() {
        return solutions;
    }

    /** {@return how many queens were placed legally on a partial board} */
    public long placements() {
        return placements;
    }

    /** {@return how many squares were tried} */
    public long attempts() {
        return attempts;
    }

    /** {@return the wall-clock time of the search, visitor included} */
    public Duration elapsed() {
        return elapsed;
    }

    /** {@return whether the whole search space was covered} */
    public Outcome outcome() {
        return outcome;
    }

    /** All values with their names. */
    @Override
    public String toString() {
        return "SearchReport[solutions=" + solutions + ", placements=" + placements + ", attempts=" + attempts
                + ", elapsed=" + elapsed + ", outcome=" + outcome + "]";
    }
}
