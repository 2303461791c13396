package io.github.queens4j.region;

import io.github.queens4j.notation.Json;
import io.github.queens4j.region.text.BorderText;
import io.github.queens4j.region.text.RegionText;
import io.github.queens4j.search.Require;
import java.util.function.Function;

/**
 * How a map of regions is written; no text ends in a line break. {@link Regions#parse(String)} reads all but pictures.
 *
 * @since 0.1.0
 */
public enum RegionFormat {
    /** A line of n letters for each row; regions are named A to Z, then a to z. For n up to 52. */
    LETTERS("letters", regions -> RegionText.letters(regions.map())),

    /** What puzz.link reads after {@code https://puzz.link/p?}, as {@code starbattle/6/6/1/4ilbhgdnmhou}. */
    PUZZ_LINK("puzz.link", regions -> BorderText.puzzLink(regions.map())),

    /** Star Battle Notation, {@code 551W2PYA8f4}. For n from 5 to 25, and connected regions alone. */
    SBN("SBN", regions -> BorderText.sbn(regions.map())),

    /** An object on one line, {@code {"regions": [[0, 0, 1], [0, 2, 1], [2, 2, 1]]}}, a {@code "title"} before. */
    JSON("literals", regions -> json(regions).toString()),

    /** A picture, see {@link RegionPicture}; it cannot be read back. */
    SVG("", regions -> RegionPicture.of(regions).svg());

    @SuppressWarnings("ImmutableEnumChecker")
    final Function<Regions, String> writer;

    /** What {@link RegionText} calls it. */
    final String notation;

    RegionFormat(String notation, Function<Regions, String> writer) {
        this.notation = notation;
        this.writer = writer;
    }

    /**
     * {@return the format of a name}
     *
     * @param name that of a constant in lower case, words joined by hyphens, as in "puzz-link"
     * @throws IllegalArgumentException if there is none of this name; the message lists all
     */
    public static RegionFormat named(String name) {
        return Require.named("format", name, RegionFormat.class);
    }

    static Json json(Regions regions) {
        Json json = new Json();
        regions.title().ifPresent(title -> json.with("title", title));
        return json.with("regions", regions.map());
    }
}
