package io.github.queens4j.region;

import io.github.queens4j.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a player has put on the squares of a board, whatever shapes the game draws: marks that look alike are of one
 * kind, and a kind is queens or crosses by where all of its marks stand and by its shape. Queens stand in the solution
 * and attack nobody, save for a player's mistakes, and are large; crosses and dots stand elsewhere.
 */
final class ImageMarks {

    // The ink of a square is looked at up to this far from its middle, in squares: few marks are larger.
    private static final double REACH = 0.36;
    // Ink nearer than this to the edge of the square, in pixels, is not looked at: lines are blurred.
    private static final double EDGE = 3;
    // Ink further than this from the middle, in reaches, does not count: letters of rows and columns are in corners.
    private static final double ROUND = 1.1;
    // Ink is compared in this number of cells in each row and column of what is looked at.
    private static final int SIDE = 13;
    // The ink of a cell is the mean of this number of places in each of its rows and columns.
    private static final int PLACES = 3;
    // The strength of a mark is the mean ink of this number of cells, those that have most.
    private static final int STRONGEST = 8;
    // Nothing stands on a square whose ink is weaker than this, in channels of 255: it is noise.
    private static final double NOISE = 14;
    // Something stands on a square whose ink is stronger than this; between the two, the widest gap decides.
    private static final double INK = 45;
    // At this strength a shape is clear; that of a weaker kind is evidence in proportion.
    private static final double CLEAR = 90;
    // Two marks are of one kind if their ink correlates better than this.
    private static final double LIKE = 0.85;
    // Cells with less than this share of the strength of a kind are none of its shape.
    private static final double FAINT = 0.25;
    // A kind is crosses or small dots by its shape if more than this share of its ink is beside the diagonals.
    private static final double DIAGONAL = 0.85;
    // A kind whose ink is on average further than this to one side, in squares, is none: a pointer, for example.
    private static final double ASIDE = 0.08;
    // A kind that is wider than this is no marks: its ink is that of lines.
    private static final double WIDEST = 0.345;
    // Queens are wider than this, crosses and dots narrower: the root of the mean square of the way to the middle.
    private static final double WIDTH = 0.145;
    // The difference of a width from that, in squares, times this is evidence.
    private static final double WIDER = 100;
    // Evidence is for queens if positive, for crosses if negative. That of a mark in the only solution:
    private static final double SOLVES = 5;
    // The evidence of a mark that attacks no queen and none of its kind, where no solution is known.
    private static final double PEACE = 2;
    // The evidence of a mark that does not either, but stands beside the solution.
    private static final double MISSES = -2;
    // The evidence of a mark beside the solution that attacks one of them, or looks unlike the queens found before.
    private static final double ATTACKS = -4;
    // The evidence of the shape of a cross.
    private static final double CROSSED = -6;
    // A kind with less evidence than this, either way, is unclear.
    private static final double SURE = 1;

    final List<Square> queens = new ArrayList<>();
    final List<Square> crosses = new ArrayList<>();
    final List<Square> unclear = new ArrayList<>();
    private final Regions regions;
    private final double reach;

    /** Where queens stand in the only solution; empty if there is none or another one. */
    private final List<Square> solution;

    /** Marks that look alike, and the sum of their ink. */
    private static final class Kind {
        final List<Square> squares = new ArrayList<>();
        final double[] ink = new double[SIDE * SIDE];
    }

    ImageMarks(ImageSquares squares, Regions regions, List<Square> solution) {
        this.regions = regions;
        this.solution = solution;
        int n = regions.size();
        reach = Math.min(REACH, 0.5 - EDGE / squares.grid.size());
        List<double[]> inks =
                IntStream.range(0, n * n).mapToObj(i -> ink(squares, i)).toList();
        double least = least(inks);
        List<Kind> kinds = new ArrayList<>();
        for (int i = 0; i < n * n; i++) {
            double[] ink = inks.get(i);
            if (strength(ink) > least) {
                Kind kind = kinds.stream()
                        .max(Comparator.comparingDouble(other -> correlation(other.ink, ink)))
                        .filter(other -> correlation(other.ink, ink) > LIKE)
                        .orElseGet(Kind::new);
                if (kind.squares.isEmpty()) {
                    kinds.add(kind);
                }
                kind.squares.add(new Square(i / n, i % n));
                Arrays.setAll(kind.ink, cell -> kind.ink[cell] + ink[cell]);
            }
        }
        kinds.removeIf(kind -> width(kind) > WIDEST);
        while (!kinds.isEmpty()) {
            // The surest first: others may attack its queens.
            Kind kind = kinds.stream()
                    .max(Comparator.comparingDouble(other -> Math.abs(evidence(other))))
                    .orElseThrow();
            kinds.remove(kind);
            double evidence = evidence(kind);
            boolean isSure = Math.abs(evidence) >= SURE && (kind.squares.size() > 1 || isLikely(kind, evidence > 0));
            (isSure ? evidence > 0 ? queens : crosses : unclear).addAll(kind.squares);
        }
    }

