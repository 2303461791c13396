package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * The pixels of a picture, upright and opaque, and of a large one fewer.
 *
 * @param rgb row by row, red, green and blue in the lower 24 bits, the others alike
 */
record ImagePixels(int width, int height, int[] rgb) {

    private static final int MOST_PIXELS = 16_000_000; // a screen of 5120 x 2880; decoded, of 16 bits, 128 MB
    private static final int ENOUGH_PIXELS = 4_000_000; // beyond that, squares are large enough at half the scale

    private static final int STRIP = 128; // rows, which take milliseconds; even, as two become one

    private static final int START = 1 << 16; // bytes that tell the format, and how a camera was held
    private static final String EXIF = "Exif\0\0"; // before a TIFF
    private static final int ORIENTATION = 0x112;

    /** For each orientation, where a step to the right leads, and one down, as x and y. */
    private static final int[][] TURNS = {
        {1, 0, 0, 1},
        {-1, 0, 0, 1},
        {-1, 0, 0, -1},
        {1, 0, 0, -1},
        {0, 1, 1, 0},
        {0, 1, -1, 0},
        {0, -1, -1, 0},
        {0, -1, 1, 0}
    };

    /** Those of a picture that messages call by a name. */
    static ImagePixels of(InputStream bytes, String name) throws IOException {
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
            ImageReader reader = readers.next();
            try {
                reader.setInput(in);
                requireSize(decoded(name, () -> reader.getWidth(0)), decoded(name, () -> reader.getHeight(0)));
                abortWhenInterrupted(reader);
                BufferedImage picture = decoded(name, () -> reader.read(0));
                Interruption.check();
                return of(picture, orientation(text));
            } finally {
                reader.dispose();
            }
        }
    }

    static ImagePixels of(BufferedImage picture) {
        return of(picture, 0);
    }

    private static ImagePixels of(BufferedImage picture, int orientation) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        requireSize(width, height);
        int[] turn = TURNS[orientation];
        double scale = (long) width * height > ENOUGH_PIXELS ? 0.5 : 1;
        int across = (int) Math.ceil(scale * (turn[0] == 0 ? height : width));
        int down = (int) Math.ceil(scale * (turn[0] == 0 ? width : height));
        BufferedImage opaque = new BufferedImage(across, down, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = opaque.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, across, down);
        if (scale < 1) {
            // At half the scale, this is the mean of four pixels.
            graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        }
        AffineTransform upright = new AffineTransform(
                turn[0],
                turn[1],
                turn[2],
                turn[3],
                -Math.min(0, turn[0] * width + turn[2] * height),
                -Math.min(0, turn[1] * width + turn[3] * height));
        upright.preConcatenate(AffineTransform.getScaleInstance(scale, scale));
        for (int top = 0; top < height; top += STRIP) {
            Interruption.check();
            AffineTransform strip = new AffineTransform(upright);
            strip.translate(0, top);
            graphics.drawImage(picture.getSubimage(0, top, width, Math.min(STRIP, height - top)), strip, null);
        }
        graphics.dispose();
        return new ImagePixels(across, down, opaque.getRGB(0, 0, across, down, null, 0, across));
    }

    /** The pixel that is there, or the nearest one: for places at the border, where rounding decides. */
    int at(int x, int y) {
        return rgb[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))];
    }

    boolean contains(double x, double y) {
        return x >= 0 && x < width && y >= 0 && y < height;
    }

    private static void requireSize(int width, int height) {
        if ((long) width * height > MOST_PIXELS) {
            throw new IllegalArgumentException(
                    "picture must have at most " + MOST_PIXELS + " pixels, but has " + width + " x " + height);
        }
    }

    @FunctionalInterface
    private interface Decoding<T> {
        T run() throws IOException;
    }

    /** Readers throw anything at damaged files. */
    private static <T> T decoded(String name, Decoding<T> decoding) throws IOException {
        try {
            return decoding.run();
        } catch (IOException | RuntimeException e) {
            Interruption.check();
            throw new IOException(name + " is damaged: " + e.getMessage(), e);
        }
    }

    /** An interrupt ends decoding between rows; the listener's other events do no harm. */
    private static void abortWhenInterrupted(ImageReader reader) {
        Class<?>[] type = {IIOReadProgressListener.class};
        reader.addIIOReadProgressListener((IIOReadProgressListener)
                Proxy.newProxyInstance(ImagePixels.class.getClassLoader(), type, (proxy, event, arguments) -> {
                    if (Thread.currentThread().isInterrupted()) {
                        reader.abort();
                    }
                    return null;
                }));
    }

    /** How a camera was held, as it notes that at the beginning of a JPEG, from 0; 0 if it has noted nothing. */
    private static int orientation(String start) {
        int exif = start.indexOf(EXIF) + EXIF.length();
        ByteBuffer tiff = ByteBuffer.wrap(start.substring(exif).getBytes(StandardCharsets.ISO_8859_1));
        try {
            tiff.order(tiff.get(0) == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
            int entries = tiff.getInt(4);
            for (int i = exif < EXIF.length() ? 0 : tiff.getShort(entries); i > 0; i--) {
                int entry = entries + 2 + 12 * (i - 1);
                if (tiff.getShort(entry) == ORIENTATION) {
                    return Math.floorMod(tiff.getShort(entry + 8) - 1, TURNS.length);
                }
            }
        } catch (IndexOutOfBoundsException e) {
            // It is damaged, which does not concern the picture.
        }
        return 0;
    }
}
