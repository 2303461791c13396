package io.github.queens4j.site;

import io.github.queens4j.notation.PageTemplate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the start pages and the documents have around them. */
public final class Frame {

    static final String PROJECT = "https://github.com/queens4j/queens4j/";

    /** That of the pages. */
    private static final String ICON = PageTemplate.SHARED
                    .fill("head.html", Map.of())
                    .lines()
                    .filter(line -> line.contains("rel=\"icon\""))
                    .collect(Collectors.joining())
            + "\n";

    private Frame() {}

    /** The style sheet, by the files of the project. */
    public static String style(Path root) throws IOException {
        // Pages made by the command line choose light or dark by a script, these by the browser.
        String shared = PageTemplate.SHARED
                .fill("shared.css", Map.of())
                .replace(
                        "@media screen {\n:root[data-theme=\"dark\"]",
                        "@media screen and (prefers-color-scheme: dark) {\n:root");
        return shared + Files.readString(root.resolve("src/site/src/main/page/site.css"));
    }

    /** A whole page in English; the way up is that to the start page's folder. */
    static String page(String title, String up, String news, String body) {
        StringBuilder nav = new StringBuilder();
        String[][] links = {
            {"index.html", "queens4j"},
            {"workbench.html", "Workbench"},
            {"daily.html", "A puzzle a day"},
            {"docs/teaching.html", "Course"},
            {"docs/guide.html", "Guide"},
            {"api/core/index.html", "Javadoc"},
            {"api/regions/index.html", "of puzzles"}
        };
        for (String[] link : links) {
            nav.append("<a href=\"" + up + link[0] + "\">" + link[1] + "</a>\n");
        }
        return page("en", title, up, nav + "<a href=\"" + PROJECT + "\">Source</a>\n", news, body);
    }

    /** A whole page in a language, with links above. */
    static String page(String language, String title, String up, String links, String news, String body) {
        String head = """
                <!DOCTYPE html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <link rel="stylesheet" href="%ssite.css">
                %s</head>
                <body>
                <nav>
                """.formatted(language, title, up, ICON);
        return head + links + "</nav>\n<main>\n" + body + "</main>\n" + worker(up, news) + "</body>\n</html>\n";
    }

    /** What keeps the site for when there is no network, and says if it has got another version meanwhile. */
    public static String worker(String up, String news) {
        return "<p role=\"status\"><span id=\"news\" hidden>" + news + "</span></p>\n<script>\n{\n"
                + "const {serviceWorker} = navigator;\n"
                + "serviceWorker?.controller && (serviceWorker.oncontrollerchange = "
                + "() => document.getElementById('news').hidden = false);\n"
                // A file that lies on a disk goes without.
                + "serviceWorker?.register('" + up + "sw.js').catch(() => {});\n}\n</script>\n";
    }

    /** The worker that keeps some files, by the files of the project; another version has another name. */
    public static String serviceWorker(Path root, String version, Stream<String> files) throws IOException {
        return Files.readString(root.resolve("src/site/src/main/page/sw.js"))
                .replace("{{version}}", version)
                .replace("{{files}}", files.sorted().collect(Collectors.joining("', '", "['", "']")));
    }
}
