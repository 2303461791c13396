package io.github.queens4j.region;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import java.util.List;
import java.util.Optional;

/** Refuses marks that cannot be right, and says which. */
final class MarkCheck {

    private MarkCheck() {}

    static void check(Regions regions, Cut cut, Marks marks) {
        marks.queens().forEach(queen -> regions.requireOnBoard("the queen at ", queen));
        marks.crosses().forEach(cross -> regions.requireOnBoard("the cross at ", cross));
        requirePeace(regions, marks.queens());
        SolutionSearch search = new SolutionSearch(cut, 2);
        int solutions = search.run(cut.all(), 2, Long.MAX_VALUE);
        if (solutions == 0) {
            throw new IllegalArgumentException("regions must have a solution, but these have none");
        }
        if (solutions == 1) {
            requireIn(regions, search.solution(0), marks);
        } else {
            requireSome(regions, search, cut.all(), marks);
        }
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

    private static void requireIn(Regions regions, int[] solution, Marks marks) {
        for (Square queen : marks.queens()) {
            if (solution[queen.row()] != Hints.index(regions, queen)) {
                throw new IllegalArgumentException(
                        "the queen at " + queen + " is wrong: the only solution has none there");
            }
        }
        for (Square cross : marks.crosses()) {
            if (solution[cross.row()] == Hints.index(regions, cross)) {
                throw new IllegalArgumentException(
                        "the cross at " + cross + " is wrong: the only solution has a queen there");
            }
        }
    }

    /** Of several solutions one has to have all marks; the first mark after which none is left is the one to name. */
    private static void requireSome(Regions regions, SolutionSearch search, long[] open, Marks marks) {
        int n = regions.size();
        for (Square queen : marks.queens()) {
            for (int column = 0; column < n; column++) {
                if (column != queen.column()) {
                    Bits.remove(open, queen.row() * n + column);
                }
            }
            requireSolution(search, open, "queen", queen);
        }
        for (Square cross : marks.crosses()) {
            Bits.remove(open, Hints.index(regions, cross));
            requireSolution(search, open, "cross", cross);
        }
    }

    private static void requireSolution(SolutionSearch search, long[] open, String noun, Square square) {
        if (search.run(open, 1, Long.MAX_VALUE) == 0) {
            throw new IllegalArgumentException("the " + noun + " at " + square
                    + " is wrong: no solution has it together with the marks before it");
        }
    }
}
