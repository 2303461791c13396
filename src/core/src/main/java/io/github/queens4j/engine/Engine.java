package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.search.Interruption;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The frame around every engine's search: checks before it, the clock, one log line after it, however it ends. */
abstract class Engine implements Solver {

    private static final Logger LOG = LoggerFactory.getLogger(Engine.class);

    private final String name;
    private final int maxSize;

    Engine(String name, int maxSize) {
        this.name = name;
        this.maxSize = maxSize;
    }

    /** Searches a board of at least one row: notifies the search of every step, returns at once after STOP. */
    abstract void run(Search search);

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String toString() {
        return name;
    }

    @Override
    public final int maxSize() {
        return maxSize;
    }

    @Override
    public final SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        Search search = new Search(requireSupported(puzzle), Objects.requireNonNull(visitor, "visitor"));
        return logged(name, search, () -> report(search));
    }

    @Override
    public final SearchReport visit(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        Search search = ListenedSearch.of(
                requireSupported(puzzle),
                Objects.requireNonNull(visitor, "visitor"),
                Objects.requireNonNull(listener, "listener"));
        return logged(name, search, () -> report(search));
    }

    private SearchReport report(Search search) {
        Interruption.check();
        try {
            if (search.size() == 0) {
                search.solution(new int[0]);
            } else {
                run(search);
            }
        } catch (Search.Stop stop) {
            search.stop();
        }
        return search.report();
    }

    @Override
    public final Optional<Board> first(Puzzle puzzle) {
        return first(puzzle, row -> {});
    }

    /** The lexicographically first solution; reports the number of proven rows if the engine goes row by row. */
    final Optional<Board> first(Puzzle puzzle, IntConsumer provenRows) {
        return found(name, requireSupported(puzzle), () -> findFirst(puzzle, provenRows));
    }

    /** The same without a line in the log. */
    Optional<Board> findFirst(Puzzle puzzle, IntConsumer provenRows) {
        AtomicReference<Board> first = new AtomicReference<>();
        report(new Search(puzzle, solution -> {
            first.set(solution);
            return Visit.STOP;
        }));
        return Optional.ofNullable(first.get());
    }

    @Override
    public final Stream<Board> stream(Puzzle puzzle) {
        return stream(puzzle, part -> this);
    }

    /** A stream whose parts have their first boards found by other engines. */
    final Stream<Board> stream(Puzzle puzzle, Function<Puzzle, Engine> finders) {
        LOG.debug("{}: n = {}, a stream", name, requireSupported(puzzle).size());
        return new Steps(this, finders).stream(puzzle);
    }

    /** Searches the steps of a stream, without a line in the log for each. */
    private record Steps(Engine engine, Function<Puzzle, Engine> finders) implements Solver {

        @Override
        public boolean supports(Puzzle puzzle) {
            return true;
        }

        @Override
        public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
            return engine.report(new Search(puzzle, visitor));
        }

        @Override
        public Optional<Board> first(Puzzle puzzle) {
            return finders.apply(puzzle).findFirst(puzzle, row -> {});
        }

        @Override
        public String name() {
            return engine.name;
        }
    }

    /** Counts up to a limit in a way that needs no visits. */
    static long counted(String engine, Puzzle puzzle, long limit, LongSupplier way) {
        Search search = new Search(puzzle, solution -> Visit.CONTINUE);
        return logged(engine, search, () -> {
            Interruption.check();
            return search.counted(way.getAsLong(), limit);
        });
    }

    /** Finds a board, if there is one, in a way that needs no visits. */
    static Optional<Board> found(String engine, Puzzle puzzle, Supplier<Optional<Board>> way) {
        Search search = new Search(puzzle, solution -> Visit.CONTINUE);
        return logged(engine, search, () -> {
            Interruption.check();
            Optional<Board> found = way.get();
            search.counted(found.isPresent() ? 1 : 0, 1);
            return found;
        });
    }

    static <T> T logged(String engine, Search search, Supplier<T> body) {
        String end = "failed";
        try {
            T result = body.get();
            end = search.report().outcome().name().toLowerCase(Locale.ROOT);
            return result;
        } catch (CancellationException cancelled) {
            end = "cancelled";
            throw cancelled;
        } finally {
            SearchReport report = search.report();
            long millis = report.elapsed().toMillis();
            Object[] values = {engine, search.size(), end, report.solutions(), millis};
            LOG.debug("{}: n = {}, {}, {} solutions, {} ms", values);
        }
    }

    final Puzzle requireSupported(Puzzle puzzle) {
        if (supports(Objects.requireNonNull(puzzle, "puzzle"))) {
            return puzzle;
        }
        int n = puzzle.size();
        String why = n > maxSize
                ? "n must be at most " + maxSize + " for the engine \"" + name + "\", but is " + n
                : "the engine \"" + name + "\" does not take the rule \"" + puzzle.rule() + "\" with n = " + n;
        String advice = Solvers.engine("auto").supports(puzzle)
                ? "use the engine \"auto\""
                : "no search goes further, but Solvers.construct gives one solution for queens";
        throw new IllegalArgumentException(why + ": " + advice);
    }
}
