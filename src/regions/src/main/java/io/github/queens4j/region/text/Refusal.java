package io.github.queens4j.region.text;

import io.github.queens4j.notation.TextCursor;

/** Why a text is not of a notation: what is expected at a place. */
final class Refusal extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    /** The place of a text that is not even like the notation. */
    static final int NOWHERE = -1;

    final int at;

    /** Whether there is a map before it. */
    boolean isAfterMap;

    Refusal(int at, String expected) {
        super(expected);
        this.at = at;
    }

    static void require(boolean isRight, int at, String expected) {
        if (!isRight) {
            throw new Refusal(at, expected);
        }
    }

    /** What to throw: names the place, and what is there. */
    IllegalArgumentException in(String text) {
        int place = Math.max(0, Math.min(at, text.length()));
        return new TextCursor("a map of regions", text).refusal(place, String.valueOf(getMessage()));
    }
}
