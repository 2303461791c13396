package io.github.queens4j.picture;

import static io.github.queens4j.picture.PictureText.MARGIN;
import static io.github.queens4j.picture.PictureText.SMALL_SIZE;

import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.picture.LogPlot.Series;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** A plot as a picture: grid, axes, lines, and the names of the lines in a column at the right. */
final class PlotSvg {

    private static final double LEFT = 84;
    private static final double TOP = 92;
    private static final double WIDTH = 560;
    private static final double HEIGHT = 340;
    private static final double RIGHT = LEFT + WIDTH;
    private static final double BOTTOM = TOP + HEIGHT;

    /** The left edge of the names: before it there is room for a leader and a marker. */
    private static final double NAMES = RIGHT + 34;

    private static final double NAME_WIDTH = 120;
    private static final double LINE = 15;

    private static final List<String> LIGHT =
            List.of("#1f5fa8", "#b3402e", "#20734a", "#8b3fa0", "#9a5b00", "#0e7490", "#a8326e", "#475569");

    private static final List<String> DARK =
            List.of("#7db7ff", "#ff8d7a", "#6fce97", "#d4a2ea", "#e3b04f", "#5ecfe0", "#ff8fbc", "#a9b4c4");

    private static final List<String> DASHES =
            List.of("none", "7 3", "2 3", "10 3 2 3", "none", "7 3", "2 3", "10 3 2 3");

    /** Shapes around (0, 0), about as large as each other. */
    private static final List<String> MARKERS = List.of(
            "m-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z",
            "m-3.6 -3.6h7.2v7.2h-7.2z",
            "m0 -5l5 5l-5 5l-5 -5z",
            "m0 -5l4.8 8.4h-9.6z",
            "m0 5l4.8 -8.4h-9.6z",
            "m-1.4 -4.4h2.8v3h3v2.8h-3v3h-2.8v-3h-3v-2.8h3z",
            "m-5 0l2.5 -4.3h5l2.5 4.3l-2.5 4.3h-5z",
            "m-5 -2.4h10v4.8h-10z");

    private static final Style STYLE = PictureText.STYLE.and(new Style(
            """
            .queens4j-grid{fill:none;stroke:#c9c5b8}
            .queens4j-fine{fill:none;stroke:#eeebe2}
            .queens4j-line{fill:none;stroke-width:2;stroke-linejoin:round}
            .queens4j-leader{fill:none;stroke-dasharray:1 3}
            .queens4j-name{font-weight:600}
            """ + colours(LIGHT) + Style.rules(".queens4j-line%d .queens4j-line{stroke-dasharray:%s}", DASHES),
            """
            .queens4j-grid{stroke:#4a5157}
            .queens4j-fine{stroke:#292e33}
            """ + colours(DARK)));

    private final LogPlot plot;
    private final Scale scale;
    private final List<List<String>> names;
    private final double width;
    private final List<String> caption;

    PlotSvg(LogPlot plot) {
        this.plot = plot;
        scale = new Scale(plot.series);
        names = plot.series.stream()
                .map(series -> PictureText.wrap(series.name(), SMALL_SIZE, NAME_WIDTH))
                .toList();
        double widest = names.stream()
                .flatMap(List::stream)
                .mapToDouble(PictureText::boldWidth)
                .max()
                .orElseThrow();
        double title = PictureText.width(plot.title, PictureText.TITLE_SIZE) + 2 * MARGIN;
        width = Math.max(title, NAMES + widest + MARGIN);
        caption = PictureText.wrap(plot.caption, PictureText.TEXT_SIZE, width - 2 * MARGIN);
    }

    private static String colours(List<String> colours) {
        return Style.rules("""
                .queens4j-line%1$d .queens4j-line,.queens4j-line%1$d .queens4j-leader{stroke:%2$s}
                .queens4j-line%1$d .queens4j-marker,.queens4j-line%1$d .queens4j-name{fill:%2$s}""", colours);
    }

