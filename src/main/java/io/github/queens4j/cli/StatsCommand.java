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
import java.util.SortedMap;
import java.util.TreeMap;
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
            "--svg draws the placements for each size on a logarithmic scale, of every engine or of that of "
                    + "--engine, and with --engine all the attempts. Beside other engines, permutation ends at n = "
                    + StatsCommand.GrowthPlot.LAST_PERMUTED + ", where n! grows too large.",
            "",
            "Examples:",
            "  queens4j stats 10",
            "  queens4j stats 9 --engine permutation     whole permutations first, then the check",
            "  queens4j stats 8 --engine all             all engines side by side",
            "  queens4j stats 12 --svg placements.svg    the growth of every engine's search"
        })
final class StatsCommand extends Action {

    static final String DEFAULT_ENGINE = "iterative";

    private static final String CUT =
            "permutation ends at n = " + GrowthPlot.LAST_PERMUTED + ": beyond, n! is more than 5,000,000.";

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

    @Mixin
    private SvgOption svg = new SvgOption();

    @Override
    public Integer call() {
        Solver usual = Solvers.engine(rule.equals(Rule.QUEENS) ? DEFAULT_ENGINE : TraceCommand.DEFAULT_ENGINE);
        List<Solver> asked = engines == null ? List.of(usual) : engines.solvers();
        int largest = asked.stream().mapToInt(Solver::maxSize).max().orElseThrow();
        int most = Arguments.integer("N", n, 1, largest);
        svg.open();
        boolean areAll = asked.size() > 1;
        List<String> columns = new ArrayList<>();
        for (Solver solver : asked) {
            if (!areAll || solver.takes(Puzzle.ofSize(1).withRule(rule))) {
                columns.add(solver.name());
            } else {
                err().println(solver.name() + " is left out, as it does not take the rule " + rule.name());
            }
        }
        List<Solver> searching =
                svg.isGiven() && engines == null ? Engines.all().solvers() : asked;
        GrowthPlot plot = new GrowthPlot(areAll ? "attempts" : "placements");
        if (!format.isJson()) {
            out().println(row("n", "solutions", areAll ? columns : List.of("placements", "attempts", "time")));
        }
        for (int size = 1; size <= most; size++) {
            Puzzle puzzle = Puzzle.ofSize(size).withRule(rule);
            Map<String, SearchReport> reports = new LinkedHashMap<>();
            for (Solver solver : searching) {
                if (searching.size() == 1 || plot.takes(solver, puzzle)) {
                    reports.put(solver.name(), search(solver, puzzle));
                }
            }
            plot.add(size, reports);
            reports.keySet().retainAll(columns);
            print(puzzle, columns, reports);
            // Each row can take ten times as long as the one before.
            out().flush();
        }
        err().print(areAll && plot.isCut ? CUT + System.lineSeparator() : "");
        svg.write(plot::svg);
        return ExitCodes.DONE;
    }

    private void print(Puzzle puzzle, List<String> columns, Map<String, SearchReport> reports) {
        SearchReport any = reports.values().iterator().next();
        if (format.isJson()) {
            reports.forEach((engine, report) -> out().println(json(engine, puzzle, report)));
        } else if (columns.size() == 1) {
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
        SearchStatus boards = new SearchStatus(task, puzzle, board -> Visit.CONTINUE);
        return showing(boards, () -> solver.solve(puzzle, boards));
    }

    private static Json json(String engine, Puzzle puzzle, SearchReport report) {
        return new Json(Json.Layout.SPACED)
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

    /** What complete searches count, by size, a line for each engine; engines whose lines are equal share one. */
    static final class GrowthPlot {

        /** Beyond, {@code permutation} would take longer than all others together. */
        static final int LAST_PERMUTED = 10;

        private final Map<String, SortedMap<Integer, Long>> lines = new LinkedHashMap<>();
        private final String counted;
        private boolean isCut;

        GrowthPlot(String counted) {
            this.counted = counted;
        }

        /** Whether an engine that nobody has asked for alone searches a puzzle. */
        boolean takes(Solver engine, Puzzle puzzle) {
            boolean isTooLong = engine.name().equals("permutation") && puzzle.size() > LAST_PERMUTED;
            isCut |= isTooLong && engine.takes(puzzle);
            return !isTooLong && engine.takes(puzzle);
        }

        void add(int n, Map<String, SearchReport> reports) {
            reports.forEach((engine, report) -> {
                long value = counted.equals("attempts") ? report.attempts() : report.placements();
                // An engine that does not count them reports 0, which has no place on a logarithmic scale.
                if (value > 0) {
                    lines.computeIfAbsent(engine, unused -> new TreeMap<>()).put(n, value);
                }
            });
        }

        String svg() {
            Map<SortedMap<Integer, Long>, List<String>> names = new LinkedHashMap<>();
            lines.forEach((engine, line) ->
                    names.computeIfAbsent(line, unused -> new ArrayList<>()).add(engine));
            if (names.isEmpty()) {
                throw new UsageException("--svg has nothing to draw: this engine does not count " + counted);
            }
            String shared = lines.size() > 1 ? "Engines with the same " + counted + " share a line. " : "";
            String figure = counted.equals("attempts") ? "Squares tried" : "Queens placed";
            String title = figure + " by a search for all solutions";
            LogPlot plot = new LogPlot(title, "n, rows and columns of the board", counted);
            names.forEach((line, engines) -> plot.line(String.join(", ", engines), line));
            return plot.caption(shared + (isCut ? "The line of " + CUT : "")).svg();
        }
    }
}
