package io.github.queens4j.region.image;

import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a picture shows where a grid says that squares are: their colours, and the lines between them. */
final class ImageSquares {

    // A grid with more rows or columns is graph paper: a puzzle of this size is the largest made with ease.
    private static final int MOST = 26;
    // Two colours at most this far apart, in channels of 255, may be one colour that was rounded.
    static final double ROUNDING = 3;
    // Two colours at least this far apart are never taken for one.
    static final double DISTINCT = 24;
    // A colour is one of the board if it is nearer than this to that of a square.
    private static final double KNOWN = 16;
    // Pixels of one square are nearer than this to each other, unless one is of a mark: noise and shades.
    private static final double LIKE = 30;
    // A square shows its colour at these distances from its middle, in squares: inside lines and round corners.
    private static final double[] INSIDE = probes(0.38, 11);
    // A place at most this far from the middle, in squares, is not looked at, as a mark may be there.
    private static final double MARK = 0.2;
    // A line is crossed at these distances from the middle of a side, in squares: clear of the side's ends.
    private static final double[] ALONG = probes(0.27, 9);
    // A line is crossed from this number of pixels before it to as many behind it: what blur takes.
    private static final double CROSSING_PIXELS = 3;
    // The way over it begins at least half of the widest line before it, and no further than a mark leaves free.
    private static final double LEAST_CROSSING = 0.12;
    private static final double MOST_CROSSING = 0.2;
    // On the way over a line, this number of places is looked at for each pixel.
    private static final int STEPS_A_PIXEL = 2;
    // How much of a further row is visible is measured in steps of this share of a square.
    private static final double DEPTH = 0.05;
    // If a smaller share of a further row is visible, it is not looked for: what is there may be the frame.
    private static final double EDGE = 0.1;
    // A frame is at most this wide, in squares: a further row is looked for behind it.
    private static final double FRAME = 0.2;
    // If a smaller share of a further row is visible, the row is not read, and the picture is refused.
    private static final double ROW = 0.95;
    // Half a line between regions is seen at this share of its width from its middle.
    private static final double NEAR = 0.3;
    // A board that covers a smaller share of its picture leaves a doubt: there may be a larger one, not found.
    private static final double SMALL = 0.04;
    // A square beyond the grid has one colour if at least this share of it has that colour.
    private static final double LEAST_SHARE = 0.7;
    // There is a further row if at least this share of its squares have one colour each.
    private static final double LEAST_EVEN = 0.6;
    // There is a further row if this many pairs of neighbours, in a share of the squares, are parted.
    private static final double LEAST_PARTED = 0.3;
    // Neighbours are parted by a line above this share of one within regions, and above this amount, as there is noise.
    private static final double CLEAR_SHARE = 1.0 / 3;
    private static final double CLEAR = 10;

    final ImageGrid grid;
    private final ImagePixels picture;

    /** The colour of each square, row by row. */
    final int[] colours;

    /** Each two squares that share a side, and how clear the line between them is: the faintest first. */
    final List<Side> sides = new ArrayList<>();

    /** Two squares, and how far colours on the way are from both, times pixels; or their colours from each other. */
    record Side(int a, int b, double between) {}

    private ImageSquares(ImagePixels picture, ImageGrid grid) {
        if (Math.max(grid.rows(), grid.columns()) > MOST) {
            throw ImageBoard.refused("a grid of more than " + MOST + " rows or columns");
        }
        this.picture = picture;
        this.grid = grid;
        int n = grid.columns();
        colours = new int[grid.rows() * n];
        for (int i = 0; i < colours.length; i++) {
            int row = i / n;
            int column = i % n;
            colours[i] = median(alike(around(grid, row, column, INSIDE, INSIDE)));
            if (column > 0) {
                sides.add(new Side(i - 1, i, line(grid, row, column - 0.5, ALONG, colours[i - 1], colours[i])));
            }
            if (row > 0) {
                // By a quarter turn, the square above is the next one.
                double right = grid.rows() - 0.5 - row;
                sides.add(new Side(i - n, i, line(grid.turned(), column, right, ALONG, colours[i - n], colours[i])));
            }
        }
        sides.sort(Comparator.comparingDouble(Side::between));
    }