    String document() {
        double captionHeight = caption.isEmpty() ? 0 : 10 + PictureText.height(caption);
        double height = BOTTOM + 56 + captionHeight + MARGIN - 8;
        String description = plot.yAxis + " over " + plot.xAxis + ", on a logarithmic scale. " + plot.caption;
        SvgText svg = SvgText.document(width, height, plot.title, description.strip(), STYLE);
        PictureText.heading(svg, plot.title, List.of());
        PictureText.lines(svg, List.of(plot.yAxis), TOP - 22);
        grid(svg);
        String below = "class='queens4j-text queens4j-muted queens4j-middle' x='%s' y='%s'";
        svg.element("text", plot.xAxis, below, LEFT + WIDTH / 2, BOTTOM + 44);
        lines(svg);
        PictureText.lines(svg, caption, BOTTOM + 76);
        return svg.toString();
    }

    private void grid(SvgText svg) {
        for (double value : scale.finerTicks()) {
            svg.empty("path", "class='queens4j-fine' d='M%s %sH%s'", LEFT, scale.y(value), RIGHT);
        }
        List<Integer> powers = scale.yTicks();
        boolean inDigits = powers.get(0) >= -3 && powers.get(powers.size() - 1) <= 6;
        for (int power : powers) {
            double y = scale.y(Scale.power(power));
            svg.empty("path", "class='queens4j-grid' d='M%s %sH%s'", LEFT, y, RIGHT);
            String digits = String.format(Locale.ROOT, "%,." + Math.max(0, -power) + "f", Scale.power(power));
            String label = inDigits ? digits : "10" + superscript(power);
            svg.element("text", label, "class='queens4j-label queens4j-end' x='%s' y='%s'", LEFT - 10, y + 4);
        }
        for (int tick : scale.xTicks()) {
            double x = scale.x(tick);
            svg.empty("path", "class='queens4j-grid' d='M%s %sv5'", x, BOTTOM);
            String place = "class='queens4j-label queens4j-middle' x='%s' y='%s'";
            svg.element("text", String.valueOf(tick), place, x, BOTTOM + 20);
        }
    }

    private static String superscript(int power) {
        String digits = "⁰¹²³⁴⁵⁶⁷⁸⁹";
        StringBuilder raised = new StringBuilder();
        String.valueOf(power).chars().forEach(c -> raised.append(c == '-' ? '⁻' : digits.charAt(c - '0')));
        return raised.toString();
    }

    private void lines(SvgText svg) {
        List<Double> ends = plot.series.stream().map(this::end).toList();
        List<Double> heights =
                names.stream().map(name -> name.size() * LINE + 3).toList();
        double[] middles = inColumn(ends, heights, TOP - 12, BOTTOM + 12);
        for (int i = 0; i < plot.series.size(); i++) {
            Series series = plot.series.get(i);
            svg.open("g", "class='queens4j-series queens4j-line%s'", i);
            svg.element("title", series.name() + ": " + listed(series));
            svg.empty("path", "class='queens4j-line' d='%s'", path(series));
            for (Map.Entry<Integer, Double> point : series.numbers().entrySet()) {
                marker(svg, i, scale.x(point.getKey()), scale.y(point.getValue()));
            }
            String leader = "class='queens4j-leader' d='M%s %sL%s %s'";
            double end = scale.x(series.numbers().lastKey());
            svg.empty("path", leader, end + 7, ends.get(i), NAMES - 22, middles[i]);
            marker(svg, i, NAMES - 12, middles[i]);
            List<String> name = names.get(i);
            for (int line = 0; line < name.size(); line++) {
                double base = middles[i] + 4 + LINE * (line - (name.size() - 1) / 2.0);
                svg.element("text", name.get(line), "class='queens4j-label queens4j-name' x='%s' y='%s'", NAMES, base);
            }
            svg.close();
        }
    }

    private double end(Series series) {
        SortedMap<Integer, Double> numbers = series.numbers();
        return scale.y(Objects.requireNonNull(numbers.get(numbers.lastKey())));
    }

    private static void marker(SvgText svg, int index, double x, double y) {
        svg.empty("path", "class='queens4j-marker' d='M%s %s" + MARKERS.get(index) + "'", x, y);
    }

    private String path(Series series) {
        StringBuilder path = new StringBuilder();
        char command = 'M';
        for (Map.Entry<Integer, Double> point : series.points().entrySet()) {
            if (point.getValue().isNaN()) {
                command = 'M';
            } else {
                String x = SvgText.number(scale.x(point.getKey()));
                path.append(command).append(x + " " + SvgText.number(scale.y(point.getValue())));
                command = 'L';
            }
        }
        return path.toString();
    }

