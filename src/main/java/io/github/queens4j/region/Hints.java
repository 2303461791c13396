package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.Inference;
import io.github.queens4j.region.logic.SolutionSearch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Solves puzzles as a person does, and says what comes next.
 *
 * <p><b>Idea.</b> Squares are crossed out until every line has one left. Of all steps that follow from what is known,
 * the one of the easiest {@link Technique} is taken; of several, the first in an order of lines and squares that
 * depends on the map alone.
 *
 * <p><b>Complexity.</b> What may take long, sets, contradictions and the search for a solution that has the marks, ends
 * after a fixed amount of work, counted and not timed, so that the answer is the same on every machine. An interrupt
 * ends it at once, with a {@link java.util.concurrent.CancellationException}; the flag stays set.
 *
 * <p><b>Limits.</b> n up to 64. The techniques are sound, not complete: a puzzle may need more than they can, or than
 * that work allows, and one with two solutions always does.
 */
public final class Hints {

    /** The queens that the search for one of several solutions with the marks may try. */
    private static final long MOST_TRIALS = 300_000;

    private Hints() {}

    /**
     * {@return the easiest next step, which adds to the marks; empty if all queens stand, or no technique applies
     * within the work allowed}
     *
     * @param regions the puzzle
     * @param marks what the player has put on the board so far
     * @throws IllegalArgumentException if marks contradict the rules, or no solution has them: the message names the
     *     marks; or if n is above 64, or no solution is found with the work allowed
     * @throws IndexOutOfBoundsException if a mark is not on the board; the message names it
     */
    public static Optional<Deduction> next(Regions regions, Marks marks) {
        return next(regions, marks, sentences(regions));
    }

    static Optional<Deduction> next(Regions regions, Marks marks, Sentences sentences) {
        Cut cut = cut(regions);
        check(regions, cut, marks);
        List<Deduction> steps = new ArrayList<>();
        reasoning(regions, cut, marks, Reasoning.HINT).takeNext(adder(regions, steps, sentences));
        return steps.stream().findFirst();
    }

    /**
     * {@return the steps that solve a puzzle, each the easiest at its time, until all queens stand; ends before that if
     * no technique applies within the work allowed}
     *
     * @param regions the puzzle
     * @throws IllegalArgumentException if the puzzle has no solution, none is found with the work allowed, which never
     *     happens with one that {@link RegionPuzzle#of} takes, or n is above 64
     */
    public static List<Deduction> solve(Regions regions) {
        return solve(regions, Marks.none());
    }

    /**
     * {@return the steps that solve a puzzle from where a player is, as {@link #next} gives one after the other; the
     * puzzle itself is searched once}
     *
     * @param regions the puzzle
     * @param marks what the player has put on the board so far
     * @throws IllegalArgumentException as by {@link #next}
     * @throws IndexOutOfBoundsException if a mark is not on the board; the message names it
     */
    public static List<Deduction> solve(Regions regions, Marks marks) {
        return solve(regions, marks, sentences(regions));
    }

    static List<Deduction> solve(Regions regions, Marks marks, Sentences sentences) {
        Cut cut = cut(regions);
        check(regions, cut, marks);
        List<Deduction> steps = new ArrayList<>();
        Reasoning reasoning = reasoning(regions, cut, marks, Reasoning.SOLUTION);
        BiConsumer<Technique, Inference> adder = adder(regions, steps, sentences);
        while (reasoning.takeNext(adder)) {}
        return List.copyOf(steps);
    }

    static Sentences sentences(Regions regions) {
        return new Sentences(regions.size(), regions::name, Words.ENGLISH);
    }

    private static Reasoning reasoning(Regions regions, Cut cut, Marks marks, long nodes) {
        Reasoning reasoning = new Reasoning(cut, nodes);
        marks.crosses().forEach(square -> reasoning.board.cross(index(regions, square)));
        marks.queens().forEach(square -> reasoning.board.place(index(regions, square)));
        return reasoning;
    }

    static Cut cut(Regions regions) {
        int n = regions.size();
        if (n > Cut.LARGEST) {
            throw new IllegalArgumentException("n must be at most " + Cut.LARGEST + " for deductions, but is " + n);
        }
        return Cut.of(regions.map());
    }

    /** The way to the solution in rounds, each all that the easiest technique finds. */
    static List<Deduction> rounds(Regions regions) {
        Sentences sentences = sentences(regions);
        List<Deduction> rounds = new ArrayList<>();
        Reasoning reasoning = new Reasoning(cut(regions), Reasoning.SOLUTION);
        while (reasoning.takeAll((technique, found) -> rounds.add(together(found.stream()
                .map(step -> deduction(regions, technique, step, sentences))
                .toList())))) {}
        return List.copyOf(rounds);
    }

    private static Deduction together(List<Deduction> steps) {
        Deduction first = steps.get(0);
        String sentences = steps.stream().map(Deduction::explain).collect(Collectors.joining(" "));
        return new Deduction(
                first.technique(),
                union(steps, Deduction::placed),
                union(steps, Deduction::crossedOut),
                union(steps, Deduction::reasons),
                first.way(),
                sentences);
    }

