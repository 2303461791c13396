package io.github.queens4j.cli;

import io.github.queens4j.Outcome;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.engine.ForwardSolver;
import io.github.queens4j.notation.Json;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "stats",
        description = {
            "Prints a table of what searches for all boards cost, or for the first ones.",
            "There is a row for each size from 1 to N:",
            "  solutions    boards found, symmetric ones counted apart",
            "  placements   queens placed on a square that no queen before attacks",
            "  attempts     squares tried",
            "  removals     queens taken away again, with --first: steps back",
            "  time         of the search",
            "With --first, fewest-first is forward with the row that has the fewest squares left as the next.",
            "With --engine all, there is a row for each engine that takes the rule; of permutation up to n = "
                    + StatsCommand.LAST_PERMUTED + ", where n! grows too large.%n"
        },
        footer = {"  queens4j stats 10", "  queens4j stats 8 --engine all", "  queens4j stats 12 --first"})
final class StatsCommand extends JsonAction {

    static final String DEFAULT_ENGINE = "iterative";

    /** Beyond, {@code permutation} would take longer than all others together. */
    static final int LAST_PERMUTED = 10;

    @Parameters(index = "0", paramLabel = "N", description = "Rows and columns of the largest board.")
    @Arguments.Range(from = 1)
    private int n;

    @Option(names = "--rule", description = PuzzleOptions.RULE)
    private Rule rule = Rule.QUEENS;

    @Option(
            names = "--engine",
            description = "Search with this engine, or with all: one of ${COMPLETION-CANDIDATES}. Default: "
                    + StatsCommand.DEFAULT_ENGINE + ", with --rule " + TraceCommand.DEFAULT_ENGINE
                    + ", with --first all.")
    private Arguments.@Nullable Engines engines;

    @Option(names = "--first", description = "Search for the first boards alone, or as long as there is another.")
    private boolean isFirst;

    @Option(names = "--limit", description = "With --first, stop at board number K. Default: 1.")
    @Arguments.Range(from = 1)
    private long limit = 1;

    @Override
    public Integer call() {
        if (!isFirst && given(List.of("--limit")) != null) {
            throw new IllegalArgumentException("--limit is for --first");
        }
        Solver usual = Solvers.engine(rule.equals(Rule.QUEENS) ? DEFAULT_ENGINE : TraceCommand.DEFAULT_ENGINE);
        List<Solver> asked = engines != null ? engines.solvers() : isFirst ? finders() : List.of(usual);
        boolean isAlone = asked.size() == 1;
        Puzzle largest = Puzzle.ofSize(n).withRule(rule);
        if (isAlone) {
            requireSupported(asked.get(0), largest);
        }
        if (!isJson()) {
            out().println(row(isAlone, "n", "solutions", "placements", "attempts", "removals", "time", "engine"));
        }
        for (int size = 1; size <= n; size++) {
            Puzzle puzzle = Puzzle.ofSize(size).withRule(rule);
            for (Solver solver : asked) {
                boolean isTooLong = solver.name().equals("permutation") && size > LAST_PERMUTED;
                if (isAlone || (solver.supports(puzzle) && !isTooLong)) {
                    search(puzzle, solver, isAlone);
                }
            }
        }
        return ExitCodes.DONE;
    }

    /** All engines, and for one board that which has an order of its own. */
    private List<Solver> finders() {
        Stream<Solver> other = limit == 1 ? Stream.of(ForwardSolver.fewestFirst()) : Stream.of();
        return Stream.concat(Arguments.Engines.all().solvers().stream(), other).toList();
    }

    private String row(boolean isAlone, Object... cells) {
        String first = isFirst ? " %5$12s" : "";
        return String.format(Locale.ROOT, "%3s %11s %12s %12s" + first + " %6$12s" + (isAlone ? "" : " %7$s"), cells);
    }

    private void search(Puzzle puzzle, Solver solver, boolean isAlone) {
        String name = solver.name();
        AtomicLong boards = new AtomicLong();
        SearchReport report = showing(
                "searching " + nameOf(puzzle) + " by " + name,
                () -> boards + " boards",
                () -> solver.visit(puzzle, board -> {
                    boards.lazySet(boards.getPlain() + 1);
                    return isFirst && boards.getPlain() == limit ? Visit.STOP : Visit.CONTINUE;
                }));
        long removals = removals(report, puzzle.size());
        double seconds = report.elapsed().toNanos() / 1e9;
        String time = String.format(Locale.ROOT, "%.3f s", seconds);
        Json json = json(puzzle)
                .with("engine", name)
                .with("solutions", report.solutions())
                .with("placements", report.placements())
                .with("attempts", report.attempts());
        if (isFirst) {
            json.with("removals", removals);
        }
        Object[] cells = {
            puzzle.size(), report.solutions(), report.placements(), report.attempts(), removals, time, name
        };
        print(json.with("seconds", seconds), row(isAlone, cells));
        // The next can take ten times as long.
        out().flush();
    }

    /** A search takes all queens away again that it has placed, but for those of the board at which it stops. */
    private static long removals(SearchReport report, int n) {
        long standing = report.outcome() == Outcome.STOPPED ? n : 0;
        return Math.max(0, report.placements() - standing); // Other people's engines need not count.
    }
}
