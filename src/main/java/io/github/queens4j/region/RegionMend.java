package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A repair: a few squares change their region, so that the map has one solution and connected regions.
 *
 * @param changes the squares, in any order; none if nothing is wrong with the map
 * @param puzzle the map after all changes
 * @since 0.1.0
 */
public record RegionMend(List<Change> changes, RegionPuzzle puzzle) {

    /** Changes of one chain at most. */
    public static final int MOST_CHANGES = 3;

    /** Queens that the search may try, with one more for each map; half a second or so. */
    private static final long MOST_NODES = 5_000_000;

    /** Queens tried for one map, after which it counts as none with one solution. */
    private static final long MOST_TRIALS = 20_000;

    /**
     * A square that joins a region beside it.
     *
     * @param square the square
     * @param from the number of its region in the map that is mended
     * @param to the number, there, of the region that it joins
     */
    public record Change(Square square, int from, int to) {}

    /**
     * Finds what mends a map: every change of one square that does; if there is none, a chain of as few changes as
     * possible, up to {@link #MOST_CHANGES}. A square joins a region that it shares a side with, and no region loses
     * its last square. Ends after a fixed amount of work, counted and not timed, so that the answer is the same on
     * every machine; an interrupt ends it at once, with a {@link java.util.concurrent.CancellationException}.
     *
     * @param regions a map with no solution, with several, or with regions that are not connected
     * @return the mends, easiest first, of equal difficulty row by row; a single one without changes if the map has one
     *     solution and connected regions; empty if the work allowed was not enough to find any
     * @throws IllegalArgumentException if n is above 64
     */
    public static List<RegionMend> of(Regions regions) {
        Finder finder = new Finder(regions);
        for (int changes = 0; changes <= MOST_CHANGES && finder.found.isEmpty(); changes++) {
            finder.search(changes);
        }
        return finder.found.stream()
                .sorted(Comparator.comparing(mend -> mend.puzzle.difficulty()))
                .toList();
    }

    /**
     * {@return what to do, such as "row 2, column 3 from B to C", with rows and columns counted from 1 and regions
     * named as by {@link Regions#name} of the map that is mended}
     *
     * @param regions the map that is mended
     */
    public String explain(Regions regions) {
        return explain(regions::name);
    }

    String explain(IntFunction<String> names) {
        return changes.stream()
                .map(change -> Sentences.square(change.square) + " from " + names.apply(change.from) + " to "
                        + names.apply(change.to))
                .collect(Collectors.joining("; "));
    }

    /** Searches with 0, 1, 2 changes; Korf's iterative deepening, so that the first chain is a shortest one. */
    private static final class Finder {

        private final int n;
        private final Cut cut;
        private final SolutionSearch search;
        private final int[] size;
        private long nodesLeft = MOST_NODES;
        private final List<Change> changes = new ArrayList<>();
        private final List<RegionMend> found = new ArrayList<>();

        Finder(Regions regions) {
            n = regions.size();
            cut = regions.cut();
            search = new SolutionSearch(cut, 2);
            size = regions.parts().stream().mapToInt(List::size).toArray();
        }

        /** Makes this number of changes more: collects all single ones, but ends at the first longer chain. */
        void search(int more) {
            int solutions = search.run(cut.all(), 2, MOST_TRIALS);
            nodesLeft -= 1 + search.nodes();
            if (more == 0) {
                if (solutions == 1 && Regions.of(cut.map()).isConnected()) {
                    found.add(new RegionMend(List.copyOf(changes), RegionPuzzle.of(Regions.of(cut.map()))));
                }
                return;
            }
            // One of two solutions has to end, and a change ends those that have a queen on its square.
            IntStream squares = solutions == 2
                    ? IntStream.concat(Arrays.stream(search.solution(0)), Arrays.stream(search.solution(1)))
                            .sorted()
                            .distinct()
                    : IntStream.range(0, n * n);
            squares.forEach(square -> Arrays.stream(cut.beside(square))
                    .map(cut::region)
                    .filter(region -> region != cut.region(square))
                    .distinct()
                    .sorted()
                    .filter(region -> nodesLeft > 0 && (found.isEmpty() || changes.size() + more == 1))
                    .forEach(region -> change(square, region, more)));
        }

        private void change(int square, int region, int more) {
            int from = cut.region(square);
            if (size[from] == 1) {
                return;
            }
            assign(square, from, region);
            changes.add(new Change(new Square(square / n, square % n), from, region));
            search(more - 1);
            changes.remove(changes.size() - 1);
            assign(square, region, from);
        }

        private void assign(int square, int from, int to) {
            size[from]--;
            size[to]++;
            cut.assign(square, to);
        }
    }
}
