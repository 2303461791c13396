package io.github.queens4j.cli;

import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionSketch;
import java.io.File;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "complete",
        description = {
            "Completes drawings: gives open squares regions, so that there is one solution.",
            "Squares that have a region keep it.%n"
        },
        exitCodeList = {ExitCodes.ON_DONE, "1:no puzzle was found", ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footer = {
            "  queens4j region complete drawing.txt",
            "  queens4j region complete drawing.txt --difficulty hard --seed 7 --count 3"
        })
final class CompleteCommand extends Action {

    @Parameters(
            index = "0",
            paramLabel = "DRAWING",
            type = File.class,
            converter = Arguments.FileName.class,
            description = "A file with maps whose open squares are '.' (in JSON also null), - for standard input, or a "
                    + "map of JSON in one line.")
    private String source = "";

    @Mixin
    private GenerateOptions options = new GenerateOptions();

    @Mixin
    private RegionOutput output = new RegionOutput();

    @Override
    public Integer call() throws IOException {
        output.format();
        return Batch.read(this, List.of(source), RegionInput::sketches).forEach(this::complete);
    }

    private int complete(Batch.Instance<RegionSketch> instance) {
        RegionSketch sketch = instance.puzzle();
        int most = options.count(1);
        int made = options.generate(
                this, RegionGenerator.completing(sketch), most, null, puzzle -> output.print(this, puzzle));
        if (made < most) {
            String more = made == 0 ? "no puzzle" : "no more than " + made;
            err().println(instance.place() + ": " + more + " with one solution was found around what is drawn"
                    + (sketch.open().isEmpty() ? ", as no square is open: try region mend" : ""));
        }
        return made == 0 ? ExitCodes.NO_SOLUTION : ExitCodes.DONE;
    }
}
