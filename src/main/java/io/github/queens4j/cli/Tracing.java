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
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** A search whose steps are printed or shown, up to its last line. */
final class Tracing {

    /** A larger board of two characters for each square is out of every reader's sight. */
    static final int LARGEST_N = 1000;

    /** The one whose steps are those of the textbook. */
    static final String DEFAULT_ENGINE = "check";

    private final Action command;
    private final Solver solver;
    private final Puzzle puzzle;

    private Tracing(Action command, Solver solver, Puzzle puzzle) {
        this.command = command;
        this.solver = solver;
        this.puzzle = puzzle;
    }

    /** The search that the command line asks for. */
    static Tracing of(Action command, EngineOption engine, PuzzleOptions puzzle) throws IOException {
        Solver solver = engine.solverOr(DEFAULT_ENGINE);
        return new Tracing(command, solver, puzzle.puzzle(Math.min(solver.maxSize(), LARGEST_N)));
    }

    Solver solver() {
        return solver;
    }

    Puzzle puzzle() {
        return puzzle;
    }

    /** Prints the steps as they happen, up to the limit, and returns the exit code. */
    int print(long limit, FormatOption format) {
        PrintWriter out = command.out();
        AtomicLong printed = new AtomicLong();
        SearchReport report = command.showing(
                columns -> String.format(Locale.ROOT, "printed %,d steps", printed.get()),
                () -> search(step -> {
                    if (step.number() > limit) {
                        return Visit.STOP;
                    }
                    if (format.isJson()) {
                        out.println(json(step));
                    } else {
                        out.println(step.format(puzzle));
                        out.println();
                    }
                    printed.lazySet(step.number());
                    return Visit.CONTINUE;
                }));
        boolean isComplete = report.outcome() == Outcome.COMPLETE;
        if (!format.isJson()) {
            return isComplete ? summarise(report) : cutAfter(limit);
        }
        Json end = new Json(Json.Layout.SPACED).with("outcome", Choices.name(report.outcome()));
        if (!isComplete) {
            out.println(end.with("steps", limit));
            return ExitCodes.DONE;
        }
        out.println(end.with("solutions", report.solutions())
                .with("placements", report.placements())
                .with("attempts", report.attempts()));
        return exitCode(report);
    }

    private static Json json(Step step) {
        Json json = new Json(Json.Layout.SPACED).with("number", step.number()).with("step", Choices.name(step.kind()));
        if (step.kind() != Step.Kind.SOLUTION) {
            json.with("row", step.row()).with("column", step.column());
        }
        if (step.kind() == Step.Kind.REJECT) {
            json.with("attackingRow", step.attackingRow());
        }
        return json.with("columns", step.queens());
    }

    /** Searches for all boards, until the action stops it. */
    SearchReport search(Function<Step, Visit> action) {
        return solver.solve(puzzle, board -> Visit.CONTINUE, new Steps(puzzle, action));
    }

    /** The last line of a complete search; the exit code. */
    int summarise(SearchReport report) {
        command.out().println(Frame.figures(report));
        return exitCode(report);
    }

    private int exitCode(SearchReport report) {
        return report.solutions() > 0 ? ExitCodes.DONE : command.noSolution(puzzle);
    }

    /** The last line of a search that was not complete; the exit code. */
    int cutAfter(long steps) {
        command.out().println("cut off after " + steps + (steps == 1 ? " step" : " steps"));
        return ExitCodes.DONE;
    }
}
