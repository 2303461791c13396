package io.github.queens4j.picture;

import static io.github.queens4j.notation.PictureText.MARGIN;

import io.github.queens4j.Puzzle;
import io.github.queens4j.notation.PictureText;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * How many boards use each square, as numbers or in shades. Safe for concurrent use.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzle.ofSize(12).withRule(Rule.AMAZONS);
 * String svg = HeatMap.of(puzzle, SquareCounts.count(CountJob.of(puzzle)).toArray()).svg();
 * }</pre>
 *
 * @since 0.1.0
 */
public final class HeatMap {

    private static final double EDGE = 22;
    private static final double CELL = 38;
    private static final double LEAST_WIDTH = 420;

    /** One hue from the ground to its darkest, or lightest, shade; evenly spaced in lightness. */
    private static final List<String> LIGHT =
            List.of("#f1f5ef", "#dceadd", "#c2dcc8", "#a3ccb0", "#82b997", "#3e835f", "#2c704e", "#1b5a3d", "#0c442d");

    private static final List<String> DARK =
            List.of("#22302a", "#243c32", "#26493b", "#285744", "#2b654e", "#6fbf95", "#8ccfaa", "#a9dec0", "#c8edd7");

    // More of them would look like their neighbours.
    private static final int SHADES = LIGHT.size();
    // From this shade on, text is in the other colour: its contrast is at least 4.5 on all, as WCAG 2 asks for.
    private static final int STRONG = 5;

    private static final String RULE = ".queens4j-heat-%d{fill:%s}";

    private static final Style STYLE =
            PictureText.STYLE.and(new Style(Style.rules(RULE, LIGHT) + """
            .queens4j-percent{font:11px system-ui,sans-serif;text-anchor:middle;fill:#22282e;pointer-events:none}
            .queens4j-percent-strong{font:11px system-ui,sans-serif;text-anchor:middle;fill:#fff;pointer-events:none}
            """, Style.rules(RULE, DARK) + """
            .queens4j-percent{fill:#f6f2e6}
            .queens4j-percent-strong{fill:#14201a}
            """));

    private final Puzzle puzzle;
    private final long[][] boards;
    private final long total;
    private final long least;
    private final long greatest;

    private HeatMap(Puzzle puzzle, long[][] counts) {
        int n = puzzle.size();
        if (counts.length != n) {
            throw new IllegalArgumentException(
                    "boards must have " + n + " rows, as the puzzle, but has " + counts.length);
        }
        this.puzzle = puzzle;
        boards = Arrays.stream(counts).map(long[]::clone).toArray(long[][]::new);
        total = n == 0 ? 1 : LongStream.of(boards[0]).sum();
        for (int row = 0; row < n; row++) {
            LongSummaryStatistics numbers = LongStream.of(boards[row]).summaryStatistics();
            if (numbers.getCount() != n || numbers.getMin() < 0 || numbers.getSum() != total) {
                throw new IllegalArgumentException("each row of boards must have " + n
                        + " numbers of at least 0, with the same sum as row 0, " + total + ", but row " + row + " has "
                        + Arrays.toString(boards[row]));
            }
        }
        this.least = Arrays.stream(boards).flatMapToLong(Arrays::stream).min().orElse(0);
        this.greatest =
                Arrays.stream(boards).flatMapToLong(Arrays::stream).max().orElse(0);
    }

    /**
     * {@return a map of counts: those of {@code SquareCounts} of the package {@code count}, or of any set of boards}
     *
     * @param puzzle what the boards solve, named in the picture
     * @param boards for each row and column the number of boards with a queen there, at least 0; as many columns as
     *     rows, and the same sum in each row, the number of boards; without rows, the map of the one empty board
     */
    public static HeatMap of(Puzzle puzzle, long[][] boards) {
        return new HeatMap(Objects.requireNonNull(puzzle, "puzzle"), Objects.requireNonNull(boards, "boards"));
    }

    /** {@return the numbers, right-aligned: n lines, separated by {@code \n}} */
    public String format() {
        String right = "%" + Long.toString(greatest).length() + "d";
        return Arrays.stream(boards)
                .peek(row -> Interruption.check())
                .map(row -> LongStream.of(row)
                        .mapToObj(count -> String.format(Locale.ROOT, right, count))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }

    /** {@return the board as SVG with a shade and a percentage for each square, titled with its number} */
    public String svg() {
        int n = boards.length;
        double side = n * CELL;
        double width = Math.max(LEAST_WIDTH, side + EDGE + 2 * MARGIN);
        String title = "Boards by square, n = " + n;
        String note = "Percentage of the " + PictureText.count(total, "board", "boards") + " of "
                + PictureText.count(n, "queen", "queens") + " with a queen on each square."
                + (puzzle.equals(Puzzle.ofSize(n)) ? "" : " They solve " + puzzle + ".");
        List<String> lines = PictureText.wrap(note, PictureText.TEXT_SIZE, width - 2 * MARGIN);
        double top = PictureText.headingBottom(lines) + 4;
        double height = top + EDGE + side + MARGIN;
        String description =
                String.format(Locale.ROOT, "%s From %,d to %,d boards use a square.", note, least, greatest);
        SvgText svg = SvgText.document(width, height, title, description, STYLE);
        PictureText.heading(svg, title, lines);
        svg.open("g", "transform='translate(%s %s)'", MARGIN + EDGE, top + EDGE);
        for (int row = 0; row < n; row++) {
            Interruption.check();
            double middle = (row + 0.5) * CELL;
            String name = String.valueOf(row);
            svg.element("text", name, "class='queens4j-label queens4j-muted queens4j-middle' x='%s' y='-7'", middle);
            svg.element("text", name, "class='queens4j-label queens4j-muted queens4j-end' x='-7' y='%s'", middle + 4);
            for (int column = 0; column < n; column++) {
                square(svg, row, column);
            }
        }
        return svg.close().toString();
    }

    private void square(SvgText svg, int row, int column) {
        long count = boards[row][column];
        int shade = shade(count);
        String place = "class='queens4j-heat-%1$s' x='%2$s' y='%3$s' width='%4$s' height='%4$s'";
        svg.open("rect", place, shade, column * CELL, row * CELL, CELL - 1);
        String title = String.format(Locale.ROOT, "(%d, %d): %,d boards, %s %%", row, column, count, percent(count));
        svg.element("title", title, "").close();
        String look = shade < STRONG ? "queens4j-percent" : "queens4j-percent-strong";
        double x = (column + 0.5) * CELL;
        double base = (row + 0.5) * CELL + 4;
        svg.element("text", percent(count), "class='%s' x='%s' y='%s'", look, x, base);
    }

    /** Shades of one width from the least number to the greatest. */
    private int shade(long count) {
        double range = (double) greatest - least;
        return range == 0 ? 0 : (int) Math.min(SHADES - 1, (count - least) / range * SHADES);
    }

    private String percent(long count) {
        double percent = total == 0 ? 0 : 100.0 * count / total;
        return String.format(Locale.ROOT, percent < 9.995 ? "%.2f" : "%.1f", percent);
    }
}
