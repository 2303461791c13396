package io.github.queens4j.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Lines over whole numbers, on a logarithmic axis: for what grows or shrinks by a factor with each step of n. An
 * immutable value.
 *
 * <pre>{@code
 * String svg = LogPlot.titled("Boards per second")
 *         .withAxes("n", "boards per second")
 *         .withSeries("bitmask", Map.of(12, 3.1e6, 13, 2.4e6))
 *         .svg();
 * }</pre>
 *
 * <p>A series is a line from point to point in the order of x, with a marker on each point and its name right of the
 * plot. Where a value is not a number, the line has a gap. Lines differ by colour, marker and dashes.
 */
public final class LogPlot {

    /** As many as there are markers. */
    public static final int MAX_SERIES = 8;

    /** Beyond, or below its reciprocal, there is not always a power of ten that a {@code double} can hold. */
    private static final double GREATEST = 1e300;

    final String title;
    final String xAxis;
    final String yAxis;
    final String caption;
    final List<Series> series;

    /** A line: x to y, in the order of x; a y that is not a number is a gap. */
    record Series(String name, SortedMap<Integer, Double> points) {

        /** The points without the gaps. */
        SortedMap<Integer, Double> numbers() {
            SortedMap<Integer, Double> numbers = new TreeMap<>(points);
            numbers.values().removeIf(y -> y.isNaN());
            return numbers;
        }
    }

    private LogPlot(String title, String xAxis, String yAxis, String caption, List<Series> series) {
        this.title = title;
        this.xAxis = xAxis;
        this.yAxis = yAxis;
        this.caption = caption;
        this.series = series;
    }

    /**
     * {@return a plot without lines, with axes named x and y}
     *
     * @param title stands above the plot; plain text
     */
    public static LogPlot titled(String title) {
        return new LogPlot(Objects.requireNonNull(title, "title"), "x", "y", "", List.of());
    }

    /**
     * {@return this plot with names for its axes}
     *
     * @param x stands below the plot; plain text
     * @param y stands above the vertical axis; plain text, with the unit
     */
    public LogPlot withAxes(String x, String y) {
        return new LogPlot(title, Objects.requireNonNull(x, "x"), Objects.requireNonNull(y, "y"), caption, series);
    }

    /**
     * {@return this plot with some sentences below}
     *
     * @param text plain text, which is broken into lines
     */
    public LogPlot withCaption(String text) {
        return new LogPlot(title, xAxis, yAxis, Objects.requireNonNull(text, "text"), series);
    }

    /**
     * {@return this plot with one more line, at most {@value #MAX_SERIES} of them}
     *
     * @param name stands right of the plot, at the height of the end of the line; plain text
     * @param points y by x; y is from 1e-300 to 1e300, or NaN for a gap
     * @throws IllegalArgumentException if a y is out of range, such as 0, if no y is a number, or if there are too many
     *     lines
     */
    public LogPlot withSeries(String name, Map<Integer, ? extends Number> points) {
        Objects.requireNonNull(name, "name");
        TreeMap<Integer, Double> copy = new TreeMap<>();
        points.forEach((x, y) -> {
            double value = y.doubleValue();
            if (value < 1 / GREATEST || value > GREATEST) {
                throw new IllegalArgumentException(
                        "y must be from 1e-300 to 1e300 on a logarithmic axis, or NaN for a gap, but is " + y
                                + " for x = " + x + " of \"" + name + "\"");
            }
            copy.put(x, value);
        });
        if (copy.values().stream().allMatch(y -> y.isNaN())) {
            throw new IllegalArgumentException("a line needs at least one point, but \"" + name + "\" has none");
        }
        if (series.size() == MAX_SERIES) {
            throw new IllegalArgumentException(
                    "a plot has at most " + MAX_SERIES + " lines: there is no room for \"" + name + "\"");
        }
        List<Series> more = new ArrayList<>(series);
        more.add(new Series(name, Collections.unmodifiableSortedMap(copy)));
        return new LogPlot(title, xAxis, yAxis, caption, List.copyOf(more));
    }

    /**
     * {@return a drawing of the plot: an SVG document; each line is a group of class {@code queens4j-series} with a
     * title that lists its points}
     *
     * @throws IllegalStateException if there is no line
     */
    public String svg() {
        if (series.isEmpty()) {
            throw new IllegalStateException("a plot needs at least one line: withSeries adds one");
        }
        return new PlotSvg(this).document();
    }
}
