package io.github.queens4j.notation;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Foreign text in messages: what a terminal would obey, or what would reorder it, is named by its number. */
public final class Visible {

    /** Control and format characters and those without a meaning, combining marks, and blanks but the one. */
    private static final Pattern HIDDEN = Pattern.compile("[\\p{C}\\p{M}\\p{Z}&&[^ ]]");

    private static final Set<Byte> RIGHT_TO_LEFT = Set.of(
            Character.DIRECTIONALITY_RIGHT_TO_LEFT,
            Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC,
            Character.DIRECTIONALITY_ARABIC_NUMBER);

    private Visible() {}

    /** The text with {@code U+001B} for an escape character, and so on for all that is not plain. */
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

    /** Whether it is seen, stays where it is, leaves its neighbours alone, and is not read from right to left. */
    public static boolean isPlain(int codePoint) {
        return !HIDDEN.matcher(Character.toString(codePoint)).matches()
                && !RIGHT_TO_LEFT.contains(Character.getDirectionality(codePoint));
    }

    /** Such as {@code U+202E}. */
    public static String named(int codePoint) {
        return String.format(Locale.ROOT, "U+%04X", codePoint);
    }
}
