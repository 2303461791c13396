package io.github.queens4j.cli;

import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionSketch;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "complete",
        description = {
            "Completes drawings: gives open squares regions, so that there is one solution.",
            "Squares that have a region keep it.%n"
        },
        exitCodeList = "1:no puzzle was found",
        footer = "  queens4j region complete drawing.txt --difficulty hard --seed 7 --count 3")
final class CompleteCommand extends Action {

    @Parameters(
            index = "0",
            arity = "1",
            paramLabel = "DRAWING",
            type = File.class,
            description = "A file with maps whose open squares are . (in JSON null), - for standard input, or JSON.")
    private List<String> sources = new ArrayList<>();

    @Option(names = "--difficulty", description = "How hard: ${COMPLETION-CANDIDATES}. Default: as it comes.")
    private @Nullable Difficulty difficulty;

    @Option(names = "--seed", paramLabel = "S", description = "The same whole number makes the same puzzles.")
    @Arguments.Range
    private @Nullable Long seed;

    @Option(names = "--count", description = "Make K puzzles of each. Default: ${DEFAULT-VALUE}.")
    @Arguments.Range(from = 1)
    private int count = 1;

    @Mixin
    private RegionOutput output = new RegionOutput();

    private final AtomicInteger printed = new AtomicInteger();

    @Override
    public Integer call() throws IOException {
        output.format();
        Batch<RegionSketch> sketches = RegionInput.sketches(this, sources);
        return showing("completing", () -> printed + " puzzles", () -> sketches.forEach(this::complete));
    }

    private int complete(Batch.Instance<RegionSketch> instance) {
        RegionSketch sketch = instance.puzzle();
        RegionGenerator any = RegionGenerator.completing(sketch);
        RegionGenerator generator = difficulty == null ? any : any.difficulty(difficulty);
        long chosen = seed(seed);
        seed = chosen;
        int before = printed.get();
        generator.seed(chosen).stream().limit(count).forEach(puzzle -> {
            output.print(this, puzzle);
            printed.incrementAndGet();
        });
        int made = printed.get() - before;
        if (made < count) {
            String more = made == 0 ? "no puzzle" : "no more than " + made;
            err().println(instance.place() + ": " + more + " with one solution was found around what is drawn"
                    + (sketch.open().isEmpty() ? ", as no square is open: try region mend" : ""));
        }
        return made == 0 ? ExitCodes.NO_SOLUTION : ExitCodes.DONE;
    }
}
