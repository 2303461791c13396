package io.github.queens4j.cli;

import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a page to play on. */
@Command(
        name = "page",
        description = {
            "Prints a page to play puzzles in a browser.",
            "It is one file that loads nothing from anywhere. The puzzles are those of a file, or made anew.%n"
        },
        footer = {
            "",
            "Examples:",
            "  queens4j region page > queens.html",
            "  queens4j region page --size 9 --difficulty hard --count 5 > hard.html",
            "  queens4j region page puzzles.txt > mine.html"
        })
final class PageCommand extends Action {

    private static final int USUAL_SIZE = 8;
    private static final int USUAL_COUNT = 10;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "PUZZLE",
            description = "A file with puzzles, - for standard input, or a puzzle in one line.")
    private @Nullable String source;

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "Make puzzles of N rows and columns. Default: " + USUAL_SIZE + ".")
    @Range(from = 1)
    private @Nullable Integer size;

    @Mixin
    private GenerateOptions options = new GenerateOptions();

    @Override
    int run() throws IOException {
        if (source != null && (size != null || options.isGiven())) {
            throw new UsageException(
                    "--size, --count, --difficulty and --seed are for puzzles that are made, not for those of "
                            + source);
        }
        List<RegionPuzzle> puzzles = new ArrayList<>();
        if (source == null) {
            options.generate(this, size == null ? USUAL_SIZE : size, options.count(USUAL_COUNT), puzzles::add);
        } else {
            RegionInput.of(source).forEach(this, regions -> puzzles.add(RegionPuzzle.of(regions)));
        }
        out().print(RegionPage.html(puzzles));
        return ExitCodes.DONE;
    }
}
