package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.notation.Json;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "stats",
        description = {
            "Prints a table of what searches for all boards cost.",
            "There is a row for each size from 1 to N:",
            "  solutions    boards found, symmetric ones counted apart",
            "  placements   queens placed on a square that no queen before attacks",
            "  attempts     squares tried",
            "  time         of the search",
            "With --engine all, there is a row for each engine that takes the rule; of permutation up to n = "
                    + StatsCommand.LAST_PERMUTED + ", where n! grows too large.%n"
        },
        footer = {"  queens4j stats 10", "  queens4j stats 8 --engine all"})
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
                    + StatsCommand.DEFAULT_ENGINE + ", with --rule " + TraceCommand.DEFAULT_ENGINE + ".")
    private Arguments.@Nullable Engines engines;

    @Override
    public Integer call() {
        Solver usual = Solvers.engine(rule.equals(Rule.QUEENS) ? DEFAULT_ENGINE : TraceCommand.DEFAULT_ENGINE);
        List<Solver> asked = engines == null ? List.of(usual) : engines.solvers();
        boolean isAlone = asked.size() == 1;
        Puzzle largest = Puzzle.ofSize(n).withRule(rule);
        if (isAlone) {
            requireSupported(asked.get(0), largest);
        }
        if (!isJson()) {
            out().println(row(isAlone, "n", "solutions", "placements", "attempts", "time", "engine"));
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

    private static String row(boolean isAlone, Object... cells) {
        return String.format(Locale.ROOT, "%3s %11s %12s %12s %12s" + (isAlone ? "" : " %6$s"), cells);
    }

    private void search(Puzzle puzzle, Solver solver, boolean isAlone) {
        String name = solver.name();
        AtomicLong boards = new AtomicLong();
        SearchReport report = showing(
                "searching " + nameOf(puzzle) + " by " + name,
                () -> boards + " boards",
                () -> solver.visit(puzzle, board -> {
                    boards.lazySet(boards.getPlain() + 1);
                    return Visit.CONTINUE;
                }));
        double seconds = report.elapsed().toNanos() / 1e9;
        String time = String.format(Locale.ROOT, "%.3f s", seconds);
        Json json = json(puzzle)
                .with("engine", name)
                .with("solutions", report.solutions())
                .with("placements", report.placements())
                .with("attempts", report.attempts())
                .with("seconds", seconds);
        Object[] cells = {puzzle.size(), report.solutions(), report.placements(), report.attempts(), time, name};
        print(json, row(isAlone, cells));
        // The next can take ten times as long.
        out().flush();
    }
}
