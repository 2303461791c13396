package io.github.queens4j.region;

import io.github.queens4j.Square;
import io.github.queens4j.Words;
import io.github.queens4j.notation.Phrases;
import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.Inference;
import io.github.queens4j.region.logic.SolutionSearch;
import io.github.queens4j.region.text.RegionWords;
import io.github.queens4j.region.text.StepWords;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Solves puzzles as a person does, and says what comes next.
 *
 * <p><b>Idea.</b> Squares are crossed out until every line has one left. Of all steps that follow from what is known,
 * the one of the easiest {@link Technique} is taken; of several, the first in an order that depends on the map alone.
 *
 * <p><b>Complexity.</b> Sets, contradictions and the search for a solution that has the marks end after a fixed amount
 * of work.
 *
 * <p><b>Limits.</b> n up to 64. The techniques are sound, not complete: a puzzle may need more than they can, or than
 * that work allows, and one with two solutions always does.
 *
 * <p>Looks once for the solution, however often it is asked: immutable and safe for concurrent use.
 *
 * @since 0.1.0
 */
public final class Hints {

    // Queens that may be tried to tell after which mark no solution is left.
    private static final long MAX_TRIALS = 30_000;

    private final Regions regions;
    private final Sentences sentences;

    /** Found out when it is asked for first. */
    private @Nullable RegionVerdict verdict;

    Hints(Regions regions, Sentences sentences) {
        this.regions = regions;
        this.sentences = sentences;
    }

    /**
     * {@return hints for a puzzle, in English}
     *
     * @param regions the puzzle
     */
    public static Hints of(Regions regions) {
        return new Hints(regions, sentences(Objects.requireNonNull(regions, "regions")));
    }

    /**
     * {@return hints for a screenshot, in English, that call regions by letters and colours, such as {@code region D
     * (light green)}}
     *
     * @param reading what it shows; its marks are for {@link #next(Marks)} to be given, with others or not
     */
    public static Hints of(RegionReading reading) {
        Regions regions = Objects.requireNonNull(reading, "reading").regions();
        Hints hints = new Hints(regions, new Sentences(regions.size(), reading::name, StepWords.ENGLISH));
        hints.verdict = reading.verdict;
        return hints;
    }

    /**
     * {@return the same hints in other words}
     *
     * @param words in another language, such as {@code Words.in(Locale.GERMAN)}, or your own, by the keys of
     *     {@link RegionPage#englishWords}
     */
    public Hints words(Words words) {
        Locale language = Objects.requireNonNull(words, "words").language();
        Phrases said = RegionWords.in(RegionWords.PLAY, language, words.own()).phrases();
        Hints hints = new Hints(regions, new Sentences(sentences.n(), sentences.names(), said));
        hints.verdict = verdict;
        return hints;
    }

    /**
     * {@return the easiest next step, which adds to the marks; empty if all queens stand, or no technique applies}
     *
     * @param marks what the player has put on the board so far
     * @throws IllegalArgumentException if marks contradict the rules, or no solution has them: the message, in English,
     *     names the marks; or if no solution is found with the work allowed
     */
    public Optional<Deduction> next(Marks marks) {
        List<Deduction> steps = new ArrayList<>();
        reasoning(marks, Reasoning.HINT).take(1, adder(steps, sentences));
        return steps.stream().findFirst();
    }

    /**
     * {@return the steps that solve a puzzle from where a player is, as {@link #next(Marks)} gives one after the other,
     * until all queens stand or no technique applies}
     *
     * @param marks what the player has put on the board so far
     * @throws IllegalArgumentException as by {@link #next(Marks)}, which never happens without marks on a puzzle that
     *     {@link RegionPuzzle#of} takes
     */
    public List<Deduction> solve(Marks marks) {
        return steps(reasoning(marks, Reasoning.SOLUTION), 1, sentences);
    }

    /** Each of a technique that is the easiest at its time, and of up to a number of its findings. */
    static List<Deduction> steps(Reasoning reasoning, int most, Sentences sentences) {
        List<Deduction> steps = new ArrayList<>();
        while (reasoning.take(most, adder(steps, sentences))) {}
        return List.copyOf(steps);
    }

    static Sentences sentences(Regions regions) {
        return new Sentences(regions.size(), regions::name, StepWords.ENGLISH);
    }

    private Reasoning reasoning(Marks marks, long nodes) {
        check(marks);
        Reasoning reasoning = new Reasoning(verdict().cut(), nodes);
        marks.crosses().forEach(square -> reasoning.board.cross(index(regions, square)));
        marks.queens().forEach(square -> reasoning.board.place(index(regions, square)));
        return reasoning;
    }

    /** As {@link RegionPuzzle} asks for, so that what it takes is not refused here. */
    RegionVerdict verdict() {
        RegionVerdict known = verdict;
        if (known == null) {
            known = regions.verdict();
            verdict = known;
        }
        return known;
    }

