package io.github.queens4j.cli;

import io.github.queens4j.Square;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Hints;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says what comes next, and why. */
@Command(
        name = "hint",
        description = {
            "Prints the easiest next step, or all of them.",
            "Each is a sentence, and none is a guess.",
            "Rows and columns count from 0, and regions are A, B, C by first appearance.%n"
        },
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footer = {
            "  queens4j region hint starbattle/6/6/1/4ilbhgdnmhou",
            "  queens4j region hint starbattle/6/6/1/4ilbhgdnmhou --all"
        })
final class HintCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Option(
            names = "--queen",
            paramLabel = "r,c",
            description = "There is a queen already, at this row and column. May be repeated.")
    private List<Square> queens = new ArrayList<>();

    @Option(
            names = "--cross",
            paramLabel = "r,c",
            description = "There is a cross already: no queen goes there. May be repeated.")
    private List<Square> crosses = new ArrayList<>();

    @Option(names = "--all", description = "Print every step up to the solution.")
    private boolean all;

    @Mixin
    private FormatOption format = new FormatOption();

    @Mixin
    private SvgOption svg = new SvgOption();

    private boolean allHelped = true;

    @Override
    public Integer call() throws IOException {
        if (svg.isGiven() && all) {
            throw new UsageException("--svg is the picture of one step: leave out --all");
        }
        svg.open();
        Marks given = new Marks(queens, crosses);
        puzzles.forEach(this, regions -> hint(regions, given));
        return allHelped ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private void hint(Regions regions, Marks given) {
        Marks marks = given;
        Optional<Deduction> step = Hints.next(regions, marks);
        while (step.isPresent()) {
            out().println(format.isJson() ? json(step.get()) : step.get().explain());
            RegionPicture picture = RegionPicture.of(regions).marks(marks).deduction(step.get());
            svg.write(picture::svg);
            marks = marks.with(step.get());
            step = all ? Hints.next(regions, marks) : Optional.empty();
        }
        if (marks.equals(given) || all) {
            boolean isDone = marks.queens().size() == regions.size();
            if (!isDone) {
                err().println(puzzles.position() + ": no technique applies");
            } else if (marks.equals(given)) {
                err().println(puzzles.position() + ": all queens stand already");
            }
            allHelped &= isDone;
        }
    }

    private Json json(Deduction step) {
        return new Json(Json.Layout.SPACED)
                .with("puzzle", puzzles.number())
                .with("technique", Choices.name(step.technique()))
                .with("placed", squares(step.placed()))
                .with("crossedOut", squares(step.crossedOut()))
                .with("reasons", squares(step.reasons()))
                .with("explain", step.explain());
    }

    private static int[][] squares(List<Square> squares) {
        return squares.stream()
                .map(square -> new int[] {square.row(), square.column()})
                .toArray(int[][]::new);
    }
}