    private static List<Square> union(List<Deduction> steps, Function<Deduction, List<Square>> squares) {
        return List.copyOf(steps.stream()
                .flatMap(step -> squares.apply(step).stream())
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    /** Adds a deduction to a list for each step. */
    static BiConsumer<Technique, Inference> adder(Regions regions, List<Deduction> steps, Sentences sentences) {
        return (technique, step) -> steps.add(deduction(regions, technique, step, sentences));
    }

    private static Deduction deduction(Regions regions, Technique technique, Inference step, Sentences sentences) {
        int n = regions.size();
        List<Deduction> way = step.way().stream()
                .map(next -> deduction(
                        regions,
                        next.placed() < 0 ? Technique.COMMON_NEIGHBOURS : Technique.ONLY_SQUARE,
                        next,
                        sentences))
                .toList();
        return new Deduction(
                technique,
                step.placed() < 0 ? List.of() : List.of(square(n, step.placed())),
                squares(n, step.crossed()),
                squares(n, step.reasons()),
                way,
                sentences.explain(technique, step));
    }

    static List<Square> squares(int n, long... set) {
        return BitSet.valueOf(set).stream()
                .mapToObj(square -> square(n, square))
                .toList();
    }

    static Square square(int n, int index) {
        return new Square(index / n, index % n);
    }

    static int index(Regions regions, Square square) {
        return square.row() * regions.size() + square.column();
    }

    /** Refuses marks that cannot be right, and says which. */
    private static void check(Regions regions, Cut cut, Marks marks) {
        marks.queens().forEach(queen -> regions.requireOnBoard("the queen at " + Sentences.square(queen), queen));
        marks.crosses().forEach(cross -> regions.requireOnBoard("the cross at " + Sentences.square(cross), cross));
        requirePeace(regions, marks.queens());
        SolutionSearch search = new SolutionSearch(cut, 2);
        // The limit of RegionPuzzle, so that what it takes is not refused here.
        int solutions = search.run(cut.all(), 2, RegionPuzzle.MOST_TRIALS);
        if (solutions == 0) {
            throw new IllegalArgumentException("regions must have a solution, but these have none");
        }
        if (solutions == 1) {
            requireRight(regions, search.solution(0), marks);
            return;
        }
        int fitting = search.run(open(regions, cut, marks, Integer.MAX_VALUE), 1, MOST_TRIALS);
        if (fitting == SolutionSearch.GAVE_UP) {
            throw new IllegalArgumentException(
                    "regions must have a solution, but none was found: " + MOST_TRIALS + " queens were tried");
        }
        if (fitting == 0) {
            throw wrong(regions, cut, search, marks);
        }
    }

    /** The squares that the first marks leave open; queens come before crosses. */
    private static long[] open(Regions regions, Cut cut, Marks marks, int first) {
        long[] open = cut.all();
        marks.queens().stream().limit(first).forEach(queen -> cut.removeAttacked(open, index(regions, queen)));
        marks.crosses().stream()
                .limit(Math.max(0, first - marks.queens().size()))
                .forEach(cross -> Bits.remove(open, index(regions, cross)));
        return open;
    }

    private static void requirePeace(Regions regions, List<Square> queens) {
        for (Square queen : queens) {
            for (Square other : queens.subList(0, queens.indexOf(queen))) {
                if (regions.rule().attacks(other, queen, regions.size())) {
                    throw new IllegalArgumentException("the queens at " + Sentences.square(other) + " and at "
                            + Sentences.square(queen) + " " + quarrel(regions, other, queen));
                }
            }
        }
    }

    private static String quarrel(Regions regions, Square a, Square b) {
        if (a.row() == b.row()) {
            return "stand in the same row";
        }
        if (a.column() == b.column()) {
            return "stand in the same column";
        }
        boolean isOneRegion = regions.region(a.row(), a.column()) == regions.region(b.row(), b.column());
        return isOneRegion ? "stand in the same region" : "touch";
    }

    private static void requireRight(Regions regions, int[] solution, Marks marks) {
        Predicate<Square> isSolved = square -> solution[square.row()] == index(regions, square);
        Stream<String> queens = marks.queens().stream()
                .filter(isSolved.negate())
                .map(square ->
                        "the queen at " + Sentences.square(square) + " is wrong: the only solution has none there");
        Stream<String> crosses = marks.crosses().stream()
                .filter(isSolved)
                .map(square ->
                        "the cross at " + Sentences.square(square) + " is wrong: the only solution has a queen there");
        Stream.concat(queens, crosses).findFirst().ifPresent(message -> {
            throw new IllegalArgumentException(message);
        });
    }

    /** One of several solutions has to have all marks: names the first mark after which none is left. */
    private static IllegalArgumentException wrong(Regions regions, Cut cut, SolutionSearch search, Marks marks) {
        List<Square> all =
                Stream.of(marks.queens(), marks.crosses()).flatMap(List::stream).toList();
        int right = 0;
        int wrong = all.size();
        while (wrong - right > 1) {
            int middle = (right + wrong) / 2;
            if (search.run(open(regions, cut, marks, middle), 1, MOST_TRIALS / 10) == 0) {
                wrong = middle;
            } else {
                right = middle;
            }
        }
        return new IllegalArgumentException("the " + (wrong > marks.queens().size() ? "cross" : "queen") + " at "
                + Sentences.square(all.get(wrong - 1))
                + " is wrong: no solution has it together with the marks before it");
    }
}
