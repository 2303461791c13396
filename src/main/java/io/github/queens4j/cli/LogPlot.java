package io.github.queens4j.cli;

import static io.github.queens4j.notation.PictureText.MARGIN;

import io.github.queens4j.notation.PictureText;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.SortedMap;

/**
 * Lines over whole numbers on a logarithmic axis, which is what shows a search that grows by a factor with each step of
 * n. Lines differ by colour and marker; their names stand at the right, in the order of their ends.
 */
final class LogPlot {

    private static final double LEFT = 84;
    private static final double TOP = 92;
    private static final double WIDTH = 560;
    private static final double HEIGHT = 340;
    private static final double RIGHT = LEFT + WIDTH;
    private static final double BOTTOM = TOP + HEIGHT;

    /** The left edge of the names: before it there is room for a marker. */
    private static final double NAMES = RIGHT + 34;

    private static final double NAME_WIDTH = 120;
    private static final double LINE = 15;

    /** Labels at the upright axis, at most. */
    private static final int MOST_TICKS = 10;

    /** Powers of ten up to this one are written with all their digits. */
    private static final int LARGEST_IN_DIGITS = 6;

    private static final List<String> LIGHT =
            List.of("#1f5fa8", "#b3402e", "#20734a", "#8b3fa0", "#9a5b00", "#0e7490", "#a8326e", "#475569");

    private static final List<String> DARK =
            List.of("#7db7ff", "#ff8d7a", "#6fce97", "#d4a2ea", "#e3b04f", "#5ecfe0", "#ff8fbc", "#a9b4c4");

    /** Shapes around (0, 0), about as large as each other; the ninth line looks like the first. */
    private static final List<String> MARKERS = List.of(
            "m-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z",
            "m-3.6 -3.6h7.2v7.2h-7.2z",
            "m0 -5l5 5l-5 5l-5 -5z",
            "m0 -5l4.8 8.4h-9.6z",
            "m0 5l4.8 -8.4h-9.6z",
            "m-1.4 -4.4h2.8v3h3v2.8h-3v3h-2.8v-3h-3v-2.8h3z",
            "m-5 0l2.5 -4.3h5l2.5 4.3l-2.5 4.3h-5z",
            "m-5 -2.4h10v4.8h-10z");

    private static final Style STYLE = PictureText.STYLE.and(new Style("""
            .queens4j-grid{fill:none;stroke:#c9c5b8}
            .queens4j-fine{fill:none;stroke:#eeebe2}
            .queens4j-line{fill:none;stroke-width:2;stroke-linejoin:round}
            .queens4j-name{font-weight:600}
            """ + colours(LIGHT), """
            .queens4j-grid{stroke:#4a5157}
            .queens4j-fine{stroke:#292e33}
            """ + colours(DARK)));

    private final String title;
    private final String xAxis;
    private final String yAxis;
    private final List<Line> lines = new ArrayList<>();
    private String caption = "";

    private record Point(int x, long y) {

        double power() {
            return Math.log10((double) y);
        }
    }

    /** A line: its points by x, and its name in lines of text. */
    private record Line(String name, List<Point> points, List<String> words) {

        Point last() {
            return points.get(points.size() - 1);
        }

        double height() {
            return words.size() * LINE + 3;
        }
    }

    LogPlot(String title, String xAxis, String yAxis) {
        this.title = title;
        this.xAxis = xAxis;
        this.yAxis = yAxis;
    }

    LogPlot caption(String text) {
        caption = text;
        return this;
    }

    /** One more line, through at least one point; each y is at least 1. */
    LogPlot line(String name, SortedMap<Integer, Long> points) {
        List<Point> ordered = points.entrySet().stream()
                .map(point -> new Point(point.getKey(), point.getValue()))
                .toList();
        lines.add(new Line(name, ordered, PictureText.wrap(name, PictureText.SMALL_SIZE, NAME_WIDTH)));
        return this;
    }

    /** The plot of at least one line as an SVG document; each line has a title that lists its points. */
    String svg() {
        double widest = lines.stream()
                .flatMap(line -> line.words().stream())
                .mapToDouble(PictureText::boldWidth)
                .max()
                .orElseThrow();
        double titleWidth = PictureText.width(title, PictureText.TITLE_SIZE) + 2 * MARGIN;
        double width = Math.max(titleWidth, NAMES + widest + MARGIN);
        List<String> below = PictureText.wrap(caption, PictureText.TEXT_SIZE, width - 2 * MARGIN);
        double captionHeight = below.isEmpty() ? 0 : 10 + PictureText.height(below);
        double height = BOTTOM + 56 + captionHeight + MARGIN - 8;
        String description = yAxis + " over " + xAxis + ", on a logarithmic scale. " + caption;
        SvgText svg = SvgText.document(width, height, title, description.strip(), STYLE);
        PictureText.heading(svg, title, List.of());
        PictureText.lines(svg, List.of(yAxis), TOP - 22);
        Scale scale = new Scale(lines);
        grid(svg, scale);
        String place = "class='queens4j-text queens4j-muted queens4j-middle' x='%s' y='%s'";
        svg.element("text", xAxis, place, LEFT + WIDTH / 2, BOTTOM + 44);
        List<Line> fromTop = new ArrayList<>(lines);
        fromTop.sort(Comparator.comparing((Line line) -> line.last().power()).reversed());
        double top = TOP;
        for (Line line : fromTop) {
            draw(svg, scale, line, top);
            top += line.height();
        }
        PictureText.lines(svg, below, BOTTOM + 76);
        return svg.toString();
    }

