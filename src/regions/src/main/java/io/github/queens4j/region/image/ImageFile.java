package io.github.queens4j.region.image;

import io.github.queens4j.search.Interruption;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Decodes picture files. No other class needs the module java.desktop: what reads the pixels also runs without it. */
final class ImageFile {

    // The bytes at the start of a file that are searched for its format and for how the camera was held.
    private static final int START = 1 << 16;
    // A JPEG with more scans is refused: encoders make ten or so, and each may take a hundredth of a second.
    private static final int MAX_SCANS = 100;

    /** The entry of EXIF on how a camera was held: tag 0x112, one 16-bit number, in either order of bytes. */
    private static final Pattern ORIENTATION = Pattern.compile(
            "(?s)(?>.*?Exif\0\0).*?" // once, lest it be tried from each
                    + "(?:\u0001\u0012\0\u0003\0\0\0\u0001\0|\u0012\u0001\u0003\0\u0001\0\0\0)([\u0001-\u0008])");

    /** What files of a format have at a place. The first four formats are read. */
    private record Format(String name, int place, String mark) {}

    private static final List<Format> FORMATS = List.of(
            new Format("PNG", 0, "\u0089PNG"),
            new Format("JPEG", 0, "\u00ff\u00d8\u00ff"),
            new Format("GIF", 0, "GIF8"),
            new Format("BMP", 0, "BM"),
            new Format("WebP", 8, "WEBP"),
            new Format("HEIC or AVIF", 4, "ftyp"),
            new Format("PDF", 0, "%PDF"),
            new Format("TIFF", 0, "II*\0"),
            new Format("TIFF", 0, "MM\0*"));

    private ImageFile() {}

    static ImagePixels read(InputStream bytes, String name) throws IOException {
        // Decoders ask for a few thousand bytes at a time, so that an interrupt ends them soon.
        try (ImageInputStream in = new MemoryCacheImageInputStream(bytes) {
            @Override
            public int read(byte[] part, int offset, int length) throws IOException {
                Interruption.check();
                return super.read(part, offset, length);
            }
        }) {
            byte[] start = new byte[START];
            in.mark();
            in.read(start);
            in.reset();
            String text = new String(start, StandardCharsets.ISO_8859_1);
            String format = FORMATS.stream()
                    .filter(known -> text.startsWith(known.mark, known.place))
                    .map(Format::name)
                    .findFirst()
                    .orElse("");
            if (FORMATS.stream().limit(4).noneMatch(read -> read.name.equals(format))) {
                throw new IllegalArgumentException(name + " must be in PNG, JPEG, GIF or BMP"
                        + (format.isEmpty() ? "" : ", but is in " + format + ": save it as PNG, or take a screenshot"));
            }
            int scans = format.equals("JPEG") ? scans(in) : 1;
            if (scans > MAX_SCANS) {
                throw new IllegalArgumentException(
                        name + " must have at most " + MAX_SCANS + " scans, but has " + scans);
            }
            Matcher orientation = ORIENTATION.matcher(text);
            BufferedImage picture =
                    decoded(in, ImageIO.getImageReadersByFormatName(format).next(), name);
            int width = picture.getWidth();
            return new ImagePixels(
                    width,
                    picture.getHeight(),
                    (first, rows, strip) -> picture.getRGB(0, first, width, rows, strip, 0, width),
                    orientation.lookingAt() ? orientation.group(1).charAt(0) : ImagePixels.UPRIGHT);
        }
    }

    /** How many times a JPEG goes over its picture: once, or for a progressive one, as often as it likes. */
    private static int scans(ImageInputStream in) throws IOException {
        byte[] part = new byte[START];
        int scans = 0;
        int before = 0;
        in.mark();
        for (int size = in.read(part); size > 0; size = in.read(part)) {
            for (int i = 0; i < size; i++) {
                scans += before == (byte) 0xFF && part[i] == (byte) 0xDA ? 1 : 0;
                before = part[i];
            }
        }
        in.reset();
        return scans;
    }

    private static BufferedImage decoded(ImageInputStream in, ImageReader reader, String name) throws IOException {
        int width;
        int height;
        try {
            reader.setInput(in, false, true); // without metadata
            width = reader.getWidth(0);
            height = reader.getHeight(0);
            if (ImagePixels.isInLimit(width, height)) {
                return reader.read(0);
            }
        } catch (IOException | RuntimeException e) {
            // Readers throw anything at damaged files.
            Interruption.check();
            throw new IOException(name + " is damaged: " + e.getMessage(), e);
        } finally {
            reader.dispose();
        }
        throw ImagePixels.tooLarge(width, height);
    }
}
