package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.cli.command.Action;
import io.github.queens4j.cli.command.Arguments;
import io.github.queens4j.cli.command.ForceOption;
import io.github.queens4j.cli.command.SizeArgument;
import io.github.queens4j.cli.command.UsageException;
import io.github.queens4j.cli.process.OutputFile;
import io.github.queens4j.picture.BoardSheet;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints solutions, numbered, in lexicographic order. */
@Command(
        name = "solve",
        description = {
            "Prints boards with n queens: the first, or as many as --limit says.",
            "Boards come in lexicographic order and are printed as they are found.%n"
        },
        footer = {
            "",
            "Examples:",
            "  queens4j solve 8",
            "  queens4j solve 6 --limit all --format dashes",
            "  queens4j solve 8 --queen 0,3 --blocked 4,4",
            "  queens4j solve 8 --format svg > board.svg",
            "  queens4j solve 8 --svg fundamental.svg"
        })
final class SolveCommand extends Action {

    private static final String ALL = "all";

    @Mixin
    private SizeArgument n = new SizeArgument();

    @Option(names = "--limit", paramLabel = "K", description = "Print at most K boards, or all of them: --limit all.")
    private @Nullable String limit;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            completionCandidates = FormatNames.class,
            description = "How to print a board: ${COMPLETION-CANDIDATES}. Default: unicode.")
    private String format = "unicode";

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description =
                    "Also draw the boards on one page, at most " + BoardSheet.MAX_BOARDS + ", and write it to this "
                            + "file. Without --limit, --queen and --blocked, these are the fundamental solutions: one of each set "
                            + "of solutions that turn into each other when the board is turned or reflected.")
    private @Nullable Path svg;

    @Mixin
    private ForceOption force = new ForceOption();

    @Mixin
    private EngineOption engine = new EngineOption();

    @Mixin
    private PuzzleOptions squares = new PuzzleOptions();

    @Override
    public Integer call() {
        Puzzle puzzle = squares.puzzle(n.within(0, Integer.MAX_VALUE));
        long most = most();
        BoardFormat shape = Arguments.constant("--format", format, List.of(BoardFormat.values()));
        if (shape == BoardFormat.SVG && svg != null) {
            throw new UsageException(
                    "--format svg prints a picture of one board, --svg writes one of many: take one of them");
        }
        if (shape == BoardFormat.SVG && most > 1) {
            throw new UsageException("--format svg is a picture of one board, so --limit must be 1, but is " + limit);
        }
        Printer printer = new Printer(out(), shape, most);
        OutputFile file = force.file(svg);
        if (file != null) {
            draw(file, puzzle, most).forEach(printer::visit);
        } else {
            engine.solver().solve(puzzle, printer);
        }
        return printer.printed > 0 ? 0 : noSolution(puzzle);
    }

    private long most() {
        if (limit == null) {
            return svg != null && squares.isEmpty() ? Long.MAX_VALUE : 1;
        }
        return limit.equals(ALL) ? Long.MAX_VALUE : Arguments.integer("--limit", limit, 1, Integer.MAX_VALUE);
    }

    /** Writes the picture of the boards and returns them, none if there is no solution. */
    private List<Board> draw(OutputFile file, Puzzle puzzle, long most) {
        SolutionSheet sheet = new SolutionSheet(engine.solver());
        Optional<BoardSheet> drawn =
                limit == null && squares.isEmpty() ? sheet.fundamental(puzzle.size()) : sheet.solutions(puzzle, most);
        drawn.ifPresent(boards -> file.write(boards.svg()));
        return drawn.stream()
                .flatMap(boards -> boards.figures().stream())
                .map(BoardSheet.Figure::board)
                .toList();
    }

    /** Writes each board under its number. */
    private static final class Printer implements SolutionVisitor {

        private final PrintWriter out;
        private final BoardFormat format;
        private final long most;
        private long printed;

        Printer(PrintWriter out, BoardFormat format, long most) {
            this.out = out;
            this.format = format;
            this.most = most;
        }

        @Override
        public Visit visit(Board solution) {
            String text = solution.format(format);
            printed++;
            switch (format) {
                case SVG -> out.println(text);
                case LIST, LIST_ONE_BASED -> out.println(printed + ": " + text);
                case UNICODE, DASHES, GRID -> out.println((printed > 1 ? "\n" : "") + printed + ":\n" + text);
            }
            if (printed == 1) {
                // The first board is worth showing while the search goes on for the next.
                out.flush();
            }
            return printed < most ? Visit.CONTINUE : Visit.STOP;
        }
    }

    /** The formats as they are typed. */
    static final class FormatNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(BoardFormat.values()).map(Arguments::name).iterator();
        }
    }
}
