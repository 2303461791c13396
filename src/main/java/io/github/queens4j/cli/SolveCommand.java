package io.github.queens4j.cli;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.picture.BoardSheet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
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

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Mixin
    private Selection selection = new Selection();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            completionCandidates = Formats.OfBoards.class,
            description = "How to print a board: ${COMPLETION-CANDIDATES}. Default: unicode.")
    private String format = "unicode";

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
    public Integer call() throws IOException {
        Solver solver = engine.solver();
        // An engine that was asked for says itself what is too large for it, and which other is not.
        Puzzle wanted = puzzle.puzzle(engine.isGiven() ? Integer.MAX_VALUE : solver.maxSize());
        selection.check(puzzle);
        Optional<BoardFormat> shape = Formats.find(BoardFormat.class, format);
        requireOnePicture(shape);
        shape.ifPresent(form -> requireDrawable(form, wanted.size()));
        TextFile file = force.file(svg);
        BoardPrinter printer = new BoardPrinter(out(), shape, wanted);
        if (file == null) {
            selection.visit(this, solver, wanted, printer);
        } else {
            Optional<BoardSheet> sheet = new SolutionSheet(this, solver, selection).of(wanted);
            sheet.ifPresent(page -> {
                file.write(page.svg());
                page.figures().forEach(figure -> printer.visit(figure.board()));
            });
        }
        return printer.printed() > 0 ? ExitCodes.DONE : noSolution(wanted);
    }

    /** Before a search that may be long. */
    private static void requireDrawable(BoardFormat form, int size) {
        if (size > form.maxSize()) {
            String others = Arrays.stream(BoardFormat.values())
                    .filter(other -> !other.isPicture() && size <= other.maxSize())
                    .map(Arguments::name)
                    .collect(Collectors.joining(", "));
            throw new UsageException("--format must be " + others + " or json for a board of more than "
                    + form.maxSize() + " rows, but is " + Arguments.name(form));
        }
    }

    private void requireOnePicture(Optional<BoardFormat> shape) {
        boolean picture = shape.filter(BoardFormat::isPicture).isPresent();
        if (picture && svg != null) {
            throw new UsageException(
                    "--format svg prints a picture of one board, --svg writes one of many: take one of them");
        }
        if (picture && selection.most() > 1) {
            throw new UsageException("--format svg is a picture of one board: ask for one, or take --svg");
        }
    }
}
