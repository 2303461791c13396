package io.github.queens4j.tour;

import io.github.queens4j.Square;
import java.util.Optional;

/**
 * What is known without a search about the existence of tours, and why: which boards have closed ones (Schwenk, "Which
 * rectangular chessboards have a knight's tour?", Mathematics Magazine 64, 1991) and which have open ones (Cull and De
 * Curtins, "Knight's tour revisited", Fibonacci Quarterly 16, 1978; Ralston, "Knight's tours on odd boards", Journal of
 * Recreational Mathematics 28, 1996). With at least five rows and columns, every start that colours allow has an open
 * tour, on an even number of squares the closed one; three or four squares leave starts that need a search.
 *
 * <p>With 4 rows, squares of the outer rows have moves only to the 2n squares of the inner rows. Between two outer
 * squares there is an inner one, which leaves a single inner one over; were it at an end of the tour, outer and inner
 * squares would alternate, and so would colours, so that outer rows had one colour. So both ends are outer.
 */
final class TourTheory {

    private TourTheory() {}

    /** Why a problem has no tour, in one sentence; empty if it has one, or if only a search can decide it. */
    static Optional<String> whyNone(TourProblem problem) {
        Grid grid = new Grid(problem.rows(), problem.columns());
        if (problem.isClosed()) {
            return whyNoClosed(grid);
        }
        return whyNoOpen(grid)
                .or(() -> problem.start().flatMap(start -> whyNotFrom(grid, start)))
                .or(() -> problem.end().flatMap(end -> whyNotFrom(grid, end)))
                .or(() -> problem.start()
                        .flatMap(start -> problem.end().flatMap(end -> whyNotBetween(grid, start, end))));
    }

    static Optional<String> whyNoClosed(Grid grid) {
        int m = Math.min(grid.rows(), grid.columns());
        int n = Math.max(grid.rows(), grid.columns());
        if (m <= 2) {
            return Optional.of(whyTooNarrow(grid, m));
        }
        if (grid.size() % 2 == 1) {
            return Optional.of(
                    "a knight changes colour with every move, so a closed tour visits as many dark squares as"
                            + " light ones, but " + grid.inWords() + " has " + grid.size() + " squares, an odd number");
        }
        if (m == 4) {
            return Optional.of(
                    "on a board four squares wide every move from an outer line leads to an inner one, so a closed"
                            + " tour would go to and fro between the two as it does between the colours, and "
                            + "miss half of the board");
        }
        if (m == 3 && n < 10) {
            return Optional.of(
                    "a board three squares wide and of an even number of squares has a closed tour only from 3 x 10"
                            + " on (Schwenk's theorem)");
        }
        return Optional.empty();
    }

    static Optional<String> whyNoOpen(Grid grid) {
        int m = Math.min(grid.rows(), grid.columns());
        int n = Math.max(grid.rows(), grid.columns());
        if (m <= 2) {
            return n == 1 ? Optional.empty() : Optional.of(whyTooNarrow(grid, m));
        }
        if (n == 3) {
            return Optional.of("no knight's move leads to the middle of a 3 x 3 board");
        }
        boolean isExhausted = (m == 3 && (n == 5 || n == 6)) || (m == 4 && n == 4);
        return isExhausted
                ? Optional.of("every path of a knight on " + grid.inWords()
                        + " ends before it has visited all squares, as a search of all of them shows")
                : Optional.empty();
    }

    private static String whyTooNarrow(Grid grid, int width) {
        return grid.size() == 1
                ? "a knight has no move on a single square"
                : width == 1
                        ? "a knight has no move on a board one square wide"
                        : "on a board two squares wide a knight gets to at most every fourth square";
    }

    private static Optional<String> whyNotBetween(Grid grid, Square start, Square end) {
        if (grid.size() > 1 && start.equals(end)) {
            return Optional.of("a tour of more than one square does not end where it begins, in " + start);
        }
        boolean isSameColour = (start.row() + start.column() + end.row() + end.column()) % 2 == 0;
        return grid.size() % 2 == 0 && isSameColour
                ? Optional.of("a knight changes colour with every move, so a tour of the " + grid.size()
                        + " squares of "
                        + grid.inWords() + " ends on another colour than it begins, but " + start + " and " + end
                        + " have the same")
                : Optional.empty();
    }

    private static Optional<String> whyNotFrom(Grid grid, Square start) {
        if (grid.size() % 2 == 1 && (start.row() + start.column()) % 2 == 1) {
            return Optional.of("a tour of " + grid.inWords()
                    + " begins and ends on the colour of the corners, which has one" + " square more, but row "
                    + start.row() + ", column " + start.column() + " has the other colour");
        }
        if (Math.min(grid.rows(), grid.columns()) == 4) {
            boolean isWide = grid.rows() == 4;
            int across = isWide ? start.row() : start.column();
            String line = isWide ? "row" : "column";
            return across == 0 || across == 3
                    ? Optional.empty()
                    : Optional.of("a tour of " + grid.inWords() + " begins and ends in " + line + " 0 or " + line
                            + " 3, but not in " + line + " " + across);
        }
        return Optional.empty();
    }
}
