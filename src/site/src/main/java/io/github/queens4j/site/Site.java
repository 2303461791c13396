package io.github.queens4j.site;

import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.notation.PageWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** Writes the site: a start page, pages that the command line makes, the documents, the javadoc. */
public final class Site {

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
        String days = String.valueOf(ChronoUnit.DAYS.between(FIRST_DAY, LocalDate.now(ZoneOffset.UTC)) + 366);
        String searched = String.valueOf(SEARCHED);
        Folder english = Folder.of(root, "en");
        make(english, false, "search", "A search", "trace", "6", "--format", "html");
        String[] both = {"trace", "6", "--engine", "check", "--engine", "permutation", "--format", "html"};
        make(english, false, "both", "Two searches", both);
        List<String> engines = Solvers.engines().stream().map(Solver::name).toList();
        for (String language : PageWords.languages()) {
            Folder folder = Folder.of(root, language);
            String[] daily = {"region", "page", "--seed", "1", "--from", FIRST_DAY.toString(), "--days", days};
            make(folder, true, "daily", folder.say("day"), daily);
            String[] tour = {"tour", "5", "--method", "backtracking", "--format", "html"};
            make(folder, true, "tour", folder.say("tour"), tour);
            make(folder, true, "search-first", folder.say("first"), "trace", "4", "--format", "html");
            make(folder, true, "live", folder.say("live"), "trace", "--format", "html", "--live");
            make(folder, true, "workbench", folder.say("workbench"), "region", "edit");
            for (String engine : engines) {
                String[] search = {"trace", searched, "--engine", engine, "--format", "html"};
                make(folder, true, "search-" + engine, engine, search);
            }
            writeBoard(folder);
            Files.writeString(site.resolve(folder.path() + "index.html"), folder.start(engines));
        }
        new Documents(root, site, commands).write();
        writeWorker();
        copyJavadoc();
    }

    /** A page as the packaged command line prints it, in the language of a folder. */
    private void make(Folder folder, boolean isTranslated, String name, String title, String... command)
            throws IOException, InterruptedException {
        Path page = site.resolve(folder.path() + name + ".html");
        Files.createDirectories(page.getParent());
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                commandLine().toString()));
        line.addAll(List.of(command));
        if (isTranslated) {
            line.addAll(List.of("--lang", folder.language()));
        }
        int exitCode = new ProcessBuilder(line)
                .redirectOutput(page.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
        if (exitCode != 0) {
            throw new IOException(String.join(" ", line) + " ended with exit code " + exitCode);
        }
        String file = isTranslated ? name + ".html" : "";
        Files.writeString(page, housed(Files.readString(page), folder, file, title));
        if (folder.path().isEmpty()) {
            commands.put("queens4j " + String.join(" ", command), name + ".html");
        }
    }

    /** A page of one file as one of this site: its own title, a way back, and kept for when there is no network. */
    private static String housed(String page, Folder folder, String file, String title) {
        String policy = page.contains("worker-src blob:") ? "worker-src blob:" : "script-src";
        String allowed = policy.equals("script-src") ? "worker-src 'self'; script-src" : policy + " 'self'";
        int end = page.lastIndexOf("</body>");
        String head = file.isEmpty() ? "" : folder.alternates(file);
        String foot = file.isEmpty() ? "" : folder.choice(file);
        return (page.substring(0, end)
                        + "<nav aria-label=\"queens4j\"><p><a href=\"index.html\">queens4j</a></p></nav>\n" + foot
                        + Frame.worker(folder.up(), folder.say("news")) + page.substring(end))
                .replaceFirst("<title>[^<]*", Matcher.quoteReplacement(head + "<title>" + title + " - queens4j"))
                .replaceFirst(policy, allowed);
    }

    /**
     * The board of the course, each of its English sentences replaced; longer ones first, as they hold shorter ones.
     */
    private void writeBoard(Folder folder) throws IOException {
        String source = Files.readString(root.resolve("src/docs/board4.html"));
        String page = source.replace("<html lang=\"en\">", "<html lang=\"" + folder.language() + "\">");
        PageWords words = Folder.words(root, "board4");
        Map<String, String> english = words.phrases().patterns();
        Map<String, String> own = words.in(Locale.forLanguageTag(folder.language()), Map.of())
                .phrases()
                .patterns();
        List<Map.Entry<String, String>> longestFirst = english.entrySet().stream()
                .sorted(Comparator.comparing(entry -> -entry.getValue().length()))
                .toList();
        for (Map.Entry<String, String> entry : longestFirst) {
            if (!source.contains(entry.getValue())) {
                throw new IOException("board4.html has not: " + entry.getValue());
            }
            page = page.replace(entry.getValue(), Objects.requireNonNull(own.get(entry.getKey())));
        }
        String file = "board4.html";
        Files.writeString(site.resolve(folder.path() + file), housed(page, folder, file, folder.say("board4")));
    }

    /** Kept for when there is no network is all but the javadoc. */
    private void writeWorker() throws IOException {
        CRC32 version = new CRC32();
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                version.update(Files.readAllBytes(file));
                names.add(site.relativize(file).toString());
            }
        }
        Files.writeString(
                site.resolve("sw.js"), Frame.serviceWorker(root, Long.toHexString(version.getValue()), names.stream()));
    }

    private Path commandLine() throws IOException {
        try (Stream<Path> jars = Files.list(root.resolve("target"))) {
            return jars.filter(jar -> jar.getFileName().toString().matches("queens4j-.*-cli\\.jar"))
                    .findAny()
                    .orElseThrow(() -> new IOException("there is no queens4j-*-cli.jar in target: package it first"));
        }
    }

    /** Of each library in a folder of its own. */
    private void copyJavadoc() throws IOException {
        for (String library : List.of("core", "regions")) {
            Path from = root.resolve("src").resolve(library).resolve("target/reports/apidocs");
            try (Stream<Path> files = Files.walk(from)) {
                for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                    Path to = site.resolve("api")
                            .resolve(library)
                            .resolve(from.relativize(file).toString());
                    Files.createDirectories(to.getParent());
                    Files.copy(file, to);
                }
            }
        }
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
