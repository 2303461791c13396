package io.github.queens4j.region;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
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

    // Where a mark is looked for, in squares and, across them, in probes.
    private static final double REACH = 0.4; // from the middle: inside the lines
    private static final int SIDE = 25;
    private static final int MIDDLE = 5; // a mark has ink that near to the middle; letters in a corner have not
    private static final double INK = 36; // how far from the square's colour, in channels of 255

    // Shapes, as drawn by games: sizes in probes, and how much of a mark its mirror image covers.
    private static final int SMALLEST = 10; // probes with ink; less is noise
    private static final int SMALLEST_QUEEN = 10; // across, as high
    private static final int DOT = 9; // the largest, across
    private static final double ALIKE = 0.8; // a queen, left and right
    private static final double EVEN = 0.9; // a cross and a dot, either way
    private static final double DIAGONAL = 0.9; // of a cross is near to its diagonals, and less of a queen
    private static final int SKEWED = 2; // a cross is no wider than high, but for so much, nor further off the middle

    /** The mark of one of the squares, which count row by row. */
    static ImageMark of(ImageSquares squares, int square) {
        int n = squares.grid.columns();
        boolean[] ink = new boolean[SIDE * SIDE];
        Deque<Integer> next = new ArrayDeque<>();
        for (int i = 0; i < ink.length; i++) {
            int down = i / SIDE - SIDE / 2;
            int right = i % SIDE - SIDE / 2;
            double step = 2 * REACH / (SIDE - 1);
            ink[i] = squares.distance(square, square / n + step * down, square % n + step * right) > INK;
            if (Math.max(Math.abs(down), Math.abs(right)) <= MIDDLE) {
                next.add(i);
            }
        }
        boolean[] mark = new boolean[ink.length];
        while (!next.isEmpty()) {
            int at = next.remove();
            if (ink[at] && !mark[at]) {
                mark[at] = true;
                around(at).forEach(next::add);
            }
        }
        return of(mark, IntStream.range(0, mark.length).filter(i -> mark[i]).toArray());
    }

    private static ImageMark of(boolean[] mark, int[] in) {
        if (in.length < SMALLEST) {
            return in.length < SMALLEST / 2 ? NONE : UNCLEAR;
        }
        int top = in[0] / SIDE;
        int bottom = in[in.length - 1] / SIDE;
        int left = IntStream.of(in).map(i -> i % SIDE).min().orElseThrow();
        int right = IntStream.of(in).map(i -> i % SIDE).max().orElseThrow();
        int height = bottom - top + 1;
        int width = right - left + 1;
        IntUnaryOperator across = i -> i / SIDE * SIDE + left + right - i % SIDE;
        IntUnaryOperator over = i -> (top + bottom - i / SIDE) * SIDE + i % SIDE;
        int off = Math.max(Math.abs(top + bottom + 1 - SIDE), Math.abs(left + right + 1 - SIDE)) / 2;
        boolean isCentred = Math.max(Math.abs(width - height), off) <= SKEWED;
        double crossed = share(
                in,
                i -> Math.abs(Math.abs(2 * (i % SIDE) - left - right) - Math.abs(2 * (i / SIDE) - top - bottom))
                        <= Math.max(DOT, width) / 2);
        double sides = share(in, i -> isNear(mark, across.applyAsInt(i)));
        double ends = share(in, i -> isNear(mark, over.applyAsInt(i)));
        if (isCentred && Math.min(sides, ends) >= EVEN && (width <= DOT || crossed >= DIAGONAL)) {
            return CROSS;
        }
        boolean isCrown = crossed < DIAGONAL && Math.min(width, height) > SMALLEST_QUEEN;
        return isCrown && sides >= ALIKE ? QUEEN : UNCLEAR;
    }

    /** A probe and those around it. */
    private static IntStream around(int probe) {
        return IntStream.range(0, 9)
                .filter(i -> probe % SIDE + i % 3 >= 1 && probe % SIDE + i % 3 <= SIDE)
                .map(i -> probe + (i / 3 - 1) * SIDE + i % 3 - 1)
                .filter(i -> i >= 0 && i < SIDE * SIDE);
    }

    /** Whether there is ink, or beside it, as lines are thin. */
    private static boolean isNear(boolean[] mark, int probe) {
        return around(probe).anyMatch(near -> mark[near]);
    }

    private static double share(int[] in, IntPredicate isSo) {
        return (double) IntStream.of(in).filter(isSo).count() / in.length;
    }
}
