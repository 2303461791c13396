package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** What a picture shows where a grid says that squares are: their colours, the lines between them, and what is beyond. */
final class ImageSquares {

    // Distances of colours, in channels of 255.
    private static final int LIKE = 30; // within a square: noise, and shades
    private static final double DISTINCT = 24; // of two that nobody takes for one

    // Where a square shows its colour, from its middle, in squares.
    private static final double REACH = 0.38; // inside the lines and round corners
    private static final double MARK = 0.2; // nothing is looked at that near to the middle
    private static final double[] INSIDE = probes(-REACH, REACH, 15);

    // How a line between two squares is crossed, in squares.
    private static final double[] ALONG = probes(-0.27, 0.27, 9); // near the middle of the side, clear of its ends
    private static final double CROSSING_PIXELS = 3; // from before it to behind it: what blur takes, in pixels,
    private static final double LEAST_CROSSING = 0.12; // but at least the widest line
    private static final double MOST_CROSSING = 0.2; // and at most what a mark leaves
    private static final int STEPS_A_PIXEL = 2;

    // Whether squares go on beyond a side of the board, in squares.
    private static final double LEAST_BEYOND = 0.1; // less tells nothing: it may be a frame
    private static final double FRAME = 0.2; // the widest
    private static final double LEAST_LINE = 0.4; // how clear lines are there, as part of the board's
    private static final double DEPTH = 0.05; // steps in which is measured how much can be seen
    private static final double VISIBLE = 0.95; // of a further row has to be in the picture
    private static final double MOST_SPREAD = 2; // squares there are as even as those of the board, or so much less
    private static final double ROUNDING = 3;
    private static final double FAINTEST = 10; // what lines add up to at least
    private static final double KNOWN = 16; // a colour that far from one of the board is the same
    private static final double LEAST_KNOWN = 0.6; // of the squares there have one that the board has
    private static final double LEAST_LINES = 0.3; // of them have a clear line to the next one, or another colour
    private static final double LEAST_SHARE = 0.7; // of an even square has one colour

    final ImageGrid grid;
    private final ImagePixels picture;

    /** For each square, row by row. */
    final List<Tone> tones;

    /** Each two squares that share a side, and how clear the line between them is. */
    final List<Side> sides = new ArrayList<>();

    /** The colour that most of a square has: red, green and blue, how much of it, and how far that is spread. */
    record Tone(double[] rgb, double share, double spread) {

        /** Whether this is a square, with a mark or without, on a board that has such a spread. */
        boolean isEven(double usual) {
            return share >= LEAST_SHARE && spread <= MOST_SPREAD * usual + ROUNDING;
        }

        double distance(Tone other) {
            return ImageSquares.distance(rgb, other.rgb);
        }
    }

    /** Two squares, or groups of them, and what is between them: a line, or a difference of colours. */
    record Side(int a, int b, double between) {}

    /** Where a side of the board is. */
    enum Way {
        DOWN(1, 0),
        UP(-1, 0),
        RIGHT(0, 1),
        LEFT(0, -1);

        final int down;
        final int right;

        Way(int down, int right) {
            this.down = down;
            this.right = right;
        }

        /** Where rows or columns, so many, end in this direction. */
        private double edge(int count) {
            return down + right > 0 ? count - 0.5 : -0.5;
        }
    }

    /** What is beyond a side of the board: the picture's edge, a page, or more squares. */
    private enum Beyond {
        NOTHING,
        PAGE,
        SQUARES
    }

    private ImageSquares(ImagePixels picture, ImageGrid grid) {
        this.picture = picture;
        this.grid = grid;
        int n = grid.columns();
        int all = grid.rows() * n;
        tones = IntStream.range(0, all)
                .mapToObj(square -> tone(square / n, square % n, INSIDE, INSIDE))
                .toList();
        for (int square = 0; square < all; square++) {
            int row = square / n;
            int column = square % n;
            if (column < n - 1) {
                double line = line(row, column + 0.5, false, ALONG, tones.get(square), tones.get(square + 1));
                sides.add(new Side(square, square + 1, line));
            }
            if (square + n < all) {
                double line = line(row + 0.5, column, true, ALONG, tones.get(square), tones.get(square + n));
                sides.add(new Side(square, square + n, line));
            }
        }
    }

    /** Those of a grid, and of rows and columns beyond it that no patch was found in; refuses what is no whole board. */
    static ImageSquares of(ImagePixels picture, ImageGrid found) {
        ImageSquares squares = new ImageSquares(picture, found);
        for (int i = 0; i < Way.values().length; i++) {
            Way way = Way.values()[i];
            Interruption.check();
            if (squares.visible(way) >= VISIBLE && squares.beyond(way) == Beyond.SQUARES) {
                squares = new ImageSquares(picture, squares.grid.larger(way));
                i = -1;
            }
        }
        ImageGrid grid = squares.grid;
        if (grid.rows() != grid.columns()) {
            throw RegionImage.refused(grid.rows() + " rows, " + grid.columns() + " columns");
        }
        if (Arrays.stream(Way.values()).map(squares::beyond).anyMatch(Beyond.SQUARES::equals)) {
            throw RegionImage.refused("a part of a board, which goes on where the picture ends");
        }
        return squares;
    }

    /** Whether the picture ends at some sides of the board and not at others: more of it may have been there. */
    boolean mayBeCut() {
        List<Beyond> around = Arrays.stream(Way.values()).map(this::beyond).distinct().toList();
        return around.contains(Beyond.NOTHING) && around.size() > 1;
    }