    /** A mark like no other may be a pointer: it is a queen only as the first, in the solution, or a cross by shape. */
    private boolean isLikely(Kind lone, boolean isQueen) {
        return isQueen ? queens.isEmpty() && solution.containsAll(lone.squares) : crossed(lone) > DIAGONAL;
    }

    /** How far the colours around the middle of a square are from its own, in each cell. */
    private double[] ink(ImageSquares squares, int square) {
        double[] ink = new double[SIDE * SIDE];
        int side = SIDE * PLACES;
        for (int i = 0; i < side * side; i++) {
            double down = (2 * (i / side) + 1.0) / side - 1;
            double right = (2 * (i % side) + 1.0) / side - 1;
            if (Math.hypot(down, right) < ROUND) {
                ink[i / side / PLACES * SIDE + i % side / PLACES] +=
                        squares.distance(square, reach * down, reach * right) / (PLACES * PLACES);
            }
        }
        return ink;
    }

    private static double strength(double[] ink) {
        return DoubleStream.of(ink)
                .sorted()
                .skip(ink.length - STRONGEST)
                .average()
                .orElseThrow();
    }

    /** What the strength of marks is above, and that of noise below. */
    private static double least(List<double[]> inks) {
        double[] between = DoubleStream.concat(
                        DoubleStream.of(NOISE, INK), inks.stream().mapToDouble(ImageMarks::strength))
                .filter(strength -> strength >= NOISE && strength <= INK)
                .sorted()
                .toArray();
        int gap = IntStream.range(1, between.length)
                .boxed()
                .max(Comparator.comparingDouble(i -> between[i] - between[i - 1]))
                .orElseThrow();
        return (between[gap - 1] + between[gap]) / 2;
    }

    private static double correlation(double[] a, double[] b) {
        double meanA = DoubleStream.of(a).average().orElseThrow();
        double meanB = DoubleStream.of(b).average().orElseThrow();
        double ab = 0;
        double aa = 0;
        double bb = 0;
        for (int i = 0; i < a.length; i++) {
            ab += (a[i] - meanA) * (b[i] - meanB);
            aa += (a[i] - meanA) * (a[i] - meanA);
            bb += (b[i] - meanB) * (b[i] - meanB);
        }
        return ab / Math.sqrt(aa * bb);
    }

    private double evidence(Kind kind) {
        if (Math.abs(mean(kind, (down, right) -> right)) > ASIDE) {
            return 0;
        }
        double clear = Math.min(1, strength(kind.ink) / kind.squares.size() / CLEAR);
        double shape = crossed(kind) > DIAGONAL ? CROSSED : clear * WIDER * (width(kind) - WIDTH);
        return shape
                + kind.squares.stream()
                        .mapToDouble(square -> place(square, kind.squares))
                        .sum();
    }

    private double crossed(Kind kind) {
        return mean(kind, (down, right) -> Math.abs(Math.abs(down) - Math.abs(right)) < cell() * 1.5 ? 1 : 0);
    }

    private double place(Square square, List<Square> kind) {
        if (solution.contains(square)) {
            return SOLVES;
        }
        boolean isPeaceful = Stream.of(queens, kind).flatMap(List::stream).noneMatch(other -> attacks(square, other));
        return !isPeaceful ? ATTACKS : solution.isEmpty() ? PEACE : queens.isEmpty() ? MISSES : ATTACKS;
    }

    private boolean attacks(Square square, Square other) {
        int rows = Math.abs(square.row() - other.row());
        int columns = Math.abs(square.column() - other.column());
        boolean isOneRegion =
                regions.region(square.row(), square.column()) == regions.region(other.row(), other.column());
        return rows + columns > 0 && (rows == 0 || columns == 0 || rows + columns == 2 || isOneRegion);
    }

    private double width(Kind kind) {
        return Math.sqrt(mean(kind, (down, right) -> down * down + right * right));
    }

    private double cell() {
        return 2 * reach / SIDE;
    }

    /** The mean over the ink of a kind of a function of the way from the middle, in squares. */
    private double mean(Kind kind, DoubleBinaryOperator value) {
        double faint = FAINT * strength(kind.ink);
        double all = 0;
        double sum = 0;
        for (int i = 0; i < kind.ink.length; i++) {
            double ink = kind.ink[i] > faint ? kind.ink[i] : 0;
            all += ink;
            sum += ink * value.applyAsDouble((i / SIDE - SIDE / 2) * cell(), (i % SIDE - SIDE / 2) * cell());
        }
        return sum / all;
    }
}
