package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Solver;
import io.github.queens4j.count.BoardSampler;
import io.github.queens4j.engine.AutoSolver;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which of all solutions: any one, the first ones, fundamental ones, or random ones. */
final class SolutionOptions {

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

    /** Refuses what does not go together. */
    void check(PuzzleOptions puzzle, EngineOption engine) {
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

    long most() {
        if (random) {
            return count == null ? 1 : count;
        }
        return limit != null ? limit : fundamental ? Arguments.ALL : 1;
    }

    /** Hands over the boards, at most {@link #most()}, while the search for them is shown. */
    void use(Action command, Solver solver, Puzzle puzzle, Consumer<Stream<Board>> action) {
        SearchStatus status = new SearchStatus(puzzle);
        boolean areInOrder = limit != null || fundamental;
        command.showing("searching " + Action.nameOf(puzzle), areInOrder ? status : () -> "", () -> {
            try (Stream<Board> all = boards(command, solver, puzzle, status)) {
                // A limit that is none would have the boards made in chunks.
                Stream<Board> boards = most() == Arguments.ALL ? all : all.limit(most());
                action.accept(boards.peek(status));
            }
        });
    }

    private Stream<Board> boards(Action command, Solver solver, Puzzle puzzle, SearchStatus status) {
        if (random) {
            Function<RandomGenerator, Optional<Board>> draw =
                    uniform ? uniform(puzzle) : generator -> solver.random(puzzle, generator);
            RandomGenerator generator = new SplittableRandom(command.seed(seed));
            return Stream.generate(() -> draw.apply(generator))
                    .takeWhile(Optional::isPresent)
                    .map(Optional::orElseThrow);
        }
        if (limit == null && !fundamental) {
            return solver.any(puzzle).stream();
        }
        if (most() == 1 && solver instanceof AutoSolver auto) {
            return auto.first(puzzle, status::setProvenRows).stream();
        }
        return fundamental ? solver.streamFundamental(puzzle.size()) : solver.stream(puzzle);
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

    /** Whether the sheet of all fundamental solutions is asked for. */
    boolean isAllFundamental() {
        return fundamental && most() == Arguments.ALL;
    }

    /** What the boards found are; fewer than asked for are all. */
    String title(int number) {
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
}
