package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.count.BoardSampler;
import io.github.queens4j.engine.AutoSolver;
import io.github.queens4j.notation.Json;
import io.github.queens4j.picture.BoardSheet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
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
        exitCodeList = ExitCodes.ON_NO_SOLUTION,
        footer = {"  queens4j solve 8", "  queens4j solve 7 --rule toroidal --random --count 3 --svg boards.svg"})
final class SolveCommand extends Action {

    private static final List<String> RANDOM = List.of("--random", "--uniform", "--count", "--seed");

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Option(names = "--limit", description = "Print the first K boards, or all of them: --limit all.")
    @Arguments.Range(from = 1, orAll = true)
    private @Nullable Long limit;

    @Option(names = "--fundamental", description = "Of boards that are turned or reflected images, print one.")
    private boolean fundamental;

    /** Asked for by its name, as those that imply it. */
    @SuppressWarnings("UnusedVariable")
    @Option(names = "--random", description = "Print a random board; --count, --seed and --uniform do so, too.")
    private boolean random;

    @Option(
            names = "--uniform",
            description = "Draw random boards, each board with exactly the same probability; N up to "
                    + BoardSampler.MAX_N + ", or a puzzle whose boards are counted in ten minutes.")
    private boolean uniform;

    @Option(names = "--count", description = "Print K random boards.")
    @Arguments.Range(from = 1)
    private int count = 1;

    @Option(names = "--seed", paramLabel = "S", description = "The same whole number draws the same boards.")
    @Arguments.Range
    private @Nullable Long seed;

    @Option(names = "--format", description = "How to print a board: ${COMPLETION-CANDIDATES}. Default: unicode.")
    private BoardFormat format = BoardFormat.UNICODE;

    @Mixin
    private SvgOption svg = new SvgOption();

    @Option(names = "--engine", description = PuzzleOptions.ENGINE)
    private @Nullable Solver engine;

    @Override
    public Integer call() throws IOException {
        exclude(RANDOM, List.of("--limit", "--fundamental"));
        exclude(List.of("--uniform"), List.of("--engine"));
        List<Puzzle> all = puzzle.ofOneSize(solver(engine).maxSize());
        long most = given(RANDOM) != null ? count : limit != null ? limit : fundamental ? Arguments.ALL : 1;
        if (format == BoardFormat.SVG && (most > 1 || svg.isGiven())) {
            throw new IllegalArgumentException(
                    "--format svg is a picture of one board: ask for one, or take --svg alone");
        }
        if (all.size() > 1 && svg.isGiven()) {
            throw new IllegalArgumentException("--svg is for one puzzle, but there are " + all.size());
        }
        svg.open(this, 1);
        int exitCode = ExitCodes.DONE;
        for (Puzzle wanted : all) {
            exitCode = Math.max(exitCode, solve(wanted, most));
        }
        return exitCode;
    }

    private int solve(Puzzle wanted, long most) {
        requireSupported(solver(engine), wanted);
        if (fundamental) {
            solver(engine).streamFundamental(wanted).close(); // Refused if it has no symmetry.
        }
        boolean isNumbered = most > 1 && isForEyes();
        AtomicLong printed = new AtomicLong();
        Consumer<Board> print = board -> printApart(text(wanted, board, printed.incrementAndGet(), isNumbered));
        if (svg.isGiven()) {
            List<Board> boards = new ArrayList<>();
            use(wanted, Math.min(most, BoardSheet.MAX_BOARDS + 1), boards::add);
            draw(wanted, boards);
            boards.forEach(print);
        } else {
            use(wanted, most, print);
        }
        return printed.get() > 0 ? ExitCodes.DONE : noSolution(wanted, puzzle.reading(wanted));
    }

    private void use(Puzzle wanted, long most, Consumer<Board> action) {
        AtomicLong found = new AtomicLong();
        AtomicInteger proven = new AtomicInteger();
        Supplier<String> status = () -> found.get() == 0 && proven.get() > 0
                ? proven + " of " + wanted.size() + " rows proven"
                : String.format(Locale.ROOT, "%,d boards", found.get());
        showing("searching " + nameOf(wanted), status, () -> {
            try (Stream<Board> all = boards(wanted, proven::set)) {
                // A limit that is none would have the boards made in chunks.
                Stream<Board> boards = most == Arguments.ALL ? all : all.limit(most);
                boards.peek(board -> found.lazySet(found.getPlain() + 1)).forEach(action);
                return found;
            }
        });
    }

    private Stream<Board> boards(Puzzle wanted, IntConsumer proven) {
        if (given(RANDOM) != null) {
            Function<RandomGenerator, Optional<Board>> draw =
                    uniform ? uniform(wanted) : generator -> solver(engine).random(wanted, generator);
            RandomGenerator generator = new SplittableRandom(seed(seed));
            return Stream.generate(() -> draw.apply(generator))
                    .takeWhile(Optional::isPresent)
                    .map(Optional::orElseThrow);
        }
        if (limit == null && !fundamental) {
            return solver(engine).any(wanted).stream();
        }
        if (limit != null && limit == 1 && solver(engine) instanceof AutoSolver auto) {
            return auto.first(wanted, proven).stream();
        }
        return fundamental ? solver(engine).streamFundamental(wanted) : solver(engine).stream(wanted);
    }

    private static Function<RandomGenerator, Optional<Board>> uniform(Puzzle puzzle) {
        try {
            Optional<BoardSampler> boards = BoardSampler.of(puzzle);
            return generator -> boards.map(sampler -> sampler.next(generator));
        } catch (IllegalArgumentException tooLarge) {
            throw new IllegalArgumentException("--uniform: " + tooLarge.getMessage());
        }
    }

    /** Draws boards on one page; all fundamental solutions have a page of their own. */
    private void draw(Puzzle wanted, List<Board> boards) {
        if (boards.size() > BoardSheet.MAX_BOARDS) {
            throw new IllegalArgumentException("--svg draws at most " + BoardSheet.MAX_BOARDS
                    + " boards, but there are more: --limit " + BoardSheet.MAX_BOARDS + " draws the first of them");
        }
        if (fundamental && limit == null && !boards.isEmpty() && wanted.equals(Puzzle.ofSize(wanted.size()))) {
            svg.write(BoardSheet.fundamental(wanted.size())::svg);
        } else if (!boards.isEmpty()) {
            String kind = given(RANDOM) != null ? "random " : fundamental ? "fundamental " : "";
            String noun = boards.size() == 1 ? "solution for " : "solutions for ";
            String title = boards.size() + " " + kind + noun + nameOf(wanted);
            svg.write(BoardSheet.of(wanted, boards).title(title)::svg);
        }
    }

    private String text(Puzzle wanted, Board board, long number, boolean isNumbered) {
        return format == BoardFormat.JSON
                ? new Json()
                        .with("number", number)
                        .with("n", board.size())
                        .with("rule", wanted.rule().name())
                        .with("columns", board.columns())
                        .toString()
                : (isNumbered ? number + ":\n" : "") + board.format(format);
    }

    /** Whether boards are looked at rather than read by programs: a new format must be decided here. */
    private boolean isForEyes() {
        return switch (format) {
            case UNICODE, GRID -> true;
            case DASHES, DOTS, LIST, LIST_ONE_BASED, JSON, FEN, SVG -> false;
        };
    }
}
