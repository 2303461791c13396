package io.github.queens4j.region;

import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** What a picture shows where a grid says that squares are: their colours, and the lines between them. */
final class ImageSquares {

    private static final int MOST = 26; // rows that the generator makes with ease; beyond it is graph paper

    // Distances of colours, in channels of 255.
    private static final int LIKE = 30; // within a square: noise, and shades
    private static final double KNOWN = 16; // a square of a further row has a colour that the board has
    private static final double DISTINCT = 24; // of two that nobody takes for one
    private static final double ROUNDING = 3;

    // Where a square shows its colour, from its middle, in squares.
    private static final double[] INSIDE = probes(-0.38, 0.38, 15); // the lines, and round corners
    private static final double MARK = 0.2; // nothing is looked at that near to the middle
    private static final double LEAST_SHARE = 0.7; // of an even square has one colour; the rest may be a mark
    private static final double MOST_SPREAD = 2; // squares of a further row are as even as others, or so much less

    // How a line between two squares is crossed, in squares.
    private static final double[] ALONG = probes(-0.27, 0.27, 9); // near the middle of the side, clear of its ends
    private static final double CROSSING_PIXELS = 3; // from before it to behind it: what blur takes, in pixels,
    private static final double LEAST_CROSSING = 0.12; // but at least the widest line
    private static final double MOST_CROSSING = 0.2; // and at most what a mark leaves
    private static final int STEPS_A_PIXEL = 2;

    // What is beyond a board, in squares.
    private static final double DEPTH = 0.05; // steps in which is measured how much can be seen
    private static final double EDGE = 0.1; // less tells nothing: it may be a frame
    private static final double FRAME = 0.2; // the widest
    private static final double ROW = 0.95; // can be seen of a further row, if it is to be read

    private static final double SMALL = 0.04; // of a picture, and less than most boards have

    // How many of the squares of a further row have a colour of the board, and, of these, a clear line to the next.
    private static final double LEAST_KNOWN = 0.6;
    private static final double LEAST_LINES = 0.3;
    private static final double CLEAR = 0.4; // of what lines of the board add up to,
    private static final double CLEAR_BY = 10; // or so much

    final ImageGrid grid;
    private final ImagePixels picture;

    /** For each square, row by row. */
    final List<Tone> tones;

    /** Each two squares that share a side, and how clear the line between them is. */
    final List<Side> sides = new ArrayList<>();

    /** The colour that most of a square has: red, green and blue, how much of it, and how far that is spread. */
    record Tone(double[] rgb, double share, double spread) {

        double distance(Tone other) {
            return ImageSquares.distance(rgb, other.rgb);
        }
    }

    /** Two squares, and what is between them: a line, or a difference of colours. */
    record Side(int a, int b, double between) {}

    private ImageSquares(ImagePixels picture, ImageGrid grid) {
        if (Math.max(grid.rows(), grid.columns()) > MOST) {
            throw RegionImage.refused("a grid of more than " + MOST + " rows or columns");
        }
        this.picture = picture;
        this.grid = grid;
        int n = grid.columns();
        int all = grid.rows() * n;
        tones = IntStream.range(0, all)
                .mapToObj(i -> tone(grid, i / n, i % n, INSIDE))
                .toList();
        for (int i = 0; i < all; i++) {
            if (i % n < n - 1) {
                sides.add(new Side(i, i + 1, line(grid, i / n, i % n + 0.5, ALONG, tones.get(i), tones.get(i + 1))));
            }
            if (i + n < all) {
                // By a quarter turn, the square below is the next one.
                double line =
                        line(grid.turned(), i % n, grid.rows() - 1.5 - i / n, ALONG, tones.get(i), tones.get(i + n));
                sides.add(new Side(i, i + n, line));
            }
        }
    }

    /**
     * Those of a grid, and of rows and columns beyond it in which no patch was found; refuses what is no whole board.
     */
    static ImageSquares of(ImagePixels picture, ImageGrid found) {
        ImageSquares squares = new ImageSquares(picture, found);
        ImageGrid grid = found;
        for (int turns = 0, same = 0; same < 4 || turns % 4 > 0; ) {
            if (squares.visible(grid) >= ROW && squares.goesOn(grid)) {
                grid = grid.larger();
                squares = new ImageSquares(picture, grid);
                same = 0;
            } else {
                grid = grid.turned();
                turns++;
                same++;
            }
        }
        if (grid.rows() != grid.columns()) {
            throw RegionImage.refused(grid.rows() + " rows, " + grid.columns() + " columns");
        }
        for (int side = 0; side < 4; side++, grid = grid.turned()) {
            if (squares.visible(grid) > EDGE && squares.goesOn(grid)) {
                throw RegionImage.refused("a part of a board, which goes on where the picture ends");
            }
        }
        return new ImageSquares(picture, grid);
    }

    /** Whether the picture ends at some sides of the board and not at others: more of it may have been there. */
    boolean mayBeCut() {
        int cut = 0;
        ImageGrid side = grid;
        for (int i = 0; i < 4; i++, side = side.turned()) {
            cut += visible(side) > EDGE ? 0 : 1;
        }
        return cut > 0 && cut < 4;
    }

    /** Whether there may be a larger board in the picture, which was not found. */
    boolean isSmall() {
        return tones.size() * grid.size() * grid.size() < SMALL * picture.width() * picture.height();
    }

