package io.github.queens4j.region.image;

import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a player has put on a board: kinds of marks that look alike, told by shape and by where queens can stand. */
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
    // Nothing stands on a square whose strength is less than this, in channels of 255.
    private static final double LEAST = 7;
    // A kind is noise if its greatest strength, times the root of how many marks it has, is less than this.
    private static final double NOISE = 45;
    // Two marks are of one kind if their ink correlates better than this.
    private static final double LIKE = 0.85;
    // A mark is covered in part if more than this share of its ink, and as much of what is around it, is seen.
    private static final double MOST = 0.6;
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
    // The evidence of a mark that attacks no queen and none of its kind: negative if it stands beside the solution.
    private static final double PEACE = 2;
    // The evidence of a mark beside the solution that attacks one of them, or looks unlike the queens found before.
    private static final double ATTACKS = -4;
    // The evidence of the shape of a cross.
    private static final double CROSSED = -6;
    // A kind with less evidence than this, either way, is unclear; so is a mark like no other with less by its shape.
    private static final double SURE = 1;
    private static final double LONE = 2;

    final List<Square> queens = new ArrayList<>();
    final List<Square> crosses = new ArrayList<>();
    final List<Square> unclear = new ArrayList<>();
    /** The regions, in any numbers. */
    private final int[][] map;

    private final double reach;

    /** Where queens stand in the only solution; empty if there is none or another one. */
    private final List<Square> solution;

    /** Something on a square: how far colours around its middle are from its own, in each cell. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Mark(Square square, double[] ink, double strength) {}

    ImageMarks(ImageSquares squares, int[][] map, List<Square> solution) {
        this.map = map;
        this.solution = solution;
        reach = Math.min(REACH, 0.5 - EDGE / squares.grid.size());
        List<List<Mark>> kinds = new ArrayList<>();
        // The clearest first: fainter marks may be like these.
        IntStream.range(0, squares.colours.length)
                .mapToObj(i -> mark(squares, i))
                .filter(mark -> mark.strength > LEAST)
                .sorted(Comparator.comparingDouble(mark -> -mark.strength))
                .forEach(mark -> kinds.stream()
                        .max(Comparator.comparingDouble(kind -> correlation(kind.get(0).ink, mark.ink)))
                        .filter(kind -> correlation(kind.get(0).ink, mark.ink) > LIKE)
                        .ifPresentOrElse(kind -> kind.add(mark), () -> kinds.add(new ArrayList<>(List.of(mark)))));
        kinds.removeIf(kind -> width(kind) > WIDEST || kind.get(0).strength * Math.sqrt(kind.size()) < NOISE);
        for (List<Mark> lone :
                kinds.stream().filter(kind -> kind.size() == 1 && !isEven(kind)).toList()) {
            kinds.stream()
                    .filter(kind -> kind.size() > 1)
                    .filter(kind -> kind.stream().anyMatch(mark -> isCovered(mark, lone.get(0), 2 * width(kind))))
                    .findFirst()
                    .ifPresent(kind -> {
                        kinds.remove(lone);
                        kind.addAll(lone);
                    });
        }
        while (!kinds.isEmpty()) {
            // The surest first: others may attack its queens.
            List<Mark> kind = kinds.stream()
                    .max(Comparator.comparingDouble(other -> Math.abs(evidence(other))))
                    .orElseThrow();
            kinds.remove(kind);
            double evidence = evidence(kind);
            boolean isSure = Math.abs(evidence) >= SURE && (kind.size() > 1 || isLikely(kind, evidence > 0));
            (isSure ? evidence > 0 ? queens : crosses : unclear).addAll(squares(kind));
        }
    }

    private static List<Square> squares(List<Mark> kind) {
        return kind.stream().map(Mark::square).toList();
    }

    /** A mark like no other may be a pointer, unless it is even or a cross by shape. Only the first is a queen. */
    private boolean isLikely(List<Mark> lone, boolean isQueen) {
        boolean isShaped = crossed(lone) > DIAGONAL || (isEven(lone) && Math.abs(shape(lone)) > LONE);
        return isQueen ? queens.isEmpty() && (isShaped || solution.containsAll(squares(lone))) : isShaped;
    }

    /** Whether marks look the same in a mirror or by half a turn. */
    private static boolean isEven(List<Mark> kind) {
        double[] ink = kind.get(0).ink;
        return IntStream.of(0, SIDE - 1)
                .mapToObj(top -> IntStream.range(0, ink.length)
                        .mapToDouble(i -> ink[Math.abs(top - i / SIDE) * SIDE + SIDE - 1 - i % SIDE])
                        .toArray())
                .anyMatch(other -> correlation(ink, other) > LIKE);
    }

    /** Whether a mark looks like another one in its region, in most of its ink and around it: the rest is covered. */
    private boolean isCovered(Mark mark, Mark covered, double around) {
        int[] all = new int[2];
        int[] alike = new int[2];
        for (int i = 0; i < mark.ink.length; i++) {
            int ink = mark.ink[i] > FAINT * mark.strength ? 1 : 0;
            if (ink == 1 || Math.hypot(i / SIDE - SIDE / 2, i % SIDE - SIDE / 2) * cell() < around) {
                all[ink]++;
                alike[ink] += Math.abs(mark.ink[i] - covered.ink[i]) < FAINT * mark.strength ? 1 : 0;
            }
        }
        return region(mark.square) == region(covered.square) && alike[0] > MOST * all[0] && alike[1] > MOST * all[1];
    }

    private Mark mark(ImageSquares squares, int square) {
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
        double strength = DoubleStream.of(ink)
                .sorted()
                .skip(ink.length - STRONGEST)
                .average()
                .orElseThrow();
        return new Mark(new Square(square / map.length, square % map.length), ink, strength);
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

    private double evidence(List<Mark> kind) {
        List<Square> squares = squares(kind);
        double places =
                squares.stream().mapToDouble(square -> place(square, squares)).sum();
        return Math.abs(mean(kind, (down, right) -> right)) > ASIDE ? 0 : shape(kind) + places;
    }

    private double shape(List<Mark> kind) {
        return crossed(kind) > DIAGONAL ? CROSSED : WIDER * (width(kind) - WIDTH);
    }

    private double crossed(List<Mark> kind) {
        return mean(kind, (down, right) -> Math.abs(Math.abs(down) - Math.abs(right)) < cell() * 1.5 ? 1 : 0);
    }

    private double place(Square square, List<Square> kind) {
        if (solution.contains(square)) {
            return SOLVES;
        }
        boolean isPeaceful = Stream.of(queens, kind).flatMap(List::stream).noneMatch(other -> attacks(square, other));
        return !isPeaceful ? ATTACKS : solution.isEmpty() ? PEACE : queens.isEmpty() ? -PEACE : ATTACKS;
    }

    private boolean attacks(Square a, Square b) {
        return !a.equals(b) && (region(a) == region(b) || Rule.NON_TOUCHING.attacks(a, b, map.length));
    }

    private int region(Square square) {
        return map[square.row()][square.column()];
    }

    private double width(List<Mark> kind) {
        return Math.sqrt(mean(kind, (down, right) -> down * down + right * right));
    }

    private double cell() {
        return 2 * reach / SIDE;
    }

    /** The mean over the ink of the clearest of a kind of a function of the way from the middle, in squares. */
    private double mean(List<Mark> kind, DoubleBinaryOperator value) {
        Mark mark = kind.get(0);
        double all = 0;
        double sum = 0;
        for (int i = 0; i < mark.ink.length; i++) {
            double ink = mark.ink[i] > FAINT * mark.strength ? mark.ink[i] : 0;
            all += ink;
            sum += ink * value.applyAsDouble((i / SIDE - SIDE / 2) * cell(), (i % SIDE - SIDE / 2) * cell());
        }
        return sum / all;
    }
}
