package io.github.queens4j.cli;

import io.github.queens4j.Solvers;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Difficulty;
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
            "Prints a numbered line about each: its size, whether its regions are connected, how many solutions "
                    + "it has; if it is one, how "
                    + "hard it is and what it takes.%n"
        },
        exitCodeList = {
            "0:every puzzle has exactly one solution",
            "1:some puzzle has no solution, or more than one",
            ExitCodes.ON_FAILURE,
            ExitCodes.ON_INTERRUPT
        },
        footer = {"", "Example:", "  queens4j region check starbattle/6/6/1/4ilbhgdnmhou"})
final class CheckCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Mixin
    private FormatOption format = new FormatOption();

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
        puzzles.forEach(this, regions -> out().println(format.isJson() ? json(regions) : check(regions)));
        return allFair ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private long solutions(Regions regions) {
        long solutions = Solvers.count(regions.puzzle(), limit);
        allFair &= solutions == 1;
        return solutions;
    }

    private Json json(Regions regions) {
        long solutions = solutions(regions);
        Json json = new Json(Json.Layout.SPACED)
                .with("puzzle", puzzles.number())
                .with("n", regions.size())
                .with("connected", regions.isConnected())
                .with("solutions", solutions)
                .with("complete", solutions < limit);
        if (solutions == 1) {
            Effort effort = Effort.of(regions);
            json.with("difficulty", Choices.name(effort.difficulty))
                    .with("steps", effort.steps)
                    .with("hardest", Choices.name(effort.hardest))
                    .with("times", effort.times);
        }
        return json;
    }

    private String check(Regions regions) {
        long solutions = solutions(regions);
        int n = regions.size();
        return puzzles.number() + ": " + n + " x " + n + ", "
                + (regions.isConnected() ? "connected, " : "not connected, ")
                + (solutions == 0
                        ? "no solution"
                        : solutions == 1 ? "1 solution, " + Effort.of(regions).text() : solutions + " solutions")
                + (solutions == limit ? " or more" : "");
    }

    /** What the only solution takes. */
    private record Effort(Difficulty difficulty, int steps, Technique hardest, long times) {

        static Effort of(Regions regions) {
            RegionPuzzle puzzle = RegionPuzzle.of(regions);
            List<Technique> steps =
                    puzzle.deductions().stream().map(Deduction::technique).toList();
            Technique hardest = steps.stream().max(Comparator.naturalOrder()).orElseThrow();
            long times = steps.stream().filter(hardest::equals).count();
            return new Effort(puzzle.difficulty(), steps.size(), hardest, times);
        }

        String text() {
            return Choices.name(difficulty) + ": " + steps + " steps, "
                    + Choices.name(hardest).replace('-', ' ') + (times == 1 ? " once" : " " + times + " times");
        }
    }
}
