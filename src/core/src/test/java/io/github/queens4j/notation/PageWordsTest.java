package io.github.queens4j.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All files of words, as they are found in their folder. */
class PageWordsTest {

    private static final Path FOLDER = Path.of("src/core/src/main/resources/io/github/queens4j/notation/page");

    static Stream<String> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("words\\..+\\.properties"))
                    .toList()
                    .stream();
        }
    }

    /** Places in braces are checked where a file is read. */
    @ParameterizedTest
    @MethodSource("files")
    void everyLanguageHasAllWordsInTheirPartsAndPlaces(String file) throws IOException {
        String text = Files.readString(FOLDER.resolve(file));
        assertThat(parts(text))
                .as("keys and parts of %s", file)
                .containsExactlyEntriesOf(parts(PageWords.englishFile()));
        assertThat(PageWords.PLAY.with(text).words().patterns()).doesNotContainValue("");
        for (String twelve : List.of("light-colours", "dark-colours")) {
            assertThat(Words.of(text).patterns().get(twelve).split(", "))
                    .as(twelve)
                    .hasSize(12)
                    .doesNotHaveDuplicates();
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
    @MethodSource("files")
    void aLanguageIsFoundByTheNameOfItsFile(String file) throws IOException {
        String tag = file.replaceAll("words\\.|\\.properties", "");
        assertThat(PageWords.languages()).contains(tag, "en").hasSize((int) files().count() + 1);
        PageWords words = PageWords.PLAY.in(Locale.forLanguageTag(tag));
        assertThat(words.words().say("mark-queen", place -> "")).isNotEqualTo("queen");
        assertThat(words.missing()).isEmpty();
    }

    /** A word of many has a place for how many, and a word of one has none. */
    @ParameterizedTest
    @MethodSource("files")
    void oneAndManyAreToldApart(String file) throws IOException {
        Map<String, String> words =
                Words.of(Files.readString(FOLDER.resolve(file))).patterns();
        assertThat(words.get("days")).contains("{number}").isNotEqualTo(words.get("one-day"));
        assertThat(words.get("with-hints")).contains("{number}").isNotEqualTo(words.get("with-hint"));
    }
}
