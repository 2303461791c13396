package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.notation.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints what complete searches cost. */
@Command(
        name = "stats",
        description = {
            "Prints a table of what searches for all boards cost.",
            "There is a row for each size from 1 to N:",
            "  solutions    boards found, symmetric ones counted apart",
            "  placements   queens placed on a square that no queen before attacks",
            "  attempts     squares tried",
            "  time         of the search%n"
        },
        footerHeading = "%n",
        footer = {
            "The engine is " + StatsCommand.DEFAULT_ENGINE + " unless --engine names another, with --rule "
                    + Tracing.DEFAULT_ENGINE + ".",
            "--svg draws the placements for each size on a logarithmic scale, of every engine or of that of "
                    + "--engine; permutation ends at n = " + StatsCommand.PlacementPlot.LAST_PERMUTED
                    + ", where n! grows too large.",
            "",
            "Examples:",
            "  queens4j stats 10",
            "  queens4j stats 9 --engine permutation     whole permutations first, then the check",
            "  queens4j stats 12 --svg placements.svg    the growth of every engine's search"
        })
final class StatsCommand extends Action {

    static final String DEFAULT_ENGINE = "iterative";

    @Parameters(index = "0", paramLabel = "N", description = "Rows and columns of the board.")
    private String n = "";

    @Mixin
    private RuleOption rule = new RuleOption();

    @Mixin
    private EngineOption engine = new EngineOption();

    @Mixin
    private FormatOption format = new FormatOption();

    @Mixin
    private SvgOption svg = new SvgOption();

    @Override
    public Integer call() {
        Rule attacks = rule.rule();
        Solver solver = engine.solverOr(attacks.equals(Rule.QUEENS) ? DEFAULT_ENGINE : Tracing.DEFAULT_ENGINE);
        int most = Arguments.integer("N", n, 1, solver.maxSize());
        svg.open();
        List<Solver> searching = Solvers.engines().stream()
                .filter(each -> !each.name().equals(EngineOption.AUTO))
                .toList();
        PlacementPlot plot = new PlacementPlot(engine.isGiven() ? List.of(solver) : searching, this::search);
        if (!format.isJson()) {
            out().printf(Locale.ROOT, "%3s %14s %18s %18s %12s%n", "n", "solutions", "placements", "attempts", "time");
        }
        for (int size = 1; size <= most; size++) {
            Puzzle puzzle = Puzzle.ofSize(size).withRule(attacks);
            SearchReport report = search(solver, puzzle);
            if (format.isJson()) {
                out().println(json(solver, puzzle, report));
            } else {
                out().printf(
                                Locale.ROOT,
                                "%3d %14d %18d %18d %10.3f s%n",
                                size,
                                report.solutions(),
                                report.placements(),
                                report.attempts(),
                                seconds(report));
            }
            // Each row can take ten times as long as the one before.
            out().flush();
            if (svg.isGiven()) {
                plot.add(solver, report, puzzle);
            }
        }
        svg.write(plot::svg);
        return ExitCodes.DONE;
    }

    private SearchReport search(Solver solver, Puzzle puzzle) {
        if (!solver.takes(puzzle)) {
            throw solver.refusal(puzzle);
        }
        String task = "searching " + nameOf(puzzle) + " by " + solver.name();
        SearchStatus boards = new SearchStatus(task, puzzle, board -> Visit.CONTINUE);
        return showing(boards, () -> solver.solve(puzzle, boards));
    }

    private static Json json(Solver solver, Puzzle puzzle, SearchReport report) {
        return new Json(Json.Layout.SPACED)
                .with("n", puzzle.size())
                .with("rule", puzzle.rule().name())
                .with("engine", solver.name())
                .with("solutions", report.solutions())
                .with("placements", report.placements())
                .with("attempts", report.attempts())
                .with("seconds", seconds(report));
    }

    private static double seconds(SearchReport report) {
        return report.elapsed().toNanos() / 1e9;
    }

    /** The placements of complete searches by size, a line for each engine; engines whose lines are equal share one. */
    static final class PlacementPlot {

        /** Beyond, {@code permutation} would take longer than all others together. */
        static final int LAST_PERMUTED = 10;

        private final BiFunction<Solver, Puzzle, SearchReport> search;
        private final Map<Solver, SortedMap<Integer, Long>> placements = new LinkedHashMap<>();
        private boolean isCut;

        PlacementPlot(List<Solver> engines, BiFunction<Solver, Puzzle, SearchReport> search) {
            this.search = search;
            engines.forEach(engine -> placements.put(engine, new TreeMap<>()));
        }

        /** Adds the next size: what is known of one engine, and searches by the others that take the puzzle. */
        void add(Solver done, SearchReport report, Puzzle puzzle) {
            placements.forEach((engine, line) -> {
                boolean isDone = engine.name().equals(done.name());
                boolean isTooLong = engine.name().equals("permutation") && puzzle.size() > LAST_PERMUTED;
                isCut |= isTooLong && !isDone;
                if (isDone || (!isTooLong && engine.takes(puzzle))) {
                    long queens = (isDone ? report : search.apply(engine, puzzle)).placements();
                    // An engine that does not count them reports 0, which has no place on a logarithmic scale.
                    if (queens > 0) {
                        line.put(puzzle.size(), queens);
                    }
                }
            });
        }

        String svg() {
            Map<SortedMap<Integer, Long>, List<String>> names = new LinkedHashMap<>();
            placements.forEach((engine, line) ->
                    names.computeIfAbsent(line, unused -> new ArrayList<>()).add(engine.name()));
            names.remove(new TreeMap<>());
            if (names.isEmpty()) {
                throw new UsageException("--svg has nothing to draw: this engine does not count placements");
            }
            String shared = placements.size() > 1 ? "Engines with the same placements share a line. " : "";
            String cut =
                    "The line of permutation ends at n = " + LAST_PERMUTED + ": beyond, n! is more than 5,000,000.";
            LogPlot plot = new LogPlot(
                    "Queens placed by a search for all solutions", "n, rows and columns of the board", "placements");
            names.forEach((line, engines) -> plot.line(String.join(", ", engines), line));
            return plot.caption(shared + (isCut ? cut : "")).svg();
        }
    }
}
