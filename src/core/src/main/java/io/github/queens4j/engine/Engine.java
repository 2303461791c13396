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
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The frame around every engine's search: checks before it, the clock, one log line after it, however it ends. */
abstract class Engine implements Solver, Cloneable {

    private static final Logger LOG = LoggerFactory.getLogger(Engine.class);

    private final String name;
    private final int maxSize;

    /** Whether its searches are the steps of a stream, which has a log line of its own. */
    private boolean isInSteps;

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

    /** The lexicographically first solution; reports the number of proven rows if the engine goes row by row. */
    Optional<Board> first(Puzzle puzzle, IntConsumer provenRows) {
        return first(puzzle);
    }

    @Override
    public final Stream<Board> stream(Puzzle puzzle) {
        return isInSteps ? Solver.super.stream(puzzle) : inSteps(puzzle).stream(puzzle);
    }

    /** Begins a stream: its line in the log, and the same engine for its steps. */
    final Engine inSteps(Puzzle whole) {
        LOG.debug("{}: n = {}, a stream, searched in steps", name, whole.size());
        return inSteps();
    }

    /** The same engine for the steps of a stream that has begun: what it logs is at trace level. */
    final Engine inSteps() {
        try {
            Engine same = (Engine) clone();
            same.isInSteps = true;
            return same;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Override
    public final SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
        return visit(new Search(requireSupported(puzzle), Objects.requireNonNull(visitor, "visitor")));
    }

    @Override
    public final SearchReport visit(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        return visit(ListenedSearch.of(
                requireSupported(puzzle),
                Objects.requireNonNull(visitor, "visitor"),
                Objects.requireNonNull(listener, "listener")));
    }

    private SearchReport visit(Search search) {
        return inFrame(search, () -> {
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
        });
    }

    /** Finds solutions in a way that needs no visits; the log is to say how many. */
    final <T> T findBy(Function<Puzzle, T> way, ToLongFunction<T> solutions, Puzzle puzzle) {
        Search search = new Search(requireSupported(puzzle), solution -> Visit.CONTINUE);
        return inFrame(search, () -> {
            T found = way.apply(puzzle);
            search.addCounted(solutions.applyAsLong(found));
            return found;
        });
    }

    private <T> T inFrame(Search search, Supplier<T> body) {
        try {
            Interruption.check();
            T result = body.get();
            log(search, search.report().outcome().name().toLowerCase(Locale.ROOT));
            return result;
        } catch (Throwable failure) {
            log(search, failure instanceof CancellationException ? "cancelled" : "failed");
            throw failure;
        }
    }

    private Puzzle requireSupported(Puzzle puzzle) {
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

    private void log(Search search, String end) {
        SearchReport report = search.report();
        long millis = report.elapsed().toMillis();
        BiConsumer<String, Object[]> log = isInSteps ? LOG::trace : LOG::debug;
        Object[] values = {name, search.size(), end, report.solutions(), millis};
        log.accept("{}: n = {}, {}, {} solutions, {} ms", values);
    }
}
