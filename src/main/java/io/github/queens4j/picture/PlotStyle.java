package io.github.queens4j.picture;

import io.github.queens4j.svg.Style;
import io.github.queens4j.svg.SvgText;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/** What tells the lines of a plot apart: for each a colour, a marker, and dashes. */
final class PlotStyle {

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

    static final Style STYLE = PictureStyle.TEXT.and(new Style("""
            .queens4j-grid{fill:none;stroke:#c9c5b8}
            .queens4j-fine{fill:none;stroke:#eeebe2}
            .queens4j-line{fill:none;stroke-width:2;stroke-linejoin:round}
            .queens4j-leader{fill:none;stroke-dasharray:1 3}
            .queens4j-name{font-weight:600}
            """ + rules(LIGHT), """
            .queens4j-grid{stroke:#4a5157}
            .queens4j-fine{stroke:#292e33}
            """ + colours(DARK)));

    private PlotStyle() {}

    static void marker(SvgText svg, int index, double x, double y) {
        svg.empty("path", "class='queens4j-marker' d='M%s %s" + MARKERS.get(index) + "'", x, y);
    }

    /** A value in digits, at most twelve significant ones, which is exact for counts up to a trillion. */
    static String value(double y) {
        return new BigDecimal(y).round(new MathContext(12)).stripTrailingZeros().toPlainString();
    }

    private static String rules(List<String> colours) {
        StringBuilder rules = new StringBuilder(colours(colours));
        for (int i = 0; i < DASHES.size(); i++) {
            rules.append(".queens4j-line")
                    .append(i)
                    .append(" .queens4j-line{stroke-dasharray:")
                    .append(DASHES.get(i))
                    .append("}\n");
        }
        return rules.toString();
    }

    private static String colours(List<String> colours) {
        StringBuilder rules = new StringBuilder();
        for (int i = 0; i < colours.size(); i++) {
            String line = ".queens4j-line" + i + " ";
            String colour = colours.get(i);
            rules.append(line)
                    .append(".queens4j-line,")
                    .append(line)
                    .append(".queens4j-leader{stroke:")
                    .append(colour)
                    .append("}\n");
            rules.append(line)
                    .append(".queens4j-marker,")
                    .append(line)
                    .append(".queens4j-name{fill:")
                    .append(colour)
                    .append("}\n");
        }
        return rules.toString();
    }
}
