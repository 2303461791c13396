package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.region.RegionPage;
import io.github.queens4j.region.RegionPuzzle;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        exitCodeList = {ExitCodes.ON_DONE, GivenOrMade.ON_LEFT_OUT, ExitCodes.ON_FAILURE, ExitCodes.ON_INTERRUPT},
        footer = {
            "  queens4j region page > queens.html",
            "  queens4j region page --size 9 --difficulty hard --count 5 > hard.html",
            "  queens4j region page --days 366 --from 2027-01-01 > daily.html",
            "  queens4j region page puzzles.txt --title 'Our queens' > mine.html",
            "  queens4j region page --words > words.txt"
        })
final class PageCommand extends Action {

    /** Of words, in bytes. */
    private static final int LONGEST = 1 << 20;

    @Mixin
    private GivenOrMade given = new GivenOrMade();

    @Option(names = "--title", paramLabel = "TEXT", description = "What the page is called.")
    private @Nullable String title;

    @Option(
            names = "--lang",
            paramLabel = "TAG",
            description = "Language of the page, such as de: its days, and its words if it is German. Default: en.")
    private String language = "en";

    @Option(
            names = "--words",
            paramLabel = "FILE",
            arity = "0..1",
            fallbackValue = "",
            type = File.class,
            converter = Arguments.FileName.class,
            description = "Words for the page, in UTF-8; without FILE, prints the English ones, to be replaced.")
    private @Nullable String words;

    @Option(names = "--no-hints", description = "Give no hints, and keep the solutions out of the page.")
    private boolean withoutHints;

    @Override
    public Integer call() throws IOException {
        Locale locale = Locale.forLanguageTag(language);
        if (locale.getLanguage().isEmpty()) {
            throw new UsageException("--lang must be a language such as de or pt-BR, but is \"" + language + "\"");
        }
        if (words != null && words.isEmpty()) {
            out().println(RegionPage.englishWords());
            return ExitCodes.DONE;
        }
        LocalDate first = given.set.firstDay();
        List<RegionPuzzle> puzzles = new ArrayList<>();
        int exitCode = given.addTo(puzzles, this, 10);
        RegionPage page = RegionPage.of(puzzles).language(locale).hints(!withoutHints);
        page = words == null ? page : inWords(page, words);
        page = title == null ? page : page.title(title);
        out().println(first == null ? page.html() : page.firstDay(first).html());
        return exitCode;
    }

    private static RegionPage inWords(RegionPage page, String file) throws IOException {
        String text = new String(TextFile.read(file, LONGEST), StandardCharsets.UTF_8);
        try {
            if (text.indexOf('\uFFFD') >= 0) {
                throw new IllegalArgumentException("must be in UTF-8");
            }
            return page.words(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--words " + file + ": " + e.getMessage());
        }
    }
}
