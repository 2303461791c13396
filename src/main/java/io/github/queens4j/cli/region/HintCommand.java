package io.github.queens4j.cli.region;

import io.github.queens4j.cli.command.Action;
import io.github.queens4j.cli.command.Arguments;
import io.github.queens4j.cli.command.ExitCodes;
import io.github.queens4j.region.Deduction;
import io.github.queens4j.region.Hints;
import io.github.queens4j.region.Marks;
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
            "In sentences, rows and columns count from 1, and regions are A, B, C by first appearance.%n"
        },
        footer = {
            "",
            "Examples:",
            "  queens4j region hint starbattle/6/6/1/4ilbhgdnmhou",
            "  queens4j region hint starbattle/6/6/1/4ilbhgdnmhou --all"
        })
final class HintCommand extends Action {

    @Mixin
    private PuzzleArgument puzzles = new PuzzleArgument();

    @Option(
            names = "--queen",
            paramLabel = "r,c",
            description = "There is a queen already, row and column counted from 0. May be repeated.")
    private List<String> queens = new ArrayList<>();

    @Option(
            names = "--cross",
            paramLabel = "r,c",
            description = "There is a cross already: no queen goes there. May be repeated.")
    private List<String> crosses = new ArrayList<>();

    @Option(names = "--all", description = "Print every step up to the solution.")
    private boolean all;

    private boolean allHelped = true;

    @Override
    public Integer call() throws IOException {
        Marks marks = marks();
        puzzles.forEach((regions, where) -> hint(regions, where, marks));
        return allHelped ? ExitCodes.DONE : ExitCodes.NO_SOLUTION;
    }

    private Marks marks() {
        Marks marks = Marks.none();
        for (String queen : queens) {
            int[] square = Arguments.square("--queen", queen);
            marks = marks.withQueen(square[0], square[1]);
        }
        for (String cross : crosses) {
            int[] square = Arguments.square("--cross", cross);
            marks = marks.withCross(square[0], square[1]);
        }
        return marks;
    }

    private void hint(Regions regions, PuzzleInput where, Marks given) {
        Marks marks = given;
        Optional<Deduction> step = Hints.next(regions, marks);
        while (step.isPresent()) {
            out().println(step.get().explain());
            marks = marks.with(step.get());
            step = all ? Hints.next(regions, marks) : Optional.empty();
        }
        if (marks.equals(given) || all) {
            boolean isDone = marks.queens().size() == regions.size();
            if (!isDone) {
                err().println(where.position() + ": no technique applies");
            } else if (marks.equals(given)) {
                err().println(where.position() + ": all queens stand already");
            }
            allHelped &= isDone;
        }
    }
}
