package io.github.queens4j.cli;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.notation.PageTemplate;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.notation.Phrases;
import io.github.queens4j.region.text.RegionWords;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All files of words but the site's: a language has one in each folder. */
class PageWordsTest {

    private static final PageWords ALL = PageAction.WORKBENCH;

    private static final List<PageTemplate> ROOMS =
            Stream.iterate(ALL.room(), Objects::nonNull, PageTemplate::base).toList();

    /** What some language writes as English does, and why that is no word forgotten. */
    private static final Map<String, String> AS_IN_ENGLISH = Map.ofEntries(
            entry("rate", "the sign of the second"),
            entry("no", "Spanish, Italian and Catalan say no"),
            entry("line-diagonal", "a diagonal in Spanish, Portuguese and Catalan"),
            entry("page.word-fundamental", "of solutions, in Spanish and Portuguese"),
            entry("page.shift", "as it stands on Brazilian keyboards"),
            entry("page.home-end", "as it stands on Brazilian keyboards"),
            entry("page.controls", "Catalan"),
            entry("result", "German and Italian say in of a time"),
            entry("regions", "Catalan"),
            entry("page.regions", "Catalan"),
            entry("difficulty-expert", "Catalan"),
            entry("sheet-expert", "Catalan"),
            entry("page.drawing", "German"),
            entry("hue-orange", "German"));

    /** Those that have a file in any folder. */
    static Stream<String> languages() {
        return Stream.of(Locale.getISOLanguages())
                .filter(language -> ROOMS.stream()
                        .anyMatch(room -> !file(room, "." + language).isEmpty()));
    }

    private static String file(PageTemplate room, String language) {
        try (InputStream file = room.room().apply("words" + language + ".properties")) {
            return file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Places in braces are checked where a file is read. */
    @ParameterizedTest
    @MethodSource("languages")
    void everyLanguageHasAllWordsInTheirPartsAndPlaces(String language) {
        Map<String, String> own = new TreeMap<>();
        for (PageTemplate room : ROOMS) {
            Map<String, String> parts = parts(file(room, ""));
            assertThat(parts).isNotEmpty();
            assertThat(parts(file(room, "." + language)))
                    .as("keys and parts of words.%s.properties beside %s", language, parts.values())
                    .containsExactlyEntriesOf(parts);
            own.putAll(Phrases.of(file(room, "." + language)).patterns());
        }
        assertThat(own).doesNotContainValue("");
        assertThat(ALL.in(Locale.ENGLISH, own).missing()).isEmpty();
        for (String twelve : List.of("light-colours", "dark-colours")) {
            assertThat(String.valueOf(own.get(twelve)).split(", "))
                    .as(twelve)
                    .hasSize(12)
                    .doesNotHaveDuplicates();
        }
        // A word of many has a place for how many, and a word of one has none.
        assertThat(own.get("days")).contains("{number}").isNotEqualTo(own.get("one-day"));
        assertThat(own.get("with-hints")).contains("{number}").isNotEqualTo(own.get("with-hint"));
    }

    /** A text that is the English one was forgotten, if it has words at all. */
    @ParameterizedTest
    @MethodSource("languages")
    void noWordIsEnglish(String language) {
        for (PageTemplate room : ROOMS) {
            Map<String, String> own = Phrases.of(file(room, "." + language)).patterns();
            Phrases.of(file(room, "")).patterns().forEach((key, english) -> {
                boolean hasWords = english.replaceAll("\\{.*?}", "").matches(".*\\p{L}.*");
                if (hasWords && !AS_IN_ENGLISH.containsKey(key)) {
                    assertThat(own.get(key)).as("%s in %s", key, language).isNotEqualTo(english);
                }
            });
        }
    }

    /** For each key its part. */
    private static Map<String, String> parts(String text) {
        Map<String, String> parts = new TreeMap<>();
        String part = "";
        for (String line : text.lines().toList()) {
            part = line.startsWith("[") ? line : part;
            if (line.matches("[^#\\[].* = .*")) {
                assertThat(parts.put(line.replaceFirst(" = .*", ""), part))
                        .as(line)
                        .isNull();
            }
        }
        return parts;
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aLanguageIsFoundByTheNameOfItsFile(String language) {
        assertThat(PageWords.languages())
                .contains(language, "en")
                .hasSize((int) languages().count() + 1);
        PageWords words = RegionWords.PLAY.in(Locale.forLanguageTag(language), Map.of());
        assertThat(words.phrases().say("mark-queen", place -> "")).isNotEqualTo("queen");
        assertThat(words.missing()).isEmpty();
    }
}
