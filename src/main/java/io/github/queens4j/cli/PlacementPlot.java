package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.picture.LogPlot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** The placements of complete searches by size, a line for each engine; engines whose lines are equal share one. */
final class PlacementPlot {

    /** Beyond n = 10 {@code permutation} would take longer than all others together. */
    static final int MOST_PERMUTATIONS = 5_000_000;

    private static final String PERMUTATION = "permutation";

    private final BiFunction<Solver, Puzzle, SearchReport> search;
    private final Map<Solver, Map<Integer, Long>> placements = new LinkedHashMap<>();
    private int endOfPermutation;

    /**
     * A plot without points.
     *
     * @param engines each has a line
     * @param search searches all boards
     */
    PlacementPlot(List<Solver> engines, BiFunction<Solver, Puzzle, SearchReport> search) {
        this.search = search;
        engines.forEach(engine -> placements.put(engine, new TreeMap<>()));
    }

    /** Adds the next size: what is known of one engine, and searches by the others that take the puzzle. */
    void add(Solver done, SearchReport report, Puzzle puzzle) {
        int n = puzzle.size();
        placements.forEach((engine, line) -> {
            if (engine.name().equals(done.name())) {
                add(line, report, n);
            } else if (engine.name().equals(PERMUTATION) && factorialExceeds(n, MOST_PERMUTATIONS)) {
                endOfPermutation = endOfPermutation == 0 ? n - 1 : endOfPermutation;
            } else if (engine.takes(puzzle)) {
                add(line, search.apply(engine, puzzle), n);
            }
        });
    }

    String svg() {
        LogPlot plot = LogPlot.titled("Queens placed by a search for all solutions")
                .withAxes("n, rows and columns of the board", "placements")
                .withCaption(caption());
        Map<Map<Integer, Long>, List<String>> names = new LinkedHashMap<>();
        placements.forEach((engine, line) ->
                names.computeIfAbsent(line, unused -> new ArrayList<>()).add(engine.name()));
        for (Map.Entry<Map<Integer, Long>, List<String>> line : names.entrySet()) {
            if (!line.getKey().isEmpty()) {
                plot = plot.withSeries(String.join(", ", line.getValue()), line.getKey());
            }
        }
        return plot.svg();
    }

    private String caption() {
        String shared = placements.size() > 1 ? "Engines with the same placements share a line. " : "";
        return endOfPermutation == 0
                ? shared
                : shared
                        + String.format(
                                Locale.ROOT,
                                "The line of %s ends at n = %d: beyond, n! is more than %,d.",
                                PERMUTATION,
                                endOfPermutation,
                                MOST_PERMUTATIONS);
    }

    /** An engine that does not count its placements reports 0, which has no place on a logarithmic scale. */
    private static void add(Map<Integer, Long> line, SearchReport report, int n) {
        if (report.placements() > 0) {
            line.put(n, report.placements());
        }
    }

    private static boolean factorialExceeds(int n, long bound) {
        long product = 1;
        for (int i = 2; i <= n && product <= bound; i++) {
            product *= i;
        }
        return product > bound;
    }
}
