package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.cli.Batch.Instance;
import io.github.queens4j.count.BoardSampler;
import io.github.queens4j.engine.AutoSolver;
import io.github.queens4j.notation.Json;
import io.github.queens4j.picture.BoardSheet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "solve",
        description = {
            "Prints boards with n queens: any one, or those that are asked for.",
            "With --limit and --fundamental, boards come in lexicographic order and are printed as they are found. "
                    + "Several are numbered, unless the format is for programs.",
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

    @Option(names = "--limit", paramLabel = "K", description = "Print the first K boards, or all of them: --limit all.")
    @Range(from = 1, orAll = true)
    private @Nullable Long limit;

    @Option(
            names = "--fundamental",
            description =
                    "Print one board of each set that turn into each other when the board is turned or reflected.")
    private boolean fundamental;

    @Option(names = "--random", description = "Print a random board.")
    private boolean random;

    @Option(
            names = "--uniform",
            description = "With --random, draw every board with exactly the same probability; N up to "
                    + BoardSampler.LARGEST_N + ", or a puzzle whose boards are counted in ten minutes.")
    private boolean uniform;

    @Option(names = "--count", paramLabel = "K", description = "With --random, print K of them.")
    @Range(from = 1)
    private @Nullable Integer count;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "With --random, print the same boards each time: those of this whole number.")
    @Range
    private @Nullable Long seed;

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
        check();
        Batch<Puzzle> puzzles = puzzle.puzzles(this, most);
        svg.requireOne(puzzles);
        requirePicture(puzzles.isOne());
        svg.open();
        return puzzles.forEach(instance -> solve(solver, instance));
    }

    /** Refuses what does not go together. */
    private void check() {
        if (!random && (count != null || seed != null || uniform)) {
            throw new UsageException((count != null ? "--count" : seed != null ? "--seed" : "--uniform")
                    + " is for --random: leave it out, or add --random");
        }
        if (uniform && engine.isGiven()) {
            throw new UsageException("--uniform draws without an engine: leave it out, or leave out --engine");
        }
        if (random && (limit != null || fundamental)) {
            throw new UsageException("--random draws boards, " + (fundamental ? "--fundamental" : "--limit")
                    + " lists them: take one of them");
        }
        if (fundamental) {
            puzzle.requirePlain("--fundamental");
        }
    }

    private long most() {
        if (random) {
            return count == null ? 1 : count;
        }
        return limit != null ? limit : fundamental ? Arguments.ALL : 1;
    }

    private void requirePicture(boolean isOne) {
        if (format == BoardFormat.SVG && svg.isGiven()) {
            throw new UsageException(
                    "--format svg prints a picture of one board, --svg writes one of many: take one of them");
        }
        if (format == BoardFormat.SVG && (most() > 1 || !isOne)) {
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
            use(solver, wanted, boards -> boards.forEach(print));
        }
        if (printed.get() > 0) {
            return ExitCodes.DONE;
        }
        err().println(instance.labelled(none(wanted)));
        return ExitCodes.NO_SOLUTION;
    }

    /** Hands over the boards, at most {@link #most()}, while the search for them is shown. */
    private void use(Solver solver, Puzzle wanted, Consumer<Stream<Board>> action) {
        SearchStatus status = new SearchStatus(wanted);
        boolean areInOrder = limit != null || fundamental;
        showing("searching " + nameOf(wanted), areInOrder ? status : () -> "", () -> {
            try (Stream<Board> all = boards(solver, wanted, status)) {
                // A limit that is none would have the boards made in chunks.
                Stream<Board> boards = most() == Arguments.ALL ? all : all.limit(most());
                action.accept(boards.peek(status));
            }
        });
    }

    private Stream<Board> boards(Solver solver, Puzzle wanted, SearchStatus status) {
        if (random) {
            Function<RandomGenerator, Optional<Board>> draw =
                    uniform ? uniform(wanted) : generator -> solver.random(wanted, generator);
            RandomGenerator generator = new SplittableRandom(seed(seed));
            return Stream.generate(() -> draw.apply(generator))
                    .takeWhile(Optional::isPresent)
                    .map(Optional::orElseThrow);
        }
        if (limit == null && !fundamental) {
            return solver.any(wanted).stream();
        }
        if (most() == 1 && solver instanceof AutoSolver auto) {
            return auto.first(wanted, status::setProvenRows).stream();
        }
        return fundamental ? solver.streamFundamental(wanted.size()) : solver.stream(wanted);
    }

    private static Function<RandomGenerator, Optional<Board>> uniform(Puzzle puzzle) {
        try {
            BoardSampler sampler = BoardSampler.of(puzzle);
            return generator -> Optional.of(sampler.next(generator));
        } catch (NoSuchElementException none) {
            return generator -> Optional.empty();
        } catch (IllegalArgumentException tooLarge) {
            throw new UsageException("--uniform: " + tooLarge.getMessage());
        }
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

    /** The boards of one page: as many as fit, otherwise a message with advice; empty if there is none. */
    private Optional<BoardSheet> sheet(Solver solver, Puzzle wanted) {
        if (fundamental && most() == Arguments.ALL) {
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
        use(solver, wanted, found -> found.limit(BoardSheet.MAX_BOARDS + 1).forEach(boards::add));
        if (boards.size() > BoardSheet.MAX_BOARDS) {
            throw new UsageException(
                    "--svg must have at most " + BoardSheet.MAX_BOARDS + " boards, but there are more" + ADVICE);
        }
        String title = title(boards.size()) + " for " + nameOf(wanted);
        return boards.isEmpty() ? Optional.empty() : Optional.of(BoardSheet.of(title, wanted, boards));
    }

    /** What the boards found are; fewer than asked for are all. */
    private String title(int number) {
        boolean isOne = number == 1;
        String all = number == most() ? "The first" : isOne ? "The only" : "All";
        String which = isOne ? all : all + " " + number;
        if (random) {
            which = isOne ? "A random" : number + " random";
        } else if (limit == null && !fundamental) {
            which = "A";
        }
        return which + (fundamental ? " fundamental" : "") + (isOne ? " solution" : " solutions");
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
        String text = (most() > 1 && isForEyes() ? number + ":\n" : "") + board.format(format);
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
