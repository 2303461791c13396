package io.github.queens4j.region;

import io.github.queens4j.notation.Json;
import io.github.queens4j.svg.SvgText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A page on which puzzles are played in a browser: one file of HTML that loads nothing from anywhere and can be opened
 * from a disk.
 *
 * <p>Click, tap, draw over squares or use the keyboard; conflicts are shown, attacked squares are marked if the player
 * likes, and steps can be undone. Hints fit whatever marks are on the board: the page finds steps up to
 * {@link Technique#COMMON_NEIGHBOURS} by itself, easiest first, and carries the harder ones of
 * {@link RegionPuzzle#deductions} with it. What is done and the time it took are kept in the browser. It follows the
 * system's light or dark scheme, and works with screen readers.
 *
 * <pre>{@code
 * List<RegionPuzzle> ten = RegionGenerator.ofSize(8).seed(1).stream().limit(10).toList();
 * Files.writeString(Path.of("queens.html"), RegionPage.html(ten));
 * }</pre>
 */
public final class RegionPage {

    /**
     * Resources are in the folder page. {@code page.html} has the places, {@code page.css} the looks; {@code rules.js},
     * {@code sentences.js} and {@code hints.js} know the puzzle and no page, {@code game.js} the player's marks,
     * {@code view.js} and {@code input.js} the board on the page, {@code main.js} the rest.
     */
    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z.]+)}}");

    private RegionPage() {}

    /**
     * The page.
     *
     * @param puzzles at least one; they may differ in size
     * @return a document of HTML, to be written in UTF-8; 43 kB, and on average 0.4 kB for a puzzle of size 8, 1.7 kB
     *     for an expert one of size 11
     * @throws IllegalArgumentException if there is no puzzle
     */
    public static String html(List<RegionPuzzle> puzzles) {
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("puzzles must not be empty");
        }
        String title = "Queens: " + (puzzles.size() == 1 ? "a puzzle" : puzzles.size() + " puzzles");
        String data = puzzles.stream().map(RegionPage::json).collect(Collectors.joining(",\n", "[\n", "\n]"));
        Map<String, String> values = Map.of(
                "title",
                SvgText.escape(title),
                "light",
                RegionColours.properties(RegionColours.LIGHT),
                "dark",
                RegionColours.properties(RegionColours.DARK),
                "data",
                // No text in the data can end the element that holds it.
                data.replace("<", "\\u003c"));
        return fill("page.html", values);
    }

    /** A resource with its places filled: by a value, or by the resource of that name, filled in the same way. */
    private static String fill(String name, Map<String, String> values) {
        return PLACE.matcher(resource(name)).replaceAll(found -> {
            String value = values.get(found.group(1));
            return Matcher.quoteReplacement(value == null ? fill(found.group(1), values) : value);
        });
    }

    private static String resource(String name) {
        try (InputStream file = RegionPage.class.getResourceAsStream("page/" + name)) {
            if (file == null) {
                throw new IllegalStateException("the resource " + name + " is missing from the jar of queens4j");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + name + ": " + e.getMessage(), e);
        }
    }

    private static String json(RegionPuzzle puzzle) {
        Regions regions = puzzle.regions();
        List<Json> hints = puzzle.deductions().stream()
                .filter(step -> step.technique().compareTo(Technique.COMMON_NEIGHBOURS) > 0)
                .map(step -> json(step, regions))
                .toList();
        return new Json(Json.Layout.COMPACT)
                .with("regions", regions.map())
                .with("solution", puzzle.solution().columns())
                .with("difficulty", words(puzzle.difficulty()))
                .with("colours", numbers(RegionColours.of(regions), colour -> colour))
                .with("hints", hints)
                .toString();
    }

    /** Steps that place a queen are easy ones: the hard ones cross out. */
    private static Json json(Deduction step, Regions regions) {
        return new Json(Json.Layout.COMPACT)
                .with("topic", words(step.technique()))
                .with("targets", numbers(step.crossedOut(), square -> Hints.index(regions, square)))
                .with("reasons", numbers(step.reasons(), square -> Hints.index(regions, square)))
                .with("text", step.explain());
    }

    private static <T> int[] numbers(List<T> values, ToIntFunction<T> number) {
        return values.stream().mapToInt(number).toArray();
    }

    /** The name of a constant as people write it: "Only square". */
    private static String words(Enum<?> constant) {
        String name = constant.name().replace('_', ' ');
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }
}
