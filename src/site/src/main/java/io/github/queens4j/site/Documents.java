package io.github.queens4j.site;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The documents as HTML: links between them stay, those to other files of the project lead to where it is kept. */
final class Documents {

    private final Path root;
    private final Path site;
    private final String news;
    private final Map<String, String> commands;
    private final Parser parser;
    private final HtmlRenderer renderer;

    /** For each document, from the project's folder, its page, from the site's. */
    private final TreeMap<String, String> pages = new TreeMap<>();

    /** With the pages that are made by some commands. */
    Documents(Path root, Path site, Map<String, String> commands) throws IOException {
        this.root = root;
        this.site = site;
        this.commands = commands;
        news = Folder.of(root, "en").say("news");
        List<org.commonmark.Extension> extensions = List.of(TablesExtension.create(), HeadingAnchorExtension.create());
        parser = Parser.builder().extensions(extensions).build();
        renderer = HtmlRenderer.builder().extensions(extensions).build();
        pages.put("README.md", "readme.html");
        pages.put("CHANGELOG.md", "changes.html");
        try (Stream<Path> documents = Files.list(root.resolve("src/docs"))) {
            documents
                    .map(document -> document.getFileName().toString())
                    .filter(name -> name.endsWith(".md"))
                    .forEach(name -> pages.put("src/docs/" + name, "docs/" + name.replace(".md", ".html")));
        }
    }

    void write() throws IOException {
        Files.createDirectories(site.resolve("docs"));
        Files.writeString(site.resolve("site.css"), Frame.style(root));
        for (String document : pages.keySet()) {
            write(document);
        }
    }

    private void write(String document) throws IOException {
        String page = pages.get(document);
        Document html =
                Jsoup.parseBodyFragment(renderer.render(parser.parse(Files.readString(root.resolve(document)))));
        html.outputSettings().prettyPrint(false);
        for (String attribute : List.of("href", "src")) {
            for (Element element : html.select("[" + attribute + "]")) {
                element.attr(attribute, target(document, page, element.attr(attribute)));
            }
        }
        // A wide table moves by itself, not the page with it.
        for (Element table : new ArrayList<>(html.select("table"))) {
            table.wrap("<div class=\"wide\" tabindex=\"0\"></div>");
        }
        // Who reads of a command here may see what it makes at once.
        for (Element program : new ArrayList<>(html.select("pre"))) {
            program.attr("tabindex", "0");
            String links = program.wholeText()
                    .lines()
                    .map(line -> line.replaceFirst(" +[>#].*", ""))
                    .filter(commands::containsKey)
                    .map(line -> "<a href=\"" + (page.contains("/") ? "../" : "") + commands.get(line) + "\"><code>"
                            + line + "</code></a>")
                    .collect(Collectors.joining(", "));
            if (!links.isEmpty()) {
                program.after("<p class=\"made\">What it makes: " + links + "</p>");
            }
        }
        Element heading = html.selectFirst("h1, h2, h3");
        String title = heading == null ? document : heading.text();
        Files.writeString(
                site.resolve(page),
                Frame.page(
                        title + " - queens4j",
                        page.contains("/") ? "../" : "",
                        news,
                        html.body().html() + "\n"));
    }

    /** Where a link of a document leads to from its page; pictures and pages come along. */
    private String target(String document, String page, String link) throws IOException {
        URI address = URI.create(link);
        if (address.isAbsolute() || address.getPath().isEmpty()) {
            return link;
        }
        String fragment = address.getFragment() == null ? "" : "#" + address.getFragment();
        String file =
                URI.create(document).resolve(address.getPath()).normalize().getPath();
        String up = page.contains("/") ? "../" : "";
        if (pages.containsKey(file)) {
            return up + pages.get(file) + fragment;
        }
        Path source = root.resolve(file);
        if (!Files.exists(source)) {
            throw new IOException(document + " has a link to " + link + ", which is no file");
        }
        if (file.matches(".*\\.(svg|png|html)")) {
            Path picture = site.resolve("docs").resolve(source.getFileName());
            if (!Files.exists(picture)) {
                Files.copy(source, picture);
            }
            return up + "docs/" + source.getFileName();
        }
        return Frame.PROJECT + (Files.isDirectory(source) ? "tree" : "blob") + "/main/" + file + fragment;
    }
}