    /** How much of a further row is in the picture. */
    private double visible(ImageGrid grid) {
        double depth = 1;
        while (depth > 0 && !(isIn(grid, depth, 0) && isIn(grid, depth, grid.columns() - 1))) {
            depth -= DEPTH;
        }
        return depth;
    }

    private boolean isIn(ImageGrid grid, double depth, int column) {
        double row = grid.rows() - 0.5 + depth;
        return picture.contains(grid.x(row, column), grid.y(row, column));
    }

    /** Whether there is a further row, or a part of it. */
    private boolean goesOn(ImageGrid grid) {
        double near = Math.min(FRAME, visible(grid) / 2);
        double far = Math.min(1 - FRAME, visible(grid));
        double[] depths = probes((near - far) / 2, (far - near) / 2, ALONG.length);
        double middle = grid.rows() - 0.5 + (near + far) / 2;
        List<Tone> row = IntStream.range(0, grid.columns())
                .mapToObj(column -> tone(grid, middle, column, depths))
                .toList();
        double spread = median(tones.stream().mapToDouble(Tone::spread));
        double clear = CLEAR * median(sides.stream().mapToDouble(Side::between));
        double least = Math.max(clear, CLEAR_BY + spread * 2 * MOST_CROSSING * grid.size());
        int known = 0;
        int others = 0;
        int lines = 0;
        boolean wasKnown = false;
        for (int i = 0; i < row.size(); i++) {
            Tone tone = row.get(i);
            // Where rows are missing that columns ask for, a region may begin.
            boolean isKnown = tone.share >= LEAST_SHARE
                    && tone.spread <= MOST_SPREAD * spread + ROUNDING
                    && (grid.rows() < grid.columns() || tones.stream().anyMatch(other -> tone.distance(other) < KNOWN));
            known += isKnown ? 1 : 0;
            if (isKnown && wasKnown) {
                Tone last = row.get(i - 1);
                others += tone.distance(last) > DISTINCT ? 1 : 0;
                lines += line(grid, middle, i - 0.5, depths, last, tone) > least ? 1 : 0;
            }
            wasKnown = isKnown;
        }
        return known >= LEAST_KNOWN * row.size() && (others > 0 || lines >= Math.max(2, LEAST_LINES * row.size()));
    }

    /** How far pixels on the way from a square to the next in the row are from both colours, summed up. */
    private double line(ImageGrid grid, double row, double column, double[] downs, Tone a, Tone b) {
        double reach = Math.min(MOST_CROSSING, Math.max(LEAST_CROSSING, CROSSING_PIXELS / grid.size()));
        int steps = (int) Math.ceil(2 * STEPS_A_PIXEL * reach * grid.size());
        double sum = 0;
        for (double right : probes(-reach, reach, steps + 1)) {
            double[] seen = median(Arrays.stream(downs)
                    .mapToInt(down -> pixel(grid, row + down, column + right))
                    .toArray());
            sum += Math.min(distance(seen, a.rgb), distance(seen, b.rgb));
        }
        return sum * 2 * reach * grid.size() / steps;
    }

    /** The colour that most pixels around a middle have, leaving marks and noise out. */
    private Tone tone(ImageGrid grid, double row, double column, double[] downs) {
        Interruption.check();
        int[] seen = Arrays.stream(downs)
                .boxed()
                .flatMapToInt(down -> Arrays.stream(INSIDE)
                        .filter(right -> Math.max(Math.abs(down), Math.abs(right)) > MARK)
                        .mapToInt(right -> pixel(grid, row + down, column + right)))
                .toArray();
        int[] most = {};
        for (int pixel : seen) {
            int[] like =
                    Arrays.stream(seen).filter(other -> isLike(pixel, other)).toArray();
            most = like.length > most.length ? like : most;
        }
        double[] rgb = median(most);
        double spread = Arrays.stream(most)
                .mapToDouble(pixel -> distance(channels(pixel), rgb))
                .average()
                .orElse(0);
        return new Tone(rgb, (double) most.length / seen.length, spread);
    }

    private static boolean isLike(int a, int b) {
        int red = (a >> 16) - (b >> 16);
        int green = (a >> 8 & 255) - (b >> 8 & 255);
        int blue = (a & 255) - (b & 255);
        return red * red + green * green + blue * blue <= LIKE * LIKE;
    }

    /** How far the colour at a place is from that of a square. */
    double distance(int square, double row, double column) {
        return distance(channels(pixel(grid, row, column)), tones.get(square).rgb);
    }

    private int pixel(ImageGrid grid, double row, double column) {
        return picture.at((int) Math.floor(grid.x(row, column)), (int) Math.floor(grid.y(row, column)));
    }

    private static double[] probes(double from, double to, int count) {
        return IntStream.range(0, count)
                .mapToDouble(i -> from + (to - from) * i / (count - 1))
                .toArray();
    }

    private static double[] channels(int pixel) {
        return new double[] {pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255};
    }

    private static double distance(double[] a, double[] b) {
        return Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2]));
    }

    private static double[] median(int[] pixels) {
        return IntStream.of(16, 8, 0)
                .mapToDouble(shift -> median(Arrays.stream(pixels).mapToDouble(pixel -> pixel >> shift & 255)))
                .toArray();
    }

    private static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return sorted[sorted.length / 2];
    }
}
