package io.github.queens4j.cli;

import io.github.queens4j.Solvers;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.RegionFault;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionReading;
import io.github.queens4j.region.RegionSketch;
import io.github.queens4j.region.Regions;
import io.github.queens4j.region.Technique;
import java.io.IOException;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "check",
        description = {
            "Checks whether puzzles have one solution, and how hard they are.",
            "Prints a line about each: its title, its size, which regions are not connected, its number of solutions; "
                    + "with one solution its difficulty, steps and hardest technique, too; with none why, and the "
                    + "steps that show it; with several the squares in which they differ.%n"
        },
        exitCodeList = {
            "0:every puzzle has exactly one solution",
            "1:some puzzle has no solution, or more than one, or one of many files cannot be read",
            ExitCodes.ON_FAILURE,
            ExitCodes.ON_INTERRUPT
        },
        footer = {
            "  queens4j region check starbattle/6/6/1/4ilbhgdnmhou",
            "  queens4j region check puzzles.txt --limit 10"
        })
final class CheckCommand extends JsonAction {

    /** A longer list of squares is left to JSON. */
    private static final int MOST_SQUARES = 16;

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Option(
            names = "--limit",
            paramLabel = "K",
            description = "Count at most K solutions of a puzzle. Default: ${DEFAULT-VALUE}.",
            defaultValue = "1000")
    @Range(from = 2)
    private int limit;

    @Override
    public Integer call() throws IOException {
        return puzzles.forEach(this, this::check);
    }

    private int check(Batch.Instance<RegionReading> instance) {
        Regions regions = instance.puzzle().regions();
        long solutions = Solvers.count(regions.puzzle(), limit);
        int n = regions.size();
        List<RegionFault> faults = n <= Long.SIZE && (solutions != 1 || !regions.isConnected())
                ? RegionSketch.of(regions).faults()
                : List.of();
        String apart = faults.stream()
                .filter(fault -> fault.kind() == RegionFault.Kind.APART)
                .map(fault -> regions.name(regions.region(
                        fault.squares().get(0).row(), fault.squares().get(0).column())))
                .collect(Collectors.joining(", "));
        String title = regions.title().map(name -> Visible.text(name) + ": ").orElse("");
        String text = title + n + " x " + n + ", " + (regions.isConnected() ? "" : "not ") + "connected"
                + (apart.isEmpty() ? ", " : " (" + apart + "), ")
                + (solutions == 0 ? "no solution" : solutions == 1 ? "1 solution, " : solutions + " solutions")
                + (solutions == limit ? " or more" : "");
        Json json = instance.json();
        regions.title().ifPresent(name -> json.with("title", name));
        json.with("n", n)
                .with("connected", regions.isConnected())
                .with("solutions", solutions)
                .with("complete", solutions < limit);
        if (solutions == 1) {
            RegionPuzzle puzzle = RegionPuzzle.of(regions);
            List<Deduction> steps = puzzle.deductions();
            TreeMap<Technique, Long> times = steps.stream()
                    .collect(Collectors.groupingBy(Deduction::technique, TreeMap::new, Collectors.counting()));
            Technique hardest = times.lastKey();
            json.with("difficulty", Choices.name(puzzle.difficulty()))
                    .with("steps", steps.size())
                    .with("hardest", Choices.name(hardest))
                    .with("times", times.lastEntry().getValue());
            text += Choices.name(puzzle.difficulty()) + ": " + steps.size() + " steps"
                    + times.entrySet().stream()
                            .filter(entry -> entry.getKey() == hardest
                                    || entry.getKey().compareTo(Technique.COMMON_NEIGHBOURS) >= 0)
                            .map(entry -> ", " + Choices.name(entry.getKey()).replace('-', ' ')
                                    + (entry.getValue() == 1 ? " once" : " " + entry.getValue() + " times"))
                            .collect(Collectors.joining());
        }
        if (solutions != 1 && !faults.isEmpty()) {
            // What is wrong with the regions comes first, and the line has said it already.
            text += ": " + why(faults.get(faults.size() - 1), json);
        }
        out().println(isJson() ? json.toString() : instance.labelled(text));
        return solutions == 1 ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    /** Where several solutions differ, or else why there is none, with the steps that show it. */
    private static String why(RegionFault fault, Json json) {
        int[][] squares = HintCommand.squares(fault.squares());
        if (fault.kind() == RegionFault.Kind.SEVERAL) {
            json.with("differing", squares);
            return "they differ at "
                    + fault.squares().stream()
                            .limit(MOST_SQUARES)
                            .map(square -> square.row() + 1 + "," + (square.column() + 1))
                            .collect(Collectors.joining(" "))
                    + (squares.length > MOST_SQUARES ? " ..." : "");
        }
        List<String> steps = fault.steps().stream().map(Deduction::explain).toList();
        json.with("why", fault.explain()).with("squares", squares).with("deductions", steps);
        return Stream.concat(Stream.of(fault.explain()), steps.stream()).collect(Collectors.joining("\n  "));
    }
}
