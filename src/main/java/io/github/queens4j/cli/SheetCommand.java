package io.github.queens4j.cli;

import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSheet;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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

    @Mixin
    private GivenOrMade given = new GivenOrMade();

    @Option(names = "--borders", description = "For black and white: thick borders around regions, and no colours.")
    private boolean borders;

    @Override
    public Integer call() throws IOException {
        List<RegionPuzzle> puzzles = given.puzzles(this, 12, null, null);
        out().println(borders ? RegionSheet.bordered(puzzles) : RegionSheet.coloured(puzzles));
        return ExitCodes.DONE;
    }
}
