package io.github.queens4j.cli;

import io.github.queens4j.SearchReport;
import io.github.queens4j.cli.terminal.Film;
import io.github.queens4j.cli.terminal.Frame;
import io.github.queens4j.cli.terminal.TerminalViewer;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows a search in the terminal as it goes on. */
@Command(
        name = "watch",
        description = {
            "Shows a search for all boards in the terminal, step by step, n as large as the window has room for.",
            "Keys:",
            "  space    stop the clock, or let it go on",
            "  n        one step, and stop the clock",
            "  + -      twice as fast, half as fast",
            "  q        leave, as does Ctrl-C%n"
        },
        exitCodeList = {ExitCodes.ON_DONE, ExitCodes.ON_NO_SOLUTION, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footer = {
            "",
            "Without a terminal, or if TERM is dumb, it prints what trace does. The marks are those of trace.",
            "",
            "Examples:",
            "  queens4j watch 6",
            "  queens4j watch 8 --speed 50 --engine iterative"
        })
final class WatchCommand extends Action {

    private static final String DEFAULT_SPEED = "5";

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Option(
            names = "--speed",
            paramLabel = "S",
            description = "Steps per second, 0.1 to 1000. Default: " + DEFAULT_SPEED + ".")
    private String speed = DEFAULT_SPEED;

    @Mixin
    private EngineOption engine = new EngineOption();

    @Override
    int run() throws IOException {
        Tracing tracing = Tracing.of(this, engine, puzzle);
        double stepsPerSecond = Arguments.decimal("--speed", speed, Film.SLOWEST, Film.FASTEST);
        int n = tracing.puzzle().size();
        Frame frame = new Frame(tracing.puzzle(), tracing.solver().name());
        try (TerminalViewer viewer = TerminalViewer.open(out())) {
            if (viewer == null) {
                err().println("no terminal to watch in: the steps are printed");
                return tracing.print(Long.MAX_VALUE, new FormatOption());
            }
            if (!Frame.fits(n, viewer.size())) {
                throw new UsageException("n = " + n + " needs a window of " + Frame.words(Frame.needed(n))
                        + ", but this one has " + Frame.words(viewer.size()) + ": enlarge it, or use trace");
            }
            new Film(viewer, frame, stepsPerSecond).run(tracing::search);
        }
        SearchReport report = frame.report();
        return report == null ? tracing.cutAfter(frame.steps()) : tracing.summarise(report);
    }
}
