package io.github.queens4j.region;

import io.github.queens4j.Words;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.notation.Phrases;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.region.text.RegionWords;
import io.github.queens4j.search.CheckReturnValue;
import io.github.queens4j.search.Require;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles to print: one file of HTML that loads nothing from anywhere, with numbered pages of puzzles, their titles and
 * difficulties, and the solutions after the last of them, twenty a page. Rows and columns are numbered from 1, as on a
 * {@link RegionPage}. Pages are light on a dark screen too.
 *
 * <pre>{@code
 * List<RegionPuzzle> ten = RegionGenerator.ofSize(8).seed(1).stream().limit(10).toList();
 * Files.writeString(Path.of("sheet.html"), RegionSheet.of(ten).title("Ten queens").html());
 * }</pre>
 *
 * <p>A sheet is immutable: each method but {@link #html()} gives another one.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class RegionSheet {

    /** What is printed on. */
    public enum Paper {
        /** 210 mm x 297 mm. */
        A4(210, 297),

        /** 8.5 in x 11 in. */
        LETTER(215.9, 279.4);

        private final double width;
        private final double height;

        Paper(double width, double height) {
            this.width = width;
            this.height = height;
        }
    }

    private static final int SOLUTIONS = 20;

    /** Around a page; a bit less is left for it, as browsers round. */
    private static final int MARGIN = 14;

    /** Regions without colours, and borders that can be seen from afar. */
    private static final String BORDERS = """
            [class^=queens4j-region]{fill:#fff}
            .queens4j-border{stroke-width:.12}
            """;

    private final List<RegionPuzzle> puzzles;
    private @Nullable String title;
    private String author = "";
    private Paper paper = Paper.A4;
    private int each = 4;
    private String looks = "";
    private PageWords words = RegionWords.SHEET;

    private RegionSheet(List<RegionPuzzle> puzzles) {
        this.puzzles = puzzles;
    }

    /** A copy, in which one thing is set before anybody sees it. */
    private RegionSheet with(Consumer<RegionSheet> change) {
        RegionSheet copy = new RegionSheet(puzzles);
        copy.title = title;
        copy.author = author;
        copy.paper = paper;
        copy.each = each;
        copy.looks = looks;
        copy.words = words;
        change.accept(copy);
        return copy;
    }

    /**
     * {@return a sheet in the colours of {@link RegionPicture}, on A4, four puzzles a page}
     *
     * @param puzzles at least one; they may differ in size
     */
    public static RegionSheet of(List<RegionPuzzle> puzzles) {
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("puzzles must not be empty");
        }
        return new RegionSheet(List.copyOf(puzzles));
    }

    /**
     * {@return the sheet with another title, above the puzzles}
     *
     * @param title any text; "Queens" in its language by default
     */
    public RegionSheet title(String title) {
        return with(copy -> copy.title = Objects.requireNonNull(title, "title"));
    }

    /**
     * {@return the sheet with a line at the foot of each page}
     *
     * @param author any text; empty by default
     */
    public RegionSheet author(String author) {
        return with(copy -> copy.author = Objects.requireNonNull(author, "author"));
    }

    /**
     * {@return the sheet on other paper}
     *
     * @param paper A4 by default
     */
    public RegionSheet paper(Paper paper) {
        return with(copy -> copy.paper = Objects.requireNonNull(paper, "paper"));
    }

    /**
     * {@return the sheet with other pages}
     *
     * @param count puzzles on a page: 1, 2, 4 or 6
     */
    public RegionSheet puzzlesPerPage(int count) {
        if (!List.of(1, 2, 4, 6).contains(count)) {
            throw new IllegalArgumentException("count must be 1, 2, 4 or 6 puzzles on a page, but is " + count);
        }
        return with(copy -> copy.each = count);
    }

    /**
     * {@return the sheet in black and white, its regions told apart by thick borders, or in colours}
     *
     * @param bordered false by default
     */
    public RegionSheet bordered(boolean bordered) {
        return with(copy -> copy.looks = bordered ? BORDERS : "");
    }

    /**
     * {@return the sheet with other words}
     *
     * @param words as for {@link RegionPage#words}
     */
    public RegionSheet words(Words words) {
        return with(copy -> copy.words = RegionWords.in(RegionWords.SHEET, words.language(), words.own()));
    }

    /** {@return the sheet, a document of HTML, to be written in UTF-8} */
    public String html() {
        Map<String, String> values = words.values();
        String heading = title == null ? values.get("page.sheet") : SvgText.escape(title);
        String rule = "<h1>" + heading + "</h1>\n<p>" + values.get("page.sheet-rule") + "</p>";
        String solutions = "<h1>" + values.get("page.solutions") + "</h1>";
        Phrases said = words.phrases();
        List<String> empty = new ArrayList<>();
        List<String> solved = new ArrayList<>();
        for (RegionPuzzle puzzle : puzzles) {
            int number = empty.size() + 1;
            RegionPicture picture = RegionPicture.of(puzzle.regions());
            String name = puzzle.regions().title().map(text -> " · " + text).orElse("");
            String difficulty = said.say("sheet-" + Require.nameOf(puzzle.difficulty()), place -> "");
            String caption = number + name + " · " + difficulty;
            empty.add(figure(said, "puzzle", number, picture, caption));
            picture = picture.marks(new Marks(puzzle.solution().squares(), List.of()));
            solved.add(figure(said, "sheet-solution", number, picture, String.valueOf(number)));
        }
        List<String> pages = new ArrayList<>();
        add(pages, "puzzles", rule, each > 2 ? 2 : 1, each, empty);
        add(pages, "solutions", solutions, 4, SOLUTIONS, solved);
        values.putAll(Map.of(
                "title", heading,
                "picture", RegionPicture.STYLE.light() + looks,
                "paper", String.format(Locale.ROOT, "%.1fmm %.1fmm", paper.width, paper.height),
                "margin", MARGIN + "mm",
                "width", String.format(Locale.ROOT, "%.1fmm", paper.width - 2 * MARGIN),
                "height", String.format(Locale.ROOT, "%.1fmm", paper.height - 2 * MARGIN - 1),
                "pages", numbered(pages)));
        return RegionWords.PAGES.fill("sheet.html", values).stripTrailing();
    }

    private static void add(List<String> pages, String name, String head, int columns, int each, List<String> figures) {
        String start = "<section class=\"" + name + "\" style=\"grid-template:auto repeat(" + each / columns
                + ",minmax(0,1fr)) auto/repeat(" + columns + ",1fr)\">\n<header>" + head + "</header>\n";
        for (int i = 0; i < figures.size(); i += each) {
            pages.add(start + String.join("", figures.subList(i, Math.min(i + each, figures.size()))));
        }
    }

    private String numbered(List<String> pages) {
        return IntStream.range(0, pages.size())
                .mapToObj(i -> pages.get(i) + "<footer><span>" + SvgText.escape(author) + "</span><span>" + (i + 1)
                        + " / " + pages.size() + "</span></footer>\n</section>\n")
                .collect(Collectors.joining());
    }

    /** The name of a picture keeps the ids of two with the same puzzle apart. */
    private static String figure(Phrases words, String key, int number, RegionPicture picture, String caption) {
        String name = words.say(key, place -> String.valueOf(number));
        String description = words.say("sheet-regions", place -> picture.letters());
        return "<figure>\n<figcaption>" + SvgText.escape(caption) + "</figcaption>\n"
                + picture.svg(name, description, new Style("", "")) + "\n</figure>\n";
    }
}
