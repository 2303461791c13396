package io.github.queens4j.region;

import io.github.queens4j.Board;
import io.github.queens4j.LineFamily;
import io.github.queens4j.Square;
import io.github.queens4j.region.logic.Candidates;
import io.github.queens4j.region.logic.Cut;
import io.github.queens4j.region.logic.SolutionSearch;
import java.util.List;
import java.util.Optional;

/** Refuses marks that cannot be right, and says which. */
final class MarkCheck {

    private MarkCheck() {}

    static void check(Regions regions, Cut cut, Marks marks) {
        marks.queens().forEach(queen -> requireOnBoard(regions, "queen", queen));
        marks.crosses().forEach(cross -> requireOnBoard(regions, "cross", cross));
        requirePeace(regions, marks.queens());
        SolutionSearch search = new SolutionSearch(cut, 2);
        Candidates board = new Candidates(cut);
        int solutions = search.run(board.open(), 2, Long.MAX_VALUE);
        if (solutions == 0) {
            throw new IllegalArgumentException("regions must have a solution, but these have none");
        }
        if (solutions == 1) {
            requireIn(Hints.board(search, 0, regions.size()), marks);
        } else {
            requireSome(regions, search, board, marks);
        }
    }

    private static void requireOnBoard(Regions regions, String noun, Square square) {
        int n = regions.size();
        if (square.row() >= n || square.column() >= n) {
            throw new IllegalArgumentException(
                    "the " + noun + " at " + square + " must be on the board of " + n + " rows and columns");
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

    private static void requireIn(Board solution, Marks marks) {
        for (Square queen : marks.queens()) {
            if (solution.column(queen.row()) != queen.column()) {
                throw new IllegalArgumentException(
                        "the queen at " + queen + " is wrong: the only solution has none there");
            }
        }
        for (Square cross : marks.crosses()) {
            if (solution.column(cross.row()) == cross.column()) {
                throw new IllegalArgumentException(
                        "the cross at " + cross + " is wrong: the only solution has a queen there");
            }
        }
    }

    /** Of several solutions one has to have all marks; the first mark after which none is left is the one to name. */
    private static void requireSome(Regions regions, SolutionSearch search, Candidates board, Marks marks) {
        int n = regions.size();
        for (Square queen : marks.queens()) {
            for (int column = 0; column < n; column++) {
                if (column != queen.column()) {
                    board.cross(queen.row() * n + column);
                }
            }
            requireSolution(search, board, "queen", queen);
        }
        for (Square cross : marks.crosses()) {
            board.cross(Hints.index(regions, cross));
            requireSolution(search, board, "cross", cross);
        }
    }

    private static void requireSolution(SolutionSearch search, Candidates board, String noun, Square square) {
        if (search.run(board.open(), 1, Long.MAX_VALUE) == 0) {
            throw new IllegalArgumentException("the " + noun + " at " + square
                    + " is wrong: no solution has it together with the marks before it");
        }
    }
}
