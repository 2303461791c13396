package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.cli.command.UsageException;
import io.github.queens4j.picture.BoardSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** The boards of one page: as many as fit, or a message that says what to do. */
final class SolutionSheet {

    private static final String ADVICE =
            ": --limit " + BoardSheet.MAX_BOARDS + " draws the first " + BoardSheet.MAX_BOARDS + " solutions";

    private final Solver solver;

    SolutionSheet(Solver solver) {
        this.solver = solver;
    }

    /** One of each orbit; empty if there is no solution. */
    Optional<BoardSheet> fundamental(int n) {
        try {
            return Optional.of(BoardSheet.fundamental(solver, n));
        } catch (NoSuchElementException none) {
            return Optional.empty();
        } catch (IllegalArgumentException tooMany) {
            throw new UsageException(tooMany.getMessage() + ADVICE);
        }
    }

    /** The first solutions; empty if there is none. */
    Optional<BoardSheet> solutions(Puzzle puzzle, long most) {
        List<Board> boards = new ArrayList<>();
        SolutionVisitor visitor = board -> {
            boards.add(board);
            return boards.size() < Math.min(most, BoardSheet.MAX_BOARDS + 1) ? Visit.CONTINUE : Visit.STOP;
        };
        Outcome outcome = solver.solve(puzzle, visitor).outcome();
        if (boards.size() > BoardSheet.MAX_BOARDS) {
            throw new UsageException(
                    "--svg must have at most " + BoardSheet.MAX_BOARDS + " boards, but there are more" + ADVICE);
        }
        return boards.isEmpty()
                ? Optional.empty()
                : Optional.of(BoardSheet.of(title(boards.size(), outcome, puzzle), puzzle, boards));
    }

    private static String title(int count, Outcome outcome, Puzzle puzzle) {
        String which = outcome == Outcome.COMPLETE
                ? count == 1 ? "The only" : "All " + count
                : count == 1 ? "The first" : "The first " + count;
        String what = puzzle.isEmpty() ? " for n = " : " of a puzzle with n = ";
        return which + (count == 1 ? " solution" : " solutions") + what + puzzle.size();
    }
}