    /** Those of a grid and of what it goes on with, where no patch was found; refuses what is no whole board. */
    static ImageSquares of(ImagePixels picture, ImageGrid found) {
        ImageGrid grid = found;
        ImageSquares squares;
        do {
            squares = new ImageSquares(picture, grid);
            for (int side = 0; side < 4; side++, grid = grid.turned()) {
                // A further row, or a part of it: squares of whatever colours, and what parts them.
                while (squares.visible(grid) > EDGE && squares.parted(grid) >= LEAST_PARTED * grid.columns()) {
                    if (squares.visible(grid) < ROW) {
                        throw ImageBoard.refused("a part of a board, which goes on where the picture ends");
                    }
                    grid = grid.larger();
                }
            }
        } while (grid.rows() * grid.columns() > squares.colours.length);
        if (grid.rows() != grid.columns()) {
            throw ImageBoard.refused(grid.rows() + " rows, " + grid.columns() + " columns");
        }
        return squares;
    }

    /** Whether a row and a column may be missing: none is where a square board is whole from one side to the other. */
    boolean mayBeCut() {
        return switch ((int) visibleSides().count()) {
            // What is cut out is a board with its frame or without it, unless lines are cut along the middle in places.
            case 0 -> turns().mapToLong(this::halves).sum() % (4L * grid.columns()) > 0;
            case 4 -> false;
            default ->
                Stream.of(grid, grid.turned())
                        .noneMatch(way -> begins(way) && begins(way.turned().turned()));
        };
    }

    /** Whether there is a frame or a page before the first column, beyond half a line between regions. */
    private boolean begins(ImageGrid side) {
        double before = -0.5 - (widest() / 2 + 1) / grid.size();
        int first = seen(side, 0, before, ALONG);
        return IntStream.range(1, side.rows())
                .allMatch(row -> picture.contains(side.at(row, before))
                        && distance(first, seen(side, row, before, ALONG)) < LIKE
                        && line(side.turned(), before, side.rows() - 0.5 - row, new double[1], first, first) < clear());
    }

    /** In how many rows the picture begins in the middle of a line before the first column. */
    private long halves(ImageGrid side) {
        double half = NEAR * widest() / grid.size();
        return IntStream.range(0, side.rows())
                .filter(row -> !picture.contains(side.at(row, -0.5 - half))
                        && distance(seen(side, row, half - 0.5, ALONG), seen(side, row, MARK - 0.5, ALONG)) > DISTINCT)
                .count();
    }

    /** How many pixels the clearest line is wide, blurred or not. */
    private double widest() {
        Side side = sides.get(sides.size() - 1);
        double down = side.b == side.a + 1 ? 0 : 0.5;
        return side.between / Math.min(distance(side.a, down, 0.5 - down), distance(side.b, -down, down - 0.5));
    }

    private Stream<ImageGrid> turns() {
        return Stream.iterate(grid, ImageGrid::turned).limit(4);
    }

    boolean isSmall() {
        return colours.length * grid.size() * grid.size() < SMALL * picture.width * picture.height;
    }

    private double visible(ImageGrid grid) {
        double middle = grid.columns() / 2.0 - 0.5;
        double depth = 1;
        while (depth > 0 && !picture.contains(grid.at(grid.rows() - 0.5 + depth, middle))) {
            depth -= DEPTH;
        }
        return depth;
    }

    /** Whether there is an even page on all sides of the board. */
    boolean isAlone() {
        return visibleSides().count() == 4 && visibleSides().allMatch(side -> parted(side) >= 0);
    }

    private Stream<ImageGrid> visibleSides() {
        return turns().filter(side -> visible(side) > EDGE);
    }

