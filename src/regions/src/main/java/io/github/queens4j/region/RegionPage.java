package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.Words;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.PageTemplate;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.notation.Phrases;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.region.text.RegionWords;
import io.github.queens4j.search.CheckReturnValue;
import io.github.queens4j.search.Require;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A page on which puzzles are played in a browser: one file of HTML that loads nothing, to be opened from a disk.
 *
 * <p>Conflicts are shown, attacked squares are marked if the player likes, and steps can be undone. Hints fit whatever
 * marks are on the board: the page finds steps up to {@link Technique#COMMON_NEIGHBOURS} by itself, easiest first, and
 * carries the harder ones of {@link RegionPuzzle#deductions} with it. A queen may be put on trial, with all that
 * follows. Results can be shared as text. Progress is kept in the browser, for each puzzle by its map, and days in a
 * row by their dates, so that a page made again has them, too. It follows the system's light or dark scheme, can be
 * printed, and works with screen readers.
 *
 * <p>Immutable: each method but {@link #html()} gives another one.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class RegionPage {

    private final List<RegionPuzzle> puzzles;
    private @Nullable String title;
    private PageWords words = RegionWords.PLAY;
    private boolean hints = true;
    private @Nullable LocalDate firstDay;

    private RegionPage(List<RegionPuzzle> puzzles) {
        this.puzzles = puzzles;
    }

    private RegionPage with(Consumer<RegionPage> change) {
        RegionPage copy = new RegionPage(puzzles);
        copy.title = title;
        copy.words = words;
        copy.hints = hints;
        copy.firstDay = firstDay;
        change.accept(copy);
        return copy;
    }

    /**
     * {@return a page with hints, in English, without days}
     *
     * @param puzzles at least one; they may differ in size
     */
    public static RegionPage of(List<RegionPuzzle> puzzles) {
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("puzzles must not be empty");
        }
        return new RegionPage(List.copyOf(puzzles));
    }

    /**
     * {@return the page with a name: in the browser's title, above the board, and in results that players share}
     *
     * @param title any text; by default it says how many puzzles there are, or that there is one a day
     */
    public RegionPage title(String title) {
        return with(copy -> copy.title = Objects.requireNonNull(title, "title"));
    }

    /**
     * {@return the page with other words: words and days are written as in their language}
     *
     * @param words the library's English ones by default; those of your own have keys of {@link #englishWords}, the
     *     same places in braces in each text, and as many colours
     */
    public RegionPage words(Words words) {
        return with(copy -> copy.words = RegionWords.in(RegionWords.PLAY, words.language(), words.own()));
    }

    /**
     * {@return all words of these pages and sheets with their keys, to be translated, as {@link Words#parse} reads
     * them: a key, {@code =} and a text in each line, with places in braces, such as <code>{squares}</code>}
     */
    public static String englishWords() {
        return RegionWords.PLAY.englishFile();
    }

    /**
     * {@return the page with hints or without}
     *
     * @param hints true by default; without hints, the page does not hold the solutions either
     */
    public RegionPage hints(boolean hints) {
        return with(copy -> copy.hints = hints);
    }

    /**
     * {@return the page with a puzzle a day, by the calendar of the player's device} Puzzles of days to come are in the
     * page, but not offered; before the first day, its puzzle is.
     *
     * @param day the day of the first puzzle; each of the others follows a day later
     */
    public RegionPage firstDay(LocalDate day) {
        return with(copy -> copy.firstDay = Objects.requireNonNull(day, "day"));
    }

    /** {@return the page, a document of HTML, to be written in UTF-8} */
    public String html() {
        Phrases said = words.phrases();
        String data = puzzles.stream()
                .map(puzzle -> json(puzzle, hints, said))
                .collect(Collectors.joining(",\n", "[\n", "\n]"));
        String key = firstDay != null ? "page.daily" : puzzles.size() == 1 ? "page.one" : "page.many";
        String usual = said.say(key, place -> String.valueOf(puzzles.size()));
        String colour = "  --colour-%d: %s;";
        Map<String, String> values = words.values();
        values.putAll(Map.of(
                "title", SvgText.escape(title == null ? usual : title),
                "hints", String.valueOf(hints),
                "firstday", firstDay == null ? "" : firstDay.toString(),
                "light", Style.rules(colour, RegionColours.LIGHT),
                "dark", Style.rules(colour, RegionColours.DARK),
                "data", PageTemplate.data(data)));
        // Nobody reads the page's source for its indentation.
        return RegionWords.PAGES.fill(values).replaceAll("(?m)^ +", "");
    }

    /** Regions are numbers in braces in sentences: the page knows their letters and the names of their colours. */
    static String json(RegionPuzzle puzzle, boolean hints, Phrases words) {
        Regions regions = puzzle.regions();
        Sentences sentences = new Sentences(regions.size(), region -> "{" + region + "}", words);
        Json json = Json.compact()
                .with("regions", regions.map())
                .with("difficulty", Require.nameOf(puzzle.difficulty()))
                .with("colours", RegionColours.of(regions));
        regions.title().ifPresent(title -> json.with("title", title));
        if (hints) {
            List<Json> steps = new Hints(regions, sentences)
                    .solve(Marks.none()).stream()
                            .filter(step -> step.technique().compareTo(Technique.COMMON_NEIGHBOURS) > 0)
                            .map(step -> json(step, regions))
                            .toList();
            json.with("solution", puzzle.solution().columns()).with("hints", steps);
        }
        return json.toString();
    }

    /** Steps that place a queen are easy ones: the hard ones cross out. */
    private static Json json(Deduction step, Regions regions) {
        return Json.compact()
                .with("topic", Require.nameOf(step.technique()))
                .with("targets", numbers(regions, step.crossedOut()))
                .with("reasons", numbers(regions, step.reasons()))
                .with("forced", numbers(regions, step.forced()))
                .with("text", step.explain());
    }

    private static List<Integer> numbers(Regions regions, List<Square> squares) {
        return squares.stream().map(square -> Hints.index(regions, square)).toList();
    }
}