    static BiConsumer<Technique, List<Inference>> adder(List<Deduction> list, Sentences sentences) {
        return (technique, steps) -> list.add(deduction(technique, steps, sentences));
    }

    private static Deduction deduction(Technique technique, List<Inference> steps, Sentences sentences) {
        int n = sentences.n();
        List<Square> placed = steps.stream()
                .filter(step -> step.placed() >= 0)
                .map(step -> square(n, step.placed()))
                .sorted()
                .toList();
        List<Deduction> way = new ArrayList<>();
        for (Inference step : steps.get(0).way()) {
            Technique kind = step.placed() < 0 ? Technique.COMMON_NEIGHBOURS : Technique.ONLY_SQUARE;
            way.add(deduction(kind, List.of(step), sentences));
        }
        String why =
                steps.stream().map(step -> sentences.explain(technique, step)).collect(Collectors.joining(" "));
        long[] crossed = new long[steps.get(0).crossed().length];
        long[] reasons = crossed.clone();
        for (Inference step : steps) {
            Bits.addAll(crossed, step.crossed());
            Bits.addAll(reasons, step.reasons());
        }
        return new Deduction(technique, placed, squares(n, crossed), squares(n, reasons), way, why);
    }

    static List<Square> squares(int n, long... set) {
        return BitSet.valueOf(set).stream()
                .mapToObj(square -> square(n, square))
                .toList();
    }

    static List<Square> squares(int n, Predicate<Square> choice) {
        Stream<Square> all = IntStream.range(0, n * n).mapToObj(index -> square(n, index));
        return all.filter(choice).toList();
    }

    static Square square(int n, int index) {
        return new Square(index / n, index % n);
    }

    static int index(Regions regions, Square square) {
        return square.row() * regions.size() + square.column();
    }

    private void check(Marks marks) {
        regions.requireOnBoard(marks);
        requirePeace(marks.queens());
        RegionVerdict verdict = verdict();
        if (verdict.isComplete() && verdict.columns.isEmpty()) {
            List<RegionFault> faults = verdict.faults();
            throw new IllegalArgumentException(
                    "regions must have a solution, but these have none: " + faults.get(faults.size() - 1));
        }
        if (verdict.isComplete()) {
            int[] solution = verdict.columns.get(0);
            for (Square mark : marks.all()) {
                boolean isQueen = marks.queens().contains(mark);
                if (isQueen != (solution[mark.row()] == mark.column())) {
                    throw wrong(mark, isQueen, "the only solution has " + (isQueen ? "none there" : "a queen there"));
                }
            }
            return;
        }
        if (!marks.all().isEmpty()) {
            verdict = RegionVerdict.search(regions).marks(marks).maxSolutions(1).run();
        }
        if (verdict.isComplete()) {
            throw wrong(marks);
        }
        if (verdict.columns.isEmpty()) {
            String with = marks.all().isEmpty() ? ": " : " with these marks: ";
            throw new IllegalArgumentException(
                    "it is not known whether there is a solution" + with + verdict.queens + " queens were tried");
        }
    }

    /** The squares that the first marks leave open; queens come before crosses. */
    static long[] open(Regions regions, Cut cut, Marks marks, int first) {
        long[] open = cut.all();
        marks.queens().stream().limit(first).forEach(queen -> cut.removeAttacked(open, index(regions, queen)));
        marks.crosses().stream()
                .limit(Math.max(0, first - marks.queens().size()))
                .forEach(cross -> Bits.remove(open, index(regions, cross)));
        return open;
    }

    private void requirePeace(List<Square> queens) {
        for (Square queen : queens) {
            for (Square other : queens.subList(0, queens.indexOf(queen))) {
                regions.rule().lineBetween(other, queen, regions.size()).ifPresent(line -> {
                    String quarrel = line.name().equals("touching") ? "touch" : "stand in the same " + line.name();
                    throw new IllegalArgumentException("the queens at " + Sentences.square(other) + " and at "
                            + Sentences.square(queen) + " " + quarrel);
                });
            }
        }
    }

    private static IllegalArgumentException wrong(Square mark, boolean isQueen, String why) {
        return new IllegalArgumentException(
                "the " + (isQueen ? "queen" : "cross") + " at " + Sentences.square(mark) + " is wrong: " + why);
    }

    /** One of several solutions has to have all marks: names the first mark after which none is left. */
    private IllegalArgumentException wrong(Marks marks) {
        Cut cut = verdict().cut();
        SolutionSearch search = new SolutionSearch(cut, 1);
        int right = 0;
        int wrong = marks.all().size();
        while (wrong - right > 1) {
            int middle = (right + wrong) / 2;
            if (search.run(open(regions, cut, marks, middle), 1, MAX_TRIALS) == 0) {
                wrong = middle;
            } else {
                right = middle;
            }
        }
        boolean isQueen = wrong <= marks.queens().size();
        return wrong(marks.all().get(wrong - 1), isQueen, "no solution has it together with the marks before it");
    }
}
