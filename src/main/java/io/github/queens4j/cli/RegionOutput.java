package io.github.queens4j.cli;

import io.github.queens4j.region.RegionFormat;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How coloured puzzles are printed. */
final class RegionOutput {

    private static final String PLAYER = "https://puzz.link/p?";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "How to print puzzles: ${COMPLETION-CANDIDATES}. Default: letters.")
    private @Nullable RegionFormat format;

    @Option(names = "--url", description = "Print addresses at which the puzzles can be played.")
    private boolean url;

    private boolean isFirst = true;

    /** The format, once it is clear that there is only one. */
    RegionFormat format() {
        if (url && format != null) {
            throw new UsageException("--url is a format of its own: leave out --format " + Choices.name(format));
        }
        return url ? RegionFormat.PUZZ_LINK : format == null ? RegionFormat.LETTERS : format;
    }

    boolean isDefault() {
        return format == null && !url;
    }

    /** Prints a puzzle: in a line, or in several with an empty one between puzzles. */
    void print(String puzzle, PrintWriter out) {
        if (!isFirst && puzzle.indexOf('\n') >= 0) {
            out.println();
        }
        out.println((url ? PLAYER : "") + puzzle);
        if (isFirst) {
            // The first is worth showing while the next are made.
            out.flush();
        }
        isFirst = false;
    }
}
