package io.github.queens4j.picture;

import io.github.queens4j.picture.LogPlot.Series;
import io.github.queens4j.svg.SvgText;
import java.util.ArrayList;
import java.util.List;

/** A plot as a picture: grid, axes, lines, and the name of each line at its right end. */
final class PlotSvg {

    private static final double MARGIN = 24;
    private static final double LEFT = 84;
    private static final double TOP = 92;
    private static final double WIDTH = 560;
    private static final double HEIGHT = 340;
    private static final double NAME_WIDTH = 120;
    private static final double LINE = 15;

    /** From the plot to the column of names: room for a leader and a marker. */
    private static final double NAME_SPACE = 34;

    private final LogPlot plot;
    private final PlotScale scale;
    private final List<List<String>> names = new ArrayList<>();
    private final double width;
    private final List<String> caption;

    PlotSvg(LogPlot plot) {
        this.plot = plot;
        scale = new PlotScale(plot.series(), LEFT, TOP, WIDTH, HEIGHT);
        double widest = 0;
        for (Series series : plot.series()) {
            List<String> lines = TextWidth.wrap(series.name(), PictureStyle.SMALL_SIZE, NAME_WIDTH);
            names.add(lines);
            for (String line : lines) {
                widest = Math.max(widest, TextWidth.ofBold(line, PictureStyle.SMALL_SIZE));
            }
        }
        double title = TextWidth.of(plot.title(), PictureStyle.TITLE_SIZE) + 2 * MARGIN;
        width = Math.max(title, LEFT + WIDTH + NAME_SPACE + widest + MARGIN);
        caption = TextWidth.wrap(plot.caption(), PictureStyle.TEXT_SIZE, width - 2 * MARGIN);
    }

    String document() {
        double bottom = TOP + HEIGHT;
        double height = bottom + 56 + (caption.isEmpty() ? 0 : 10 + 18 * caption.size()) + MARGIN - 8;
        String description = plot.yAxis() + " over " + plot.xAxis() + ", on a logarithmic scale. " + plot.caption();
        SvgText svg = SvgText.document(width, height, plot.title(), description.strip(), PlotStyle.STYLE);
        svg.element("text", plot.title(), "class='queens4j-title' x='%s' y='%s'", MARGIN, MARGIN + 16);
        svg.element("text", plot.yAxis(), "class='queens4j-text queens4j-muted' x='%s' y='%s'", MARGIN, TOP - 22);
        grid(svg);
        String below = "class='queens4j-text queens4j-muted queens4j-middle' x='%s' y='%s'";
        svg.element("text", plot.xAxis(), below, LEFT + WIDTH / 2, bottom + 44);
        lines(svg);
        for (int i = 0; i < caption.size(); i++) {
            double base = bottom + 76 + 18 * i;
            svg.element("text", caption.get(i), "class='queens4j-text queens4j-muted' x='%s' y='%s'", MARGIN, base);
        }
        return svg.toString();
    }

    private void grid(SvgText svg) {
        double right = LEFT + WIDTH;
        for (double value : scale.finerTicks()) {
            svg.empty("path", "class='queens4j-fine' d='M%s %sH%s'", LEFT, scale.y(value), right);
        }
        List<Integer> powers = scale.yTicks();
        for (int power : powers) {
            double y = scale.y(PlotScale.power(power));
            svg.empty("path", "class='queens4j-grid' d='M%s %sH%s'", LEFT, y, right);
            powerLabel(svg, power, y + 4, powers.get(0) >= -3 && powers.get(powers.size() - 1) <= 6);
        }
        for (int tick : scale.xTicks()) {
            double x = scale.x(tick);
            svg.empty("path", "class='queens4j-grid' d='M%s %sv5'", x, TOP + HEIGHT);
            String label = String.valueOf(tick);
            svg.element("text", label, "class='queens4j-label queens4j-middle' x='%s' y='%s'", x, TOP + HEIGHT + 20);
        }
    }

