package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.cli.command.Action;
import io.github.queens4j.cli.command.ExitCodes;
import io.github.queens4j.cli.command.ForceOption;
import io.github.queens4j.cli.command.SizeArgument;
import io.github.queens4j.cli.process.OutputFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
        footer = {
            "",
            "Examples:",
            "  queens4j stats 10",
            "  queens4j stats 9 --engine permutation     whole permutations first, then the check",
            "  queens4j stats 12 --svg placements.svg    the growth of every engine's search"
        })
final class StatsCommand extends Action {

    private static final String DEFAULT_ENGINE = "iterative";

    @Mixin
    private SizeArgument n = new SizeArgument();

    @Mixin
    private EngineOption engine = new EngineOption();

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description =
                    "Also draw the placements for each size on a logarithmic scale, of every engine or of that of "
                            + "--engine, and write the picture to this file. permutation ends where n! is more than "
                            + PlacementPlot.MOST_PERMUTATIONS + ".")
    private @Nullable Path svg;

    @Mixin
    private ForceOption force = new ForceOption();

    @Override
    public Integer call() {
        Solver solver = engine.solverOr(DEFAULT_ENGINE);
        int most = n.within(1, solver.maxSize());
        OutputFile file = force.file(svg);
        PlacementPlot plot = new PlacementPlot(engine.isGiven() ? List.of(solver) : searching());
        PrintWriter out = out();
        out.printf("%3s %14s %18s %18s %12s%n", "n", "solutions", "placements", "attempts", "time");
        for (int size = 1; size <= most; size++) {
            SearchReport report = solver.solve(Puzzle.ofSize(size), solution -> Visit.CONTINUE);
            double seconds = report.elapsed().toNanos() / 1e9;
            out.printf(
                    Locale.ROOT,
                    "%3d %14d %18d %18d %10.3f s%n",
                    size,
                    report.solutions(),
                    report.placements(),
                    report.attempts(),
                    seconds);
            // Each row can take ten times as long as the one before.
            out.flush();
            if (file != null) {
                plot.add(solver, report, size);
            }
        }
        if (file != null) {
            file.write(plot.svg());
        }
        return ExitCodes.DONE;
    }

    /** All engines that search themselves. */
    private static List<Solver> searching() {
        return Solvers.engines().stream()
                .filter(each -> !each.name().equals(EngineOption.AUTO))
                .toList();
    }
}
