package io.github.queens4j.svg;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.zip.CRC32;

/**
 * The text of an SVG document while it grows: elements that are closed in the order in which they were opened, escaped
 * text, and numbers that look the same in every locale. Not for use by several threads.
 */
public final class SvgText {

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    /** What stands in for a character that XML cannot hold, such as a control character. */
    private static final int REPLACEMENT = 0xFFFD;

    /** Stands in a name for what only the whole document can tell; {@link #escape} lets none of the sort through. */
    private static final String DOCUMENT = "\u0001";

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    private SvgText() {}

    /**
     * A document with nothing in it but what tells screen readers and browsers what it is.
     *
     * @param width natural width in pixels, positive
     * @param height natural height in pixels, positive
     * @param title the name of the picture, plain text
     * @param description what it shows, plain text
     * @param style the rules for its classes
     * @return the open document, to be closed by {@link #toString}
     */
    public static SvgText document(double width, double height, String title, String description, Style style) {
        SvgText svg = new SvgText();
        String box = "0 0 " + number(width) + " " + number(height);
        svg.open("svg", "xmlns", NAMESPACE, "width", width, "height", height, "viewBox", box, "role", "img");
        svg.describe(title, description, style);
        return svg.empty("rect", "class", "queens4j-frame", "width", width, "height", height, "rx", 8);
    }

    /**
     * A document without a size of its own: it fills the space that it is given.
     *
     * @param margin what is left free around the point (0, 0) and around the far corner, in the picture's own unit
     * @param width from that point to the right
     * @param height from that point down
     * @param title the name of the picture, plain text
     * @param description what it shows, plain text
     * @param style the rules for its classes
     * @return the open document, to be closed by {@link #toString}
     */
    public static SvgText scalable(
            double margin, double width, double height, String title, String description, Style style) {
        SvgText svg = new SvgText();
        double whole = width + 2 * margin;
        double high = height + 2 * margin;
        String box = number(-margin) + " " + number(-margin) + " " + number(whole) + " " + number(high);
        svg.open("svg", "xmlns", NAMESPACE, "viewBox", box, "role", "img");
        svg.describe(title, description, style);
        return svg.empty(
                "rect",
                "class",
                "queens4j-frame",
                "x",
                -margin,
                "y",
                -margin,
                "width",
                whole,
                "height",
                high,
                "rx",
                margin / 4);
    }

    private void describe(String title, String description, Style style) {
        element("title", title).element("desc", description);
        text.append(style.element());
    }

    /**
     * Defines a shape that is drawn by {@link #use}. Its id is its name and a number that depends on the whole
     * document, so that pictures on one page do not take each other's shapes.
     *
     * @param name lower-case letters
     * @param tag the element that is the shape
     * @param attributes as for {@link #open}
     * @return this
     */
    public SvgText define(String name, String tag, Object... attributes) {
        open("defs");
        text.append('<').append(tag).append(" id=\"").append(id(name)).append('"');
        return attributes(attributes).ended("/>\n").close();
    }

    /**
     * Draws a shape that is defined in this document.
     *
     * @param name as it was defined
     * @param attributes as for {@link #open}
     * @return this
     */
    public SvgText use(String name, Object... attributes) {
        text.append("<use href=\"#").append(id(name)).append('"');
        return attributes(attributes).ended("/>\n");
    }

    private static String id(String name) {
        return "queens4j-" + name + "-" + DOCUMENT;
    }

    /**
     * Begins an element that has others inside.
     *
     * @param tag its name
     * @param attributes names and values in turn; a number is written by {@link #number}, anything else as escaped text
     * @return this
     */
    public SvgText open(String tag, Object... attributes) {
        open.push(tag);
        return begin(tag, attributes).ended(">\n");
    }

    /**
     * Ends the element that was opened last.
     *
     * @return this
     */
    public SvgText close() {
        text.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /**
     * Adds an element without content.
     *
     * @param tag its name
     * @param attributes as for {@link #open}
     * @return this
     */
    public SvgText empty(String tag, Object... attributes) {
        return begin(tag, attributes).ended("/>\n");
    }

    /**
     * Adds an element with text as its content.
     *
     * @param tag its name
     * @param content plain text
     * @param attributes as for {@link #open}
     * @return this
     */
    public SvgText element(String tag, String content, Object... attributes) {
        return begin(tag, attributes).ended(">" + escape(content) + "</" + tag + ">\n");
    }

    /**
     * A number in at most two decimals, more than any screen shows.
     *
     * @param value a finite number, below 10^15 in magnitude
     * @return its shortest text: no zeros at the end, no minus before zero, no exponent
     */
    public static String number(double value) {
        if (!(Math.abs(value) < 1e15)) {
            throw new IllegalArgumentException("a length must be a number below 10^15, but is " + value);
        }
        long hundredths = Math.round(value * 100);
        long whole = Math.abs(hundredths) / 100;
        long rest = Math.abs(hundredths) % 100;
        String decimals = rest == 0 ? "" : rest % 10 == 0 ? "." + rest / 10 : "." + rest / 10 + rest % 10;
        return (hundredths < 0 ? "-" : "") + whole + decimals;
    }

    /**
     * Text as it can stand in an element or in a quoted attribute.
     *
     * @param plain any text
     * @return the same with markup escaped, and with U+FFFD for what XML cannot hold
     */
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

    /** The whole document: what is still open is closed. */
    @Override
    public String toString() {
        StringBuilder whole = new StringBuilder(text);
        open.forEach(tag -> whole.append("</").append(tag).append(">\n"));
        if (whole.indexOf(DOCUMENT) < 0) {
            return whole.toString();
        }
        CRC32 number = new CRC32();
        number.update(whole.toString().getBytes(StandardCharsets.UTF_8));
        return whole.toString().replace(DOCUMENT, String.format("%08x", number.getValue()));
    }

    private SvgText begin(String tag, Object... attributes) {
        text.append('<').append(tag);
        return attributes(attributes);
    }

    private SvgText attributes(Object... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String written = value instanceof Number n ? number(n.doubleValue()) : escape(String.valueOf(value));
            text.append(' ').append(attributes[i]).append("=\"").append(written).append('"');
        }
        return this;
    }

    private SvgText ended(String end) {
        text.append(end);
        return this;
    }

    /** The production Char of XML 1.0. */
    private static boolean isAllowed(int c) {
        return c == '\t'
                || c == '\n'
                || (c >= ' ' && c < Character.MIN_SURROGATE)
                || (c > Character.MAX_SURROGATE && c < 0xFFFE)
                || c > 0xFFFF;
    }
}
