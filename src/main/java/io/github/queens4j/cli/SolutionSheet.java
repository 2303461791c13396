package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.picture.BoardSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** The boards of one page: as many as fit, or a message that says what to do. */
final class SolutionSheet {

    private static final String ADVICE =
            ": --limit " + BoardSheet.MAX_BOARDS + " draws the first " + BoardSheet.MAX_BOARDS + " of them";

    private final Action command;
    private final Solver solver;
    private final Selection selection;

    SolutionSheet(Action command, Solver solver, Selection selection) {
        this.command = command;
        this.solver = solver;
        this.selection = selection;
    }

    /** Finds the boards that are asked for; empty if there is none. */
    Optional<BoardSheet> of(Puzzle puzzle) {
        return selection.isAllFundamental() ? fundamental(puzzle.size()) : solutions(puzzle);
    }

    private Optional<BoardSheet> fundamental(int n) {
        try {
            return Optional.of(command.showing(
                    "searching fundamental solutions for n = " + n, () -> BoardSheet.fundamental(solver, n)));
        } catch (NoSuchElementException none) {
            return Optional.empty();
        } catch (IllegalArgumentException tooMany) {
            throw new UsageException(tooMany.getMessage() + ADVICE);
        }
    }

    private Optional<BoardSheet> solutions(Puzzle puzzle) {
        List<Board> boards = new ArrayList<>();
        Outcome outcome = selection.visit(command, solver, puzzle, board -> {
            boards.add(board);
            return boards.size() > BoardSheet.MAX_BOARDS ? Visit.STOP : Visit.CONTINUE;
        });
        if (boards.size() > BoardSheet.MAX_BOARDS) {
            throw new UsageException(
                    "--svg must have at most " + BoardSheet.MAX_BOARDS + " boards, but there are more" + ADVICE);
        }
        String title = selection.title(boards.size(), outcome) + " for " + Words.of(puzzle);
        return boards.isEmpty() ? Optional.empty() : Optional.of(BoardSheet.of(title, puzzle, boards));
    }
}
