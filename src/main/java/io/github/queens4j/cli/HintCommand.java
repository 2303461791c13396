package io.github.queens4j.cli;

import io.github.queens4j.Square;
import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Hints;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.RegionReading;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says what comes next, and why. */
@Command(
        name = "hint",
        description = {
            "Prints the easiest next step, or all of them.",
            "Each is a sentence, and none is a guess.",
            "Queens and crosses on a screenshot count.",
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

    @Override
    public Integer call() throws IOException {
        if (svg.isGiven() && all) {
            throw new UsageException("--svg is the picture of one step: leave out --all");
        }
        svg.open();
        Marks given = new Marks(queens, crosses);
        boolean allHelped =
                puzzles.forEach(this, (instance, teller) -> hint(instance, seen(instance, given, teller), teller));
        return allHelped ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    /** The marks of a screenshot, and those given; what is not clear there is told. */
    private Marks seen(Batch.Instance<Regions> instance, Marks given, Executor teller) {
        Optional<RegionReading> picture = puzzles.picture(instance.puzzle());
        if (picture.isEmpty()) {
            return given;
        }
        Marks marks = picture.get().marks();
        for (Square queen : given.queens()) {
            marks = marks.withQueen(queen.row(), queen.column());
        }
        for (Square cross : given.crosses()) {
            marks = marks.withCross(cross.row(), cross.column());
        }
        picture.get()
                .unclear()
                .forEach(square -> teller.execute(() -> err().println(instance.place() + ": the mark at " + square
                        + " is left out: it may be a queen, a cross or neither")));
        if (!format.isJson()) {
            RegionPicture map = RegionPicture.of(instance.puzzle()).marks(marks);
            String text = instance.labelled(showsColours() ? map.colouredText() : map.text());
            teller.execute(() -> out().println(text));
        }
        return marks;
    }

    private boolean hint(Batch.Instance<Regions> instance, Marks given, Executor teller) {
        Regions regions = instance.puzzle();
        Marks marks = given;
        for (Deduction step : steps(regions, given)) {
            String line = format.isJson() ? json(instance, step).toString() : instance.labelled(step.explain());
            RegionPicture picture = RegionPicture.of(regions).marks(marks).deduction(step);
            teller.execute(() -> {
                out().println(line);
                svg.write(picture::svg);
            });
            marks = marks.with(step);
        }
        boolean isDone = marks.queens().size() == regions.size();
        boolean isHelped = isDone || !(marks.equals(given) || all);
        if (!isHelped || (isDone && marks.equals(given))) {
            String message = isHelped ? ": all queens stand already" : ": no technique applies";
            teller.execute(() -> err().println(instance.place() + message));
        }
        return isHelped;
    }

    private List<Deduction> steps(Regions regions, Marks marks) {
        Optional<RegionReading> picture = puzzles.picture(regions);
        if (all) {
            return picture.map(reading -> reading.solve(marks)).orElseGet(() -> Hints.solve(regions, marks));
        }
        return picture.map(reading -> reading.next(marks)).orElseGet(() -> Hints.next(regions, marks)).stream()
                .toList();
    }

    private static Json json(Batch.Instance<Regions> instance, Deduction step) {
        return instance.json()
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
