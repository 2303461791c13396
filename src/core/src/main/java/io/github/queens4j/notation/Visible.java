package io.github.queens4j.notation;

import java.util.Locale;
import java.util.stream.Collectors;

/** Foreign text in messages: what a terminal would obey, or what would reorder it, is named by its number. */
public final class Visible {

    private Visible() {}

    /** The text with {@code U+001B} for an escape character, and so on for all that is not plain. */
    public static String text(String text) {
        return text.codePoints()
                .mapToObj(c -> isPlain(c) ? character(c) : named(c))
                .collect(Collectors.joining());
    }

    /** Whether it is seen, stays where it is, leaves its neighbours alone, and is not read from right to left. */
    public static boolean isPlain(int codePoint) {
        return !isHidden(codePoint) && !isRightToLeft(codePoint);
    }

    /** Control and format characters and those without a meaning, combining marks, and blanks but the one. */
    private static boolean isHidden(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE -> true;
            case Character.UNASSIGNED, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            case Character.SPACE_SEPARATOR -> codePoint != ' ';
            default -> false;
        };
    }

    /** In the blocks that Unicode keeps for scripts that are read from right to left. */
    private static boolean isRightToLeft(int codePoint) {
        return (codePoint >= 0x590 && codePoint <= 0x8FF)
                || (codePoint >= 0xFB1D && codePoint <= 0xFDFF)
                || (codePoint >= 0xFE70 && codePoint <= 0xFEFF)
                || (codePoint >= 0x10800 && codePoint <= 0x10FFF)
                || (codePoint >= 0x1E800 && codePoint <= 0x1EFFF);
    }

    /** A character, also one beyond U+FFFF: {@code Character.toString} takes no code point in TeaVM. */
    public static String character(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    public static String named(int codePoint) {
        String hex = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
        return "U+" + "0".repeat(Math.max(0, 4 - hex.length())) + hex;
    }
}
