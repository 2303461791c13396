package io.github.queens4j.site;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** Writes the site: a start page, pages that the command line makes, the documents, the javadoc. */
public final class Site {

    /** A page of the site, and what the start page says about it. */
    private record Link(String path, String title, String sentence) {

        String card() {
            return "<li><h2><a href=\"" + path + "\">" + title + "</a></h2><p>" + sentence + "</p></li>\n";
        }
    }

    private static final int SEARCHED = 6;

    /** The archive begins here, and grows by each day on which the site is made again. */
    private static final LocalDate FIRST_DAY = LocalDate.of(2026, 11, 21);

    private final Path root;
    private final Path site;

    /** For each command whose page is here the page. */
    private final Map<String, String> commands = new HashMap<>();

    private Site(Path root) {
        this.root = root;
        this.site = root.resolve("target/site");
    }

    /**
     * Writes the site anew.
     *
     * @param arguments the folder of the project, with its packaged jars in target
     * @throws IOException if a file can not be read or written
     * @throws InterruptedException if it is interrupted
     */
    public static void main(String... arguments) throws IOException, InterruptedException {
        new Site(Path.of(arguments[0]).toRealPath()).write();
    }

    private void write() throws IOException, InterruptedException {
        delete(site);
        long days = ChronoUnit.DAYS.between(FIRST_DAY, LocalDate.now(ZoneOffset.UTC)) + 366;
        List<Link> links = new ArrayList<>();
        links.add(made("workbench", "Workbench", """
                Draw a puzzle, or paste a screenshot of one: how many solutions it has, what would mend it, the next step \
                in words.""", "region", "edit"));
        links.add(made(
                "daily",
                "A puzzle a day",
                """
                One queen in every row, column and coloured region; no two touch.""",
                "region",
                "page",
                "--seed",
                "1",
                "--from",
                FIRST_DAY.toString(),
                "--days",
                String.valueOf(days)));
        links.add(made(
                "tour",
                "A knight's tour",
                "The knight's way over all squares of a board, step by step.",
                "tour",
                "5",
                "--method",
                "backtracking",
                "--format",
                "html"));
        links.add(made("search-first", "A first search", """
                Four queens, a step a second, up to the first dead end.""", "trace", "4", "--format", "html"));
        links.add(made("live", "A search of your own", """
                Choose n, engine, rule and squares, and step through the search.""", "trace", "--format", "html", "--live"));
        links.add(
                new Link("docs/teaching.html", "A course on backtracking", "Five ideas, with programs and exercises."));
        links.add(new Link(
                "docs/guide.html", "Guide to the library", "Boards, counts, puzzles and rules from a program."));
        links.add(new Link("readme.html", "The library", "What it is, a first program, and how fast it is."));
        links.add(new Link("api/index.html", "Javadoc", "Every public class and method."));

        List<Link> searches = new ArrayList<>();
        for (Solver engine : Solvers.engines()) {
            String name = engine.name();
            searches.add(made(
                    "search-" + name,
                    name,
                    "",
                    "trace",
                    String.valueOf(SEARCHED),
                    "--engine",
                    name,
                    "--format",
                    "html"));
        }
        made("search", "A search", "", "trace", "6", "--format", "html");
        made(
                "both",
                "Two searches",
                "",
                "trace",
                "6",
                "--engine",
                "check",
                "--engine",
                "permutation",
                "--format",
                "html");
        new Documents(root, site, commands).write();
        copyJavadoc();
        writeStart(links, searches);
    }

    /** A page as the packaged command line prints it. */
    private Link made(String name, String title, String sentence, String... command)
            throws IOException, InterruptedException {
        Path page = site.resolve(name + ".html");
        Files.createDirectories(site);
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                commandLine().toString()));
        line.addAll(List.of(command));
        int exitCode = new ProcessBuilder(line)
                .redirectOutput(page.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
        if (exitCode != 0) {
            throw new IOException("queens4j " + String.join(" ", command) + " ended with exit code " + exitCode);
        }
        Files.writeString(page, housed(Files.readString(page), title));
        commands.put("queens4j " + String.join(" ", command), name + ".html");
        return new Link(name + ".html", title, sentence);
    }

    /** A page of one file as one of this site: its own title, a way back, and kept for when there is no network. */
    private static String housed(String page, String title) {
        String policy = page.contains("worker-src blob:") ? "worker-src blob:" : "script-src";
        String allowed = policy.equals("script-src") ? "worker-src 'self'; script-src" : policy + " 'self'";
        int end = page.lastIndexOf("</body>");
        return (page.substring(0, end) + "<nav aria-label=\"Site\"><p><a href=\"index.html\">queens4j</a></p></nav>\n"
                        + Documents.worker("") + page.substring(end))
                .replaceFirst("<title>[^<]*", Matcher.quoteReplacement("<title>" + title + " - queens4j"))
                .replaceFirst(policy, allowed);
    }

    private Path commandLine() throws IOException {
        try (Stream<Path> jars = Files.list(root.resolve("target"))) {
            return jars.filter(jar -> jar.getFileName().toString().matches("queens4j-.*-cli\\.jar"))
                    .findAny()
                    .orElseThrow(() -> new IOException("there is no queens4j-*-cli.jar in target: package it first"));
        }
    }

    private void copyJavadoc() throws IOException {
        Path from = root.resolve("target/reports/apidocs");
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                Path to = site.resolve("api").resolve(from.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
    }

    private void writeStart(List<Link> links, List<Link> searches) throws IOException {
        StringBuilder cards = new StringBuilder("<ul class=\"cards\">\n");
        links.forEach(link -> cards.append(link.card()));
        cards.append(
                "<li><h2>A search, step by step</h2><p>All boards of " + SEARCHED + " queens, with the program of");
        searches.forEach(link -> cards.append(" <a href=\"" + link.path() + "\">" + link.title() + "</a>"));
        cards.append("</p></li>\n</ul>\n");
        Files.writeString(site.resolve("index.html"), Documents.page("queens4j", "", """
                <h1>queens4j</h1>
                <p class="lead">Place n queens on an n x n board so that none attacks another: this is the Java library
                that counts the boards, finds them, and shows how. It makes, solves and explains the coloured puzzles
                that people play every day. Everything here runs in your browser and asks nothing of a server.</p>
                """ + cards));
    }

    private static void delete(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file :
                        files.sorted((one, other) -> other.compareTo(one)).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
