package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.cli.EngineOption.Engines;
import io.github.queens4j.notation.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "With --engine all, there is a column of attempts for each engine.%n"
        },
        footerHeading = "%n",
        footer = {
            "The engine is " + StatsCommand.DEFAULT_ENGINE + " unless --engine names another, with --rule "
                    + TraceCommand.DEFAULT_ENGINE + ".",
            "Beside other engines, permutation ends at n = " + StatsCommand.LAST_PERMUTED
                    + ", where n! grows too large.",
            "",
            "Examples:",
            "  queens4j stats 10",
            "  queens4j stats 9 --engine permutation     whole permutations first, then the check",
            "  queens4j stats 8 --engine all             all engines side by side"
        })
final class StatsCommand extends Action {

    static final String DEFAULT_ENGINE = "iterative";

    /** Beyond, {@code permutation} would take longer than all others together. */
    static final int LAST_PERMUTED = 10;

    @Parameters(index = "0", paramLabel = "N", description = "Rows and columns of the board.")
    private String n = "";

    @Option(names = "--rule", paramLabel = "RULE", description = PuzzleOptions.RULE)
    private Rule rule = Rule.QUEENS;

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "Search with this engine, or with all: one of ${COMPLETION-CANDIDATES}.")
    private @Nullable Engines engines;

    @Mixin
    private FormatOption format = new FormatOption();

    @Override
    public Integer call() {
        Solver usual = Solvers.engine(rule.equals(Rule.QUEENS) ? DEFAULT_ENGINE : TraceCommand.DEFAULT_ENGINE);
        List<Solver> asked = engines == null ? List.of(usual) : engines.solvers();
        int largest = asked.stream().mapToInt(Solver::maxSize).max().orElseThrow();
        int most = Arguments.integer("N", n, 1, largest);
        List<Solver> searching = new ArrayList<>();
        for (Solver solver : asked) {
            if (asked.size() == 1 || solver.takes(Puzzle.ofSize(1).withRule(rule))) {
                searching.add(solver);
            } else {
                err().println(solver.name() + " is left out, as it does not take the rule " + rule.name());
            }
        }
        List<String> columns = searching.stream().map(Solver::name).toList();
        if (!format.isJson()) {
            out().println(row(
                    "n", "solutions", asked.size() > 1 ? columns : List.of("placements", "attempts", "time")));
        }
        for (int size = 1; size <= most; size++) {
            Puzzle puzzle = Puzzle.ofSize(size).withRule(rule);
            Map<String, SearchReport> reports = new LinkedHashMap<>();
            for (Solver solver : searching) {
                if (asked.size() == 1 || (!isTooLong(solver, size) && solver.takes(puzzle))) {
                    reports.put(solver.name(), search(solver, puzzle));
                }
            }
            print(puzzle, columns, reports);
            // Each row can take ten times as long as the one before.
            out().flush();
        }
        if (asked.size() > 1 && searching.stream().anyMatch(solver -> isTooLong(solver, most))) {
            err().println("permutation ends at n = " + LAST_PERMUTED + ": beyond, n! is more than 5,000,000.");
        }
        return ExitCodes.DONE;
    }

    private static boolean isTooLong(Solver solver, int size) {
        return solver.name().equals("permutation") && size > LAST_PERMUTED;
    }

    private void print(Puzzle puzzle, List<String> columns, Map<String, SearchReport> reports) {
        SearchReport any = reports.values().iterator().next();
        if (format.isJson()) {
            reports.forEach((engine, report) -> out().println(json(engine, puzzle, report)));
        } else if (engines == null || engines.solvers().size() == 1) {
            String time = String.format(Locale.ROOT, "%.3f s", seconds(any));
            out().println(row(puzzle.size(), any.solutions(), List.of(any.placements(), any.attempts(), time)));
        } else {
            Stream<?> cells = columns.stream()
                    .map(name -> reports.containsKey(name) ? reports.get(name).attempts() : "-");
            out().println(row(puzzle.size(), any.solutions(), cells.toList()));
        }
    }

    private static String row(Object n, Object solutions, List<?> cells) {
        StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "%3s %11s", n, solutions));
        cells.forEach(cell -> row.append(String.format(Locale.ROOT, " %12s", cell)));
        return row.toString();
    }

    private SearchReport search(Solver solver, Puzzle puzzle) {
        String task = "searching " + nameOf(puzzle) + " by " + solver.name();
        SearchStatus status = new SearchStatus(puzzle);
        return showing(
                task,
                status,
                () -> solver.solve(puzzle, board -> {
                    status.accept(board);
                    return Visit.CONTINUE;
                }));
    }

    private static Json json(String engine, Puzzle puzzle, SearchReport report) {
        return new Json()
                .with("n", puzzle.size())
                .with("rule", puzzle.rule().name())
                .with("engine", engine)
                .with("solutions", report.solutions())
                .with("placements", report.placements())
                .with("attempts", report.attempts())
                .with("seconds", seconds(report));
    }

    private static double seconds(SearchReport report) {
        return report.elapsed().toNanos() / 1e9;
    }
}
