package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.cli.terminal.Frame;
import io.github.queens4j.notation.Json;
import io.github.queens4j.trace.Step;
import io.github.queens4j.trace.Steps;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import picocli.CommandLine.Mixin;

/** A command that prints or shows the steps of a search, up to its last line. */
abstract class Tracing extends Action {

    /** A larger board of two characters for each square is out of every reader's sight. */
    static final int LARGEST_N = 1000;

    /** The one whose steps are those of the textbook. */
    static final String DEFAULT_ENGINE = "check";

    @Mixin
    private PuzzleOptions options = new PuzzleOptions();

    final Puzzle puzzle(int most) throws IOException {
        return options.puzzle(Math.min(most, LARGEST_N));
    }

    /** Prints the steps as they happen, up to the limit, and returns the exit code. */
    final int print(Solver solver, Puzzle puzzle, long limit, boolean json) {
        AtomicLong printed = new AtomicLong();
        SearchReport report = showing(
                columns -> String.format(Locale.ROOT, "printed %,d steps", printed.get()),
                () -> search(solver, puzzle, step -> {
                    if (step.number() > limit) {
                        return Visit.STOP;
                    }
                    out().println(json ? json(step) : step.format(puzzle) + System.lineSeparator());
                    printed.lazySet(step.number());
                    return Visit.CONTINUE;
                }));
        boolean isComplete = report.outcome() == Outcome.COMPLETE;
        if (!json) {
            return isComplete ? summarise(puzzle, report) : cutAfter(limit);
        }
        Json end = new Json(Json.Layout.SPACED).with("outcome", Choices.name(report.outcome()));
        if (!isComplete) {
            out().println(end.with("steps", limit));
            return ExitCodes.DONE;
        }
        out().println(end.with("solutions", report.solutions())
                .with("placements", report.placements())
                .with("attempts", report.attempts()));
        return exitCode(puzzle, report);
    }

    private static Json json(Step step) {
        Json json = new Json(Json.Layout.SPACED).with("number", step.number()).with("step", Choices.name(step.kind()));
        step.square().ifPresent(square -> json.with("row", square.row()).with("column", square.column()));
        step.attack()
                .ifPresent(attack -> json.with("attackingRow", attack.queen().row()));
        return json.with("columns", step.queens());
    }

    static SearchReport search(Solver solver, Puzzle puzzle, Function<Step, Visit> action) {
        return solver.solve(puzzle, board -> Visit.CONTINUE, Steps.of(puzzle, action));
    }

    final int summarise(Puzzle puzzle, SearchReport report) {
        out().println(Frame.figures(report));
        return exitCode(puzzle, report);
    }

    private int exitCode(Puzzle puzzle, SearchReport report) {
        return report.solutions() > 0 ? ExitCodes.DONE : noSolution(puzzle);
    }

    final int cutAfter(long steps) {
        out().println("cut off after " + steps + (steps == 1 ? " step" : " steps"));
        return ExitCodes.DONE;
    }
}
