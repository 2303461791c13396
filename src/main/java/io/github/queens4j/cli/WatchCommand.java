package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SearchReport;
import io.github.queens4j.Solver;
import io.github.queens4j.cli.terminal.Film;
import io.github.queens4j.cli.terminal.Frame;
import io.github.queens4j.cli.terminal.TerminalViewer;
import java.io.IOException;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "watch",
        description = {
            "Shows a search for all boards in the terminal, step by step, n as large as the window has room for.",
            "Keys:",
            "  space    stop the clock, or let it go on",
            "  n        next step, and stop the clock",
            "  b        back by a step, up to " + Frame.KEPT + " of them, and stop the clock",
            "  s        go to the next solution as fast as it can, and stop the clock",
            "  + -      twice as fast, half as fast",
            "  q        leave, as does Ctrl-C%n"
        },
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footerHeading = "%n",
        footer = {
            "Without a terminal, or if TERM is dumb, it prints what trace does. The marks are those of trace.",
            "",
            "Examples:",
            "  queens4j watch 6",
            "  queens4j watch 8 --speed 50 --engine iterative"
        })
final class WatchCommand extends Tracing {

    private static final String DEFAULT_SPEED = "5";
    private static final Pattern DECIMAL = Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)");

    @Option(
            names = "--speed",
            paramLabel = "S",
            description = "Steps per second, 0.1 to 1000. Default: " + DEFAULT_SPEED + ".")
    private String speed = DEFAULT_SPEED;

    @Mixin
    private EngineOption engine = new EngineOption();

    @Override
    public Integer call() throws IOException {
        Solver solver = engine.solverOr(DEFAULT_ENGINE);
        Puzzle puzzle = puzzle(solver.maxSize());
        double stepsPerSecond = stepsPerSecond();
        int n = puzzle.size();
        Frame frame = new Frame(puzzle, solver.name());
        try (TerminalViewer viewer = TerminalViewer.open(out())) {
            if (viewer == null) {
                err().println("no terminal to watch in: the steps are printed");
                return print(solver, puzzle, Long.MAX_VALUE, false);
            }
            if (!Frame.fits(n, viewer.size())) {
                throw new UsageException("n = " + n + " needs a window of " + Frame.words(Frame.needed(n))
                        + ", but this one has " + Frame.words(viewer.size()) + ": enlarge it, or use trace");
            }
            new Film(viewer, frame, stepsPerSecond).run(action -> search(solver, puzzle, action));
        }
        SearchReport report = frame.report();
        return report == null ? cutAfter(frame.steps()) : summarise(puzzle, report);
    }

    private double stepsPerSecond() {
        boolean isNumber = DECIMAL.matcher(speed).matches();
        double value = isNumber ? Double.parseDouble(speed) : Double.NaN;
        if (value >= Film.SLOWEST && value <= Film.FASTEST) {
            return value;
        }
        throw new UsageException(
                "--speed must be a number from 0.1 to 1000, but is " + (isNumber ? speed : "\"" + speed + "\""));
    }
}