    /** In digits where all are short, otherwise as ten to some power. */
    private static void powerLabel(SvgText svg, int power, double y, boolean inDigits) {
        String label;
        if (!inDigits) {
            label = "10" + superscript(power);
        } else if (power < 0) {
            label = "0." + "0".repeat(-power - 1) + "1";
        } else {
            label = TreeWords.number((long) PlotScale.power(power));
        }
        svg.element("text", label, "class='queens4j-label queens4j-end' x='%s' y='%s'", LEFT - 10, y);
    }

    private static String superscript(int power) {
        StringBuilder raised = new StringBuilder();
        String.valueOf(power).chars().forEach(c -> raised.append(c == '-' ? '⁻' : "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(c - '0')));
        return raised.toString();
    }

    private void lines(SvgText svg) {
        List<EndLabels.Line> lines = new ArrayList<>();
        for (int i = 0; i < plot.series().size(); i++) {
            lines.add(line(plot.series().get(i), names.get(i)));
        }
        List<EndLabels.Place> places =
                new EndLabels(lines).places(TOP, TOP + HEIGHT, LEFT + WIDTH, LEFT + WIDTH + NAME_SPACE);
        for (int i = 0; i < plot.series().size(); i++) {
            Series series = plot.series().get(i);
            svg.open("g", "class='queens4j-series queens4j-line%s'", i);
            svg.element("title", series.name() + ": " + listed(series));
            svg.empty("path", "class='queens4j-line' d='%s'", path(series));
            EndLabels.Line line = lines.get(i);
            for (EndLabels.Point point : line.points()) {
                PlotStyle.marker(svg, i, point.x(), point.y());
            }
            name(svg, i, line, places.get(i));
            svg.close();
        }
    }

    private EndLabels.Line line(Series series, List<String> name) {
        List<EndLabels.Point> points = new ArrayList<>();
        series.points().forEach((x, y) -> {
            if (!y.isNaN()) {
                points.add(new EndLabels.Point(scale.x(x), scale.y(y)));
            }
        });
        double widest = 0;
        for (String text : name) {
            widest = Math.max(widest, TextWidth.ofBold(text, PictureStyle.SMALL_SIZE));
        }
        return new EndLabels.Line(points, widest, name.size() * LINE + 3);
    }

    /**
     * The name of a line: by itself at its end, or in the column at the right, with a marker and a leader to the end.
     */
    private void name(SvgText svg, int index, EndLabels.Line line, EndLabels.Place place) {
        if (place.x() > LEFT + WIDTH) {
            String leader = "class='queens4j-leader' d='M%s %sL%s %s'";
            svg.empty("path", leader, line.end().x() + 7, line.end().y(), place.x() - 22, place.y());
            PlotStyle.marker(svg, index, place.x() - 12, place.y());
        } else {
            // A ground of its own, so that no grid line runs through the letters.
            String ground = "class='queens4j-frame' x='%s' y='%s' width='%s' height='%s'";
            double top = place.y() - line.nameHeight() / 2 + 1;
            svg.empty("rect", ground, place.x() - 2, top, line.nameWidth() + 4, line.nameHeight() - 2);
        }
        List<String> lines = names.get(index);
        for (int i = 0; i < lines.size(); i++) {
            double base = place.y() + 4 + LINE * (i - (lines.size() - 1) / 2.0);
            svg.element("text", lines.get(i), "class='queens4j-label queens4j-name' x='%s' y='%s'", place.x(), base);
        }
    }

    private String path(Series series) {
        StringBuilder path = new StringBuilder();
        char command = 'M';
        for (var point : series.points().entrySet()) {
            if (point.getValue().isNaN()) {
                command = 'M';
            } else {
                path.append(command).append(point(scale.x(point.getKey()), scale.y(point.getValue())));
                command = 'L';
            }
        }
        return path.toString();
    }

    private static String listed(Series series) {
        List<String> points = new ArrayList<>();
        series.points().forEach((x, y) -> points.add(x + " " + (y.isNaN() ? "none" : PlotStyle.value(y))));
        return String.join(", ", points);
    }

    private static String point(double x, double y) {
        return SvgText.number(x) + " " + SvgText.number(y);
    }
}
