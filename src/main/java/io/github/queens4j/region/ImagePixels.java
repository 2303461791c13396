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
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.event.IIOReadProgressListener;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * The pixels of a picture, upright and opaque, and of a large one fewer.
 *
 * @param rgb row by row, red, green and blue in the lower 24 bits, the others 0
 */
record ImagePixels(int width, int height, int[] rgb) {

    private static final int MOST_PIXELS = 16_000_000; // a screen of 5120 x 2880; decoded, of 16 bits, 128 MB
    private static final int ENOUGH_PIXELS = 4_000_000; // beyond that, squares are large enough at half the scale

    // JPEG, and TIFF in a segment of it.
    private static final int JPEG = 0xFFD8;
    private static final int FIRST_SEGMENT = 0xFFE0; // of those that come before what decoding needs
    private static final int EXIF_SEGMENT = 0xFFE1;
    private static final int LAST_SEGMENT = 0xFFEF;
    private static final int EXIF = 0x45786966; // "Exif"
    private static final int LITTLE = 0x4949; // "II"
    private static final int ORIENTATION = 0x112;

    /** For each orientation, which count from 1: where a step to the right leads, and one down, as x and y. */
    private static final int[][] TURNS = {
        {1, 0, 0, 1}, {-1, 0, 0, 1}, {-1, 0, 0, -1}, {1, 0, 0, -1}, {0, 1, 1, 0}, {0, 1, -1, 0}, {0, -1, -1, 0}, {0, -1, 1, 0}
    };

    static ImagePixels of(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file);
                ImageInputStream in = new MemoryCacheImageInputStream(bytes)) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                throw new IllegalArgumentException(file + " must be a picture in PNG, JPEG, GIF or BMP");
            }
            int orientation = orientation(in);
            ImageReader reader = readers.next();
            try {
                reader.setInput(in);
                requireSize(decoded(file, () -> reader.getWidth(0)), decoded(file, () -> reader.getHeight(0)));
                abortWhenInterrupted(reader);
                BufferedImage picture = decoded(file, () -> reader.read(0));
                Interruption.check();
                return of(picture, orientation);
            } finally {
                reader.dispose();
            }
        }
    }

    static ImagePixels of(BufferedImage picture) {
        return of(picture, 1);
    }

    private static ImagePixels of(BufferedImage picture, int orientation) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        requireSize(width, height);
        int[] turn = TURNS[orientation - 1];
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
        graphics.drawImage(picture, upright, null);
        graphics.dispose();
        int[] rgb = opaque.getRGB(0, 0, across, down, null, 0, across);
        for (int i = 0; i < rgb.length; i++) {
            rgb[i] &= 0xFFFFFF;
        }
        return new ImagePixels(across, down, rgb);
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
    private static <T> T decoded(Path file, Decoding<T> decoding) throws IOException {
        try {
            return decoding.run();
        } catch (IOException | RuntimeException e) {
            Interruption.check();
            throw new IOException(file + " is damaged: " + e.getMessage(), e);
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

    /** How a camera was held, as it notes that in a JPEG: 1 to 8; 1 if nothing is said, or nothing that can be read. */
    private static int orientation(ImageInputStream in) throws IOException {
        in.mark();
        try {
            int marker = in.readUnsignedShort() == JPEG ? in.readUnsignedShort() : 0;
            while (marker >= FIRST_SEGMENT && marker <= LAST_SEGMENT) {
                long next = in.getStreamPosition() + in.readUnsignedShort();
                if (marker == EXIF_SEGMENT && in.readInt() == EXIF && in.readShort() == 0) {
                    return orientationOfTiff(in);
                }
                in.seek(next);
                marker = in.readUnsignedShort();
            }
        } catch (IOException e) {
            Interruption.check();
        } finally {
            in.setByteOrder(ByteOrder.BIG_ENDIAN);
            in.reset();
        }
        return 1;
    }

    private static int orientationOfTiff(ImageInputStream in) throws IOException {
        long start = in.getStreamPosition();
        in.setByteOrder(in.readShort() == LITTLE ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        in.seek(start + 4);
        in.seek(start + in.readUnsignedInt());
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            long entry = in.getStreamPosition();
            if (in.readUnsignedShort() == ORIENTATION) {
                in.seek(entry + 8);
                int value = in.readUnsignedShort();
                return value >= 1 && value <= TURNS.length ? value : 1;
            }
            in.seek(entry + 12);
        }
        return 1;
    }
}
