package io.github.queens4j.count;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.engine.cover.Cover;
import io.github.queens4j.search.Chance;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A search for the solutions of a puzzle under any rule, cut into what it finds below some first queens, by estimates
 * that take the same chances everywhere. On the empty board of an even n one solution is searched for of each and its
 * mirror image, on a torus one of these and all their shifts: a queen stands in the middle, and the next further left.
 */
final class Beginnings {

    /** A unit with fewer nodes, a millisecond or two, is not cut. */
    private static final double LEAST_NODES = 6_000;

    /** One with a larger part of the whole is: estimates are hardly ever wrong by the factor of six to a hundredth. */
    private static final double LARGEST_PART = 1 / 600.0;

    /** So few are all cut: they say too little of the whole. */
    private static final int LEAST_UNITS = 64;

    private static final double NANOS_PER_NODE = 250;

    private final Puzzle puzzle;
    private final int weight;
    private final List<Unit> units;

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Unit(int[] queens, double nodes) {}

    Beginnings(Puzzle whole) {
        int n = whole.size();
        boolean isTorus = whole.rule().equals(Rule.TOROIDAL);
        boolean hasImages = n > 1 && whole.isEmpty() && Rule.known().contains(whole.rule());
        weight = !hasImages ? 1 : isTorus ? 2 * n : 2 - n % 2;
        Puzzle part = weight > 2 ? whole.withQueen(n / 2, n / 2) : whole;
        for (int column = (n + 1) / 2; weight > 1 && column < n; column++) {
            part = part.withBlocked(isTorus ? (n / 2 + 1) % n : n / 2, column);
        }
        puzzle = part;
        Cover cover = new Cover(puzzle);
        Chance chance = new Chance(n);
        List<Unit> cut = List.of(new Unit(new int[0], 1));
        for (int depth = 0; depth < n; depth++) {
            double nodes = cut.stream().mapToDouble(Unit::nodes).sum();
            double most = cut.size() < LEAST_UNITS ? 0 : Math.max(LEAST_NODES, LARGEST_PART * nodes);
            cut = cut.stream()
                    .flatMap(unit -> unit.nodes > most ? cut(unit, cover, chance) : Stream.of(unit))
                    .toList();
        }
        units = cut;
    }

    /** At least one unit, as a plan has. */
    private static Stream<Unit> cut(Unit unit, Cover cover, Chance chance) {
        List<Unit> parts = cover.cut(unit.queens).stream()
                .map(queens -> new Unit(queens, cover.nodes(queens, chance)))
                .filter(part -> part.nodes > 0)
                .toList();
        return parts.isEmpty() ? Stream.of(unit) : parts.stream();
    }

    int size() {
        return units.size();
    }

    double cost(int unit) {
        return NANOS_PER_NODE * units.get(unit).nodes;
    }

    double cost() {
        return IntStream.range(0, size()).mapToDouble(this::cost).sum();
    }

    /** By a board of its own: what an interrupt leaves behind is not searched again. */
    long count(int unit) {
        return Math.multiplyExact((long) weight, new Cover(puzzle).count(units.get(unit).queens));
    }

    /** A solution of a unit, or an image of it, by its number from 0 to {@link #count} - 1. */
    Board solution(int unit, long number) {
        int n = puzzle.size();
        int image = (int) (number % weight);
        Board found = new Cover(puzzle).solution(units.get(unit).queens, 1 + number / weight);
        return Board.of(Arrays.stream(found.columns())
                .map(column -> ((image % 2 == 0 ? column : n - 1 - column) + image / 2) % n)
                .toArray());
    }
}
