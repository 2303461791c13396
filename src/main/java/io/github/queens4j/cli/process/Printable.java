package io.github.queens4j.cli.process;

import java.util.Locale;

/** Text that a terminal shows as it is, whatever a file or a user put into it. */
public final class Printable {

    private Printable() {}

    /**
     * Escapes what a terminal would obey instead of showing it, or would not show at all: control characters, marks that turn the
     * direction of writing around or have no width, line separators, and what is no character.
     *
     * @param text any text
     * @return the text, each such character as the escape that Java has for it
     */
    public static String text(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (isPrintable(c)) {
                shown.appendCodePoint(c);
            } else {
                for (char unit : Character.toChars(c)) {
                    shown.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
                }
            }
        });
        return shown.toString();
    }

    private static boolean isPrintable(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
