package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import picocli.CommandLine.Parameters;

/** Where puzzles come from. */
final class PuzzleArgument {

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "A file with puzzles, - for standard input, or a puzzle in one line: an address of "
                    + "puzz.link, SBN or JSON. In a file, an empty line follows each puzzle that takes several.")
    private String source = "";

    /** What to do with a puzzle. */
    @FunctionalInterface
    interface Use {
        void apply(Regions regions, PuzzleInput where) throws IOException;
    }

    /** Does something with each puzzle; there must be one. */
    void forEach(Action command, Use use) throws IOException {
        forEach(command, source, use);
    }

    static void forEach(Action command, String source, Use use) throws IOException {
        long start = System.nanoTime();
        try (PuzzleInput input = PuzzleInput.open(source)) {
            command.showing(
                    columns -> "at " + Visible.text(input.position()) + ", " + TimeWords.since(start),
                    () -> forEach(input, source, use));
        }
    }

    private static void forEach(PuzzleInput input, String source, Use use) throws IOException {
        Regions regions = input.next();
        if (regions == null) {
            throw new UsageException(source + " must have at least one puzzle, but is empty");
        }
        for (; regions != null; regions = input.next()) {
            use.apply(regions, input);
        }
    }
}
