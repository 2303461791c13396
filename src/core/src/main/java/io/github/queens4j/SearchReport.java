package io.github.queens4j;

import java.time.Duration;

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
 * @param solutions solutions given to the visitor, at least 0
 * @param placements queens placed legally on a partial board, at least 0
 * @param attempts squares tried, at least 0
 * @param elapsed wall-clock time of the search, visitor included
 * @param outcome whether the whole search space was covered
 * @since 0.1.0
 */
public record SearchReport(long solutions, long placements, long attempts, Duration elapsed, Outcome outcome) {}