    /** How many rows or columns beyond a side are in the picture, up to one. */
    private double visible(Way way) {
        return DoubleStream.iterate(1, depth -> depth > 0, depth -> depth - DEPTH)
                .filter(depth -> IntStream.of(0, count(way) - 1).allMatch(i -> {
                    double row = way.down == 0 ? i : way.edge(grid.rows()) + way.down * depth;
                    double column = way.right == 0 ? i : way.edge(grid.columns()) + way.right * depth;
                    return picture.contains(grid.x(row, column), grid.y(row, column));
                }))
                .findFirst()
                .orElse(0);
    }

    /** The number of squares along a side. */
    private int count(Way way) {
        return way.down == 0 ? grid.rows() : grid.columns();
    }

    private Beyond beyond(Way way) {
        double depth = visible(way);
        if (depth < LEAST_BEYOND) {
            return Beyond.NOTHING;
        }
        // From the middle of what is seen of the squares there, as a mark is in the middle of whole ones.
        double near = Math.min(FRAME, depth / 2);
        double far = Math.min(depth, 1 - FRAME);
        double[] depths = probes((near - far) / 2, (far - near) / 2, ALONG.length);
        boolean isRow = way.down != 0;
        double middle = isRow
                ? way.edge(grid.rows()) + way.down * (near + far) / 2
                : way.edge(grid.columns()) + way.right * (near + far) / 2;
        List<Tone> beyond = IntStream.range(0, count(way))
                .mapToObj(i -> isRow ? tone(middle, i, depths, INSIDE) : tone(i, middle, INSIDE, depths))
                .toList();
        double spread = median(tones.stream().mapToDouble(Tone::spread));
        double clear = median(sides.stream()
                .filter(side -> isRow == (side.b == side.a + 1))
                .mapToDouble(Side::between));
        double least = Math.max(LEAST_LINE * clear, FAINTEST + spread * 2 * MOST_CROSSING * grid.width());
        // Where rows are missing that columns ask for, regions may begin.
        boolean isShort = isRow ? grid.rows() < grid.columns() : grid.columns() < grid.rows();
        boolean[] known = new boolean[beyond.size()];
        IntStream.range(0, known.length)
                .forEach(i -> known[i] = beyond.get(i).isEven(spread)
                        && (isShort || tones.stream().anyMatch(tone -> tone.distance(beyond.get(i)) < KNOWN)));
        int others = 0;
        int lines = 0;
        int count = known[0] ? 1 : 0;
        for (int i = 1; i < known.length; i++) {
            count += known[i] ? 1 : 0;
            if (known[i] && known[i - 1]) {
                Tone a = beyond.get(i - 1);
                Tone b = beyond.get(i);
                others += a.distance(b) > DISTINCT ? 1 : 0;
                lines += (isRow ? line(middle, i - 0.5, false, depths, a, b) : line(i - 0.5, middle, true, depths, a, b))
                                > least
                        ? 1
                        : 0;
            }
        }
        return count >= LEAST_KNOWN * known.length && (others > 0 || lines >= Math.max(2, LEAST_LINES * known.length))
                ? Beyond.SQUARES
                : Beyond.PAGE;
    }

    /** How far pixels on the way from one square to the next are from both colours, summed up. */
    private double line(double row, double column, boolean isDown, double[] probes, Tone a, Tone b) {
        double size = isDown ? grid.height() : grid.width();
        double reach = Math.min(MOST_CROSSING, Math.max(LEAST_CROSSING, CROSSING_PIXELS / size));
        int steps = (int) Math.ceil(2 * STEPS_A_PIXEL * reach * size);
        double sum = 0;
        for (double across : probes(-reach, reach, steps + 1)) {
            double[] seen = median(Arrays.stream(probes)
                    .mapToInt(off -> isDown ? pixel(row + across, column + off) : pixel(row + off, column + across))
                    .toArray());
            sum += Math.min(distance(seen, a.rgb), distance(seen, b.rgb));
        }
        return sum * 2 * reach * size / steps;
    }

    /** The colour that most pixels at these distances from a middle have, leaving marks and noise out. */
    private Tone tone(double row, double column, double[] downs, double[] rights) {
        int[] seen = Arrays.stream(downs)
                .boxed()
                .flatMapToInt(down -> Arrays.stream(rights)
                        .filter(right -> Math.max(Math.abs(down), Math.abs(right)) > MARK)
                        .mapToInt(right -> pixel(row + down, column + right)))
                .toArray();
        int[] most = {};
        for (int pixel : seen) {
            int[] like = Arrays.stream(seen)
                    .filter(other -> squaredDistance(pixel, other) <= LIKE * LIKE)
                    .toArray();
            most = like.length > most.length ? like : most;
        }
        double[] rgb = median(most);
        double spread = Arrays.stream(most)
                .mapToDouble(pixel -> distance(channels(pixel), rgb))
                .average()
                .orElse(0);
        return new Tone(rgb, (double) most.length / seen.length, spread);
    }

    int pixel(double row, double column) {
        return picture.at((int) Math.floor(grid.x(row, column)), (int) Math.floor(grid.y(row, column)));
    }

    private static double[] probes(double from, double to, int count) {
        return IntStream.range(0, count)
                .mapToDouble(i -> from + (to - from) * i / (count - 1))
                .toArray();
    }

    static double[] channels(int pixel) {
        return new double[] {pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255};
    }

    private static int squaredDistance(int a, int b) {
        int red = (a >> 16) - (b >> 16);
        int green = (a >> 8 & 255) - (b >> 8 & 255);
        int blue = (a & 255) - (b & 255);
        return red * red + green * green + blue * blue;
    }

    static double distance(double[] a, double[] b) {
        return Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2]));
    }

    private static double[] median(int[] pixels) {
        return IntStream.of(16, 8, 0)
                .mapToDouble(shift -> median(Arrays.stream(pixels).mapToDouble(pixel -> pixel >> shift & 255)))
                .toArray();
    }

    static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return sorted[sorted.length / 2];
    }
}
