package io.github.queens4j.cli;

import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSheet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a page for the printer. */
@Command(
        name = "sheet",
        description = {
            "Puts puzzles of files, or twelve new ones, on paper: four to a sheet, with the solutions on the last.",
            "It is one file of HTML that loads nothing from anywhere: open it in a browser and print it.%n"
        },
        footer = {
            "  queens4j region sheet --size 9 --difficulty hard > sheet.html",
            "  queens4j region sheet puzzles.txt --borders > sheet.html"
        })
final class SheetCommand extends Action {

    @Parameters(
            arity = "0..*",
            paramLabel = "PUZZLE",
            description = "Files with puzzles, - for standard input, or puzzles in one line each.")
    private List<String> sources = new ArrayList<>();

    @Option(names = "--borders", description = "For black and white: thick borders around regions, and no colours.")
    private boolean borders;

    @Option(names = "--size", paramLabel = "N", description = "Make puzzles of N rows and columns. Default: 8.")
    @Range(from = 1)
    private @Nullable Integer size;

    @Mixin
    private GenerateOptions options = new GenerateOptions();

    @Override
    public Integer call() throws IOException {
        List<RegionPuzzle> puzzles = new ArrayList<>();
        if (sources.isEmpty()) {
            options.generate(this, size == null ? 8 : size, options.count(12), null, puzzles::add);
        } else if (size != null || options.isGiven()) {
            throw new UsageException("--size, --count, --difficulty and --seed are for puzzles that are made, "
                    + "not for those of " + sources.get(0));
        } else {
            puzzles.addAll(RegionInput.graded(this, sources));
        }
        out().println(borders ? RegionSheet.bordered(puzzles) : RegionSheet.coloured(puzzles));
        return ExitCodes.DONE;
    }
}
