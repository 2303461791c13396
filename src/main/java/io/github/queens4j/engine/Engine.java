package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.search.Interruption;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The frame around every engine's search: checks before it, the clock, one log line after it, however it ends. */
abstract class Engine implements Solver {

    private static final Logger LOG = LoggerFactory.getLogger(Engine.class);

    private final String name;
    private final int maxSize;

    /**
     * An engine's name and limit.
     *
     * @param name a short lower-case word
     * @param maxSize the largest board it takes
     */
    Engine(String name, int maxSize) {
        this.name = name;
        this.maxSize = maxSize;
    }

    /** Searches a board of at least one row: tells the search every step, returns at once after STOP. */
    abstract void run(Search search);

    @Override
    public final String name() {
        return name;
    }

    /** The name: engines have no state to show. */
    @Override
    public final String toString() {
        return name;
    }

    @Override
    public final int maxSize() {
        return maxSize;
    }

    @Override
    public final SearchReport solve(Puzzle puzzle, SolutionVisitor visitor) {
        return solve(new Search(requireTaken(puzzle), Objects.requireNonNull(visitor, "visitor")));
    }

    @Override
    public final SearchReport solve(Puzzle puzzle, SolutionVisitor visitor, SearchListener listener) {
        return solve(ListenedSearch.of(
                requireTaken(puzzle),
                Objects.requireNonNull(visitor, "visitor"),
                Objects.requireNonNull(listener, "listener")));
    }

    private SearchReport solve(Search search) {
        return inFrame(search, () -> {
            if (search.size() == 0) {
                search.solution(new int[0]);
            } else {
                run(search);
            }
        });
    }

    /** Runs a search that its engine could do in more than one way. */
    final SearchReport inFrame(Search search, Runnable body) {
        try {
            Interruption.check();
            body.run();
        } catch (StopSearch stop) {
            search.stop();
        } catch (Throwable failure) {
            log(search, search.report(), failure instanceof CancellationException ? "cancelled" : "failed");
            throw failure;
        }
        SearchReport report = search.report();
        log(search, report, report.outcome().name().toLowerCase(Locale.ROOT));
        return report;
    }

    /** The puzzle, if this engine takes it. */
    final Puzzle requireTaken(Puzzle puzzle) {
        if (!takes(Objects.requireNonNull(puzzle, "puzzle"))) {
            throw refusal(puzzle);
        }
        return puzzle;
    }

    private void log(Search search, SearchReport report, String outcome) {
        if (LOG.isDebugEnabled()) {
            String tally = search.isTallied()
                    ? ", " + report.placements() + " placements, " + report.attempts() + " attempts"
                    : "";
            long millis = report.elapsed().toMillis();
            LOG.debug(
                    "{}: n = {}, {}, {} solutions{}, {} ms",
                    name,
                    search.size(),
                    outcome,
                    report.solutions(),
                    tally,
                    millis);
        }
    }
}
