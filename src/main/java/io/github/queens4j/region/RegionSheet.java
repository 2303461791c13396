package io.github.queens4j.region;

import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.search.CheckReturnValue;
import io.github.queens4j.search.Interruption;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * Puzzles to print: one file of HTML that loads nothing from anywhere, four puzzles a page with their numbers and
 * difficulties, and the solutions after the last of them, twenty a page. Rows and columns are numbered from 1, as on a
 * {@link RegionPage}. Pages fit A4 and letter paper, and are light on a dark screen too.
 *
 * <pre>{@code
 * List<RegionPuzzle> ten = RegionGenerator.ofSize(8).seed(1).stream().limit(10).toList();
 * Files.writeString(Path.of("sheet.html"), RegionSheet.coloured(ten));
 * }</pre>
 */
@CheckReturnValue
public final class RegionSheet {

    private static final int PUZZLES = 4;
    private static final int SOLUTIONS = 20;
    private static final Style NO_STYLE = new Style("", "");

    /** Regions without colours, and borders that can be seen from afar. */
    private static final String BORDERS = """
            [class^=queens4j-region]{fill:#fff}
            .queens4j-border{stroke-width:.12}
            """;

    private static final String STYLE = """
            @page{margin:14mm}
            body{margin:0 auto;max-width:180mm;background:#fff;color:#22282e;font:11pt sans-serif}
            section{display:grid;gap:6mm 10mm;align-content:start;break-after:page}
            section:last-child{break-after:auto}
            .puzzles{grid-template-columns:1fr 1fr}
            .solutions{grid-template-columns:repeat(4,1fr);gap:4mm}
            header{grid-column:1/-1}
            h1{margin:0;font-size:15pt}
            p{margin:1mm 0 0}
            figure{margin:0;break-inside:avoid}
            svg{display:block;width:100%;height:auto}
            svg .queens4j-frame{fill:none}
            @media screen{section{margin:14mm 0}}
            """;

    private RegionSheet() {}

    /**
     * {@return puzzles in the colours of {@link RegionPicture}: a document of HTML, to be written in UTF-8}
     *
     * @param puzzles at least one; they may differ in size
     * @throws IllegalArgumentException if there is no puzzle
     */
    public static String coloured(List<RegionPuzzle> puzzles) {
        return html(puzzles, "");
    }

    /**
     * {@return puzzles in black and white, their regions told apart by thick borders: a document of HTML, to be written
     * in UTF-8}
     *
     * @param puzzles at least one; they may differ in size
     * @throws IllegalArgumentException if there is no puzzle
     */
    public static String bordered(List<RegionPuzzle> puzzles) {
        return html(puzzles, BORDERS);
    }

    private static String html(List<RegionPuzzle> puzzles, String looks) {
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("puzzles must not be empty");
        }
        StringBuilder html = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
                + "<title>Queens: puzzles to print</title>\n<style>\n"
                + RegionPicture.STYLE.light()
                + looks
                + STYLE
                + "</style>\n");
        String rule = "<h1>Queens</h1>\n<p>One queen in every row, column and region; no two touch, not even at a "
                + "corner.</p>";
        pages(html, "puzzles", rule, puzzles.size(), PUZZLES, i -> puzzle(puzzles.get(i), i + 1));
        pages(html, "solutions", "<h1>Solutions</h1>", puzzles.size(), SOLUTIONS, i -> solution(puzzles.get(i), i + 1));
        return html.append("</html>").toString();
    }

    private static void pages(
            StringBuilder html, String name, String head, int count, int each, IntFunction<String> figure) {
        for (int i = 0; i < count; i++) {
            Interruption.check();
            if (i % each == 0) {
                html.append(i == 0 ? "" : "</section>\n");
                html.append("<section class=\"" + name + "\">\n<header>" + head + "</header>\n");
            }
            html.append(figure.apply(i));
        }
        html.append("</section>\n");
    }

    private static String puzzle(RegionPuzzle puzzle, int number) {
        String caption = number + " · " + puzzle.difficulty().name().toLowerCase(Locale.ROOT);
        return figure("Puzzle " + number, RegionPicture.of(puzzle.regions()), caption);
    }

    private static String solution(RegionPuzzle puzzle, int number) {
        Marks queens = new Marks(puzzle.solution().squares(), List.of());
        return figure("Solution " + number, RegionPicture.of(puzzle.regions()).marks(queens), String.valueOf(number));
    }

    /** The name of a picture keeps the ids of two with the same puzzle apart. */
    private static String figure(String name, RegionPicture picture, String caption) {
        return "<figure>\n<figcaption>" + SvgText.escape(caption) + "</figcaption>\n" + picture.svg(name, NO_STYLE)
                + "\n</figure>\n";
    }
}
