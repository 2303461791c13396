package io.github.queens4j.cli;

import io.github.queens4j.Square;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Hints;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says what comes next, and why. */
@Command(
        name = "hint",
        description = {
            "Prints the easiest next step, or all of them.",
            "Each is a sentence, and none is a guess.",
            "In sentences, rows and columns count from 1, and regions are A, B, C by first appearance.%n"
        },
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footer = {
            "",
            "Examples:",
            "  queens4j region hint starbattle/6/6/1/4ilbhgdnmhou",
            "  queens4j region hint starbattle/6/6/1/4ilbhgdnmhou --all"
        })
final class HintCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Option(
            names = "--queen",
            paramLabel = "r,c",
            description = "There is a queen already, row and column counted from 0. May be repeated.")
    private List<RowColumn> queens = new ArrayList<>();

    @Option(
            names = "--cross",
            paramLabel = "r,c",
            description = "There is a cross already: no queen goes there. May be repeated.")
    private List<RowColumn> crosses = new ArrayList<>();

    @Option(names = "--all", description = "Print every step up to the solution.")
    private boolean all;

    @Mixin
    private FormatOption format = new FormatOption();

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Also draw the board with the step, and write the picture to this file.")
    private @Nullable Path svg;

    @Mixin
    private ForceOption force = new ForceOption();

    private @Nullable TextFile picture;
    private boolean isDrawn;
    private boolean allHelped = true;

    @Override
    int run() throws IOException {
        if (svg != null && all) {
            throw new UsageException("--svg is the picture of one step: leave out --all");
        }
        picture = force.file(svg);
        Marks marks = marks();
        puzzles.forEach(this, regions -> hint(regions, marks));
        return allHelped ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private void draw(RegionPicture drawn, TextFile file) {
        if (isDrawn) {
            throw new UsageException("--svg is the picture of one puzzle, but here is another");
        }
        file.write(drawn.svg());
        isDrawn = true;
    }

    private Marks marks() {
        Marks marks = Marks.none();
        for (RowColumn queen : queens) {
            marks = marks.withQueen(queen.row(), queen.column());
        }
        for (RowColumn cross : crosses) {
            marks = marks.withCross(cross.row(), cross.column());
        }
        return marks;
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

    private void hint(Regions regions, Marks given) {
        Marks marks = given;
        Optional<Deduction> step = Hints.next(regions, marks);
        while (step.isPresent()) {
            out().println(format.isJson() ? json(step.get()) : step.get().explain());
            if (picture != null) {
                draw(RegionPicture.of(regions).withMarks(marks).withDeduction(step.get()), picture);
            }
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
}
