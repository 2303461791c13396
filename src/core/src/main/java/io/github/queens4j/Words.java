package io.github.queens4j;

import io.github.queens4j.notation.PageWords;
import io.github.queens4j.notation.Phrases;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * The words of a page in a language: the library's, or your own.
 *
 * <pre>{@code
 * SearchPage.of(Puzzle.ofSize(6)).words(Words.in(Locale.GERMAN)).html();
 * }</pre>
 *
 * @param language the language of the page, which a browser may hyphenate and read aloud by
 * @param own texts in place of the library's, by the keys and with the places in braces that a page has, such as
 *     {@code page.close}; a page refuses others. An empty text, as one that is missing, leaves the library's in the
 *     language, or else in English
 * @since 0.1.0
 */
public record Words(Locale language, Map<String, String> own) {

    /**
     * Copies the texts.
     *
     * @param language English, one that has words in the library, such as German, or any if there are texts
     * @param own texts by keys
     * @throws IllegalArgumentException if the language has no words; names those that have
     */
    public Words {
        Objects.requireNonNull(language, "language");
        own = Map.copyOf(Objects.requireNonNull(own, "own"));
        PageWords.require(language, own);
    }

    /**
     * {@return the library's words}
     *
     * @param language English, or another that has words, such as German; others are refused, with a list of these
     */
    public static Words in(Locale language) {
        return new Words(language, Map.of());
    }

    /**
     * {@return words of your own, as the file of a translator has them}
     *
     * @param language any
     * @param text a key, {@code =} and a text in each line, as {@code SearchPage.englishWords()} has them; lines that
     *     are empty or begin with {@code #} or {@code [} are passed over
     * @throws IllegalArgumentException if another line is not such a pair, or a key stands twice
     */
    public static Words parse(Locale language, String text) {
        Objects.requireNonNull(language, "language");
        return new Words(
                language, Phrases.of(Objects.requireNonNull(text, "text")).patterns());
    }
}
