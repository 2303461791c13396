package io.github.queens4j.picture;

import static io.github.queens4j.picture.PictureText.MARGIN;

import io.github.queens4j.search.Interruption;
import io.github.queens4j.svg.Style;
import io.github.queens4j.svg.SvgText;
import java.util.List;
import java.util.Locale;

/**
 * A heat map as a picture: the board, numbers on its edges, percentages on its squares, and a scale of shades below.
 */
final class HeatSvg {

    private static final double EDGE = 22;
    private static final double CELL = 38;
    private static final double LEAST_WIDTH = 420;
    private static final double SCALE_WIDTH = 240;
    private static final double SCALE_HEIGHT = 14;

    /** One hue from the ground to its darkest, or lightest, shade; evenly spaced in lightness. */
    private static final List<String> LIGHT =
            List.of("#f1f5ef", "#dceadd", "#c2dcc8", "#a3ccb0", "#82b997", "#3f8560", "#2c704e", "#1b5a3d", "#0c442d");

    private static final List<String> DARK =
            List.of("#22302a", "#243c32", "#26493b", "#285744", "#2b654e", "#6fbf95", "#8ccfaa", "#a9dec0", "#c8edd7");

    /** As many as can be told from their neighbours. */
    private static final int SHADES = LIGHT.size();

    /** From this shade on, text is in the other colour. */
    private static final int STRONG = 5;

    private static final String RULE = ".queens4j-heat-%d{fill:%s}\n";

    private static final Style STYLE =
            PictureText.STYLE.and(new Style(PictureText.rules(RULE, LIGHT) + """
            .queens4j-percent{font:11px system-ui,sans-serif;text-anchor:middle;fill:#22282e;pointer-events:none}
            .queens4j-percent-strong{font:11px system-ui,sans-serif;text-anchor:middle;fill:#fff;pointer-events:none}
            """, PictureText.rules(RULE, DARK) + """
            .queens4j-percent{fill:#f6f2e6}
            .queens4j-percent-strong{fill:#14201a}
            """));

    private final HeatMap map;
    private final double side;
    private final double width;
    private final List<String> note;

    HeatSvg(HeatMap map) {
        this.map = map;
        this.side = map.n() * CELL;
        this.width = Math.max(LEAST_WIDTH, side + EDGE + 2 * MARGIN);
        this.note = PictureText.wrap(note(), PictureText.TEXT_SIZE, width - 2 * MARGIN);
    }

    private String note() {
        String boards = PictureText.count(map.total(), "board", "boards");
        String queens = map.n() + (map.n() == 1 ? " queen" : " queens");
        return "Percentage of the " + boards + " of " + queens + " with a queen on each square.";
    }

    String document() {
        String title = "Boards by square, n = " + map.n();
        double top = PictureText.headingBottom(note) + 4;
        double below = top + EDGE + side + 16;
        double height = below + SCALE_HEIGHT + 20 + MARGIN;
        String description = String.format(
                Locale.ROOT, "%s From %,d to %,d boards use a square.", note(), map.least(), map.greatest());
        SvgText svg = SvgText.document(width, height, title, description, STYLE);
        PictureText.heading(svg, title, note);
        svg.open("g", "transform='translate(%s %s)'", MARGIN + EDGE, top + EDGE);
        for (int row = 0; row < map.n(); row++) {
            Interruption.check();
            edges(svg, row);
            for (int column = 0; column < map.n(); column++) {
                square(svg, row, column);
            }
        }
        svg.close();
        if (map.greatest() > map.least()) {
            scale(svg, below);
        }
        return svg.toString();
    }

    private static void edges(SvgText svg, int index) {
        double middle = (index + 0.5) * CELL;
        String name = String.valueOf(index);
        svg.element("text", name, "class='queens4j-label queens4j-muted queens4j-middle' x='%s' y='-7'", middle);
        svg.element("text", name, "class='queens4j-label queens4j-muted queens4j-end' x='-7' y='%s'", middle + 4);
    }

    private void square(SvgText svg, int row, int column) {
        long boards = map.at(row, column);
        int shade = shade(boards);
        String place = "class='queens4j-heat-%1$s' x='%2$s' y='%3$s' width='%4$s' height='%4$s'";
        svg.open("rect", place, shade, column * CELL, row * CELL, CELL - 1);
        String count = String.format(Locale.ROOT, "(%d, %d): %,d boards", row, column, boards);
        svg.element("title", count + ", " + percent(boards) + " %").close();
        String look = shade < STRONG ? "queens4j-percent" : "queens4j-percent-strong";
        double x = (column + 0.5) * CELL;
        double base = (row + 0.5) * CELL + 4;
        svg.element("text", percent(boards), "class='%s' x='%s' y='%s'", look, x, base);
    }

    /** Shades of one width from the least number to the greatest. */
    private int shade(long boards) {
        double range = (double) map.greatest() - map.least();
        return range == 0 ? 0 : (int) Math.min(SHADES - 1, (boards - map.least()) / range * SHADES);
    }

    private String percent(long boards) {
        double percent = map.total() == 0 ? 0 : 100.0 * boards / map.total();
        return String.format(Locale.ROOT, percent < 9.995 ? "%.2f" : "%.1f", percent);
    }

    private void scale(SvgText svg, double y) {
        double x = MARGIN + EDGE;
        double step = SCALE_WIDTH / SHADES;
        for (int shade = 0; shade < SHADES; shade++) {
            String place = "class='queens4j-heat-%s' x='%s' y='%s' width='%s' height='%s'";
            svg.empty("rect", place, shade, x + shade * step, y, step, SCALE_HEIGHT);
        }
        double base = y + SCALE_HEIGHT + 15;
        String least = percent(map.least()) + " %";
        String greatest = percent(map.greatest()) + " %";
        svg.element("text", least, "class='queens4j-label' x='%s' y='%s'", x, base);
        svg.element("text", greatest, "class='queens4j-label queens4j-end' x='%s' y='%s'", x + SCALE_WIDTH, base);
    }
}
