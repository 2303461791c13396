package io.github.queens4j.count;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.Symmetry;
import io.github.queens4j.count.join.Kernel;
import io.github.queens4j.count.join.Part;
import io.github.queens4j.cover.Cover;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.LineNumbers;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Splits a search under any rule into units below some first queens, by estimates with fixed seeds. */
final class Beginnings implements Part {

    /** A unit with fewer nodes, a millisecond or two, is not split. */
    private static final double LEAST_NODES = 6_000;

    /** A unit with a larger part of all nodes is split: with an estimate wrong by a factor of six it is still 1 %. */
    private static final double LARGEST_PART = 1 / 600.0;

    /** Fewer units are all split: their estimates say too little of the sum. */
    private static final int LEAST_UNITS = 64;

    /** On boards in words. */
    private static final double NANOS_PER_NODE = 250;

    /** On larger boards a node takes as many times as long as they have times this number of rows. */
    private static final double NODES_OF_WORDS = 16;

    /** Estimates of hopeless searches need not be exact, but have to add up. */
    private static final double MOST_NODES = 1e200;

    /** Of walks for the estimates of a level of the tree, if none could end early: half a second for n = 50. */
    private static final long MOST_STEPS = 200_000;

    private final Puzzle puzzle;
    private final int shifts;
    private final int mirrors;
    private final double nanosPerNode;
    private final List<Unit> units;

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Unit(int[] queens, double nodes) {}

    Beginnings(Puzzle whole) {
        int n = whole.size();
        Puzzles.requireSize(n);
        Rule rule = whole.rule();
        boolean hasImages = n > 1 && whole.isEmpty();
        shifts = hasImages && isKeptByShift(rule, n) ? n : 1;
        Puzzle part = shifts > 1 ? whole.withQueen(n / 2, n / 2) : whole;
        // The row of a queen that stands once in the left half on two mirror images, and never on their axis.
        int halved = shifts == 1 ? n / 2 : n % 2 == 1 ? n / 2 + 1 : 0;
        boolean isHalved = shifts == 1
                ? n % 2 == 0
                : rule.attacks(n / 2, n / 2, halved, n / 2, n)
                        && (n % 2 == 1 || rule.attacks(n / 2, n / 2, halved, 0, n));
        mirrors = hasImages && isHalved && rule.isKeptBy(Symmetry.FLIP_COLUMNS, n) ? 2 : 1;
        puzzle = mirrors == 1
                ? part
                : part.withBlocked(IntStream.range((n + 1) / 2, n)
                        .mapToObj(column -> new Square(halved, column))
                        .toArray(Square[]::new));
        Cover tree = new Cover(puzzle);
        Chance chance = new Chance(n);
        int freeRows = n - puzzle.queens().size();
        nanosPerNode = NANOS_PER_NODE * (n <= Long.SIZE ? 1 : n / NODES_OF_WORDS);
        double least = n <= Long.SIZE ? 0 : LEAST_NODES;
        List<Unit> cut = List.of(estimated(new int[0], tree, walks(1, freeRows, 1), chance));
        for (int depth = 0; depth < freeRows; depth++) {
            double nodes = cut.stream().mapToDouble(Unit::nodes).reduce(0, Double::sum);
            double most = cut.size() < LEAST_UNITS ? least : Math.max(LEAST_NODES, LARGEST_PART * nodes);
            long large = cut.stream().filter(unit -> unit.nodes > most).count();
            int walks = walks(large, freeRows, 0);
            cut = cut.stream()
                    .flatMap(unit -> unit.nodes > most ? cut(unit, tree, walks, chance) : Stream.of(unit))
                    .toList();
        }
        units = cut;
    }

    /** Whether moving all queens by one column, from the last column to the first, takes lines to lines. */
    static boolean isKeptByShift(Rule rule, int n) {
        List<LineNumbers> lines =
                rule.families().stream().map(LineNumbers.class::cast).toList();
        return LineNumbers.areKept(lines, n, square -> square % n == n - 1 ? square - n + 1 : square + 1);
    }

    private static Unit estimated(int[] queens, Cover tree, int walks, Chance chance) {
        return new Unit(queens, Math.min(MOST_NODES, tree.nodes(walks, chance, queens)));
    }

    /** The walks for each part of some units; 0 if there are too many parts. */
    private static int walks(long units, int freeRows, int least) {
        return (int) Math.max(least, Math.min(Cover.WALKS, MOST_STEPS / Math.max(1, units * freeRows * freeRows)));
    }

    /** The parts of a unit that can have solutions, or else the unit itself; without walks they share its nodes. */
    private static Stream<Unit> cut(Unit unit, Cover tree, int walks, Chance chance) {
        List<int[]> parts = tree.cut(unit.queens);
        double share = unit.nodes / parts.size();
        List<Unit> alive = parts.stream()
                .map(queens -> walks == 0 ? new Unit(queens, share) : estimated(queens, tree, walks, chance))
                .filter(part -> part.nodes > 0)
                .toList();
        return alive.isEmpty() ? Stream.of(unit) : alive.stream();
    }

    int[] queens(int unit) {
        return units.get(unit).queens;
    }

    @Override
    public int size() {
        return units.size();
    }

    @Override
    public double cost(int unit) {
        return nanosPerNode * units.get(unit).nodes;
    }

    @Override
    public long thirds(int unit, Supplier<Kernel> kernel) {
        return Math.multiplyExact(3L, count(unit));
    }

    /** Counts on a board of its own, since an interrupt leaves a board as it is at that moment. */
    long count(int unit) {
        return Math.multiplyExact((long) shifts * mirrors, new Cover(puzzle).countBelow(queens(unit)));
    }

    /** A solution of a unit, or an image of it, by its number from 0 to {@link #count} - 1. */
    Board solution(int unit, long number) {
        int n = puzzle.size();
        int images = shifts * mirrors;
        int image = (int) (number % images);
        Board found = new Cover(puzzle).solution(1 + number / images, queens(unit));
        return Board.of(Arrays.stream(found.columns())
                .map(column -> ((image % mirrors == 0 ? column : n - 1 - column) + image / mirrors) % n)
                .toArray());
    }
}