    /** How many places beyond the last row are parted; -1 if too few are even, as squares are. */
    private int parted(ImageGrid grid) {
        double near = Math.min(FRAME, visible(grid) / 2);
        double far = Math.min(1 - FRAME, visible(grid));
        double[] downs = probes((far - near) / 2, ALONG.length);
        double middle = grid.rows() - 0.5 + (near + far) / 2;
        int even = 0;
        int parted = 0;
        int last = -1;
        for (int column = 0; column < grid.columns(); column++) {
            int[] seen = around(grid, middle, column, downs, ALONG);
            int[] most = alike(seen);
            int colour = most.length >= LEAST_SHARE * seen.length ? median(most) : -1;
            even += colour >= 0 ? 1 : 0;
            parted += colour >= 0 && last >= 0 && isParted(grid, middle, column, downs, last, colour) ? 1 : 0;
            last = colour;
        }
        return even >= LEAST_EVEN * grid.columns() ? parted : -1;
    }

    /** Whether a place in a row and the one before it differ in colour, or have one of the board and a line between. */
    private boolean isParted(ImageGrid grid, double row, int column, double[] downs, int before, int colour) {
        return distance(before, colour) > DISTINCT
                || (Arrays.stream(colours).anyMatch(own -> distance(colour, own) < KNOWN)
                        && line(grid, row, column - 0.5, downs, before, colour) > clear());
    }

    private double clear() {
        return Math.max(CLEAR, CLEAR_SHARE * thin().between());
    }

    /** A side in the middle of a region, as a third of all are at least. */
    Side thin() {
        return sides.get(sides.size() / 3);
    }

    /** How far pixels on the way from a square to the next in the row are from both colours, summed up. */
    private double line(ImageGrid grid, double row, double column, double[] downs, int a, int b) {
        double reach = Math.min(MOST_CROSSING, Math.max(LEAST_CROSSING, CROSSING_PIXELS / grid.size()));
        int steps = (int) Math.ceil(2 * STEPS_A_PIXEL * reach * grid.size());
        double sum = 0;
        for (double right : probes(reach, steps + 1)) {
            int seen = seen(grid, row, column + right, downs);
            sum += Math.min(distance(seen, a), distance(seen, b));
        }
        return sum * 2 * reach * grid.size() / steps;
    }

    private int seen(ImageGrid grid, double row, double column, double[] downs) {
        return median(Arrays.stream(downs)
                .mapToInt(down -> pixel(grid, row + down, column))
                .toArray());
    }

    /** Pixels around a middle, where a mark may be. */
    private int[] around(ImageGrid grid, double row, double column, double[] downs, double[] rights) {
        Interruption.check();
        return Arrays.stream(downs)
                .boxed()
                .flatMapToInt(down -> Arrays.stream(rights)
                        .filter(right -> Math.max(Math.abs(down), Math.abs(right)) > MARK)
                        .mapToInt(right -> pixel(grid, row + down, column + right)))
                .toArray();
    }

    /** Those of one colour that are most of some pixels, without marks and noise. */
    private static int[] alike(int[] pixels) {
        int[] most = {};
        for (int pixel : pixels) {
            int[] like = Arrays.stream(pixels)
                    .filter(other -> distance(pixel, other) < LIKE)
                    .toArray();
            most = like.length > most.length ? like : most;
        }
        return most;
    }

    /** How far the colour at a place, as seen from the middle of a square, is from that of the square. */
    double distance(int square, double down, double right) {
        int row = square / grid.columns();
        int column = square % grid.columns();
        return distance(pixel(grid, row + down, column + right), colours[square]);
    }

    private int pixel(ImageGrid grid, double row, double column) {
        return picture.at(grid.at(row, column));
    }

    private static double[] probes(double reach, int count) {
        return IntStream.range(0, count)
                .mapToDouble(i -> 2 * reach * i / (count - 1) - reach)
                .toArray();
    }

    static double distance(int a, int b) {
        int red = (a >> 16) - (b >> 16);
        int green = (a >> 8 & 255) - (b >> 8 & 255);
        int blue = (a & 255) - (b & 255);
        return Math.sqrt(red * red + green * green + blue * blue);
    }

    private static int median(int[] pixels) {
        return IntStream.of(16, 8, 0)
                .map(shift -> {
                    int[] channel = Arrays.stream(pixels)
                            .map(pixel -> pixel >> shift & 255)
                            .sorted()
                            .toArray();
                    return channel[channel.length / 2] << shift;
                })
                .sum();
    }
}
