package io.github.queens4j.cli;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.count.BoardSampler;
import io.github.queens4j.engine.AutoSolver;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
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

    /** Finds them; complete if there are no others of the kind. */
    Outcome visit(Action command, Solver solver, Puzzle puzzle, SolutionVisitor visitor) {
        if (!solver.takes(puzzle)) {
            throw solver.refusal(puzzle);
        }
        String task = "searching " + Action.nameOf(puzzle);
        if (random) {
            return draw(command, task, solver, puzzle, visitor);
        }
        if (limit == null && !fundamental) {
            command.showing(task, () -> solver.any(puzzle)).ifPresent(visitor::visit);
            return Outcome.STOPPED;
        }
        SearchStatus status = new SearchStatus(task, puzzle, upTo(most(), visitor));
        if (most() == 1 && solver instanceof AutoSolver auto) {
            Optional<Board> first = command.showing(status, () -> auto.first(puzzle, status::setProvenRows));
            first.ifPresent(visitor::visit);
            return first.isPresent() ? Outcome.STOPPED : Outcome.COMPLETE;
        }
        return command.showing(
                status,
                () -> fundamental
                        ? fundamental(solver, puzzle, status)
                        : solver.solve(puzzle, status).outcome());
    }

    private Outcome draw(Action command, String task, Solver solver, Puzzle puzzle, SolutionVisitor visitor) {
        Function<RandomGenerator, Optional<Board>> boards =
                uniform ? command.showing(task, () -> uniform(puzzle)) : generator -> solver.random(puzzle, generator);
        RandomGenerator generator = new SplittableRandom(command.seed(seed));
        return command.showing(task, () -> {
            boolean goesOn = true;
            for (long left = most(); goesOn && left > 0; left--) {
                goesOn = boards.apply(generator)
                        .filter(board -> visitor.visit(board) == Visit.CONTINUE)
                        .isPresent();
            }
            return Outcome.STOPPED;
        });
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

    private static Outcome fundamental(Solver solver, Puzzle puzzle, SolutionVisitor visitor) {
        try (Stream<Board> boards = solver.streamFundamental(puzzle.size())) {
            return boards.allMatch(board -> visitor.visit(board) == Visit.CONTINUE)
                    ? Outcome.COMPLETE
                    : Outcome.STOPPED;
        }
    }

    /** Whether the sheet of all fundamental solutions is asked for. */
    boolean isAllFundamental() {
        return fundamental && most() == Arguments.ALL;
    }

    /** What a number of boards are that were found. */
    String title(int number, Outcome outcome) {
        boolean isOne = number == 1;
        String all = outcome != Outcome.COMPLETE ? "The first" : isOne ? "The only" : "All";
        String which = isOne ? all : all + " " + number;
        if (random) {
            which = isOne ? "A random" : number + " random";
        } else if (limit == null && !fundamental) {
            which = "A";
        }
        return which + (fundamental ? " fundamental" : "") + (isOne ? " solution" : " solutions");
    }

    private static SolutionVisitor upTo(long most, SolutionVisitor visitor) {
        AtomicLong left = new AtomicLong(most);
        return board -> {
            Visit wish = visitor.visit(board);
            return left.decrementAndGet() > 0 ? wish : Visit.STOP;
        };
    }
}
