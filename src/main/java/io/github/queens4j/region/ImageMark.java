package io.github.queens4j.region;

import java.util.IntSummaryStatistics;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What a player has put on a square, by its shape alone, as each game draws its own: a cross or a dot looks the same if
 * turned over, a crown or a star is alike on its left and its right and no cross.
 */
enum ImageMark {
    NONE,
    QUEEN,
    CROSS,
    UNCLEAR;

    // Probes are taken up to this far from the middle, in squares: inside the lines.
    private static final double REACH = 0.4;
    // There is this number of probes in each row and column of a square; sizes of marks are in probes as well.
    private static final int SIDE = 25;
    // A mark has ink at most this far from the middle of the square; letters in a corner have none there.
    private static final int MIDDLE = 5;
    // A probe has ink if its colour is further than this from that of the square, in channels of 255.
    private static final double INK = 36;
    // A mark has ink in at least this number of probes; half of it is nothing, what lies between is unclear.
    private static final int SMALLEST = 10;
    // A queen is wider and higher than this.
    private static final int SMALLEST_QUEEN = 10;
    // A dot is at most this wide.
    private static final int DOT = 9;
    // A queen is covered by its mirror image, left and right exchanged, at least to this share.
    private static final double ALIKE = 0.8;
    // A cross or a dot is covered by this image and by that upside down, each at least to this share.
    private static final double EVEN = 0.9;
    // At least this share of a cross lies near its diagonals, and less of a queen.
    private static final double DIAGONAL = 0.9;
    // Width and height of a cross differ by at most this, and so do its middle and that of the square.
    private static final int SKEWED = 2;

    /** The mark of one of the squares, which count row by row. */
    static ImageMark of(ImageSquares squares, int square) {
        double step = 2 * REACH / (SIDE - 1);
        boolean[] ink = new boolean[SIDE * SIDE];
        boolean[] mark = new boolean[SIDE * SIDE];
        for (int i = 0; i < ink.length; i++) {
            int down = i / SIDE - SIDE / 2;
            int right = i % SIDE - SIDE / 2;
            ink[i] = squares.distance(square, step * down, step * right) > INK;
            mark[i] = ink[i] && Math.max(Math.abs(down), Math.abs(right)) <= MIDDLE;
        }
        int[] in = {};
        int before = -1;
        while (in.length > before) {
            before = in.length;
            for (int i = 0; i < ink.length; i++) {
                mark[i] = mark[i] || (ink[i] && isNear(mark, i));
            }
            in = IntStream.range(0, mark.length).filter(i -> mark[i]).toArray();
        }
        return in.length < SMALLEST / 2 ? NONE : in.length < SMALLEST ? UNCLEAR : of(mark, in);
    }

    private static ImageMark of(boolean[] mark, int[] in) {
        IntSummaryStatistics columns = IntStream.of(in).map(i -> i % SIDE).summaryStatistics();
        int ends = in[0] / SIDE + in[in.length - 1] / SIDE;
        int sides = columns.getMin() + columns.getMax();
        int height = in[in.length - 1] / SIDE - in[0] / SIDE + 1;
        int width = columns.getMax() - columns.getMin() + 1;
        double across = share(in, i -> isNear(mark, i / SIDE * SIDE + sides - i % SIDE));
        double over = share(in, i -> isNear(mark, (ends - i / SIDE) * SIDE + i % SIDE));
        int reach = Math.max(DOT, width) / 2;
        double crossed =
                share(in, i -> Math.abs(Math.abs(2 * (i % SIDE) - sides) - Math.abs(2 * (i / SIDE) - ends)) <= reach);
        int off = Math.max(Math.abs(ends + 1 - SIDE), Math.abs(sides + 1 - SIDE)) / 2;
        if (Math.max(Math.abs(width - height), off) <= SKEWED
                && Math.min(across, over) >= EVEN
                && (width <= DOT || crossed >= DIAGONAL)) {
            return CROSS;
        }
        return crossed < DIAGONAL && Math.min(width, height) > SMALLEST_QUEEN && across >= ALIKE ? QUEEN : UNCLEAR;
    }

    /** Whether there is ink, or beside it, as lines are thin. */
    private static boolean isNear(boolean[] mark, int probe) {
        for (int i = 0; i < 9; i++) {
            int row = probe / SIDE + i / 3 - 1;
            int column = probe % SIDE + i % 3 - 1;
            if (Math.min(row, column) >= 0 && Math.max(row, column) < SIDE && mark[row * SIDE + column]) {
                return true;
            }
        }
        return false;
    }

    private static double share(int[] in, IntPredicate isSo) {
        return (double) IntStream.of(in).filter(isSo).count() / in.length;
    }
}
