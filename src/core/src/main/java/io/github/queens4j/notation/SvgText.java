package io.github.queens4j.notation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.zip.CRC32;

/** An SVG document while it grows, with places for values in a text of attributes: {@code %s} or {@code %1$s}. */
public final class SvgText {

    /** What stands in for a character that XML cannot hold, such as a control character. */
    private static final int REPLACEMENT = 0xFFFD;

    /** Stands in an id for the checksum of the whole document; {@link #escape} replaces it in all other texts. */
    private static final String DOCUMENT = "\u0001";

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    private SvgText(String title, String description, Style style, String attributes, Object... values) {
        open("svg", "xmlns='http://www.w3.org/2000/svg' " + attributes + " role='img'", values);
        element("title", title, "").element("desc", description, "");
        text.append(style.element());
    }

    /** A document of a natural size in pixels with a frame and nothing in it. */
    public static SvgText document(double width, double height, String title, String description, Style style) {
        String size = "width='%1$s' height='%2$s' viewBox='0 0 %1$s %2$s'";
        return new SvgText(title, description, style, size, width, height)
                .empty("rect", "class='queens4j-frame' width='%s' height='%s' rx='8'", width, height);
    }

    /** Pixels for a unit of {@link #scalable}; fewer if the picture would have more than {@link #MOST_PIXELS}. */
    private static final double UNIT = 48;

    private static final double MOST_PIXELS = 1200.0 * 1200;

    /** A document whose unit, such as the side of a square, decides its size; the margin is left free all around. */
    public static SvgText scalable(
            double margin, double width, double height, String title, String description, Style style) {
        double whole = width + 2 * margin;
        double high = height + 2 * margin;
        String frame = "class='queens4j-frame' x='%1$s' y='%1$s' width='%2$s' height='%3$s' rx='%4$s'";
        double unit = Math.min(UNIT, Math.sqrt(MOST_PIXELS / (whole * high)));
        String size = "width='%s' height='%s' viewBox='%3$s %3$s %4$s %5$s'";
        return new SvgText(title, description, style, size, whole * unit, high * unit, -margin, whole, high)
                .empty("rect", frame, -margin, whole, high, margin / 4);
    }

    /** An id that depends on the whole document, as pictures may share a page. */
    static String id(String name) {
        return String.join("-", "queens4j", name, DOCUMENT); // TeaVM fails on this character in a sum of texts
    }

    public SvgText open(String tag, String attributes, Object... values) {
        open.push(tag);
        return add(tag, attributes, ">\n", values);
    }

    public SvgText close() {
        text.append("</").append(open.pop()).append(">\n");
        return this;
    }

    public SvgText empty(String tag, String attributes, Object... values) {
        return add(tag, attributes, "/>\n", values);
    }

    public SvgText element(String tag, String content, String attributes, Object... values) {
        return add(tag, attributes, ">" + escape(content) + "</" + tag + ">\n", values);
    }

    private SvgText add(String tag, String attributes, String end, Object... values) {
        text.append('<').append(tag).append(attributes.isEmpty() ? "" : " ");
        // String.format would be slower.
        int next = 0;
        for (int i = 0; i < attributes.length(); i++) {
            char c = attributes.charAt(i);
            if (c != '%') {
                text.append(c == '\'' ? '"' : c);
            } else if (attributes.charAt(i + 1) == 's') {
                text.append(written(values[next++]));
                i++;
            } else {
                text.append(written(values[attributes.charAt(i + 1) - '1']));
                i += 3;
            }
        }
        text.append(end);
        return this;
    }

    private static String written(Object value) {
        return value instanceof Number number ? number(number.doubleValue()) : escape(value.toString());
    }

    /** A number below 10^15 in at most two decimals: no zeros at the end, no minus before zero, no exponent. */
    public static String number(double value) {
        if (!(Math.abs(value) < 1e15)) {
            throw new IllegalArgumentException("a length must be a number below 10^15, but is " + value);
        }
        long hundredths = Math.round(value * 100);
        long rest = Math.abs(hundredths % 100);
        String whole = (hundredths < 0 ? "-" : "") + Math.abs(hundredths / 100);
        return rest == 0 ? whole : whole + (rest % 10 == 0 ? "." + rest / 10 : rest < 10 ? ".0" + rest : "." + rest);
    }

    /** Text as it can stand in an element or in a quoted attribute, with U+FFFD for what XML cannot hold. */
    public static String escape(String plain) {
        StringBuilder escaped = new StringBuilder(plain.length());
        plain.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isAllowed(c) ? c : REPLACEMENT);
            }
        });
        return escaped.toString();
    }

    /** The production Char of XML 1.0. */
    private static boolean isAllowed(int c) {
        return c == '\t'
                || c == '\n'
                || (c >= ' ' && c < Character.MIN_SURROGATE)
                || (c > Character.MAX_SURROGATE && c < 0xFFFE)
                || c > 0xFFFF;
    }

    @Override
    public String toString() {
        StringBuilder lines = new StringBuilder(text);
        open.forEach(tag -> lines.append("</").append(tag).append(">\n"));
        CRC32 number = new CRC32();
        number.update(lines.toString().getBytes(StandardCharsets.UTF_8));
        String whole = lines.substring(0, lines.length() - 1);
        return whole.replace(
                DOCUMENT, Long.toHexString(1L << 32 | number.getValue()).substring(1));
    }
}
