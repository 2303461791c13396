package io.github.queens4j.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words in pictures: their look, their place at the top, and how much room they take. */
public final class PictureText {

    public static final double MARGIN = 24;
    public static final double TITLE_SIZE = 18;
    public static final double TEXT_SIZE = 13;
    public static final double SMALL_SIZE = 11;

    public static final Style STYLE = BoardArt.STYLE.and(new Style("""
            .queens4j-title{font:600 18px system-ui,sans-serif;fill:#22282e}
            .queens4j-text{font:13px system-ui,sans-serif;fill:#22282e}
            .queens4j-label{font:11px system-ui,sans-serif;fill:#22282e}
            .queens4j-muted{fill:#5b6259}
            .queens4j-strong{font-weight:600}
            .queens4j-middle{text-anchor:middle}
            .queens4j-end{text-anchor:end}
            """, """
            .queens4j-title,.queens4j-text,.queens4j-label{fill:#f6f2e6}
            .queens4j-muted{fill:#b4bab0}
            """));

    /** Of a character, as part of the size of the font: that of DejaVu Sans, one of the widest, for English text. */
    private static final double PER_CHARACTER = 0.57;

    /** How much wider bold text is. */
    public static final double BOLD = 1.16;

    private static final double LINE = 18;

    private PictureText() {}

    public static void heading(SvgText svg, String title, List<String> lines) {
        svg.element("text", title, "class='queens4j-title' x='%s' y='%s'", MARGIN, MARGIN + 16);
        String place = "class='queens4j-text queens4j-muted' x='%s' y='%s'";
        for (int i = 0; i < lines.size(); i++) {
            svg.element("text", lines.get(i), place, MARGIN, MARGIN + 40 + i * LINE);
        }
    }

    public static double headingBottom(List<String> lines) {
        return MARGIN + 30 + lines.size() * LINE;
    }

    /** How wide a text is, without a font: an estimate on the safe side for the sans-serif fonts of browsers. */
    public static double width(String text, double fontSize) {
        return text.codePointCount(0, text.length()) * PER_CHARACTER * fontSize;
    }

    /** The lines of a text that is broken between words; a word that is too long has its own line. */
    public static List<String> wrap(String text, double fontSize, double width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+", -1)) {
            if (line.length() > 0 && width(line + " " + word, fontSize) > width) {
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

    public static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    public static String count(long number, String one, String many) {
        return number(number) + " " + (number == 1 ? one : many);
    }
}
