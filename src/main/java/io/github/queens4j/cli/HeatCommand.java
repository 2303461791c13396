package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.count.SquareCounts;
import io.github.queens4j.picture.HeatMap;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints or draws how many boards use each square. */
@Command(
        name = "heat",
        description = {
            "Prints or draws how many of the boards with n queens have a queen on each square, n = 0 to "
                    + CountPlan.LARGEST_N + ".",
            "The numbers are exact; they take many times as long as the count of all boards.%n"
        },
        footer = {"", "Examples:", "  queens4j heat 8", "  queens4j heat 16 --svg heat.svg"})
final class HeatCommand extends Action {

    @Mixin
    private SizeArgument n = new SizeArgument();

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw a map and write the picture to this file.")
    private @Nullable Path svg;

    @Mixin
    private ForceOption force = new ForceOption();

    @Override
    public Integer call() {
        int size = n.within(0, CountPlan.LARGEST_N);
        int workers = threads.number();
        TextFile file = force.file(svg);
        HeatMap map = HeatMap.of(count(size, workers).toArray());
        if (file == null) {
            out().println(map.text().stripTrailing());
        } else {
            file.write(map.svg());
        }
        return ExitCodes.DONE;
    }

    private SquareCounts count(int size, int workers) {
        CountStatus progress = CountStatus.of("counting the squares for n = " + size + ":");
        return showing(progress, () -> SquareCounts.of(size, workers, progress));
    }
}
