package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** The pixels of a picture, upright and opaque; of a large one, each is the mean of four. */
final class ImagePixels {

    private static final int MOST_PIXELS = 16_000_000; // a screen of 5120 x 2880; decoded, of 16 bits, 128 MB
    private static final int ENOUGH_PIXELS = 4_000_000; // beyond that, squares are large enough at half the scale
    static final int UPRIGHT = 1; // as EXIF numbers how a camera was held
    private static final int START = 1 << 16; // bytes that tell the format, and how a camera was held

    /** The entry of EXIF on how a camera was held: tag 0x112, one 16-bit number, in either order of bytes. */
    private static final Pattern ORIENTATION = Pattern.compile(
            "(?s)(?>.*?Exif\0\0).*?" // once, lest it be tried from each
                    + "(?:\u0001\u0012\0\u0003\0\0\0\u0001\0|\u0012\u0001\u0003\0\u0001\0\0\0)([\u0001-\u0008])");

    final int width;
    final int height;

    /** Row by row, red, green and blue in the lower 24 bits, and 0 above. */
    final int[] rgb;

    /** Turns what a camera has taken that was held as one of the numbers of EXIF says. */
    ImagePixels(BufferedImage picture, int orientation) {
        int across = picture.getWidth();
        int down = picture.getHeight();
        if ((long) across * down > MOST_PIXELS) {
            throw tooLarge(across, down);
        }
        int scale = (long) across * down > ENOUGH_PIXELS && Math.min(across, down) > 1 ? 2 : 1;
        boolean isOnSide = orientation > 4;
        width = (isOnSide ? down : across) / scale;
        height = (isOnSide ? across : down) / scale;
        rgb = new int[width * height];
        int[] strip = new int[scale * across];
        for (int row = 0; row < down / scale; row++) {
            Interruption.check();
            picture.getRGB(0, scale * row, across, scale, strip, 0, across);
            for (int column = 0; column < across / scale; column++) {
                int x = isOnSide ? row : column;
                int y = isOnSide ? column : row;
                int right = orientation / 2 % 2 == 1 ? width - 1 - x : x;
                int below = (orientation - 1) / 2 % 2 == 1 ? height - 1 - y : y;
                rgb[below * width + right] = mean(strip, scale * column, across, scale);
            }
        }
    }

    /** Those of a picture that messages call by a name. */
    static ImagePixels of(InputStream bytes, String name) throws IOException {
        Interruption.check();
        try (ImageInputStream in = new MemoryCacheImageInputStream(bytes)) {
            byte[] start = new byte[START];
            in.mark();
            in.read(start);
            in.reset();
            String text = new String(start, StandardCharsets.ISO_8859_1);
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                String format = text.startsWith("WEBP", 8)
                        ? "WebP"
                        : text.startsWith("ftyp", 4) ? "HEIC or AVIF" : text.startsWith("%PDF") ? "PDF" : "";
                throw new IllegalArgumentException(name + " must be a picture in PNG, JPEG, GIF or BMP"
                        + (format.isEmpty() ? "" : ", but is in " + format + ": save it as PNG, or take a screenshot"));
            }
            Matcher orientation = ORIENTATION.matcher(text);
            BufferedImage picture = decoded(in, readers.next(), name);
            return new ImagePixels(
                    picture, orientation.lookingAt() ? orientation.group(1).charAt(0) : UPRIGHT);
        }
    }

    private static BufferedImage decoded(ImageInputStream in, ImageReader reader, String name) throws IOException {
        int width;
        int height;
        try {
            reader.setInput(in, false, true); // without metadata
            width = reader.getWidth(0);
            height = reader.getHeight(0);
            if ((long) width * height <= MOST_PIXELS) {
                // An interrupt ends decoding between rows; the listener's other events do no harm.
                Class<?>[] type = {IIOReadProgressListener.class};
                reader.addIIOReadProgressListener((IIOReadProgressListener)
                        Proxy.newProxyInstance(ImagePixels.class.getClassLoader(), type, (proxy, event, arguments) -> {
                            if (Thread.currentThread().isInterrupted()) {
                                reader.abort();
                            }
                            return null;
                        }));
                return reader.read(0);
            }
        } catch (IOException | RuntimeException e) {
            // Readers throw anything at damaged files.
            Interruption.check();
            throw new IOException(name + " is damaged: " + e.getMessage(), e);
        } finally {
            reader.dispose();
        }
        throw tooLarge(width, height);
    }

    private static IllegalArgumentException tooLarge(int width, int height) {
        return new IllegalArgumentException(
                "picture must have at most " + MOST_PIXELS + " pixels, but has " + width + " x " + height);
    }

    /** The mean of the pixels of a square, on white. */
    private static int mean(int[] strip, int first, int width, int side) {
        int mean = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int sum = 0;
            for (int i = 0; i < side * side; i++) {
                int pixel = strip[first + i / side * width + i % side];
                int alpha = pixel >>> 24;
                sum += alpha * (pixel >> shift & 255) + (255 - alpha) * 255;
            }
            mean = mean << 8 | sum / (255 * side * side);
        }
        return mean;
    }

    /** The pixel that is there, or the nearest one: for places at the border, where rounding decides. */
    int at(Point2D place) {
        int x = (int) Math.max(0, Math.min(width - 1, place.getX()));
        int y = (int) Math.max(0, Math.min(height - 1, place.getY()));
        return rgb[y * width + x];
    }

    boolean contains(Point2D place) {
        return new Rectangle(width, height).contains(place);
    }
}