    private static String listed(Series series) {
        List<String> points = new ArrayList<>();
        series.points().forEach((x, y) -> points.add(x + " " + (y.isNaN() ? "none" : digits(y))));
        return String.join(", ", points);
    }

    /** At most twelve significant ones, which is exact for counts up to a trillion. */
    private static String digits(double value) {
        return new BigDecimal(value)
                .round(new MathContext(12))
                .stripTrailingZeros()
                .toPlainString();
    }

    /**
     * The middles of labels one above another between two edges, each as near as possible to where it should be without
     * touching the next; if they are higher than the column, they exceed its lower edge.
     */
    static double[] inColumn(List<Double> wanted, List<Double> heights, double top, double bottom) {
        List<Integer> order = IntStream.range(0, wanted.size())
                .boxed()
                .sorted(Comparator.comparing(wanted::get))
                .toList();
        double[] middles = new double[wanted.size()];
        double edge = bottom;
        for (int i = middles.length - 1; i >= 0; i--) {
            int label = order.get(i);
            middles[label] = Math.min(wanted.get(label), edge - heights.get(label) / 2);
            edge = middles[label] - heights.get(label) / 2;
        }
        edge = top;
        for (int label : order) {
            middles[label] = Math.max(middles[label], edge + heights.get(label) / 2);
            edge = middles[label] + heights.get(label) / 2;
        }
        return middles;
    }

    /** From the numbers of a plot to places in its frame: x linear, y logarithmic from one power of ten to another. */
    static final class Scale {

        private static final int MOST_X_TICKS = 20;
        private static final int MOST_Y_TICKS = 10;

        private final int leastX;
        private final int mostX;
        private final int leastPower;
        private final int mostPower;

        Scale(List<Series> series) {
            IntSummaryStatistics all = series.stream()
                    .flatMap(line -> line.points().keySet().stream())
                    .mapToInt(Integer::intValue)
                    .summaryStatistics();
            leastX = all.getMin();
            mostX = all.getMax();
            DoubleSummaryStatistics values = series.stream()
                    .flatMap(line -> line.numbers().values().stream())
                    .mapToDouble(Double::doubleValue)
                    .summaryStatistics();
            leastPower = powerAtMost(values.getMin());
            int above = powerAtMost(values.getMax());
            boolean exact = power(above) == values.getMax();
            mostPower = Math.max(leastPower + 1, exact ? above : above + 1);
        }

        double x(int x) {
            double part = mostX == leastX ? 0.5 : ((double) x - leastX) / ((double) mostX - leastX);
            return LEFT + WIDTH * part;
        }

        double y(double y) {
            return TOP + HEIGHT * (mostPower - Math.log10(y)) / (mostPower - leastPower);
        }

        /** Whole numbers with a mark on the axis: all of them, or every second, fifth, tenth and so on. */
        List<Integer> xTicks() {
            long range = (long) mostX - leastX;
            long step = 1;
            for (int i = 0; range / step >= MOST_X_TICKS; i++) {
                step = i % 3 == 1 ? step / 2 * 5 : step * 2;
            }
            long each = step;
            return LongStream.rangeClosed(Math.floorDiv(leastX + each - 1, each), Math.floorDiv(mostX, each))
                    .mapToObj(tick -> (int) (tick * each))
                    .toList();
        }

        /** Exponents of the powers of ten with a mark. */
        List<Integer> yTicks() {
            int step = (mostPower - leastPower + MOST_Y_TICKS - 1) / MOST_Y_TICKS;
            return IntStream.iterate(leastPower, power -> power <= mostPower, power -> power + step)
                    .boxed()
                    .toList();
        }

        /** The values 2 to 9 times a power of ten that get a finer line, if there are few powers. */
        List<Double> finerTicks() {
            return IntStream.range(leastPower, mostPower - leastPower <= MOST_Y_TICKS ? mostPower : leastPower)
                    .boxed()
                    .flatMap(power -> IntStream.rangeClosed(2, 9).mapToObj(digit -> digit * power(power)))
                    .toList();
        }

        static double power(int exponent) {
            return Double.parseDouble("1e" + exponent);
        }

        private static int powerAtMost(double value) {
            int power = (int) Math.floor(Math.log10(value));
            // The logarithm may be off by a hair at a power of ten.
            return power(power + 1) <= value ? power + 1 : power(power) > value ? power - 1 : power;
        }
    }
}
