package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.cli.Batch.Instance;
import io.github.queens4j.notation.Json;
import io.github.queens4j.picture.BoardSheet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "solve",
        description = {
            "Prints boards with n queens: any one, or those that are asked for.",
            "With --limit and --fundamental, boards come in lexicographic order and are printed as they are found; "
                    + "several are numbered in the formats unicode and grid.",
            "What is printed can be read again by --puzzle.",
            "--svg draws at most " + BoardSheet.MAX_BOARDS + " boards, on one page.%n"
        },
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footer = {
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

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Mixin
    private SolutionOptions solutions = new SolutionOptions();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "How to print a board: ${COMPLETION-CANDIDATES}. Default: unicode.")
    private BoardFormat format = BoardFormat.UNICODE;

    @Mixin
    private SvgOption svg = new SvgOption();

    @Mixin
    private EngineOption engine = new EngineOption();

    @Override
    public Integer call() throws IOException {
        Solver solver = engine.solverOr(EngineOption.AUTO);
        // An engine that was asked for refuses itself what is too large for it, and names another.
        int most = engine.isGiven() ? Integer.MAX_VALUE : solver.maxSize();
        solutions.check(puzzle, engine);
        Batch<Puzzle> puzzles = puzzle.puzzles(this, most);
        svg.requireOne(puzzles);
        requirePicture(puzzles.isOne());
        svg.open();
        return puzzles.forEach(instance -> solve(solver, instance));
    }

    private void requirePicture(boolean isOne) {
        if (format == BoardFormat.SVG && svg.isGiven()) {
            throw new UsageException(
                    "--format svg prints a picture of one board, --svg writes one of many: take one of them");
        }
        if (format == BoardFormat.SVG && (solutions.most() > 1 || !isOne)) {
            throw new UsageException("--format svg is a picture of one board: ask for one, or take --svg");
        }
    }

    private int solve(Solver solver, Instance<Puzzle> instance) {
        Puzzle wanted = instance.puzzle();
        requireRoom(wanted.size());
        if (!solver.takes(wanted)) {
            throw solver.refusal(wanted);
        }
        AtomicLong printed = new AtomicLong();
        Consumer<Board> print = board -> printApart(text(instance, board, printed.incrementAndGet()));
        if (svg.isGiven()) {
            sheet(solver, wanted).ifPresent(page -> {
                svg.write(page::svg);
                page.figures().forEach(figure -> print.accept(figure.board()));
            });
        } else {
            solutions.use(this, solver, wanted, boards -> boards.forEach(print));
        }
        if (printed.get() > 0) {
            return ExitCodes.DONE;
        }
        err().println(instance.labelled(none(wanted)));
        return ExitCodes.NO_SOLUTION;
    }

    /** Before a search that may be long. */
    private void requireRoom(int size) {
        if (size > format.maxSize()) {
            String others = Arrays.stream(BoardFormat.values())
                    .filter(other -> other != BoardFormat.SVG && size <= other.maxSize())
                    .map(Choices::name)
                    .collect(Collectors.joining(", "));
            throw new UsageException("--format must be one of " + others + " for a board of more than "
                    + format.maxSize() + " rows, but is " + Choices.name(format));
        }
    }

    /** The boards of one page: as many as fit, or a message that says what to do; empty if there is none. */
    private Optional<BoardSheet> sheet(Solver solver, Puzzle wanted) {
        if (solutions.isAllFundamental()) {
            int n = wanted.size();
            try {
                String task = "searching fundamental solutions for n = " + n;
                return Optional.of(showing(task, () -> BoardSheet.fundamental(solver, n)));
            } catch (NoSuchElementException none) {
                return Optional.empty();
            } catch (IllegalArgumentException tooMany) {
                throw new UsageException(tooMany.getMessage() + ADVICE);
            }
        }
        List<Board> boards = new ArrayList<>();
        solutions.use(
                this,
                solver,
                wanted,
                found -> found.limit(BoardSheet.MAX_BOARDS + 1).forEach(boards::add));
        if (boards.size() > BoardSheet.MAX_BOARDS) {
            throw new UsageException(
                    "--svg must have at most " + BoardSheet.MAX_BOARDS + " boards, but there are more" + ADVICE);
        }
        String title = solutions.title(boards.size()) + " for " + nameOf(wanted);
        return boards.isEmpty() ? Optional.empty() : Optional.of(BoardSheet.of(title, wanted, boards));
    }

    /** A board as it is printed: under its number if there are others, and the format is one to be looked at. */
    private String text(Instance<Puzzle> instance, Board board, long number) {
        if (format == BoardFormat.JSON) {
            Json json = instance.isOneOfMany() ? instance.json() : new Json();
            return json.with("number", number)
                    .with("n", board.size())
                    .with("rule", instance.puzzle().rule().name())
                    .with("columns", board.columns())
                    .toString();
        }
        String text = (solutions.most() > 1 && isForEyes() ? number + ":\n" : "") + board.format(format);
        return instance.areManyFiles() ? instance.labelled(text) : text;
    }

    /** Whether boards are looked at rather than read by programs: a new format must be decided here. */
    private boolean isForEyes() {
        return switch (format) {
            case UNICODE, GRID -> true;
            case DASHES, DOTS, LIST, LIST_ONE_BASED, JSON, SVG -> false;
        };
    }
}
