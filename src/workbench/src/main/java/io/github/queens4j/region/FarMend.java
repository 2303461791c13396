package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Mends what no change of a few squares does, such as a free drawing. Of several solutions one after the other ends, by
 * the change that ends most and brings fewest; where that leads nowhere, or there is none, squares are opened and
 * filled anew. What need not change is taken back.
 */
final class FarMend extends RegionMend.Finder {

    /** Solutions that are known at a time. */
    private static final int MOST_RIVALS = 1000;

    /** Queens that a search for them may try. */
    private static final long MOST_NODES = 2_000_000;

    /** Moves at most for each row, and those for which a square rests. */
    private static final int MOST_MOVES = 4;

    private static final int REST = 6;
    private static final int MOST_WAYS = 3;

    private final int[][] before;
    private final SolutionSearch search;
    private final List<RegionMend.Change> changes = new ArrayList<>();

    /** For each square the move before which it stays. */
    private final int[] rest;

    FarMend(Regions regions, List<Square> locked) {
        super(regions, locked);
        before = regions.map();
        search = new SolutionSearch(cut, MOST_RIVALS);
        rest = new int[n * n];
    }

    /** Up to three mends, easiest first; empty if none was found with the work allowed. */
    List<RegionMend> far() {
        for (int way = 0; way < MOST_WAYS; way++) {
            descend();
        }
        if (found.isEmpty() && n >= RegionGenerator.SMALLEST && n <= RegionGenerator.LARGEST) {
            open();
        }
        found.sort(Comparator.comparing(mend -> mend.puzzle().difficulty()));
        return found;
    }

    /** A chain, which begins at another square than those before it. */
    private void descend() {
        int[] first = rest.clone();
        int left = search.run(cut.all(), MOST_RIVALS, MOST_NODES);
        for (int move = 1; left > 1 && move <= MOST_MOVES * n; move++) {
            int[] use = new int[n * n];
            IntStream.range(0, left)
                    .forEach(i -> Arrays.stream(search.solution(i)).forEach(queen -> use[queen]++));
            int[] best = best(left, move, use);
            if (best.length == 0) {
                break;
            }
            assign(best[0], cut.region(best[0]), best[1]);
            rest[best[0]] = move + REST;
            first[best[0]] = move == 1 ? Integer.MAX_VALUE : first[best[0]];
            left = search.run(cut.all(), MOST_RIVALS, MOST_NODES);
        }
        settle();
        System.arraycopy(first, 0, rest, 0, first.length);
    }

    /** Opens what lies at borders, but for a square of each region, and has it filled anew. */
    private void open() {
        int[] kept = IntStream.range(0, n * n)
                .filter(square -> isLocked[square]
                        || Arrays.stream(cut.beside(square)).allMatch(at -> cut.region(at) == cut.region(square)))
                .toArray();
        int[][] opened = new int[n][n];
        Arrays.stream(opened).forEach(row -> Arrays.fill(row, Cut.FREE));
        for (int region = 0; region < n; region++) {
            int own = region;
            int[] inner = Arrays.stream(kept)
                    .filter(square -> cut.region(square) == own)
                    .toArray();
            int[] all = IntStream.range(0, n * n)
                    .filter(square -> cut.region(square) == own)
                    .toArray();
            for (int square : inner.length > 0 ? inner : new int[] {all[all.length / 2]}) {
                opened[square / n][square % n] = region;
            }
        }
        RegionSketch sketch = RegionSketch.of(opened);
        // The numbers of regions in the sketch, and from those of a puzzle back.
        int[] closed = IntStream.range(0, n * n)
                .filter(square -> isClosed[cut.region(square)])
                .map(square -> sketch.region(square / n, square % n).orElseThrow())
                .distinct()
                .toArray();
        RegionGenerator.completing(sketch).locked(closed).connected(mostParts == n).seed(0).stream()
                .limit(MOST_WAYS)
                .forEach(puzzle -> {
                    int[] old = new int[n];
                    for (int square = 0; square < n * n; square++) {
                        if (opened[square / n][square % n] != Cut.FREE) {
                            old[puzzle.regions().region(square / n, square % n)] = cut.region(square);
                        }
                    }
                    for (int square = 0; square < n * n; square++) {
                        int region = old[puzzle.regions().region(square / n, square % n)];
                        assign(square, cut.region(square), region);
                    }
                    settle();
                });
    }

    /** Takes back what need not change; what has then one solution is a mend. The map is as before. */
    private void settle() {
        boolean isMended = search.run(cut.all(), 2, RegionMend.MOST_TRIALS) == 1 && parts() <= mostParts;
        for (int square = 0; square < n * n; square++) {
            int region = cut.region(square);
            int old = before[square / n][square % n];
            if (region == old) {
                continue;
            }
            assign(square, region, old);
            if (isMended && (search.run(cut.all(), 2, RegionMend.MOST_TRIALS) != 1 || parts() > mostParts)) {
                assign(square, old, region);
                changes.add(new RegionMend.Change(new Square(square / n, square % n), old, region));
            }
        }
        if (isMended) {
            found.add(new RegionMend(changes, RegionPuzzle.of(Regions.of(cut.map()))));
        }
        changes.forEach(
                change -> assign(change.square().row() * n + change.square().column(), change.to(), change.from()));
        changes.clear();
    }

    /** The square and the region of the change that leaves fewest solutions, but one; empty if there is none. */
    private int[] best(int left, int move, int... use) {
        int[] best = {};
        int fewest = 2 * left;
        int[] squares = IntStream.range(0, n * n)
                .filter(square -> use[square] > 0 && rest[square] < move)
                .toArray();
        for (int square : squares) {
            for (int region : choices(square).toArray()) {
                int from = cut.region(square);
                assign(square, from, region);
                long[] open = cut.all();
                cut.removeAttacked(open, square);
                int brought = search.run(open, MOST_RIVALS, RegionMend.MOST_TRIALS);
                int after = left - use[square] + brought;
                if (brought >= 0 && after >= 1 && after < fewest && parts() <= mostParts) {
                    fewest = after;
                    best = new int[] {square, region};
                }
                assign(square, region, from);
            }
        }
        return best;
    }
}
