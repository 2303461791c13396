package io.github.queens4j.site;

import io.github.queens4j.notation.PageTemplate;
import io.github.queens4j.notation.PageWords;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The pages of one language, in a folder of its name, English ones without, and the page on which they begin. */
public record Folder(String language, Map<String, String> words) {

    /** English words of the site, by the files of the project. */
    public static PageWords words(Path root, String... parts) {
        return PageWords.of(pages(PageTemplate.SHARED, root.resolve("src/site/src/main/page")), parts);
    }

    /** The pages and words of a folder. */
    public static PageTemplate pages(PageTemplate base, Path folder) {
        return new PageTemplate(base, name -> {
            try {
                Path file = folder.resolve(name);
                return Files.exists(file) ? Files.newInputStream(file) : null;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    static Folder of(Path root, String language) {
        PageWords words = words(root, "all", "site").in(Locale.forLanguageTag(language), Map.of());
        if (!words.missing().isEmpty()) {
            throw new IllegalStateException(
                    "src/site/src/main/page has no words in " + language + " for " + words.missing());
        }
        return new Folder(language, words.values());
    }

    private static Stream<Folder> all() {
        return PageWords.languages().stream().map(language -> new Folder(language, Map.of()));
    }

    String path() {
        return language.equals("en") ? "" : language + "/";
    }

    String up() {
        return language.equals("en") ? "" : "../";
    }

    String say(String key) {
        return Objects.requireNonNull(words.get("page." + key), key);
    }

    /** A page that is there in all languages. */
    Link link(String page, String key) {
        return new Link(page + ".html", say(key), say(key + "-says"), "");
    }

    /** A page in English. */
    Link english(String page, String key) {
        return new Link(up() + page, say(key), say(key + "-says"), language.equals("en") ? "" : "en");
    }

    /** Its name in itself. */
    String name() {
        Locale locale = Locale.forLanguageTag(language);
        String name = locale.getDisplayLanguage(locale);
        return name.substring(0, 1).toUpperCase(locale) + name.substring(1);
    }

    /** For the head of a page, the same in other languages. */
    String alternates(String page) {
        return all().map(other -> "<link rel=\"alternate\" hreflang=\"" + other.language + "\" href=\"" + up()
                        + other.path() + page + "\">\n")
                .collect(Collectors.joining());
    }

    /** For its foot, a choice of them. */
    String choice(String page) {
        return all().map(other -> other.language.equals(language)
                        ? "<span>" + name() + "</span>\n"
                        : "<a lang=\"" + other.language + "\" hreflang=\"" + other.language + "\" href=\"" + up()
                                + other.path() + page + "\">" + other.name() + "</a>\n")
                .collect(Collectors.joining("", "<nav aria-label=\"" + say("languages") + "\"><p>\n", "</p></nav>\n"));
    }

    /** The start page, with links to the search of each engine. */
    public String start(List<String> engines) {
        List<Link> links = List.of(
                link("workbench", "workbench"),
                link("daily", "day"),
                link("board4", "board4"),
                link("tour", "tour"),
                link("search-first", "first"),
                link("live", "live"),
                english("docs/teaching.html", "course"),
                english("docs/guide.html", "guide"),
                english("readme.html", "library"),
                english("api/core/index.html", "javadoc"));
        StringBuilder cards = new StringBuilder("<ul class=\"cards\">\n");
        links.forEach(link -> cards.append(link.card()));
        cards.append("<li><h2>" + say("all") + "</h2><p>" + say("all-says"));
        engines.forEach(engine -> cards.append(" <a href=\"search-" + engine + ".html\">" + engine + "</a>"));
        cards.append("</p></li>\n</ul>\n");
        String lead = "<h1>queens4j</h1>\n<p class=\"lead\">" + say("lead") + "</p>\n";
        return Frame.page(language, "queens4j", up(), nav(), say("news"), choice("index.html") + lead + cards)
                .replaceFirst("<title>", alternates("index.html") + "<title>");
    }

    /** The line of links above the start page, to pages in its language where there are any. */
    private String nav() {
        List<Link> links = List.of(
                link("workbench", "workbench"),
                link("daily", "day"),
                english("docs/teaching.html", "course"),
                english("docs/guide.html", "guide"),
                english("api/core/index.html", "javadoc"));
        return "<a href=\"index.html\">queens4j</a>\n"
                + links.stream().map(link -> link.anchor() + "\n").collect(Collectors.joining()) + "<a href=\""
                + Frame.PROJECT + "\">" + say("source") + "</a>\n";
    }

    /** A page of the site, and what the start page says about it. */
    private record Link(String path, String title, String sentence, String language) {

        String anchor() {
            String foreign = language.isEmpty() ? "" : " hreflang=\"" + language + "\"";
            return "<a href=\"" + path + "\"" + foreign + ">" + title + "</a>";
        }

        String card() {
            return "<li><h2>" + anchor() + "</h2><p>" + sentence + "</p></li>\n";
        }
    }
}
