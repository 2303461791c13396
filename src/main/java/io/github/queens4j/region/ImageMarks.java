package io.github.queens4j.region;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * What a player has put on a square, by its shape alone, as each game draws its own: a cross or a dot looks the same
 * when it is turned over, a crown or a star is the same on its left and its right, but has another top than bottom.
 */
enum ImageMarks {
    NONE,
    QUEEN,
    CROSS,
    DOUBTFUL;

    // Where a mark is looked for, in squares and, across them, in probes.
    private static final double REACH = 0.4; // from the middle: inside the lines
    private static final int SIDE = 25;
    private static final int MIDDLE = 5; // a mark has ink that near to the middle; letters in a corner have not
    private static final double INK = 36; // how far from the square's colour, in channels of 255

    // Shapes, as drawn by games: sizes in probes, and how much of a mark its mirror image covers.
    private static final int SMALLEST = 10; // probes with ink; less is noise
    private static final int SMALLEST_QUEEN = 10; // across, as high
    private static final int DOT = 9; // the largest, across
    private static final double ALIKE = 0.65; // a queen, left and right
    private static final double TOP = 0.07; // by how much less top and bottom are alike in a queen
    private static final double EVEN = 0.9; // a cross and a dot, either way
    private static final double DIAGONAL = 0.9; // of a cross is near to its diagonals
    private static final int SKEWED = 2; // a cross is no wider than high, but for so much, nor further off the middle

    static ImageMarks of(ImageSquares squares, int row, int column) {
        double[] colour = squares.tones.get(row * squares.grid.columns() + column).rgb();
        boolean[] ink = new boolean[SIDE * SIDE];
        Deque<Integer> next = new ArrayDeque<>();
        for (int i = 0; i < ink.length; i++) {
            int down = i / SIDE - SIDE / 2;
            int right = i % SIDE - SIDE / 2;
            int pixel = squares.pixel(row + 2 * REACH * down / (SIDE - 1), column + 2 * REACH * right / (SIDE - 1));
            ink[i] = ImageSquares.distance(ImageSquares.channels(pixel), colour) > INK;
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
        return of(mark);
    }

    private static ImageMarks of(boolean[] mark) {
        int[] in = IntStream.range(0, mark.length).filter(i -> mark[i]).toArray();
        if (in.length < SMALLEST) {
            return in.length < SMALLEST / 2 ? NONE : DOUBTFUL;
        }
        int top = in[0] / SIDE;
        int bottom = in[in.length - 1] / SIDE;
        int left = IntStream.of(in).map(i -> i % SIDE).min().orElseThrow();
        int right = IntStream.of(in).map(i -> i % SIDE).max().orElseThrow();
        int height = bottom - top + 1;
        int width = right - left + 1;
        IntUnaryOperator across = i -> i / SIDE * SIDE + left + right - i % SIDE;
        IntUnaryOperator over = i -> (top + bottom - i / SIDE) * SIDE + i % SIDE;
        double sides = covered(mark, in, across, false);
        double ends = covered(mark, in, over, true);
        boolean hasTop = Math.min(sides - covered(mark, in, over, false), 1 - ends) > TOP;
        if (hasTop && sides >= ALIKE && Math.min(width, height) >= SMALLEST_QUEEN) {
            return QUEEN;
        }
        int off = Math.max(Math.abs(top + bottom + 1 - SIDE), Math.abs(left + right + 1 - SIDE)) / 2;
        boolean isCentred = Math.max(Math.abs(width - height), off) <= SKEWED;
        boolean isEven = isCentred && Math.min(ends, covered(mark, in, across, true)) >= EVEN;
        long crossed = IntStream.of(in)
                .map(i -> Math.abs(2 * (i % SIDE) - left - right) - Math.abs(2 * (i / SIDE) - top - bottom))
                .filter(apart -> Math.abs(apart) <= Math.max(DOT, width) / 2)
                .count();
        return isEven && (width <= DOT || crossed >= DIAGONAL * in.length) ? CROSS : DOUBTFUL;
    }

    /** A probe and those around it. */
    private static IntStream around(int probe) {
        return IntStream.range(0, 9)
                .filter(i -> probe % SIDE + i % 3 >= 1 && probe % SIDE + i % 3 <= SIDE)
                .map(i -> probe + (i / 3 - 1) * SIDE + i % 3 - 1)
                .filter(i -> i >= 0 && i < SIDE * SIDE);
    }

    /** How much of a mark has ink again where a symmetry leads, or also beside that, as lines are thin. */
    private static double covered(boolean[] mark, int[] in, IntUnaryOperator symmetry, boolean orBeside) {
        return (double) IntStream.of(in)
                        .map(symmetry)
                        .filter(i -> mark[i] || (orBeside && around(i).anyMatch(near -> mark[near])))
                        .count()
                / in.length;
    }
}
