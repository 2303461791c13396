package io.github.queens4j.cli;

import io.github.queens4j.Words;
import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.PageTemplate;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.region.text.RegionWords;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A command that prints a page or, if its words are asked for, these in English. */
abstract class PageAction extends Action {

    /** With all words: what it builds on has those of the other pages. */
    private static final PageTemplate PAGES =
            new PageTemplate(RegionWords.PAGES, name -> PageAction.class.getResourceAsStream("page/" + name));

    static final PageWords WORKBENCH =
            PageWords.of(PAGES, "all", "steps", "faults", "puzzles", "sheet", "play", "workbench");

    static final PageWords LIVE = PageWords.of(PAGES, "all", "search", "live");

    /** Of words, in bytes. */
    private static final int LONGEST = 1 << 20;

    @Option(
            names = "--lang",
            paramLabel = "TAG",
            completionCandidates = Tags.class,
            description = "Language of a page: ${COMPLETION-CANDIDATES}, or another with --words. Default: en.")
    private String language = "en";

    @Option(
            names = "--words",
            arity = "0..1",
            fallbackValue = "",
            type = File.class,
            description = "Words for a page, in UTF-8; without FILE, prints the English ones, to be replaced.")
    private @Nullable String words;

    static final class Tags implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return PageWords.languages().iterator();
        }
    }

    abstract int print() throws IOException;

    @Override
    public final Integer call() throws IOException {
        if (words == null || !words.isEmpty()) {
            return print();
        }
        out().println(WORKBENCH.englishFile());
        return ExitCodes.DONE;
    }

    /** Refuses what a page alone has. */
    final void excludeLanguage() {
        String given = given(List.of("--lang", "--words"));
        if (given != null) {
            throw new IllegalArgumentException(given + " is for --format html");
        }
    }

    /** A page that src/workbench makes and the CLI jar alone has, with what is given in place of what usually is. */
    final String page(String name, PageWords usual, String start, String given) throws IOException {
        Words said = words(usual);
        try (InputStream page = PageAction.class.getResourceAsStream(name)) {
            if (page == null) {
                throw new IllegalStateException(
                        "this build has no " + name + ": mvn package puts it into target/queens4j-VERSION-cli.jar");
            }
            String place = "id=\"given\">";
            String html = new String(page.readAllBytes(), StandardCharsets.UTF_8);
            return PageTemplate.filled(
                    html.replace(place + start, place + given),
                    usual.in(said.language(), said.own()).values());
        }
    }

    /** The words of a page, in the language; a file may have those of other pages, and the usual ones stay English. */
    final Words words(PageWords usual) throws IOException {
        Locale locale = Locale.forLanguageTag(language);
        if (locale.getLanguage().isEmpty()) {
            throw new IllegalArgumentException(
                    "--lang must be a language such as de or pt-BR, but is \"" + language + "\"");
        }
        if (words == null) {
            return Words.in(locale);
        }
        String text = new String(TextFile.read(words, LONGEST), StandardCharsets.UTF_8);
        try {
            if (text.indexOf('\uFFFD') >= 0) {
                throw new IllegalArgumentException("must be in UTF-8");
            }
            PageWords all = PageWords.of(PAGES, usual.parts().toArray(String[]::new));
            PageWords own =
                    RegionWords.in(all, locale, Words.parse(locale, text).own());
            if (!own.missing().isEmpty()) {
                end(words + " has not, so English stays: " + String.join(", ", own.missing()), 0);
            }
            return new Words(locale, own.phrases().patterns());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("--words " + words + ": " + e.getMessage());
        }
    }
}
