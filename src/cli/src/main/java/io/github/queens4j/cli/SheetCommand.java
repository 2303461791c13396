package io.github.queens4j.cli;

import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionSheet;
import io.github.queens4j.region.RegionSheet.Paper;
import io.github.queens4j.region.text.RegionWords;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "sheet",
        description = {
            "Puts puzzles of files, or twelve new ones, on paper, with the solutions after the last of them.",
            "It is one file of HTML that loads nothing from anywhere: open it in a browser and print it.%n"
        },
        exitCodeList = GivenOrMade.ON_LEFT_OUT,
        footer = {"  queens4j region sheet --borders > sheet.html", "  queens4j region sheet --count 30 > book.html"})
final class SheetCommand extends PageAction {

    @Mixin
    private GivenOrMade given = new GivenOrMade();

    @Option(names = "--borders", description = "For black and white: thick borders around regions, and no colours.")
    private boolean borders;

    @Option(names = "--title", paramLabel = "TEXT", description = "What stands above each page.")
    private @Nullable String title;

    @Option(names = "--author", paramLabel = "TEXT", description = "A line at the foot of each page.")
    private String author = "";

    @Option(names = "--paper", paramLabel = "PAPER", description = "${COMPLETION-CANDIDATES}. Default: a4.")
    private Paper paper = Paper.A4;

    @Option(names = "--per-page", paramLabel = "K", description = "1, 2, 4 or 6 of them. Default: ${DEFAULT-VALUE}.")
    private int each = 4;

    @Override
    int print() throws IOException {
        List<RegionPuzzle> puzzles = new ArrayList<>();
        int exitCode = given.addTo(puzzles, this, 12);
        RegionSheet sheet = RegionSheet.of(puzzles)
                .author(author)
                .paper(paper)
                .puzzlesPerPage(each)
                .bordered(borders)
                .words(words(RegionWords.SHEET));
        out().println((title == null ? sheet : sheet.title(title)).html());
        return exitCode;
    }
}
