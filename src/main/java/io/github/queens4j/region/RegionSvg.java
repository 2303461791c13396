package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.svg.BoardArt;
import io.github.queens4j.svg.Style;
import io.github.queens4j.svg.SvgText;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Draws regions, marks and a deduction. The unit of length is the side of a square; square (r, c) begins at x = c, y =
 * r.
 */
final class RegionSvg {

    private static final double MARGIN = 0.6;

    private static final Style STYLE =
            BoardArt.STYLE.and(new Style(rules(RegionColours.LIGHT) + """
            .queens4j-thin{fill:none;stroke:#22282e;stroke-opacity:.35;stroke-width:.02}
            .queens4j-border{fill:none;stroke:#22282e;stroke-width:.08;stroke-linecap:square}
            .queens4j-letter{fill:#22282e;fill-opacity:.75;font:.22px sans-serif}
            .queens4j-cross{fill:none;stroke:#22282e;stroke-width:.05;stroke-linecap:round}
            .queens4j-out{fill:none;stroke:#22282e;stroke-width:.12;stroke-linecap:round}
            .queens4j-reason{fill:none;stroke:#22282e;stroke-width:.05;stroke-dasharray:.1 .07}
            .queens4j-placed{fill:none;stroke:#22282e;stroke-width:.09}
            """, rules(RegionColours.DARK) + """
            .queens4j-thin,.queens4j-border,.queens4j-cross,.queens4j-out,.queens4j-reason,.queens4j-placed{stroke:#f6f2e6}
            .queens4j-letter{fill:#f6f2e6}
            """));

    private final Regions regions;
    private final int n;
    private final SvgText svg;

    private RegionSvg(Regions regions, SvgText svg) {
        this.regions = regions;
        this.n = regions.size();
        this.svg = svg;
    }

    private static String rules(List<String> colours) {
        return IntStream.range(0, colours.size())
                .mapToObj(i -> ".queens4j-region-" + i + "{fill:" + colours.get(i) + ";shape-rendering:crispEdges}\n")
                .collect(Collectors.joining());
    }

    static String draw(Regions regions, Marks marks, @Nullable Deduction deduction) {
        int n = regions.size();
        String title = "Queens in " + n + " coloured regions";
        String description =
                "One queen in every row, column and region, no two touching. Regions by letters, row by row: "
                        + regions.toString().strip().replace('\n', ' ')
                        + (deduction == null ? "" : ". " + deduction.explain());
        RegionSvg picture = new RegionSvg(regions, SvgText.scalable(MARGIN, n, n, title, description, STYLE));
        picture.drawRegions();
        picture.drawLines();
        picture.drawLetters();
        picture.drawNumbers();
        picture.drawMarks(marks, deduction);
        return picture.svg.toString().stripTrailing();
    }

    private void drawRegions() {
        List<Integer> colours = RegionColours.of(regions);
        for (int region = 0; region < n; region++) {
            String squares = regions.squares(region).stream()
                    .map(square -> corner(square) + "h1v1h-1z")
                    .collect(Collectors.joining());
            svg.empty("path", "class='queens4j-region-%s' d='%s'", colours.get(region), squares);
        }
    }

    private void drawLines() {
        StringBuilder thin = new StringBuilder();
        StringBuilder thick = new StringBuilder("M0 0h" + n + "v" + n + "h-" + n + "z");
        for (int i = 0; i < n; i++) {
            for (int j = 0; j + 1 < n; j++) {
                boolean rightBorder = regions.region(i, j) != regions.region(i, j + 1);
                boolean lowerBorder = regions.region(j, i) != regions.region(j + 1, i);
                (rightBorder ? thick : thin).append("M" + (j + 1) + " " + i + "v1");
                (lowerBorder ? thick : thin).append("M" + i + " " + (j + 1) + "h1");
            }
        }
        if (!thin.isEmpty()) {
            svg.empty("path", "class='queens4j-thin' d='%s'", thin);
        }
        svg.empty("path", "class='queens4j-border' d='%s'", thick);
    }

    private void drawLetters() {
        svg.open("g", "class='queens4j-letter'");
        for (int region = 0; region < n; region++) {
            Square first = regions.squares(region).get(0);
            svg.element("text", regions.name(region), "x='%s' y='%s'", first.column() + 0.08, first.row() + 0.26);
        }
        svg.close();
    }

    private void drawNumbers() {
        svg.open("g", "class='queens4j-number'");
        for (int i = 0; i < n; i++) {
            svg.element("text", String.valueOf(i + 1), "x='%s' y='%s'", i + 0.5, -0.19);
            svg.element("text", String.valueOf(i + 1), "x='%s' y='%s'", -0.3, i + 0.61);
        }
        svg.close();
    }

    private void drawMarks(Marks marks, @Nullable Deduction deduction) {
        if (deduction != null) {
            List<Square> reasons = deduction.reasons().stream()
                    .filter(square -> !deduction.placed().contains(square))
                    .toList();
            path("queens4j-reason", reasons, "m.5 .1a.4 .4 0 1 1 0 .8a.4 .4 0 1 1 0 -.8z");
            path("queens4j-placed", deduction.placed(), "m.08 .08h.84v.84h-.84z");
            path("queens4j-out", deduction.crossedOut(), "m.3 .3l.4 .4m0 -.4l-.4 .4");
        }
        path("queens4j-cross", marks.crosses(), "m.36 .36l.28 .28m0 -.28l-.28 .28");
        List<Square> placed = deduction == null ? List.of() : deduction.placed();
        if (!marks.queens().isEmpty() || !placed.isEmpty()) {
            BoardArt.defineQueen(svg);
            marks.queens().forEach(queen -> BoardArt.queen(svg, queen.row(), queen.column()));
            placed.forEach(queen -> BoardArt.queen(svg, queen.row(), queen.column()));
        }
    }

    /** The same shape on each of some squares, as one path. */
    private void path(String style, List<Square> squares, String shape) {
        if (!squares.isEmpty()) {
            String data = squares.stream().map(square -> corner(square) + shape).collect(Collectors.joining());
            svg.empty("path", "class='%s' d='%s'", style, data);
        }
    }

    private static String corner(Square square) {
        return "M" + square.column() + " " + square.row();
    }
}
