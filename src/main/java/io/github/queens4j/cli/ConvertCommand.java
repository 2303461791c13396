package io.github.queens4j.cli;

import io.github.queens4j.region.RegionFormat;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints puzzles in another format. */
@Command(
        name = "convert",
        description = {"Prints puzzles in another format.", ""},
        footer = {
            "",
            "Examples:",
            "  queens4j region convert 551W2PYA8f4",
            "  queens4j region convert puzzles.txt --url"
        })
final class ConvertCommand extends Action {

    @Mixin
    private RegionInput puzzles = new RegionInput();

    @Mixin
    private RegionOutput output = new RegionOutput();

    @Override
    int run() throws IOException {
        RegionFormat format = output.format();
        puzzles.forEach(this, regions -> output.print(regions.format(format), out()));
        return ExitCodes.DONE;
    }
}
