package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.SquareCounts;
import io.github.queens4j.picture.HeatMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "heat",
        description = {
            "Prints how many of the boards with n queens have a queen on each square, n = 0 to " + CountPlan.LARGEST_N
                    + ".",
            "The numbers are exact; they take many times as long as the count of all boards.%n"
        },
        footer = {"  queens4j heat 8", "  queens4j heat 16 --svg heat.svg"})
final class HeatCommand extends Action {

    @Parameters(index = "0", paramLabel = "N", description = "Rows and columns of the board.")
    @Range(from = 0, to = CountPlan.LARGEST_N)
    private int n;

    @Mixin
    private SplitOptions split = new SplitOptions();

    @Mixin
    private FormatOption format = new FormatOption();

    @Mixin
    private SvgOption svg = new SvgOption();

    @Override
    public Integer call() {
        svg.open();
        CountStatus progress = new CountStatus();
        SquareCounts counts = showing(
                "counting the squares for n = " + n,
                progress,
                () -> SquareCounts.of(n, split.threads(), split.kernel(), progress));
        HeatMap map = HeatMap.of(counts.toArray());
        svg.write(map::svg);
        if (format.isJson()) {
            out().println(json(Puzzle.ofSize(n)).with("boards", counts.total()).with("squares", counts.toArray()));
        } else {
            out().println(map.text());
        }
        return ExitCodes.DONE;
    }
}
