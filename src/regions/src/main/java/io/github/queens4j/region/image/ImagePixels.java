package io.github.queens4j.region.image;

import io.github.queens4j.search.Interruption;

/** The pixels of a picture, upright and opaque; of a large one, each is the mean of four. */
final class ImagePixels {

    // A picture with more pixels is refused: a screen of 5120 x 2880 has fewer, and 16 bits a channel take 128 MB.
    private static final int MAX_PIXELS = 16_000_000;
    // A picture with more pixels is read at half the scale, at which its squares are still large enough.
    private static final int ENOUGH_PIXELS = 4_000_000;

    /** The number of EXIF for a camera that was held upright. */
    static final int UPRIGHT = 1;

    final int width;
    final int height;

    /** Row by row, red, green and blue in the lower 24 bits, and 0 above. */
    final int[] rgb;

    /** Copies rows of a picture into a strip, row by row: alpha, red, green and blue. */
    @FunctionalInterface
    interface Source {
        void copy(int first, int rows, int[] strip);
    }

    /** Turns a picture whose camera was held as a number of EXIF says. */
    ImagePixels(int across, int down, Source source, int orientation) {
        if (!isInLimit(across, down)) {
            throw tooLarge(across, down);
        }
        int scale = across * down > ENOUGH_PIXELS && Math.min(across, down) > 1 ? 2 : 1;
        boolean isOnSide = orientation > 4;
        width = (isOnSide ? down : across) / scale;
        height = (isOnSide ? across : down) / scale;
        rgb = new int[width * height];
        int[] strip = new int[scale * across];
        for (int row = 0; row < down / scale; row++) {
            Interruption.check();
            source.copy(scale * row, scale, strip);
            for (int column = 0; column < across / scale; column++) {
                int x = isOnSide ? row : column;
                int y = isOnSide ? column : row;
                int right = orientation / 2 % 2 == 1 ? width - 1 - x : x;
                int below = (orientation - 1) / 2 % 2 == 1 ? height - 1 - y : y;
                rgb[below * width + right] = mean(strip, scale * column, across, scale);
            }
        }
    }

    static boolean isInLimit(int width, int height) {
        return (long) width * height <= MAX_PIXELS;
    }

    static IllegalArgumentException tooLarge(int width, int height) {
        return new IllegalArgumentException(
                "picture must have at most " + MAX_PIXELS + " pixels, but has " + width + " x " + height);
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

    /** The pixel at a place, or the nearest one: at the border of the picture, rounding decides. */
    int at(ImageGrid.Point place) {
        int x = (int) Math.max(0, Math.min(width - 1, place.x()));
        int y = (int) Math.max(0, Math.min(height - 1, place.y()));
        return rgb[y * width + x];
    }

    boolean contains(ImageGrid.Point place) {
        return place.isBetween(new ImageGrid.Point(0, 0), new ImageGrid.Point(width, height));
    }
}
