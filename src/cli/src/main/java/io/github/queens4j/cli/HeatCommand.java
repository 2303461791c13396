package io.github.queens4j.cli;

import io.github.queens4j.Puzzle;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.SquareCounts;
import io.github.queens4j.picture.HeatMap;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "heat",
        description = {
            "Prints how many of the boards with n queens, or of the solutions of a puzzle, have a queen on each "
                    + "square, n = 0 to " + CountPlan.MAX_N + ".",
            "The numbers are exact; they take many times as long as the count of all boards.%n"
        },
        footer = {"  queens4j heat 8", "  queens4j heat 7 --rule toroidal --queen 0,3 --svg heat.svg"})
final class HeatCommand extends JsonAction {

    @Mixin
    private PuzzleOptions puzzle = new PuzzleOptions();

    @Mixin
    private SplitOptions split = new SplitOptions();

    @Mixin
    private SvgOption svg = new SvgOption();

    @Override
    public Integer call() throws IOException {
        Puzzle wanted = puzzle.puzzle(CountPlan.MAX_N);
        svg.open(this, 1);
        SplitOptions.CountStatus progress = new SplitOptions.CountStatus();
        SquareCounts counts = showing(
                "counting the squares for " + nameOf(wanted),
                progress,
                () -> SquareCounts.count(split.job(wanted).onProgress(progress)));
        HeatMap map = HeatMap.of(wanted, counts.toArray());
        svg.write(map::svg);
        print(json(wanted).with("boards", counts.total()).with("squares", counts.toArray()), map.format());
        return ExitCodes.DONE;
    }
}
