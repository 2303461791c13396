package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import io.github.queens4j.region.text.Borders;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A repair: squares change their region, so that the map has one solution and connected regions.
 *
 * @since 0.1.0
 */
public final class RegionMend {

    /** Changes of a chain at most. */
    public static final int MAX_CHANGES = 3;

    // Queens that the search may try, with one more for each map; some seconds at most.
    private static final long MOST_NODES = 5_000_000;
    // Queens tried for one map, after which it counts as none with one solution.
    static final long MOST_TRIALS = 20_000;

    /**
     * A square that joins a region beside it.
     *
     * @param square the square
     * @param from the number of its region in the map that is mended
     * @param to the number, there, of the region that it joins
     */
    public record Change(Square square, int from, int to) {}

    private final List<Change> changes;
    private final RegionPuzzle puzzle;

    RegionMend(List<Change> changes, RegionPuzzle puzzle) {
        this.changes = List.copyOf(changes);
        this.puzzle = puzzle;
    }

    /**
     * Finds what mends a map: every change of one square that does; if there is none, a chain of as few changes as
     * possible, up to {@link #MAX_CHANGES}. A square joins a region that it shares a side with, and no region loses its
     * last square. A map with regions in several parts that has no solution, or several, may keep as many parts.
     *
     * @param regions a map with no solution, with several, or with regions that are not connected
     * @param locked squares that keep their region; one that has no other squares gets none, either
     * @return the mends, easiest first, of equal difficulty row by row; a single one without changes if the map has one
     *     solution and connected regions; empty if the work allowed was not enough to find any
     */
    public static List<RegionMend> find(Regions regions, List<Square> locked) {
        Objects.requireNonNull(locked, "locked");
        Optional<RegionPuzzle> puzzle =
                Objects.requireNonNull(regions, "regions").verdict().puzzle().filter(known -> regions.isConnected());
        if (puzzle.isPresent()) {
            return List.of(new RegionMend(List.of(), puzzle.get()));
        }
        Finder finder = new Finder(regions, locked);
        for (int changes = 1; changes <= MAX_CHANGES && finder.found.isEmpty(); changes++) {
            finder.search(changes);
        }
        finder.found.sort(Comparator.comparing(mend -> mend.puzzle.difficulty()));
        return List.copyOf(finder.found);
    }

    /** {@return the squares, in any order; none if nothing is wrong with the map} */
    public List<Change> changes() {
        return changes;
    }

    /** {@return the map after all changes} */
    public RegionPuzzle puzzle() {
        return puzzle;
    }

    /**
     * {@return what to do, such as "row 2, column 3 from B to C", with rows and columns counted from 1 and regions
     * named as by {@link Regions#name} of the map that is mended}
     *
     * @param regions the map that is mended
     */
    public String explain(Regions regions) {
        return explain(Hints.sentences(Objects.requireNonNull(regions, "regions")));
    }

    String explain(Sentences sentences) {
        return changes.stream()
                .map(change -> sentences.words().say("change", place -> switch (place) {
                    case "from" -> sentences.names().apply(change.from);
                    case "to" -> sentences.names().apply(change.to);
                    default -> sentences.squares(List.of(change.square));
                }))
                .collect(Collectors.joining("; "));
    }

    /** Searches with 0, 1, 2 changes; Korf's iterative deepening, so that the first chain is a shortest one. */
    static class Finder {

        final int n;
        final Cut cut;
        final boolean[] isLocked;
        final boolean[] isClosed;
        final int mostParts;
        final List<RegionMend> found = new ArrayList<>();
        private final SolutionSearch search;
        private final int[] size;
        private long nodesLeft = MOST_NODES;
        private final List<Change> changes = new ArrayList<>();

        Finder(Regions regions, List<Square> locked) {
            n = regions.size();
            cut = regions.cut();
            search = new SolutionSearch(cut, 2);
            size = regions.parts().stream().mapToInt(List::size).toArray();
            isLocked = new boolean[n * n];
            isClosed = new boolean[n];
            int[] locks = new int[n];
            regions.requireOnBoard("locked square", locked);
            for (Square square : Set.copyOf(locked)) {
                int index = Hints.index(regions, square);
                isLocked[index] = true;
                isClosed[cut.region(index)] = ++locks[cut.region(index)] == size[cut.region(index)];
            }
            mostParts = search.run(cut.all(), 2, MOST_TRIALS) == 1 ? n : parts();
        }

        final int parts() {
            int[][] parts = Borders.of(cut.map()).parts();
            return 1 + Arrays.stream(parts).flatMapToInt(Arrays::stream).max().orElseThrow();
        }

        /** Makes this number of changes more: collects all single ones, but ends at the first longer chain. */
        void search(int more) {
            int solutions = search.run(cut.all(), 2, MOST_TRIALS);
            nodesLeft -= 1 + search.nodes();
            if (more == 0) {
                if (solutions == 1 && parts() <= mostParts) {
                    found.add(new RegionMend(changes, RegionPuzzle.of(Regions.of(cut.map()))));
                }
                return;
            }
            // One of two solutions has to end, and a change ends those that have a queen on its square.
            IntStream squares = solutions == 2
                    ? IntStream.of(0, 1)
                            .flatMap(i -> Arrays.stream(search.solution(i)))
                            .sorted()
                            .distinct()
                    : IntStream.range(0, n * n);
            squares.forEach(square -> choices(square)
                    .filter(region -> nodesLeft > 0 && (found.isEmpty() || changes.size() + more == 1))
                    .forEach(region -> change(square, region, more)));
        }

        final IntStream choices(int square) {
            int own = cut.region(square);
            return Arrays.stream(cut.beside(square))
                    .map(cut::region)
                    .filter(region -> region != own && size[own] > 1 && !isLocked[square] && !isClosed[region])
                    .distinct()
                    .sorted();
        }

        private void change(int square, int region, int more) {
            int from = cut.region(square);
            assign(square, from, region);
            changes.add(new Change(Hints.square(n, square), from, region));
            search(more - 1);
            changes.remove(changes.size() - 1);
            assign(square, region, from);
        }

        final void assign(int square, int from, int to) {
            size[from]--;
            size[to]++;
            cut.assign(square, to);
        }
    }
}
