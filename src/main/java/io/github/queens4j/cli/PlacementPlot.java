package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** The placements of complete searches by size, a line for each engine; engines whose lines are equal share one. */
final class PlacementPlot {

    /** Beyond, {@code permutation} would take longer than all others together. */
    static final int LAST_PERMUTED = 10;

    private final BiFunction<Solver, Puzzle, SearchReport> search;
    private final Map<Solver, SortedMap<Integer, Long>> placements = new LinkedHashMap<>();
    private boolean isCut;

    PlacementPlot(List<Solver> engines, BiFunction<Solver, Puzzle, SearchReport> search) {
        this.search = search;
        engines.forEach(engine -> placements.put(engine, new TreeMap<>()));
    }

    /** Adds the next size: what is known of one engine, and searches by the others that take the puzzle. */
    void add(Solver done, SearchReport report, Puzzle puzzle) {
        placements.forEach((engine, line) -> {
            boolean isDone = engine.name().equals(done.name());
            boolean isTooLong = engine.name().equals("permutation") && puzzle.size() > LAST_PERMUTED;
            isCut |= isTooLong && !isDone;
            if (isDone || (!isTooLong && engine.takes(puzzle))) {
                long queens = (isDone ? report : search.apply(engine, puzzle)).placements();
                // An engine that does not count them reports 0, which has no place on a logarithmic scale.
                if (queens > 0) {
                    line.put(puzzle.size(), queens);
                }
            }
        });
    }

    String svg() {
        Map<SortedMap<Integer, Long>, List<String>> names = new LinkedHashMap<>();
        placements.forEach((engine, line) ->
                names.computeIfAbsent(line, unused -> new ArrayList<>()).add(engine.name()));
        names.remove(new TreeMap<>());
        if (names.isEmpty()) {
            throw new UsageException("--svg has nothing to draw: this engine does not count placements");
        }
        String shared = placements.size() > 1 ? "Engines with the same placements share a line. " : "";
        String cut = "The line of permutation ends at n = " + LAST_PERMUTED + ": beyond, n! is more than 5,000,000.";
        LogPlot plot = new LogPlot(
                "Queens placed by a search for all solutions", "n, rows and columns of the board", "placements");
        names.forEach((line, engines) -> plot.line(String.join(", ", engines), line));
        return plot.caption(shared + (isCut ? cut : "")).svg();
    }
}
