package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;

/** The number of stars a row, which other puzzles of the family have two or more of. */
final class Stars {

    private Stars() {}

    static void expectOne(TextCursor cursor) {
        int at = cursor.position();
        int stars = cursor.number("the number of stars");
        if (stars != 1) {
            String name = stars == 2 ? "two stars" : stars + " stars";
            throw cursor.refusal(
                    at, "'1' for one star a row, as a board has one queen in each row (not a puzzle of " + name + ")");
        }
    }
}
