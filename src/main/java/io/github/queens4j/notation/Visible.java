package io.github.queens4j.notation;

import java.util.Locale;

/**
 * Foreign text as it may stand in a message: what a terminal would obey instead of showing, such as an escape sequence,
 * and what would reorder the message around it, is named by its number.
 */
public final class Visible {

    private Visible() {}

    /**
     * A text with {@code U+001B} for an escape character, and so on for all that is not {@linkplain #isPlain plain}.
     */
    public static String text(String text) {
        StringBuilder visible = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (isPlain(c)) {
                visible.appendCodePoint(c);
            } else {
                visible.append(named(c));
            }
        });
        return visible.toString();
    }

    /**
     * Whether a character is seen, stays where it is, and leaves its neighbours alone: no control or format character,
     * no combining mark, no space but the blank, nothing that is read from right to left.
     */
    public static boolean isPlain(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.COMBINING_SPACING_MARK -> false;
            case Character.SPACE_SEPARATOR -> codePoint == ' ';
            default -> !isRightToLeft(codePoint);
        };
    }

    /** Such as {@code U+202E}. */
    public static String named(int codePoint) {
        return String.format(Locale.ROOT, "U+%04X", codePoint);
    }

    private static boolean isRightToLeft(int codePoint) {
        return switch (Character.getDirectionality(codePoint)) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC,
                    Character.DIRECTIONALITY_ARABIC_NUMBER -> true;
            default -> false;
        };
    }
}
