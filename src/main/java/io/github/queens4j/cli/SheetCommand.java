package io.github.queens4j.cli;

import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSheet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a page for the printer. */
@Command(
        name = "sheet",
        description = {
            "Prints a page of puzzles to be put on paper, four to a sheet, with the solutions on the last.",
            "It is one file of HTML that loads nothing from anywhere: open it in a browser and print it.%n"
        },
        footer = {
            "  queens4j region sheet puzzles.txt > sheet.html",
            "  queens4j region sheet starbattle/6/6/1/4ilbhgdnmhou --borders > sheet.html"
        })
final class SheetCommand extends Action {

    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            description = "Files with puzzles, - for standard input, or puzzles in one line each.")
    private List<String> sources = new ArrayList<>();

    @Option(names = "--borders", description = "For black and white: thick borders around regions, and no colours.")
    private boolean borders;

    @Override
    public Integer call() throws IOException {
        List<RegionPuzzle> puzzles = RegionInput.graded(this, sources);
        out().println(borders ? RegionSheet.bordered(puzzles) : RegionSheet.coloured(puzzles));
        return ExitCodes.DONE;
    }
}
