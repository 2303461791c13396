package io.github.queens4j.region;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Objects;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * Reads a puzzle from a screenshot of the game.
 *
 * <p>The board may have any colours and lines, any scale from about ten pixels a square, queens and crosses on it, and
 * a page around it; of several grids the largest counts. Squares of a region have one colour; where lines between
 * regions are thicker than within them, regions of like colours are told apart as well.
 *
 * <pre>{@code
 * Regions regions = RegionImage.read(Path.of("screenshot.png"));
 * List<Deduction> steps = Hints.solve(regions);
 * }</pre>
 *
 * <p>This class alone needs the module {@code java.desktop}, which a program that is a module has to require itself; no
 * display is needed. Time and memory are in proportion to the number of pixels.
 */
public final class RegionImage {

    private static final int MOST_PIXELS = 50_000_000;

    /** Bytes that tell which format it is. */
    private static final int START = 16;

    private RegionImage() {}

    /**
     * {@return the regions of the board that a file shows}
     *
     * @param file a picture in PNG, JPEG, GIF or BMP, or another format that {@link ImageIO} has a reader for
     * @throws IllegalArgumentException if the file is no such picture, has more than 50 million pixels, or shows no
     *     board with as many columns and colours as rows; says what was seen
     * @throws IOException if the file cannot be read or is damaged
     */
    public static Regions read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, file.toString());
        }
    }

    /**
     * {@return the regions of the board that a picture shows}
     *
     * @param in gives the picture, as {@link #read(Path)} reads it from a file; not closed
     * @param name what messages call it
     * @throws IllegalArgumentException as by {@link #read(Path)}
     * @throws IOException if the picture cannot be read or is damaged
     */
    public static Regions read(InputStream in, String name) throws IOException {
        BufferedInputStream bytes = new BufferedInputStream(in);
        bytes.mark(START);
        String start = new String(bytes.readNBytes(START), StandardCharsets.ISO_8859_1);
        bytes.reset();
        try (ImageInputStream image = new MemoryCacheImageInputStream(bytes)) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(image);
            if (!readers.hasNext()) {
                String format = start.startsWith("WEBP", 8)
                        ? "WebP"
                        : start.startsWith("ftyp", 4) ? "HEIC or AVIF" : start.startsWith("%PDF") ? "PDF" : "";
                throw new IllegalArgumentException(name + " must be a picture in PNG, JPEG, GIF or BMP"
                        + (format.isEmpty() ? "" : ", but is in " + format + ": save it as PNG, or take a screenshot"));
            }
            ImageReader reader = readers.next();
            reader.setInput(image);
            requireSize(reader.getWidth(0), reader.getHeight(0));
            return read(decoded(name, reader));
        }
    }

    /**
     * {@return the regions of the board that a picture shows}
     *
     * @param picture of any type; what is transparent counts as white; not changed
     * @throws IllegalArgumentException if the picture has more than 50 million pixels, or shows no board with as many
     *     columns and colours as rows; says what was seen
     */
    public static Regions read(BufferedImage picture) {
        int width = Objects.requireNonNull(picture, "picture").getWidth();
        int height = picture.getHeight();
        requireSize(width, height);
        BufferedImage opaque = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        opaque.createGraphics().drawImage(picture, 0, 0, Color.WHITE, null);
        return Regions.of(new ImageColours(opaque, ImageGrid.largest(opaque)).regions());
    }

    /** Readers throw anything at damaged files. */
    private static BufferedImage decoded(String file, ImageReader reader) throws IOException {
        try {
            return reader.read(0);
        } catch (RuntimeException e) {
            throw new IOException(file + " is damaged: " + e.getMessage(), e);
        } finally {
            reader.dispose();
        }
    }

    private static void requireSize(int width, int height) {
        if ((long) width * height > MOST_PIXELS) {
            throw new IllegalArgumentException(
                    "picture must have at most " + MOST_PIXELS + " pixels, but has " + width + " x " + height);
        }
    }

    /** Says why a picture is none of a board. */
    static IllegalArgumentException refused(String seen) {
        return new IllegalArgumentException(
                "picture must show a board with as many columns and colours as rows: found " + seen);
    }
}
