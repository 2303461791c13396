package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor;
import java.io.PrintWriter;
import java.util.Optional;

/** Writes each board under its number. */
final class BoardPrinter implements SolutionVisitor {

    private final PrintWriter out;
    private final Optional<BoardFormat> format;
    private final Puzzle puzzle;
    private long printed;

    /**
     * A printer that has not printed yet.
     *
     * @param out where to
     * @param format how; empty for JSON
     * @param puzzle what the boards solve
     */
    BoardPrinter(PrintWriter out, Optional<BoardFormat> format, Puzzle puzzle) {
        this.out = out;
        this.format = format;
        this.puzzle = puzzle;
    }

    /** How many boards there were. */
    long printed() {
        return printed;
    }

    @Override
    public Visit visit(Board solution) {
        printed++;
        out.println(format.map(form -> numbered(form, solution.format(form))).orElseGet(() -> json(solution)));
        if (printed == 1) {
            // The first board is worth showing while the search goes on for the next.
            out.flush();
        }
        return Visit.CONTINUE;
    }

    private String numbered(BoardFormat form, String text) {
        if (form.isPicture()) {
            return text;
        }
        return form.isDrawing() ? (printed > 1 ? "\n" : "") + printed + ":\n" + text : printed + ": " + text;
    }

    private String json(Board board) {
        return new Json()
                .with("number", printed)
                .with("n", board.size())
                .with("rule", puzzle.rule().name())
                .with("columns", board.columns())
                .toString();
    }
}
