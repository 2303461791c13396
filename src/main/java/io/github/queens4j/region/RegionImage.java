package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
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

    private static final long MOST_TRIALS = 300_000; // queens that the search for a second solution may try

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
        return readAll(file).regions();
    }

    /**
     * {@return the regions of the board that a picture shows}
     *
     * @param picture of any type; what is transparent counts as white; not changed
     * @throws IllegalArgumentException if the picture has more than 16 million pixels, or shows no board with as many
     *     columns and colours as rows; says what was seen
     */
    public static Regions read(BufferedImage picture) {
        return readAll(picture).regions();
    }

    /**
     * {@return what a file shows, and how sure that is}
     *
     * @param file as for {@link #read(Path)}
     * @throws IllegalArgumentException as for {@link #read(Path)}
     * @throws IOException if the file cannot be read or is damaged
     */
    public static RegionReading readAll(Path file) throws IOException {
        return reading(ImagePixels.of(file));
    }

    /**
     * {@return what a picture shows, and how sure that is}
     *
     * @param picture as for {@link #read(BufferedImage)}
     * @throws IllegalArgumentException as for {@link #read(BufferedImage)}
     */
    public static RegionReading readAll(BufferedImage picture) {
        return reading(ImagePixels.of(Objects.requireNonNull(picture, "picture")));
    }

    /** Of several ways to read a picture the first that gives one solution, or else the first. */
    private static RegionReading reading(ImagePixels picture) {
        List<RegionReading> readings = new ArrayList<>();
        List<IllegalArgumentException> refusals = new ArrayList<>();
        List<ImageGrid> grids = ImageGrid.largest(picture);
        for (ImageGrid found : grids) {
            try {
                ImageSquares squares = ImageSquares.of(picture, found);
                if (!grids.stream().allMatch(squares.grid::covers)) {
                    throw refused("two grids of one size, " + squares.grid.rows() + " rows and columns");
                }
                ImageColours colours = new ImageColours(squares);
                for (int[] map : colours.maps()) {
                    RegionReading reading = reading(squares, map, colours.isClear());
                    if (reading.doubts().isEmpty()) {
                        return reading;
                    }
                    readings.add(reading);
                }
            } catch (IllegalArgumentException e) {
                refusals.add(e);
            }
        }
        if (grids.isEmpty()) {
            throw refused("no grid of squares");
        }
        return readings.stream().findFirst().orElseThrow(() -> refusals.get(0));
    }

    private static RegionReading reading(ImageSquares squares, int[] map, boolean isClear) {
        int n = squares.grid.columns();
        Regions regions = Regions.of(Regions.numbered(IntStream.range(0, n)
                .mapToObj(row -> Arrays.copyOfRange(map, row * n, row * n + n))
                .toArray(int[][]::new)));
        List<String> doubts = new ArrayList<>();
        Cut cut = Hints.cut(regions);
        int solutions = new SolutionSearch(cut, 2).run(cut.all(), 2, MOST_TRIALS);
        if (solutions != 1) {
            doubts.add(solutions == SolutionSearch.GAVE_UP
                    ? "whether the map has one solution is too hard to tell"
                    : "the map has " + (solutions == 0 ? "no solution" : "more than one solution"));
        }
        if (!isClear) {
            doubts.add("some colours of the board are hard to tell apart");
        }
        if (squares.mayBeCut()) {
            doubts.add("the picture ends at the edge of the board, which may be a part of a larger one");
        }
        List<String> colours = IntStream.range(0, n)
                .mapToObj(region -> regions.squares(region).get(0))
                .map(square -> ImageColours.name(squares.tones.get(square.row() * n + square.column())))
                .toList();
        List<ImageMark> marks = ImageMark.of(squares);
        Function<ImageMark.Kind, List<Square>> on = kind -> IntStream.range(0, n * n)
                .filter(square -> marks.get(square).kind() == kind)
                .mapToObj(square -> new Square(square / n, square % n))
                .toList();
        Marks clear = new Marks(on.apply(ImageMark.Kind.QUEEN), on.apply(ImageMark.Kind.CROSS));
        return new RegionReading(regions, clear, on.apply(ImageMark.Kind.UNCLEAR), colours, doubts);
    }

    /** Says why a picture is none of a board. */
    static IllegalArgumentException refused(String seen) {
        return new IllegalArgumentException(
                "picture must show a board with as many columns and colours as rows: found " + seen);
    }
}
