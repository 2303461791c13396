package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The words of a page: some parts of the files of its room that are found by their language, such as de, or own ones.
 */
public record PageWords(PageTemplate room, Locale language, Map<String, String> own, List<String> parts) {

    /** Those of a search or a tour, in English. */
    public static final PageWords SEARCH = of(PageTemplate.TRACE, "all", "search");

    /** Those of a page in English. */
    public static PageWords of(PageTemplate room, String... parts) {
        return new PageWords(room, Locale.ENGLISH, Map.of(), List.of(parts));
    }

    /** All English words of the room and of those that it builds on, in parts that begin with a name in brackets. */
    public String englishFile() {
        return room.words("words.properties").stripTrailing();
    }

    /** Those of a language, and own ones in their place; refuses what {@link Phrases#with} does. */
    public PageWords in(Locale language, Map<String, String> own) {
        Phrases.of(englishFile()).with(own);
        return new PageWords(room, language, own, parts);
    }

    /** Refuses a language that is not English, has no file, and has no words of one's own. */
    public static void require(Locale language, Map<String, String> own) {
        if (own.isEmpty() && SEARCH.ofLibrary(language).isEmpty()) {
            throw new IllegalArgumentException("the language must be one of " + String.join(", ", languages())
                    + ", or have words of its own, but is " + language.toLanguageTag());
        }
    }

    /** The languages that have words, by their tags. */
    public static List<String> languages() {
        return Stream.of(Locale.getISOLanguages())
                .filter(language ->
                        !SEARCH.ofLibrary(Locale.forLanguageTag(language)).isEmpty())
                .sorted()
                .toList();
    }

    /** The words of a language as a file; those of its country if there are any, empty if there are none at all. */
    private String ofLibrary(Locale language) {
        return Stream.of(language.toLanguageTag(), language.getLanguage())
                .map(tag -> room.words("words." + (tag.equals("en") ? "" : tag + ".") + "properties"))
                .filter(file -> !file.isEmpty())
                .findFirst()
                .orElse("");
    }

    public Phrases phrases() {
        Phrases library = Phrases.of(ofLibrary(language));
        return Phrases.of(englishFile()).with(library.patterns()).with(own).only(keys());
    }

    /** The keys of words that stay English since nobody has them in the language. */
    public List<String> missing() {
        List<String> missing = new ArrayList<>(keys());
        missing.removeAll(Phrases.of(ofLibrary(language)).patterns().keySet());
        missing.removeAll(own.keySet());
        return missing;
    }

    private List<String> keys() {
        return Stream.of(englishFile().split("\n\\[", -1))
                .filter(part -> parts.contains(part.substring(0, Math.max(0, part.indexOf(']')))))
                .flatMap(part -> Phrases.of(part.substring(part.indexOf(']') + 1)).patterns().keySet().stream())
                .toList();
    }

    /** The {@code page.html} of the room, with a title and what its scripts read. */
    public String page(String title, Json data) {
        Map<String, String> values = values();
        values.put("title", SvgText.escape(title));
        values.put("data", PageTemplate.data(data.toString()));
        return room.fill(values);
    }

    /** What a template has places for: words that begin with {@code page.}, the others for scripts, the language. */
    public Map<String, String> values() {
        Map<String, String> values = new HashMap<>(Map.of("language", language.toLanguageTag()));
        Json json = Json.compact();
        phrases().patterns().forEach((key, pattern) -> {
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
