package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.notation.Words;
import io.github.queens4j.search.Require;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads a puzzle from a screenshot of the game.
 *
 * <p>The board may have any colours and lines, any scale from about ten pixels a square, queens and crosses on it, and
 * a page around it; of several grids the largest counts. Squares of a region have one colour; where lines between
 * regions are thicker than within them, regions of like colours are told apart as well.
 *
 * <p>Reading files and streams needs the module {@code java.desktop}, which a program that is a module has to require
 * itself, but no display; reading pixels needs nothing. Time and memory are in proportion to the number of pixels.
 *
 * @since 0.1.0
 */
public final class RegionImage {

    // A part of a board with at most so many rows has one solution by chance: only 2 or 14 boards are without attacks.
    private static final int SMALL = 5;

    private RegionImage() {}

    /**
     * {@return the regions of the board that a file shows}
     *
     * @param file a picture in PNG, JPEG, GIF or BMP; turned upright if a camera has noted how it was held
     * @throws IllegalArgumentException if the file is no such picture, has more than 16 million pixels or 100 scans, or
     *     shows no board with as many columns and colours as rows, from 4 to 26; says what was seen
     * @throws IOException if the file cannot be read or is damaged
     */
    public static Regions read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return readAll(in, file.toString()).regions();
        }
    }

    /**
     * {@return the regions of the board that a picture shows}
     *
     * @param width the pixels in a row, at least 1
     * @param height the pixels in a column, at least 1
     * @param argb the pixels row by row, each 24 bits of sRGB, red highest, below 8 bits of alpha, as
     *     {@code BufferedImage.getRGB} gives them; what is transparent counts as white; not changed
     */
    public static Regions read(int width, int height, int[] argb) {
        return readAll(width, height, argb).regions();
    }

    /**
     * {@return all that a picture shows, and what is doubtful}
     *
     * @param in gives the picture, as {@link #read(Path)} reads it from a file; not closed
     * @param name what messages call it
     * @throws IOException if the picture cannot be read or is damaged
     */
    public static RegionReading readAll(InputStream in, String name) throws IOException {
        try {
            return reading(ImageFile.read(in, name));
        } catch (NoClassDefFoundError e) {
            throw new IOException(name + " cannot be decoded: this JVM lacks the module java.desktop", e);
        }
    }

    /**
     * {@return all that a picture shows, and what is doubtful}
     *
     * @param width as for {@link #read(int, int, int[])}
     * @param height as for {@link #read(int, int, int[])}
     * @param argb as for {@link #read(int, int, int[])}
     */
    public static RegionReading readAll(int width, int height, int[] argb) {
        Require.atLeast(1, "width", width);
        Require.atLeast(1, "height", height);
        if ((long) width * height != argb.length) {
            throw new IllegalArgumentException(
                    "argb must have " + width + " x " + height + " pixels, but has " + argb.length);
        }
        ImagePixels.Source rows =
                (first, count, strip) -> System.arraycopy(argb, first * width, strip, 0, count * width);
        return reading(new ImagePixels(width, height, rows, ImagePixels.UPRIGHT));
    }

    /** Of several ways to read a picture the first that leaves no doubt, or else the first that leaves one only. */
    private static RegionReading reading(ImagePixels picture) {
        List<ImageGrid> grids = ImageGrid.largest(picture);
        List<RegionReading> doubtful = new ArrayList<>();
        List<IllegalArgumentException> refusals = new ArrayList<>();
        for (ImageGrid found : grids) {
            try {
                ImageSquares squares = ImageSquares.of(picture, found);
                if (!grids.stream().allMatch(squares.grid::covers)) {
                    throw refused("two grids of one size, " + squares.grid.rows() + " rows and columns");
                }
                ImageColours colours = new ImageColours(squares);
                for (Regions regions : colours.maps()) {
                    RegionReading reading = reading(squares, regions, colours.areClear());
                    if (reading.doubts().isEmpty()) {
                        return reading;
                    } else if (reading.doubts().size() == 1) {
                        doubtful.add(reading);
                    } else {
                        refusals.add(refused(
                                regions.size() + " rows and columns, but " + String.join(", and ", reading.doubts())));
                    }
                }
            } catch (IllegalArgumentException e) {
                refusals.add(e);
            }
        }
        return doubtful.stream()
                .findFirst()
                .orElseThrow(() -> refusals.isEmpty() ? refused("no grid of squares") : refusals.get(0));
    }

    private static RegionReading reading(ImageSquares squares, Regions regions, boolean areColoursClear) {
        int n = regions.size();
        RegionVerdict verdict = RegionVerdict.of(regions, 2);
        List<Square> solution = Hints.squares(
                n,
                square -> verdict.isComplete()
                        && verdict.columns.stream().anyMatch(queens -> queens[square.row()] == square.column()));
        String unsolved = verdict.isComplete() ? "doubt-none" : "doubt-several";
        Stream<String> doubts = Stream.of(
                solution.isEmpty() ? unsolved : "",
                areColoursClear || (!solution.isEmpty() && regions.isConnected()) ? "" : "doubt-shades",
                n <= SMALL && !squares.isAlone() ? "doubt-few-rows" : "",
                squares.isSmall() ? "doubt-small" : "",
                squares.mayBeCut() ? "doubt-edge" : "");
        List<Integer> colours = regions.parts().stream()
                .map(part -> squares.colours[Hints.index(regions, part.get(0))])
                .toList();
        ImageMarks marks = new ImageMarks(squares, regions, solution);
        return new RegionReading(
                regions,
                new Marks(marks.queens, marks.crosses),
                List.copyOf(marks.unclear),
                colours,
                doubts.filter(key -> !key.isEmpty())
                        .map(key -> Words.ENGLISH.say(key, place -> ""))
                        .toList());
    }

    static IllegalArgumentException refused(String seen) {
        return new IllegalArgumentException(
                "picture must show a board with as many columns and colours as rows: found " + seen);
    }
}
