package io.github.queens4j.region.text;

import io.github.queens4j.notation.PageTemplate;
import io.github.queens4j.notation.PageWords;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The pages of coloured puzzles and their words, in a room that the command line can enter. */
public final class RegionWords {

    public static final PageTemplate PAGES = new PageTemplate(
            PageTemplate.SHARED,
            name -> RegionWords.class.getResourceAsStream("/io/github/queens4j/region/page/" + name));

    public static final PageWords PLAY = PageWords.of(PAGES, "all", "steps", "puzzles", "play");

    public static final PageWords SHEET = PageWords.of(PAGES, "puzzles", "sheet");

    private RegionWords() {}

    /** The words of a page in a language, with one's own; refuses others than twelve colours, too. */
    public static PageWords in(PageWords page, Locale language, Map<String, String> own) {
        for (String key : List.of("light-colours", "dark-colours")) {
            String colours = own.getOrDefault(key, "");
            if (!colours.isEmpty() && colours.split(", ", -1).length != 12) {
                throw new IllegalArgumentException(key + " must be twelve names with a comma and a blank between them");
            }
        }
        return page.in(language, own);
    }
}
