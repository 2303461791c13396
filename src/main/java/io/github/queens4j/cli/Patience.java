package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.Solvers;
import io.github.queens4j.region.Regions;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Option;

/** How long a region puzzle may be searched: a file from anywhere must not hold up the others. */
final class Patience {

    private static final int MOST_SOLUTIONS = 100_000;

    @Option(names = "--wait", description = "Search as long as it takes, also after 3 million queens and 64 rows.")
    private boolean waits;

    /** What is known of the solutions of a puzzle: none of a number, if nothing is; otherwise at least so many. */
    record Count(OptionalLong solutions, boolean isComplete) {}

    Count count(Regions regions, long limit) {
        if (waits) {
            long solutions = Solvers.count(regions.puzzle(), limit);
            return new Count(OptionalLong.of(solutions), solutions < limit);
        }
        int most = (int) Math.min(limit, MOST_SOLUTIONS);
        for (int part : regions.size() > Long.SIZE ? new int[0] : new int[] {most, 2}) {
            Optional<List<Board>> found = regions.solutions(part);
            if (found.isPresent()) {
                int solutions = found.get().size();
                return new Count(OptionalLong.of(solutions), solutions < part);
            }
        }
        return new Count(OptionalLong.empty(), false);
    }
}