    private static String colours(List<String> colours) {
        return Style.rules("""
                .queens4j-line%1$d .queens4j-line{stroke:%2$s}
                .queens4j-line%1$d .queens4j-marker,.queens4j-line%1$d .queens4j-name{fill:%2$s}""", colours);
    }

    private static void grid(SvgText svg, Scale scale) {
        int step = (scale.mostPower - scale.leastPower + MOST_TICKS - 1) / MOST_TICKS;
        for (int power = scale.leastPower; step == 1 && power < scale.mostPower; power++) {
            for (int digit = 2; digit <= 9; digit++) {
                svg.empty(
                        "path", "class='queens4j-fine' d='M%s %sH%s'", LEFT, scale.y(power + Math.log10(digit)), RIGHT);
            }
        }
        for (int power = scale.leastPower; power <= scale.mostPower; power += step) {
            double y = scale.y(power);
            svg.empty("path", "class='queens4j-grid' d='M%s %sH%s'", LEFT, y, RIGHT);
            String label = scale.mostPower <= LARGEST_IN_DIGITS
                    ? PictureText.number((long) Math.pow(10, power))
                    : "10" + (power < 10 ? "" : "¹") + "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(power % 10); // A long is below 10^19.
            svg.element("text", label, "class='queens4j-label queens4j-end' x='%s' y='%s'", LEFT - 10, y + 4);
        }
        for (int tick = scale.leastX; tick <= scale.mostX; tick++) {
            double x = scale.x(tick);
            svg.empty("path", "class='queens4j-grid' d='M%s %sv5'", x, BOTTOM);
            String place = "class='queens4j-label queens4j-middle' x='%s' y='%s'";
            svg.element("text", String.valueOf(tick), place, x, BOTTOM + 20);
        }
    }

    /** A line, and its name from a place on downwards. */
    private void draw(SvgText svg, Scale scale, Line line, double top) {
        int look = lines.indexOf(line) % MARKERS.size();
        List<String> listed = new ArrayList<>();
        List<String> path = new ArrayList<>();
        for (Point point : line.points()) {
            listed.add(point.x() + " " + point.y());
            path.add(SvgText.number(scale.x(point.x())) + " " + SvgText.number(scale.y(point.power())));
        }
        svg.open("g", "class='queens4j-series queens4j-line%s'", look);
        svg.element("title", line.name() + ": " + String.join(", ", listed));
        svg.empty("path", "class='queens4j-line' d='M%s'", String.join("L", path));
        line.points().forEach(point -> marker(svg, look, scale.x(point.x()), scale.y(point.power())));
        marker(svg, look, NAMES - 12, top);
        for (int i = 0; i < line.words().size(); i++) {
            String place = "class='queens4j-label queens4j-name' x='%s' y='%s'";
            svg.element("text", line.words().get(i), place, NAMES, top + 4 + LINE * i);
        }
        svg.close();
    }

    private static void marker(SvgText svg, int look, double x, double y) {
        svg.empty("path", "class='queens4j-marker' d='M%s %s" + MARKERS.get(look) + "'", x, y);
    }

    /** From numbers to places in the frame: x linear, y logarithmic from one power of ten to another. */
    private static final class Scale {

        private final int leastX;
        private final int mostX;
        private final int leastPower;
        private final int mostPower;

        Scale(List<Line> lines) {
            List<Point> points =
                    lines.stream().flatMap(line -> line.points().stream()).toList();
            IntSummaryStatistics numbers = points.stream().mapToInt(Point::x).summaryStatistics();
            leastX = numbers.getMin();
            mostX = numbers.getMax();
            DoubleSummaryStatistics powers =
                    points.stream().mapToDouble(Point::power).summaryStatistics();
            leastPower = (int) Math.floor(powers.getMin());
            mostPower = Math.max(leastPower + 1, (int) Math.ceil(powers.getMax()));
        }

        double x(int x) {
            double part = mostX == leastX ? 0.5 : ((double) x - leastX) / (mostX - leastX);
            return LEFT + WIDTH * part;
        }

        double y(double power) {
            return TOP + HEIGHT * (mostPower - power) / (mostPower - leastPower);
        }
    }
}
