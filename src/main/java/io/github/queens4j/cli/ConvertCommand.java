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
    private PuzzleArgument puzzles = new PuzzleArgument();

    @Mixin
    private RegionFormatOption format = new RegionFormatOption();

    @Override
    public Integer call() throws IOException {
        RegionFormat shape = format.format();
        puzzles.forEach(this, (regions, where) -> {
            try {
                format.print(regions.format(shape), out());
            } catch (IllegalArgumentException e) {
                // A format may have no place for a size, or for regions that are not connected.
                throw new UsageException(where.position() + ": " + e.getMessage());
            }
        });
        return ExitCodes.DONE;
    }
}
