package io.github.queens4j.cli;

import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "new",
        description = {"Makes a puzzle with one solution, or --count of them.", ""},
        footer = {
            "  queens4j region new 8",
            "  queens4j region new 9 --difficulty hard --seed 7 --svg puzzle.svg",
            "  queens4j region new 8 --count 100 --format sbn > puzzles.txt"
        })
final class NewCommand extends Action {

    @Parameters(index = "0", paramLabel = "N", description = "Rows and columns of the board.")
    @Range(from = 1)
    private int n;

    @Mixin
    private GenerateOptions options = new GenerateOptions();

    @Mixin
    private RegionOutput output = new RegionOutput();

    @Mixin
    private SvgOption svg = new SvgOption();

    @Override
    public Integer call() {
        int count = options.count(1);
        if (svg.isGiven() && count > 1) {
            throw new UsageException("--svg is the picture of one puzzle, so --count must be 1, but is " + count);
        }
        svg.open();
        options.generate(this, RegionGenerator.ofSize(n), count, null, puzzle -> {
            output.print(this, puzzle);
            svg.write(() -> puzzle.format(RegionFormat.SVG));
        });
        return ExitCodes.DONE;
    }
}
