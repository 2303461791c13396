package io.github.queens4j.cli;

import io.github.queens4j.notation.Json;
import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "convert",
        description = {"Prints puzzles in another format.", ""},
        footer = {"  queens4j region convert 551W2PYA8f4", "  queens4j region convert puzzles.txt --url"})
final class ConvertCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Mixin
    private NewCommand.RegionOutput output = new NewCommand.RegionOutput();

    @Override
    public Integer call() throws IOException {
        RegionFormat format = output.format();
        return puzzles.read(this).forEach(instance -> {
            Regions regions = instance.puzzle().regions();
            boolean isNamed = instance.areManyFiles() && format != RegionFormat.SVG;
            String name = isNamed ? "# " + instance.place() + "\n" : "";
            printApart(
                    format == RegionFormat.JSON
                            ? (isNamed ? instance.json() : new Json())
                                    .withAll(json(regions))
                                    .toString()
                            : name + output.prefix() + regions.format(format));
            return ExitCodes.DONE;
        });
    }

    /** A puzzle with one solution has that and its difficulty, too, if that is known. */
    private static String json(Regions regions) {
        Optional<RegionPuzzle> puzzle =
                new RegionInput.Patience().search(regions, Marks.none(), 2).puzzle();
        return puzzle.map(known -> known.format(RegionFormat.JSON)).orElseGet(() -> regions.format(RegionFormat.JSON));
    }
}
