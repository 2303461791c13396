package io.github.queens4j.cli;

import io.github.queens4j.SearchReport;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a search in the terminal as it goes on. */
@Command(
        name = "watch",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Shows a search for all boards in the terminal, step by step.",
            "Keys:",
            "  space    stop the clock, or let it go on",
            "  n        one step, and stop the clock",
            "  + -      twice as fast, half as fast",
            "  q        leave, as does Ctrl-C%n"
        },
        footer = {
            "",
            "Without a terminal, or if TERM is dumb, it prints what trace does. The marks are those of trace.",
            "",
            "Examples:",
            "  queens4j watch 6",
            "  queens4j watch 8 --speed 50 --engine iterative"
        })
final class WatchCommand implements Callable<Integer> {

    private static final String DEFAULT_SPEED = "5";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "N",
            description = "Rows and columns of the board, 0 to " + Tracing.LARGEST_N
                    + "; as many as the window has room for.")
    private String n = "";

    @Option(
            names = "--speed",
            paramLabel = "S",
            description = "Steps per second, 0.1 to 1000. Default: " + DEFAULT_SPEED + ".")
    private String speed = DEFAULT_SPEED;

    @Mixin
    private EngineOption engine = new EngineOption();

    @Mixin
    private PuzzleOptions squares = new PuzzleOptions();

    @Override
    public Integer call() {
        Tracing tracing = Tracing.of(spec.commandLine(), n, engine, squares);
        double stepsPerSecond = Arguments.decimal("--speed", speed, Watch.SLOWEST, Watch.FASTEST);
        WatchState state = new WatchState(tracing.puzzle(), tracing.solver().name());
        try (WatchScreen screen = WatchScreen.open(spec.commandLine().getOut())) {
            if (screen == null) {
                spec.commandLine().getErr().println("no terminal to watch in: the steps are printed");
                return tracing.print(Long.MAX_VALUE);
            }
            requireRoom(tracing.puzzle().size(), screen.size());
            new Watch(screen, state, stepsPerSecond).run(tracing);
        }
        SearchReport report = state.report();
        return report == null ? tracing.cutAfter(state.steps()) : tracing.summarise(report);
    }

    private static void requireRoom(int n, WatchSize window) {
        WatchSize needed = WatchFrame.size(n);
        if (!window.holds(needed)) {
            throw new UsageException("n = " + n + " needs a window of " + needed + ", but this one has " + window
                    + ": enlarge it, or use trace");
        }
    }
}
