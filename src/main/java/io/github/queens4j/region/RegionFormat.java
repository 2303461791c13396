package io.github.queens4j.region;

import io.github.queens4j.notation.Json;
import io.github.queens4j.region.text.BorderText;
import io.github.queens4j.region.text.RegionText;

/** How a map of regions is written. {@link Regions#parse} reads every format but pictures back, and some more. */
public enum RegionFormat {
    /**
     * A line of n letters for each row, each line with its line break; regions are named A to Z, then a to z. For n up
     * to 52.
     */
    LETTERS,

    /**
     * What puzz.link reads, {@code starbattle/6/6/1/4ilbhgdnmhou}; with {@code https://puzz.link/p?} before it, it is
     * an address to play the puzzle at. For connected regions alone.
     */
    PUZZ_LINK,

    /** Star Battle Notation, {@code 551W2PYA8f4}. For n from 5 to 25, and connected regions alone. */
    SBN,

    /** An object on one line, {@code {"regions": [[0,0,1],[0,2,1],[2,2,1]]}}. */
    JSON,

    /** A picture, see {@link RegionPicture}; it cannot be read back. */
    SVG;

    String write(Regions regions) {
        return switch (this) {
            case LETTERS -> RegionText.letters(regions.map());
            case PUZZ_LINK -> BorderText.puzzLink(regions.map());
            case SBN -> BorderText.sbn(regions.map());
            case JSON -> json(regions).toString();
            case SVG -> RegionPicture.of(regions).svg();
        };
    }

    static Json json(Regions regions) {
        return new Json(Json.Layout.DENSE_LISTS).with("regions", regions.map());
    }
}
