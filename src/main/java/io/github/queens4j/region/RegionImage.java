package io.github.queens4j.region;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import javax.imageio.ImageIO;

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

    private RegionImage() {}

    /**
     * {@return the regions of the board that a file shows}
     *
     * @param file a picture in PNG, JPEG, GIF or BMP, or another format that {@link ImageIO} has a reader for
     * @throws IllegalArgumentException if the file is no such picture, has more than 16 million pixels, or shows no
     *     board with as many columns and colours as rows; says what was seen
     * @throws IOException if the file cannot be read or is damaged
     */
    public static Regions read(Path file) throws IOException {
        return read(ImagePixels.of(file));
    }

    /**
     * {@return the regions of the board that a picture shows}
     *
     * @param picture of any type; what is transparent counts as white; not changed
     * @throws IllegalArgumentException if the picture has more than 16 million pixels, or shows no board with as many
     *     columns and colours as rows; says what was seen
     */
    public static Regions read(BufferedImage picture) {
        return read(ImagePixels.of(Objects.requireNonNull(picture, "picture")));
    }

    private static Regions read(ImagePixels picture) {
        return Regions.of(new ImageColours(picture, ImageGrid.largest(picture)).regions());
    }

    /** Says why a picture is none of a board. */
    static IllegalArgumentException refused(String seen) {
        return new IllegalArgumentException(
                "picture must show a board with as many columns and colours as rows: found " + seen);
    }
}
