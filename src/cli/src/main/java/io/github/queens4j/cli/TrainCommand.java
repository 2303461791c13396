package io.github.queens4j.cli;

import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Hints;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.Technique;
import io.github.queens4j.search.Require;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "train",
        description = {
            "Prints positions whose easiest next step is of one technique, to find it without help.",
            "Each is the first such position of a puzzle, with queens and crosses; `region page` asks for them, too.%n"
        },
        exitCodeList = "1:no puzzle has such a step, or some was left out",
        footer = "  queens4j region train --technique pointing --answers")
final class TrainCommand extends JsonAction {

    @Mixin
    private GivenOrMade given = new GivenOrMade();

    @Option(names = "--technique", required = true, description = "The next step: ${COMPLETION-CANDIDATES}.")
    private Technique technique = Technique.POINTING;

    @Option(names = "--answers", description = "Print each step below its position; JSON always has it.")
    private boolean withAnswers;

    @Override
    public Integer call() throws IOException {
        List<RegionPuzzle> puzzles = new ArrayList<>();
        int exitCode = given.addTo(puzzles, this, 10);
        int positions = 0;
        for (RegionPuzzle puzzle : puzzles) {
            Marks marks = Marks.none();
            for (Deduction step : Hints.solve(puzzle.regions())) {
                if (step.technique() == technique) {
                    print(puzzle, marks, step);
                    positions++;
                    break;
                }
                marks = marks.with(step);
            }
        }
        return positions > 0
                ? exitCode
                : end(
                        "none of " + puzzles.size() + " puzzles has a step of " + Require.nameOf(technique)
                                + " (--difficulty and --count make others)",
                        ExitCodes.NO_SOLUTION);
    }

    private void print(RegionPuzzle puzzle, Marks marks, Deduction step) {
        Json map = new Json().withAll(puzzle.regions().format(RegionFormat.JSON));
        Json json = HintCommand.json(map, step)
                .with("queens", HintCommand.squares(marks.queens()))
                .with("crosses", HintCommand.squares(marks.crosses()));
        RegionPicture position = RegionPicture.of(puzzle.regions()).marks(marks);
        String answer = withAnswers ? "\n\n" + text(position.deduction(step)) + "\n" + step.explain() : "";
        print(json, text(position) + answer);
    }
}
