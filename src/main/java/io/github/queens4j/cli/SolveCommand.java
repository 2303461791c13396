package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.Json;
import io.github.queens4j.picture.BoardSheet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints solutions, numbered. */
@Command(
        name = "solve",
        description = {
            "Prints boards with n queens: any one, or those that are asked for.",
            "With --limit and --fundamental, boards come in lexicographic order and are printed as they are found.%n"
        },
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footer = {
            "",
            "Examples:",
            "  queens4j solve 8",
            "  queens4j solve 6 --limit all --format dashes",
            "  queens4j solve 8 --queen 0,3 --blocked 4,4",
            "  queens4j solve 7 --rule toroidal --random --count 3 --seed 1",
            "  queens4j solve 8 --format svg > board.svg",
            "  queens4j solve 8 --fundamental --svg fundamental.svg"
        })
final class SolveCommand extends Action {

    private static final String ADVICE =
            ": --limit " + BoardSheet.MAX_BOARDS + " draws the first " + BoardSheet.MAX_BOARDS + " of them";

    /** Of the heap, for a row of a board and of its text: somewhat less than they take. */
    private static final int BYTES_OF_ROW = 29;

    private static final int BYTES_OF_JSON_ROW = 69;

    /** A string has no room for the columns of more rows, with a comma and a blank each. */
    private static final int LONGEST_LIST = Integer.MAX_VALUE / 11;

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Mixin
    private SolutionOptions solutions = new SolutionOptions();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            converter = Formats.class,
            completionCandidates = Formats.class,
            description = "How to print a board: ${COMPLETION-CANDIDATES}. Default: unicode.")
    private @Nullable BoardFormat format = BoardFormat.UNICODE;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Also draw the boards that are printed, at most " + BoardSheet.MAX_BOARDS
                    + ", on one page, and write it to this file.")
    private @Nullable Path svg;

    @Mixin
    private ForceOption force = new ForceOption();

    @Mixin
    private EngineOption engine = new EngineOption();

    @Override
    int run() throws IOException {
        Solver solver = engine.solver();
        // An engine that was asked for says itself what is too large for it, and which other is not.
        Puzzle wanted = puzzle.puzzle(engine.isGiven() ? Integer.MAX_VALUE : solver.maxSize());
        solutions.check(puzzle, engine);
        if (format != null) {
            requireOnePicture(format);
            requireDrawable(format, wanted.size());
        }
        requireHeap(wanted.size());
        TextFile file = force.file(svg);
        Printer printer = new Printer(wanted);
        if (file == null) {
            solutions.visit(this, solver, wanted, printer);
        } else {
            sheet(solver, wanted).ifPresent(page -> {
                file.write(page.svg());
                page.figures().forEach(figure -> printer.visit(figure.board()));
            });
        }
        return printer.printed > 0 ? ExitCodes.DONE : noSolution(wanted);
    }

    private void requireOnePicture(BoardFormat form) {
        if (form.isPicture() && svg != null) {
            throw new UsageException(
                    "--format svg prints a picture of one board, --svg writes one of many: take one of them");
        }
        if (form.isPicture() && solutions.most() > 1) {
            throw new UsageException("--format svg is a picture of one board: ask for one, or take --svg");
        }
    }

    /** Before a search that may be long. */
    private static void requireDrawable(BoardFormat form, int size) {
        if (size > form.maxSize()) {
            String others = Arrays.stream(BoardFormat.values())
                    .filter(other -> !other.isPicture() && size <= other.maxSize())
                    .map(Choices::name)
                    .collect(Collectors.joining(", "));
            throw new UsageException("--format must be one of " + others + " for a board of more than " + form.maxSize()
                    + " rows, but is " + Choices.name(form));
        }
    }

    private void requireHeap(int size) {
        long rows = Runtime.getRuntime().maxMemory() / (format == null ? BYTES_OF_JSON_ROW : BYTES_OF_ROW);
        if (size > Math.min(rows, LONGEST_LIST)) {
            throw new UsageException("N must be at most " + Math.min(rows, LONGEST_LIST)
                    + " for a board that this heap can print, but is " + size
                    + (rows < LONGEST_LIST ? ": start java with a larger -Xmx" : ""));
        }
    }

    /** The boards of one page: as many as fit, or a message that says what to do; empty if there is none. */
    private Optional<BoardSheet> sheet(Solver solver, Puzzle wanted) {
        if (solutions.isAllFundamental()) {
            return fundamental(solver, wanted.size());
        }
        List<Board> boards = new ArrayList<>();
        Outcome outcome = solutions.visit(this, solver, wanted, board -> {
            boards.add(board);
            return boards.size() > BoardSheet.MAX_BOARDS ? Visit.STOP : Visit.CONTINUE;
        });
        if (boards.size() > BoardSheet.MAX_BOARDS) {
            throw new UsageException(
                    "--svg must have at most " + BoardSheet.MAX_BOARDS + " boards, but there are more" + ADVICE);
        }
        String title = solutions.title(boards.size(), outcome) + " for " + nameOf(wanted);
        return boards.isEmpty() ? Optional.empty() : Optional.of(BoardSheet.of(title, wanted, boards));
    }

    private Optional<BoardSheet> fundamental(Solver solver, int n) {
        try {
            return Optional.of(
                    showing("searching fundamental solutions for n = " + n, () -> BoardSheet.fundamental(solver, n)));
        } catch (NoSuchElementException none) {
            return Optional.empty();
        } catch (IllegalArgumentException tooMany) {
            throw new UsageException(tooMany.getMessage() + ADVICE);
        }
    }

    /** Writes each board under its number. */
    private final class Printer implements SolutionVisitor {

        private final Puzzle solved;
        private long printed;

        Printer(Puzzle solved) {
            this.solved = solved;
        }

        @Override
        public Visit visit(Board board) {
            printed++;
            out().println(format == null ? json(board) : numbered(board, format));
            if (printed == 1) {
                // The first board is worth showing while the search goes on for the next.
                out().flush();
            }
            return Visit.CONTINUE;
        }

        private String numbered(Board board, BoardFormat form) {
            String text = board.format(form);
            if (form.isPicture()) {
                return text;
            }
            return form.isDrawing() ? (printed > 1 ? "\n" : "") + printed + ":\n" + text : printed + ": " + text;
        }

        private Json json(Board board) {
            return new Json(Json.Layout.SPACED)
                    .with("number", printed)
                    .with("n", board.size())
                    .with("rule", solved.rule().name())
                    .with("columns", board.columns());
        }
    }

    /** As they are typed. */
    static final class Formats extends Choices<BoardFormat> {
        @Override
        Map<String, @Nullable BoardFormat> byName() {
            return orJson(BoardFormat.values());
        }
    }
}
