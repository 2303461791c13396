package io.github.queens4j.cli;

import io.github.queens4j.region.Marks;
import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionReading;
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
    private RegionOutput output = new RegionOutput();

    @Override
    public Integer call() throws IOException {
        RegionFormat format = output.format();
        return puzzles.read(this).forEach(instance -> {
            String text = output.prefix() + text(instance.puzzle().regions(), format);
            printApart(instance.areManyFiles() ? named(instance, text, format) : text);
            return ExitCodes.DONE;
        });
    }

    /** In JSON, a puzzle with one solution has that and its difficulty, too, if that is known. */
    private static String text(Regions regions, RegionFormat format) {
        Optional<RegionPuzzle> puzzle = format == RegionFormat.JSON
                ? new Patience().search(regions, Marks.none(), 2).puzzle()
                : Optional.empty();
        return puzzle.map(known -> known.format(format)).orElseGet(() -> regions.format(format));
    }

    private static String named(Batch.Instance<RegionReading> instance, String text, RegionFormat format) {
        return switch (format) {
            case JSON -> instance.json().withAll(text).toString();
            case SVG -> text;
            default -> "# " + instance.place() + "\n" + text;
        };
    }
}
