package io.github.queens4j.region;

import io.github.queens4j.Board;
import io.github.queens4j.Square;
import io.github.queens4j.region.RegionFault.Kind;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.Inference;
import io.github.queens4j.region.text.RegionText;
import io.github.queens4j.search.Effort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds what keeps a map from being a puzzle, and the simplest reason why it has no solution. */
final class Faults {

    /** More solutions than this are not counted. */
    static final int MOST_SOLUTIONS = 1000;

    /** Sets of regions that may be looked at. */
    private static final long MOST_SETS = 1_000_000;

    private final RegionSketch sketch;
    private final int n;
    private final Sentences sentences;

    Faults(RegionSketch sketch) {
        this.sketch = sketch;
        n = sketch.size();
        sentences = new Sentences(n, 0, RegionText::name);
    }

    List<RegionFault> find() {
        List<Square> open = sketch.open();
        int regions = sketch.regions();
        if (!open.isEmpty()) {
            return List.of(fault(
                    Kind.OPEN,
                    open,
                    open.size() == 1 ? "One square has no region yet." : open.size() + " squares have no region yet."));
        }
        if (regions != n) {
            return List.of(fault(
                    regions < n ? Kind.MISSING : Kind.SURPLUS,
                    List.of(),
                    "There are " + regions + " regions, but must be " + n + ", as many as rows."));
        }
        return Stream.concat(apart(), solving(sketch.finished().orElseThrow()).stream())
                .toList();
    }

    private static RegionFault fault(Kind kind, List<Square> squares, String sentence) {
        return new RegionFault(kind, squares, sentence, List.of());
    }

    private Stream<RegionFault> apart() {
        int[][] parts = sketch.parts();
        return IntStream.range(0, n)
                .filter(region -> sketch.squares(region).stream()
                                .mapToInt(square -> parts[square.row()][square.column()])
                                .distinct()
                                .count()
                        > 1)
                .mapToObj(region -> fault(
                        Kind.APART, sketch.squares(region), "Region " + sketch.name(region) + " is not connected."));
    }

    private List<RegionFault> solving(Regions regions) {
        Cut cut = Hints.cut(regions);
        Optional<List<Board>> answer = regions.solutions(MOST_SOLUTIONS);
        if (answer.isEmpty()) {
            return List.of(fault(
                    Kind.UNKNOWN,
                    List.of(),
                    "It is too hard to tell whether there is one solution: " + RegionPuzzle.MOST_TRIALS
                            + " queens were tried."));
        }
        List<Board> solutions = answer.get();
        if (solutions.size() < 2) {
            return solutions.isEmpty() ? List.of(whyNone(regions, cut)) : List.of();
        }
        List<Square> differing = IntStream.range(0, n * n)
                .mapToObj(square -> new Square(square / n, square % n))
                .filter(square -> {
                    long queens = solutions.stream()
                            .filter(board -> board.column(square.row()) == square.column())
                            .count();
                    return queens > 0 && queens < solutions.size();
                })
                .toList();
        return List.of(fault(
                Kind.SEVERAL,
                differing,
                "There are " + solutions.size() + " solutions" + (solutions.size() == MOST_SOLUTIONS ? " or more" : "")
                        + ", which differ in " + sentences.squares(differing) + "."));
    }

    private RegionFault whyNone(Regions regions, Cut cut) {
        RegionFault crowded = crowded(regions);
        if (crowded != null) {
            return crowded;
        }
        Reasoning reasoning = new Reasoning(cut, Reasoning.SOLUTION);
        List<Deduction> steps = new ArrayList<>();
        BiConsumer<Technique, Inference> adder = Hints.adder(regions, steps, 0, regions::name);
        while (reasoning.board.emptyLine() < 0 && reasoning.takeNext(adder)) {}
        int empty = reasoning.board.emptyLine();
        return empty < 0
                ? fault(Kind.NONE, List.of(), "There is no solution: every way of placing queens ends without one.")
                : new RegionFault(Kind.EMPTY, squaresOf(regions, empty), sentences.isEmpty(empty, steps.size()), steps);
    }

    private List<Square> squaresOf(Regions regions, int line) {
        return line >= 2 * n
                ? regions.squares(line - 2 * n)
                : IntStream.range(0, n)
                        .mapToObj(i -> line < n ? new Square(line, i) : new Square(i, line - n))
                        .toList();
    }

    /** A smallest set of regions whose squares lie in fewer rows or columns; null if there is none (P. Hall, 1935). */
    private @Nullable RegionFault crowded(Regions regions) {
        long[][] reach = new long[2][n];
        for (int square = 0; square < n * n; square++) {
            int region = regions.region(square / n, square % n);
            reach[0][region] |= 1L << (square / n);
            reach[1][region] |= 1L << (square % n);
        }
        Effort effort = Effort.of(MOST_SETS);
        for (int k = 2; k < n && !effort.isSpent(); k++) {
            for (int axis = 0; axis < 2; axis++) {
                long set = crowded(reach[axis], k, 0, 0, 0, effort);
                if (set != 0) {
                    return crowded(regions, set, axis, reach[axis]);
                }
            }
        }
        return null;
    }

    /** The first set with k regions more, from one on, that together reach fewer lines than it has regions; or 0. */
    private static long crowded(long[] reach, int size, int from, long set, long lines, Effort effort) {
        if (Long.bitCount(set) == size) {
            return set;
        }
        for (int region = from; region < reach.length && effort.spend(); region++) {
            long together = lines | reach[region];
            if (Long.bitCount(together) < size) {
                long found = crowded(reach, size, region + 1, set | (1L << region), together, effort);
                if (found != 0) {
                    return found;
                }
            }
        }
        return 0;
    }

    private RegionFault crowded(Regions regions, long set, int axis, long... reach) {
        int[] members = BitSet.valueOf(new long[] {set}).stream().toArray();
        long lines = Arrays.stream(members).mapToLong(region -> reach[region]).reduce(0, (a, b) -> a | b);
        List<Square> squares = Arrays.stream(members)
                .mapToObj(regions::squares)
                .flatMap(List::stream)
                .sorted()
                .toList();
        String sentence = sentences.areCrowded(
                Arrays.stream(members).map(region -> 2 * n + region).toArray(),
                BitSet.valueOf(new long[] {lines}).stream()
                        .map(line -> axis * n + line)
                        .toArray());
        return fault(Kind.CROWDED, squares, sentence);
    }
}
