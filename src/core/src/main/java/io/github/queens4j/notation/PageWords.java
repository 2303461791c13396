package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The words of a page: some parts of a file that is found by its language, such as de, or of one's own. */
public record PageWords(Locale language, String own, List<String> parts) {

    /** Those of each page, in English; the workbench makes the page to play, too. */
    public static final PageWords PLAY = english("all", "steps", "puzzles", "play");

    public static final PageWords SHEET = english("puzzles", "sheet");
    public static final PageWords SEARCH = english("all", "search");
    public static final PageWords LIVE = english("all", "search", "live");
    public static final PageWords WORKBENCH = english("all", "steps", "faults", "puzzles", "play", "workbench");
    public static final PageWords BOARD4 = english("board4");
    public static final PageWords SITE = english("all", "live", "site");

    private static final Words ENGLISH = Words.of(englishFile());

    private static PageWords english(String... parts) {
        return new PageWords(Locale.ENGLISH, "", List.of(parts));
    }

    /** All English words, in parts that begin with a name in brackets. */
    public static String englishFile() {
        return PageTemplate.fill("notation", "words.properties", Map.of()).stripTrailing();
    }

    /** Those of a language; it must be English or have a file, unless there are words of one's own. */
    public PageWords in(Locale language) {
        if (own.isEmpty() && ofLibrary(language).isEmpty()) {
            throw new IllegalArgumentException("the language must be one of " + String.join(", ", languages())
                    + ", or have words of its own, but is " + language.toLanguageTag());
        }
        return new PageWords(language, own, parts);
    }

    /** Those of a file instead, whatever the language; refuses what {@link Words#with} does, and other colours. */
    public PageWords with(String file) {
        Words all = ENGLISH.with(file);
        for (String key : List.of("light-colours", "dark-colours")) {
            if (all.say(key, place -> "").split(", ", -1).length != 12) {
                throw new IllegalArgumentException(key + " must be twelve names with a comma and a blank between them");
            }
        }
        return new PageWords(language, file, parts);
    }

    /** The languages that have words, by their tags. */
    public static List<String> languages() {
        return Stream.of(Locale.getISOLanguages())
                .filter(language -> !ofLibrary(Locale.forLanguageTag(language)).isEmpty())
                .sorted()
                .toList();
    }

    /** The words of a language as a file; those of its country if there are any, empty if there are none at all. */
    private static String ofLibrary(Locale language) {
        return Stream.of(language.toLanguageTag(), language.getLanguage())
                .map(tag -> tag.equals("en") ? "" : tag + ".")
                .filter(tag -> PageTemplate.exists("words." + tag + "properties"))
                .findFirst()
                .map(tag -> PageTemplate.fill("notation", "words." + tag + "properties", Map.of()))
                .orElse("");
    }

    public Words words() {
        return ENGLISH.with(ofLibrary(language)).with(own).only(keys());
    }

    /** The keys of words that stay English since nobody has them in the language. */
    public List<String> missing() {
        List<String> missing = new ArrayList<>(keys());
        missing.removeAll(Words.of(ofLibrary(language)).patterns().keySet());
        missing.removeAll(Words.of(own).patterns().keySet());
        return missing;
    }

    private List<String> keys() {
        return Words.keys(englishFile(), parts);
    }

    /** The {@code page.html} of a room, with a title and what its scripts read. */
    public String page(String room, String title, Json data) {
        Map<String, String> values = values();
        values.put("title", SvgText.escape(title));
        values.put("data", PageTemplate.data(data.toString()));
        return PageTemplate.fill(room, values);
    }

    /** What a template has places for: words that begin with {@code page.}, the others for scripts, the language. */
    public Map<String, String> values() {
        Map<String, String> values = new HashMap<>(Map.of("language", language.toLanguageTag()));
        Json json = Json.compact();
        words().patterns().forEach((key, pattern) -> {
            if (key.startsWith("page.")) {
                values.put(key, SvgText.escape(pattern));
            } else {
                json.with(key, pattern);
            }
        });
        values.put("words", PageTemplate.data(json.toString()));
        return values;
    }
}
