package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.notation.BoardArt;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.search.Interruption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A drawing of a puzzle, with a player's marks and a highlighted deduction or without. Immutable.
 *
 * <p>Nothing is shown by colour alone: regions have borders and letters, the reasons of a deduction a ring, what it
 * crosses out a thick cross and what it places a frame; queens and crosses on the way of a contradiction are pale. Rows
 * and columns are numbered from 1, as in the sentences of {@link Deduction#explain}.
 *
 * @since 0.1.0
 */
public final class RegionPicture {

    private static final String RING = "m.5 .1a.4 .4 0 1 1 0 .8a.4 .4 0 1 1 0 -.8z";
    private static final String FRAME = "m.08 .08h.84v.84h-.84z";

    /** Around a letter, which stands at the upper left of a square. */
    private static final String OPEN_RING = "m.5 .1a.4 .4 0 1 1 -.4 .4";

    private static final String OPEN_FRAME = "m.34 .08h.58v.84h-.84v-.58";

    private static final String RULE = ".queens4j-region-%d{fill:%s;shape-rendering:crispEdges}";

    static final Style STYLE = BoardArt.STYLE.and(
            new Style(Style.rules(RULE, RegionColours.LIGHT) + """
            .queens4j-thin{fill:none;stroke:#22282e;stroke-opacity:.35;stroke-width:.02}
            .queens4j-border{fill:none;stroke:#22282e;stroke-width:.08;stroke-linecap:round;stroke-linejoin:round}
            .queens4j-letter{fill:#22282e;fill-opacity:.75;font:.22px sans-serif}
            .queens4j-cross{fill:none;stroke:#22282e;stroke-width:.05;stroke-linecap:round}
            .queens4j-out{fill:none;stroke:#22282e;stroke-width:.12;stroke-linecap:round}
            .queens4j-reason{fill:none;stroke:#22282e;stroke-width:.05;stroke-dasharray:.1 .07}
            .queens4j-placed{fill:none;stroke:#22282e;stroke-width:.09}
            .queens4j-ghost{opacity:.45}
            """, Style.rules(RULE, RegionColours.DARK) + """
            .queens4j-thin,.queens4j-border,.queens4j-cross,.queens4j-out,.queens4j-reason,\
            .queens4j-placed{stroke:#f6f2e6}
            .queens4j-letter{fill:#f6f2e6}
            """));

    /** In place of a deduction, if there is none. */
    private static final Deduction NOTHING =
            new Deduction(Technique.ONLY_SQUARE, List.of(), List.of(), List.of(), List.of(), "");

    private final Regions regions;
    private final Marks marks;
    private final Deduction deduction;
    private final Palette palette;

    /** Colours, the number of that of each region, and the style that has them by number. */
    private record Palette(List<String> colours, List<Integer> numbers, Style style) {}

    private RegionPicture(Regions regions, Marks marks, Deduction deduction, Palette palette) {
        this.regions = regions;
        this.marks = marks;
        this.deduction = deduction;
        this.palette = palette;
    }

    /**
     * {@return the picture of an empty board}
     *
     * @param regions how it is cut
     */
    public static RegionPicture of(Regions regions) {
        Palette own =
                new Palette(RegionColours.LIGHT, RegionColours.of(Objects.requireNonNull(regions, "regions")), STYLE);
        return new RegionPicture(regions, Marks.none(), NOTHING, own);
    }

    /** The picture in other colours, of 24 bits, made as light as lines need; in dark surroundings as well. */
    RegionPicture colours(List<Integer> rgb) {
        List<String> light = rgb.stream().map(RegionColours::light).toList();
        Style style = new Style(STYLE.light() + Style.rules(RULE, light), "");
        List<Integer> numbers = IntStream.range(0, light.size()).boxed().toList();
        return new RegionPicture(regions, marks, deduction, new Palette(light, numbers, style));
    }

    /**
     * {@return the picture with a player's marks alone, right or wrong}
     *
     * @param marks queens and crosses
     */
    public RegionPicture marks(Marks marks) {
        regions.requireOnBoard(marks);
        return new RegionPicture(regions, marks, deduction, palette);
    }

    /**
     * {@return the picture with one deduction alone: its reasons, and what it places or crosses out}
     *
     * @param deduction the step
     */
    public RegionPicture deduction(Deduction deduction) {
        Objects.requireNonNull(deduction, "deduction");
        Stream.of(deduction.placed(), deduction.crossedOut(), deduction.reasons(), deduction.forced())
                .forEach(squares -> regions.requireOnBoard("square", squares));
        return new RegionPicture(regions, marks, deduction, palette);
    }

    /** {@return the picture as SVG, 48 pixels for the side of a square up to 23 rows, for light and dark pages} */
    public String svg() {
        String title = "Queens in " + regions.size() + " coloured regions";
        String description =
                "One queen in every row, column and region, no two touching. Regions by letters, row by row: "
                        + letters() + (deduction.equals(NOTHING) ? "" : ". " + deduction.explain());
        return svg(title, description, palette.style);
    }

    String letters() {
        return regions.toString().replace('\n', ' ');
    }

    /** The same with other words, and with other rules of style or none where the page has them. */
    String svg(String title, String description, Style style) {
        int n = regions.size();
        SvgText svg = SvgText.scalable(BoardArt.MARGIN, n, n, title, description, style);
        List<List<Square>> parts = regions.parts();
        for (int region = 0; region < n; region++) {
            Interruption.check();
            path(svg, "queens4j-region-" + palette.numbers.get(region), parts.get(region), square -> "h1v1h-1z");
        }
        drawLines(svg);
        svg.open("g", "class='queens4j-letter'");
        for (int region = 0; region < n; region++) {
            Square first = parts.get(region).get(0);
            svg.element("text", regions.name(region), "x='%s' y='%s'", first.column() + 0.08, first.row() + 0.26);
        }
        svg.close();
        BoardArt.numbers(svg, n, n, 1);
        drawMarks(svg, parts.stream().map(part -> part.get(0)).collect(Collectors.toSet()));
        return svg.toString();
    }

    private void drawLines(SvgText svg) {
        int n = regions.size();
        StringBuilder thin = new StringBuilder();
        StringBuilder thick = new StringBuilder("M0 0h" + n + "v" + n + "h-" + n + "z");
        for (int i = 0; i < n; i++) {
            Interruption.check();
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

    private void drawMarks(SvgText svg, Set<Square> lettered) {
        List<Square> placed = deduction.placed();
        List<Square> reasons = deduction.reasons().stream()
                .filter(square -> !placed.contains(square))
                .toList();
        path(svg, "queens4j-reason", reasons, square -> lettered.contains(square) ? OPEN_RING : RING);
        path(svg, "queens4j-placed", placed, square -> lettered.contains(square) ? OPEN_FRAME : FRAME);
        path(svg, "queens4j-out", deduction.crossedOut(), square -> "m.3 .3l.4 .4m0 -.4l-.4 .4");
        List<Square> queens =
                Stream.of(marks.queens(), placed).flatMap(List::stream).toList();
        if (queens.size() + deduction.forced().size() > 0) {
            BoardArt.defineQueen(svg);
        }
        drawMarks(svg, queens, marks.crosses());
        if (!deduction.way().isEmpty()) {
            svg.open("g", "class='queens4j-ghost'");
            Stream<Square> crosses = deduction.way().stream().flatMap(step -> step.crossedOut().stream());
            drawMarks(svg, deduction.forced(), crosses.toList());
            svg.close();
        }
    }

    private static void drawMarks(SvgText svg, List<Square> queens, List<Square> crosses) {
        path(svg, "queens4j-cross", crosses, square -> "m.36 .36l.28 .28m0 -.28l-.28 .28");
        queens.forEach(queen -> BoardArt.queen(svg, queen.row(), queen.column()));
    }

    /** A shape on each of some squares, as one path. */
    private static void path(SvgText svg, String style, List<Square> squares, Function<Square, String> shape) {
        if (!squares.isEmpty()) {
            String data = squares.stream()
                    .map(square -> "M" + square.column() + " " + square.row() + shape.apply(square))
                    .collect(Collectors.joining());
            svg.empty("path", "class='%s' d='%s'", style, data);
        }
    }

    /**
     * {@return the board in characters: a line for each row, without a line break at the end; for each square the
     * letter of its region and its mark, {@code ♛} or {@code ×}, what a deduction adds among them; with a deduction,
     * what it adds stands in brackets, its reasons in parentheses, and {@code ♕} is a queen on its way}
     */
    public String format() {
        return text(region -> "", "").replaceAll("(?m) +$", "");
    }

    /** {@return the board as {@link #format} writes it, in 24-bit colours of terminals} */
    public String formatInColour() {
        return text(region -> ground(palette.colours.get(palette.numbers.get(region))), "\033[0m");
    }

    private String text(IntFunction<String> ground, String end) {
        Map<Square, String> signs = new HashMap<>();
        Map<Square, String> brackets = new HashMap<>();
        Marks all = marks.with(deduction);
        all.crosses().forEach(square -> signs.put(square, "×"));
        deduction.forced().forEach(square -> signs.put(square, "♕"));
        all.queens().forEach(square -> signs.put(square, "♛"));
        deduction.reasons().forEach(square -> brackets.put(square, "(_)"));
        deduction.crossedOut().forEach(square -> brackets.put(square, "[_]"));
        deduction.placed().forEach(square -> brackets.put(square, "[_]"));
        String usual = deduction.equals(NOTHING) ? "_ " : " _ ";
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < regions.size(); row++) {
            Interruption.check();
            text.append(row == 0 ? "" : "\n");
            for (int column = 0; column < regions.size(); column++) {
                Square square = new Square(row, column);
                int region = regions.region(row, column);
                String sign = regions.name(region) + signs.getOrDefault(square, " ");
                text.append(ground.apply(region))
                        .append(brackets.getOrDefault(square, usual).replace("_", sign));
            }
            text.append(end);
        }
        return text.toString();
    }

    /** Black on a colour that is written as #rrggbb. */
    private static String ground(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return "\033[30;48;2;" + (rgb >> 16) + ";" + (rgb >> 8 & 0xFF) + ";" + (rgb & 0xFF) + "m";
    }
}
