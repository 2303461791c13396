package io.github.queens4j.region;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Refuses marks that cannot be right, and says which. */
final class MarkCheck {

    private static final long MOST_TRIALS = 300_000;

    private MarkCheck() {}

    static void check(Regions regions, Cut cut, Marks marks) {
        marks.queens().forEach(queen -> regions.requireOnBoard("the queen at ", queen));
        marks.crosses().forEach(cross -> regions.requireOnBoard("the cross at ", cross));
        requirePeace(regions, marks.queens());
        SolutionSearch search = new SolutionSearch(cut, 2);
        int fitting = search.run(open(regions, cut, marks, Integer.MAX_VALUE), 1, MOST_TRIALS);
        if (fitting == SolutionSearch.GAVE_UP) {
            throw new IllegalArgumentException(
                    "regions must have a solution, but none was found: " + MOST_TRIALS + " queens were tried");
        }
        if (fitting == 0) {
            int solutions = search.run(cut.all(), 2, MOST_TRIALS);
            if (solutions == 0) {
                throw new IllegalArgumentException("regions must have a solution, but these have none");
            }
            throw solutions == 1 ? wrong(regions, search.solution(0), marks) : wrong(regions, cut, search, marks);
        }
    }

    /** The squares that the first marks leave open; queens come before crosses. */
    private static long[] open(Regions regions, Cut cut, Marks marks, int first) {
        long[] open = cut.all();
        marks.queens().stream().limit(first).forEach(queen -> cut.removeAttacked(open, Hints.index(regions, queen)));
        marks.crosses().stream()
                .limit(Math.max(0, first - marks.queens().size()))
                .forEach(cross -> Bits.remove(open, Hints.index(regions, cross)));
        return open;
    }

    private static void requirePeace(Regions regions, List<Square> queens) {
        for (Square queen : queens) {
            for (Square other : queens.subList(0, queens.indexOf(queen))) {
                Optional<LineFamily> line = regions.rule()
                        .lineBetween(other.row(), other.column(), queen.row(), queen.column(), regions.size());
                if (line.isPresent()) {
                    String name = line.get().name();
                    throw new IllegalArgumentException("the queens at " + other + " and at " + queen
                            + (name.equals("touching") ? " touch" : " stand in the same " + name));
                }
            }
        }
    }

    private static IllegalArgumentException wrong(Regions regions, int[] solution, Marks marks) {
        Predicate<Square> isSolved = square -> solution[square.row()] == Hints.index(regions, square);
        Stream<String> queens = marks.queens().stream()
                .filter(isSolved.negate())
                .map(square -> "the queen at " + square + " is wrong: the only solution has none there");
        Stream<String> crosses = marks.crosses().stream()
                .filter(isSolved)
                .map(square -> "the cross at " + square + " is wrong: the only solution has a queen there");
        return new IllegalArgumentException(
                Stream.concat(queens, crosses).findFirst().orElseThrow());
    }

    /** Of several solutions one has to have all marks; the first mark after which none is left is the one to name. */
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
                + all.get(wrong - 1) + " is wrong: no solution has it together with the marks before it");
    }
}
