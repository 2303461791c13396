package io.github.queens4j.cli;

import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.text.RegionWords;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "page",
        description = {
            "Prints a page to play puzzles in a browser.",
            "It is one file that loads nothing from anywhere. The puzzles are those of files, or new ones: ten, or "
                    + "--count of them, or a puzzle a day, of which today's comes first.%n"
        },
        exitCodeList = GivenOrMade.ON_LEFT_OUT,
        footer = {"  queens4j region page > queens.html", "  queens4j region page --days 366 > daily.html"})
final class PageCommand extends PageAction {

    @Mixin
    private GivenOrMade given = new GivenOrMade();

    @Option(names = "--title", paramLabel = "TEXT", description = "What the page is called.")
    private @Nullable String title;

    @Option(names = "--no-hints", description = "Give no hints, and keep the solutions out of the page.")
    private boolean withoutHints;

    @Override
    int print() throws IOException {
        LocalDate first = given.set.firstDay();
        List<RegionPuzzle> puzzles = new ArrayList<>();
        int exitCode = given.addTo(puzzles, this, 10);
        RegionPage page = RegionPage.of(puzzles).hints(!withoutHints).words(words(RegionWords.PLAY));
        page = title == null ? page : page.title(title);
        out().println(first == null ? page.html() : page.firstDay(first).html());
        return exitCode;
    }
}
