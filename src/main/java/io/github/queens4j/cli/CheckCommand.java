package io.github.queens4j.cli;

import io.github.queens4j.Solvers;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.Regions;
import io.github.queens4j.region.Technique;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says whether puzzles are fair, and how hard they are. */
@Command(
        name = "check",
        description = {
            "Says whether puzzles are fair, and how hard they are.",
            "Prints a line about each: its size, whether its regions are connected, how many solutions it has; if it is one, how "
                    + "hard it is and what it takes.%n"
        },
        exitCodeList = {
            "0:every puzzle has exactly one solution",
            "1:some puzzle has no solution, or more than one",
            "2:wrong usage, or a failure that a message explains",
            "130:interrupted"
        },
        footer = {"", "Example:", "  queens4j region check starbattle/6/6/1/4ilbhgdnmhou"})
final class CheckCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Option(
            names = "--limit",
            paramLabel = "K",
            description = "Count at most K solutions of a puzzle. Default: ${DEFAULT-VALUE}.",
            defaultValue = "1000")
    @Range(from = 2)
    private int limit;

    private boolean allFair = true;

    @Override
    int run() throws IOException {
        puzzles.forEach(this, regions -> out().println(check(regions)));
        return allFair ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private String check(Regions regions) {
        long solutions = Solvers.count(regions.puzzle(), limit);
        allFair &= solutions == 1;
        int n = regions.size();
        return n + " x " + n + ", " + (regions.isConnected() ? "connected, " : "not connected, ")
                + (solutions == 0
                        ? "no solution"
                        : solutions == 1 ? "1 solution, " + effort(regions) : solutions + " solutions")
                + (solutions == limit ? " or more" : "");
    }

    private static String effort(Regions regions) {
        RegionPuzzle puzzle = RegionPuzzle.of(regions);
        List<Technique> steps =
                puzzle.deductions().stream().map(Deduction::technique).toList();
        Technique hardest = steps.stream().max(Comparator.naturalOrder()).orElseThrow();
        long times = steps.stream().filter(hardest::equals).count();
        return Choices.name(puzzle.difficulty()) + ": " + steps.size() + " steps, "
                + Choices.name(hardest).replace('-', ' ') + (times == 1 ? " once" : " " + times + " times");
    }
}
