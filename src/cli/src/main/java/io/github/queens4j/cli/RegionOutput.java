package io.github.queens4j.cli;

import io.github.queens4j.region.RegionFormat;
import io.github.queens4j.region.RegionPicture;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.search.Require;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How coloured puzzles are printed. */
final class RegionOutput {

    private static final String PLAYER = "https://puzz.link/p?";

    @Option(names = "--format", description = "How to print puzzles: ${COMPLETION-CANDIDATES}. Default: letters.")
    private @Nullable RegionFormat format;

    @Option(names = "--url", description = "Print addresses at which the puzzles can be played.")
    private boolean url;

    /** The format, once it is clear that there is only one. */
    RegionFormat format() {
        if (url && format != null) {
            throw new IllegalArgumentException(
                    "--url is a format of its own: leave out --format " + Require.nameOf(format));
        }
        return url ? RegionFormat.PUZZ_LINK : format == null ? RegionFormat.LETTERS : format;
    }

    void print(Action command, RegionPuzzle puzzle) {
        boolean coloured = format == null && !url && command.showsColours();
        command.printApart(
                prefix() + (coloured ? RegionPicture.of(puzzle.regions()).formatInColour() : puzzle.format(format())));
    }

    /** What comes before a puzzle: of an address, the place where it can be played. */
    String prefix() {
        return url ? PLAYER : "";
    }
}
