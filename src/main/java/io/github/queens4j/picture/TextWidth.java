package io.github.queens4j.picture;

import java.util.ArrayList;
import java.util.List;

/** How much room text takes, without a font: an estimate on the safe side for the sans-serif fonts of browsers. */
final class TextWidth {

    /** Of a character, as part of the size of the font: that of DejaVu Sans, one of the widest, for English text. */
    private static final double PER_CHARACTER = 0.57;

    private static final double BOLD = 1.16;

    private TextWidth() {}

    static double of(String text, double fontSize) {
        return text.codePointCount(0, text.length()) * PER_CHARACTER * fontSize;
    }

    static double ofBold(String text, double fontSize) {
        return of(text, fontSize) * BOLD;
    }

    /** The lines of a text that is broken between words; a word that is too long has a line of its own. */
    static List<String> wrap(String text, double fontSize, double width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+", -1)) {
            if (line.length() > 0 && of(line + " " + word, fontSize) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        if (line.length() > 0) {
            lines.add(line.toString());
        }
        return lines;
    }
}
