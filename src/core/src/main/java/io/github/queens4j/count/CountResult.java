package io.github.queens4j.count;

import io.github.queens4j.notation.Visible;
import java.io.InvalidObjectException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * What one {@link CountUnit} computed.
 *
 * <p>The value by itself is no number of boards: it is weighted by symmetry and counted in thirds of a board, because
 * only the sum over all units is a whole number. {@link CountPlan#total} adds results up.
 *
 * <p>{@link #format} and {@link #parse} carry results through files, pipes and job arrays; serialised, a result is its
 * line as well. A line is printable ASCII and ends with a CRC-32 of all that stands before it, against accidents, not
 * forgery: {@code n=.. puzzle=.. split=.. units=.. unit=.. thirds=.. crc32=..}, where {@code puzzle} is a fingerprint
 * of the puzzle, left out for an empty board of queens, {@code split} the version of the cut, and {@code units} the
 * number of units in the plan.
 *
 * <p>An immutable value.
 *
 * @serial exclude
 * @since 0.1.0
 */
public final class CountResult implements Serializable {

    private static final long serialVersionUID = 1L;

    private static final Pattern TEXT =
            Pattern.compile("(n=# (?:puzzle=[0-9a-f]{16} )?split=# units=#) unit=(#) thirds=(#)"
                    .replace("#", "(?:0|[1-9][0-9]{0,18})"));

    private static final String MARK = " crc32=";
    private static final int DIGITS = 8;
    private static final int LONGEST_EXCERPT = 100;

    /** See {@link CountPlan#name}. */
    final String plan;

    final int index;
    final long thirds;

    CountResult(String plan, int index, long thirds) {
        this.plan = plan;
        this.index = index;
        this.thirds = thirds;
    }

    /** {@return this result as one line of at most 123 printable ASCII characters, without a line terminator} */
    public String format() {
        return withChecksum(text());
    }

    private String text() {
        return plan + " unit=" + index + " thirds=" + thirds;
    }

    /**
     * {@return the result of a line that {@link #format} wrote} Nothing else is read.
     *
     * @param line one line without its terminator
     * @throws IllegalArgumentException if the line is no such line or was changed, with the reason and the line
     */
    public static CountResult parse(String line) {
        Objects.requireNonNull(line, "line");
        try {
            Matcher fields = TEXT.matcher(withoutChecksum(line));
            if (!fields.matches()) {
                throw new IllegalArgumentException(
                        "it does not have the form n=.. split=.. units=.. unit=.. thirds=..");
            }
            return new CountResult(fields.group(1), Integer.parseInt(fields.group(2)), Long.parseLong(fields.group(3)));
        } catch (IllegalArgumentException wrong) {
            String shown = Visible.text(head(line));
            String rest = Math.max(line.length(), shown.length()) > LONGEST_EXCERPT ? "..." : "";
            throw new IllegalArgumentException(
                    "not the line of a result: " + wrong.getMessage() + ": \"" + head(shown) + rest + "\"", wrong);
        }
    }

    private static String head(String text) {
        return text.substring(0, Math.min(text.length(), LONGEST_EXCERPT));
    }

    /** A text and, at the end of its line, a CRC-32 of it, which finds every changed or missing byte. */
    static String withChecksum(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.ISO_8859_1));
        return text + MARK + HexFormat.of().toHexDigits(crc.getValue(), DIGITS);
    }

    /** The text of such a line; refuses one that has no checksum at the end, or another one than the text. */
    static String withoutChecksum(String line) {
        int end = line.length() - MARK.length() - DIGITS;
        if (end < 0 || !line.startsWith(MARK, end)) {
            throw new IllegalArgumentException("there is no checksum at the end");
        }
        String text = line.substring(0, end);
        String expected = withChecksum(text);
        if (!line.equals(expected)) {
            int at = end + MARK.length();
            throw new IllegalArgumentException("the checksum is " + Visible.text(line.substring(at))
                    + ", but should be " + expected.substring(at));
        }
        return text;
    }

    /** How a result travels as an object: as its line, so that what arrives has been checked. */
    private record Line(String line) implements Serializable {

        private Object readResolve() throws InvalidObjectException {
            try {
                return parse(line);
            } catch (IllegalArgumentException wrong) {
                throw new InvalidObjectException(wrong.getMessage());
            }
        }
    }

    private Object writeReplace() {
        return new Line(format());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CountResult result && text().equals(result.text());
    }

    @Override
    public int hashCode() {
        return text().hashCode();
    }

    @Override
    public String toString() {
        return "CountResult[" + text() + "]";
    }
}
