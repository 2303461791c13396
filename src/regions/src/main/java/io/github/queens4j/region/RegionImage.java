package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.image.ImageBoard;
import io.github.queens4j.search.Require;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

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

    private RegionImage() {}

    /**
     * {@return what a file shows: the regions, the marks on them, and what is doubtful}
     *
     * @param file a picture in PNG, JPEG, GIF or BMP; turned upright if a camera has noted how it was held
     * @throws IllegalArgumentException if the file is no such picture, has more than 16 million pixels or 100 scans, or
     *     shows no board with as many columns and colours as rows, from 4 to 26, or has two reasons for doubt; says
     *     what was seen
     * @throws IOException if the file cannot be read or is damaged
     */
    public static RegionReading read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(Objects.requireNonNull(file, "file"))) {
            return read(in, file.toString());
        }
    }

    /**
     * {@return what a picture shows}
     *
     * @param in gives the picture, as {@link #read(Path)} reads it from a file; not closed
     * @throws IllegalArgumentException as by {@link #read(Path)}
     * @throws IOException if the picture cannot be read or is damaged
     */
    public static RegionReading read(InputStream in) throws IOException {
        return read(Objects.requireNonNull(in, "in"), "picture");
    }

    private static RegionReading read(InputStream in, String name) throws IOException {
        return reading(ImageBoard.read(in, name, RegionImage::solved));
    }

    /**
     * {@return what a picture shows}
     *
     * @param width the pixels in a row, at least 1
     * @param height the pixels in a column, at least 1
     * @param argb the pixels row by row, each 24 bits of sRGB, red highest, below 8 bits of alpha, as
     *     {@code BufferedImage.getRGB} gives them; what is transparent counts as white; not changed
     * @throws IllegalArgumentException as by {@link #read(Path)}
     */
    public static RegionReading read(int width, int height, int[] argb) {
        Require.atLeast(1, "width", width);
        Require.atLeast(1, "height", height);
        if ((long) width * height != Objects.requireNonNull(argb, "argb").length) {
            throw new IllegalArgumentException(
                    "argb must have " + width + " x " + height + " pixels, but has " + argb.length);
        }
        return reading(ImageBoard.read(width, height, argb, RegionImage::solved));
    }

    private static ImageBoard.Solved<RegionVerdict> solved(int[][] map) {
        RegionVerdict verdict = RegionSketch.of(map).finished().orElseThrow().verdict();
        List<Square> queens = Hints.squares(
                map.length,
                square -> verdict.columns.stream().anyMatch(columns -> columns[square.row()] == square.column()));
        return new ImageBoard.Solved<>(verdict, verdict.isComplete() ? Optional.of(queens) : Optional.empty());
    }

    private static RegionReading reading(ImageBoard<RegionVerdict> board) {
        Regions regions = board.verdict().regions;
        List<Integer> colours = regions.parts().stream()
                .map(part -> board.colours()[Hints.index(regions, part.get(0))])
                .toList();
        Marks marks = new Marks(board.queens(), board.crosses());
        return new RegionReading(regions, marks, board.unclear(), colours, board.doubts(), board.verdict());
    }
}
