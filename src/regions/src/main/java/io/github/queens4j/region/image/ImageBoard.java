package io.github.queens4j.region.image;

import io.github.queens4j.Square;
import io.github.queens4j.region.text.Borders;
import io.github.queens4j.region.text.StepWords;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a picture shows: a map with what a solver says of it, the colour of each square row by row, marks, and keys of
 * sentences on what is doubtful.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record ImageBoard<V>(
        V verdict,
        int[] colours,
        List<Square> queens,
        List<Square> crosses,
        List<Square> unclear,
        List<String> doubts) {

    // A part of a board with at most so many rows has one solution by chance: only 2 or 14 boards are without attacks.
    private static final int SMALL = 5;

    /**
     * Reads a picture file, which messages call by a name. A solver takes a map with regions in any numbers; the
     * solution is the queens of the only one, or no queens if there is none, empty if there are several.
     */
    public static <V> ImageBoard<V> read(
            InputStream in, String name, Function<int[][], V> solver, Function<V, Optional<List<Square>>> solution)
            throws IOException {
        try {
            return read(ImageFile.read(in, name), solver, solution);
        } catch (NoClassDefFoundError e) {
            throw new IOException(name + " cannot be decoded: this JVM lacks the module java.desktop", e);
        }
    }

    /** Reads width times height pixels, row by row. */
    public static <V> ImageBoard<V> read(
            int width,
            int height,
            int[] argb,
            Function<int[][], V> solver,
            Function<V, Optional<List<Square>>> solution) {
        ImagePixels.Source rows =
                (first, count, strip) -> System.arraycopy(argb, first * width, strip, 0, count * width);
        return read(new ImagePixels(width, height, rows, ImagePixels.UPRIGHT), solver, solution);
    }

    /** Of several ways to read a picture the first that leaves no doubt, or else the first that leaves one only. */
    private static <V> ImageBoard<V> read(
            ImagePixels picture, Function<int[][], V> solver, Function<V, Optional<List<Square>>> solution) {
        List<ImageGrid> grids = ImageGrid.largest(picture);
        List<ImageBoard<V>> doubtful = new ArrayList<>();
        List<IllegalArgumentException> refusals = new ArrayList<>();
        for (ImageGrid found : grids) {
            try {
                ImageSquares squares = ImageSquares.of(picture, found);
                if (!grids.stream().allMatch(squares.grid::covers)) {
                    throw refused("two grids of one size, " + squares.grid.rows() + " rows and columns");
                }
                ImageColours colours = new ImageColours(squares);
                for (int[][] map : colours.maps()) {
                    V verdict = solver.apply(map);
                    ImageBoard<V> board = board(squares, map, colours.areClear(), verdict, solution.apply(verdict));
                    if (board.doubts.isEmpty()) {
                        return board;
                    } else if (board.doubts.size() == 1) {
                        doubtful.add(board);
                    } else {
                        String why = board.doubts.stream()
                                .map(key -> StepWords.ENGLISH.say(key, place -> ""))
                                .collect(Collectors.joining(", and "));
                        refusals.add(refused(map.length + " rows and columns, but " + why));
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

    private static <V> ImageBoard<V> board(
            ImageSquares squares, int[][] map, boolean areColoursClear, V verdict, Optional<List<Square>> solved) {
        List<Square> solution = solved.orElse(List.of());
        Stream<String> doubts = Stream.of(
                !solution.isEmpty() ? "" : solved.isPresent() ? "doubt-none" : "doubt-several",
                areColoursClear || (!solution.isEmpty() && isConnected(map)) ? "" : "doubt-shades",
                map.length <= SMALL && !squares.isAlone() ? "doubt-few-rows" : "",
                squares.isSmall() ? "doubt-small" : "",
                squares.mayBeCut() ? "doubt-edge" : "");
        ImageMarks marks = new ImageMarks(squares, map, solution);
        return new ImageBoard<>(
                verdict,
                squares.colours,
                marks.queens,
                marks.crosses,
                marks.unclear,
                doubts.filter(key -> !key.isEmpty()).toList());
    }

    private static boolean isConnected(int[][] map) {
        return Arrays.stream(Borders.of(map).parts())
                        .flatMapToInt(Arrays::stream)
                        .max()
                        .orElseThrow()
                < map.length;
    }

    static IllegalArgumentException refused(String seen) {
        return new IllegalArgumentException(
                "picture must show a board with as many columns and colours as rows: found " + seen);
    }
}
