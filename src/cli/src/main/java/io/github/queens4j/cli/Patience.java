package io.github.queens4j.cli;

import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionVerdict;
import io.github.queens4j.region.Regions;
import picocli.CommandLine.Option;

/** How long a region puzzle may be searched: a file from anywhere must not hold up the others. */
final class Patience {

    @Option(names = "--wait", description = "Search as long as it takes, not only for 3 million queens.")
    private boolean waits;

    RegionVerdict search(Regions regions, Marks marks, long limit) {
        return RegionVerdict.search(regions)
                .marks(marks)
                .maxSolutions((int) Math.min(limit, RegionVerdict.MAX_SOLUTIONS))
                .maxQueens(waits ? Long.MAX_VALUE : RegionVerdict.MAX_QUEENS)
                .run();
    }
}
