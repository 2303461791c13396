package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.notation.Json;
import java.util.List;
import java.util.Locale;
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
                    + "--engine; permutation ends at n = " + PlacementPlot.LAST_PERMUTED
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
            out().println(format.isJson() ? json(solver, puzzle, report) : row(size, report));
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

    private static String row(int size, SearchReport report) {
        return String.format(
                Locale.ROOT,
                "%3d %14d %18d %18d %10.3f s",
                size,
                report.solutions(),
                report.placements(),
                report.attempts(),
                seconds(report));
    }

    private static String json(Solver solver, Puzzle puzzle, SearchReport report) {
        return new Json(Json.Layout.SPACED)
                .with("n", puzzle.size())
                .with("rule", puzzle.rule().name())
                .with("engine", solver.name())
                .with("solutions", report.solutions())
                .with("placements", report.placements())
                .with("attempts", report.attempts())
                .with("seconds", seconds(report))
                .toString();
    }

    private static double seconds(SearchReport report) {
        return report.elapsed().toNanos() / 1e9;
    }
}
