package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
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

/** Decodes picture files. No other class needs the module java.desktop: what reads the pixels also runs without it. */
final class ImageFile {

    /** The bytes at the start of a file that are searched for its format and for how the camera was held. */
    private static final int START = 1 << 16;

    /** The entry of EXIF on how a camera was held: tag 0x112, one 16-bit number, in either order of bytes. */
    private static final Pattern ORIENTATION = Pattern.compile(
            "(?s)(?>.*?Exif\0\0).*?" // once, lest it be tried from each
                    + "(?:\u0001\u0012\0\u0003\0\0\0\u0001\0|\u0012\u0001\u0003\0\u0001\0\0\0)([\u0001-\u0008])");

    private ImageFile() {}

    /** The pixels of a picture that messages call by a name. */
    static ImagePixels read(InputStream bytes, String name) throws IOException {
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
            int width = picture.getWidth();
            return new ImagePixels(
                    width,
                    picture.getHeight(),
                    (first, rows, strip) -> picture.getRGB(0, first, width, rows, strip, 0, width),
                    orientation.lookingAt() ? orientation.group(1).charAt(0) : ImagePixels.UPRIGHT);
        }
    }

    private static BufferedImage decoded(ImageInputStream in, ImageReader reader, String name) throws IOException {
        int width;
        int height;
        try {
            reader.setInput(in, false, true); // without metadata
            width = reader.getWidth(0);
            height = reader.getHeight(0);
            if (ImagePixels.isInLimit(width, height)) {
                // An interrupt ends decoding between rows; the listener's other events do no harm.
                Class<?>[] type = {IIOReadProgressListener.class};
                reader.addIIOReadProgressListener((IIOReadProgressListener)
                        Proxy.newProxyInstance(ImageFile.class.getClassLoader(), type, (proxy, event, arguments) -> {
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
        throw ImagePixels.tooLarge(width, height);
    }
}
