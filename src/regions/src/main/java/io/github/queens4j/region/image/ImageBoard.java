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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a picture shows: a map as a solver sees it, the colour of each square, marks, and keys of doubts. */
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

    /** What a solver says of a map: the queens of the only solution, or none; empty if there are several. */
    public record Solved<V>(V verdict, Optional<List<Square>> solution) {}

    /** Reads a picture file, which messages call by a name; a solver takes a map with regions in any numbers. */
    public static <V> ImageBoard<V> read(InputStream in, String name, Function<int[][], Solved<V>> solver)
            throws IOException {
        try {
            return read(ImageFile.read(in, name), solver);
        } catch (NoClassDefFoundError e) {
            throw new IOException(name + " cannot be decoded: this JVM lacks the module java.desktop", e);
        }
    }

    /** Reads width times height pixels, row by row. */
    public static <V> ImageBoard<V> read(int width, int height, int[] argb, Function<int[][], Solved<V>> solver) {
        ImagePixels.Source rows =
                (first, count, strip) -> System.arraycopy(argb, first * width, strip, 0, count * width);
        return read(new ImagePixels(width, height, rows, ImagePixels.UPRIGHT), solver);
    }

    /** Of several ways to read a picture the first that leaves no doubt, or else the first that leaves one only. */
    private static <V> ImageBoard<V> read(ImagePixels picture, Function<int[][], Solved<V>> solver) {
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
                    ImageBoard<V> board = board(squares, map, colours.areClear(), solver.apply(map));
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
            ImageSquares squares, int[][] map, boolean areColoursClear, Solved<V> solved) {
        List<Square> solution = solved.solution.orElse(List.of());
        Stream<String> doubts = Stream.of(
                !solution.isEmpty() ? "" : solved.solution.isPresent() ? "doubt-none" : "doubt-several",
                areColoursClear || (!solution.isEmpty() && isConnected(map)) ? "" : "doubt-shades",
                map.length <= SMALL && !squares.isAlone() ? "doubt-few-rows" : "",
                squares.isSmall() ? "doubt-small" : "",
                squares.mayBeCut() ? "doubt-edge" : "");
        ImageMarks marks = new ImageMarks(squares, map, solution);
        return new ImageBoard<>(
                solved.verdict,
                squares.colours,
                marks.queens,
                marks.crosses,
                marks.unclear,
                doubts.filter(key -> !key.isEmpty()).toList());
    }

    private static boolean isConnected(int[][] map) {
        IntStream parts = Arrays.stream(Borders.of(map).parts()).flatMapToInt(Arrays::stream);
        return parts.max().orElseThrow() < map.length;
    }

    static IllegalArgumentException refused(String seen) {
        return new IllegalArgumentException(
                "picture must show a board with as many columns and colours as rows: found " + seen);
    }
}
