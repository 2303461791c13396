package io.github.queens4j.cli;

import io.github.queens4j.contract.KnownCounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Draws what {@code CompareCounters} has printed: boards counted per second of CPU time, over n. The benchmark's output
 * is kept as it is in {@code src/docs/counters.md}.
 */
final class CountersPlot {

    static final Path MEASURED = Path.of("src/docs/counters.md");

    /** n, textbook, portable kernel, vector kernel; the textbook's time may be missing. */
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| (\\d+) \\| ([\\d.]*) *\\| ([\\d.]+) \\| ([\\d.]+) \\|.*$");

    private static final List<String> NAMES = List.of("textbook", "portable kernel", "vector kernel");

    private CountersPlot() {}

    static String svg() throws IOException {
        String measured = Files.readString(MEASURED);
        LogPlot plot = new LogPlot("Boards counted per second", "n", "boards per second of CPU time")
                .caption(measured.substring(0, measured.indexOf(", CPU seconds")) + ", one thread");
        // The fastest first: the order of the lines' names from top to bottom.
        for (int counter = NAMES.size() - 1; counter >= 0; counter--) {
            SortedMap<Integer, Long> points = new TreeMap<>();
            for (Matcher row = ROW.matcher(measured); row.find(); ) {
                int n = Integer.parseInt(row.group(1));
                String seconds = row.group(counter + 2);
                if (!seconds.isEmpty()) {
                    points.put(n, Math.round(KnownCounts.of(n) / Double.parseDouble(seconds)));
                }
            }
            plot.line(NAMES.get(counter), points);
        }
        return plot.svg();
    }
}
