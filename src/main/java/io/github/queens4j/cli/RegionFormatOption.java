package io.github.queens4j.cli;

import io.github.queens4j.region.RegionFormat;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How puzzles are printed. */
final class RegionFormatOption {

    private static final String PLAYER = "https://puzz.link/p?";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            completionCandidates = Names.class,
            description = "How to print puzzles: ${COMPLETION-CANDIDATES}. Default: letters.")
    private @Nullable String format;

    @Option(names = "--url", description = "Print addresses at which the puzzles can be played.")
    private boolean url;

    private boolean isFirst = true;

    /** Refuses a name that is none, before anything is done. */
    RegionFormat format() {
        if (url && format != null) {
            throw new UsageException("--url is a format of its own: leave out --format " + format);
        }
        return url
                ? RegionFormat.PUZZ_LINK
                : Arguments.constant("--format", format == null ? "letters" : format, List.of(RegionFormat.values()));
    }

    /** Whether the user has left it to the command. */
    boolean isDefault() {
        return format == null && !url;
    }

    /** Prints a puzzle: in a line, or in several with an empty one between puzzles. */
    void print(String puzzle, PrintWriter out) {
        String text = puzzle.strip();
        if (!isFirst && text.indexOf('\n') >= 0) {
            out.println();
        }
        out.println((url ? PLAYER : "") + text);
        if (isFirst) {
            // The first is worth showing while the next are made.
            out.flush();
        }
        isFirst = false;
    }

    /** The formats as they are typed. */
    static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return List.of(RegionFormat.values()).stream().map(Arguments::name).iterator();
        }
    }
}
