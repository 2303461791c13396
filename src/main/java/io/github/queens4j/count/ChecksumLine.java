package io.github.queens4j.count;

import io.github.queens4j.notation.Visible;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32;

/** Lines that end with a CRC-32 of what stands before it, which finds every changed or missing byte. */
final class ChecksumLine {

    private static final String MARK = " crc32=";
    private static final int DIGITS = 8;

    private ChecksumLine() {}

    static String of(String text) {
        return text + MARK + checksum(text);
    }

    /** The text of a line with a checksum; refuses one that has none at the end, or another one than the text. */
    static String text(String line) {
        int end = line.length() - MARK.length() - DIGITS;
        if (end < 0 || !line.startsWith(MARK, end)) {
            throw new IllegalArgumentException("there is no checksum at the end");
        }
        String text = line.substring(0, end);
        String found = line.substring(end + MARK.length());
        String expected = checksum(text);
        if (!found.equals(expected)) {
            throw new IllegalArgumentException(
                    "the checksum is " + Visible.text(found) + ", but should be " + expected);
        }
        return text;
    }

    private static String checksum(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.ISO_8859_1));
        return HexFormat.of().toHexDigits(crc.getValue(), DIGITS);
    }
}
