package io.github.queens4j.region;

import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.notation.PageTemplate;
import io.github.queens4j.notation.PageWords;
import io.github.queens4j.notation.Style;
import io.github.queens4j.notation.SvgText;
import io.github.queens4j.region.text.RegionWords;
import io.github.queens4j.trace.LiveSearch;
import io.github.queens4j.trace.WithoutLimit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Puts together, when the library is built, the workbench, from what TeaVM has compiled, the scripts and a page to
 * play, and the live page of searches, from a plain one.
 */
final class FillPage {

    private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private FillPage() {}

    /** Into folders of the first argument, {@code page} and {@code dist}; the second is the file of the notices. */
    public static void main(String... args) throws Exception {
        Path target = Path.of(args[0]);
        Path given = Path.of(args[1]);
        String notices = SvgText.escape(notices(Files.readString(given)));
        // The command line, which has their words, takes in what is made here.
        Path cli = given.getParent().resolveSibling("io/github/queens4j/cli/page");
        PageTemplate pages = new PageTemplate(RegionWords.PAGES, name -> open(cli.resolve(name)));
        PageWords bench = PageWords.of(pages, "all", "steps", "faults", "puzzles", "sheet", "play", "workbench");
        PageWords live = PageWords.of(pages, "all", "search", "live");
        Path folder = Files.createDirectories(target.resolve("page/io/github/queens4j/cli"));
        String engine = compiled(target, Workbench.class, WithWords.class, WithoutLimit.class);
        write(folder.resolve("workbench.html"), workbench(places(bench), engine, notices));
        engine = compiled(target, LiveSearch.class, WithoutLimit.class);
        write(folder.resolve("live.html"), live(places(live), engine, notices));
        // As the command line prints them, for the distribution.
        Path printed = Files.createDirectories(target.resolve("dist"));
        for (String language : PageWords.languages()) {
            Locale locale = Locale.forLanguageTag(language);
            String end = language.equals("en") ? ".html" : "." + language + ".html";
            print(folder.resolve("live.html"), live.in(locale, Map.of()), printed.resolve("live" + end));
            print(folder.resolve("workbench.html"), bench.in(locale, Map.of()), printed.resolve("workbench" + end));
        }
    }

    private static String compiled(Path target, Class<?> program, Class<?>... transformers) throws Exception {
        TeaVMTool compiler = new TeaVMTool();
        compiler.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        compiler.setTargetDirectory(target.resolve("engine").toFile());
        compiler.setTargetFileName(program.getSimpleName() + ".wasm");
        compiler.setMainClass(program.getName());
        Stream.of(transformers).map(Class::getName).forEach(compiler.getTransformers()::add);
        compiler.setObfuscated(true);
        compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        // Java's exceptions for null and for indices would make it larger by a quarter.
        compiler.setStrict(false);
        compiler.setLog(new ConsoleTeaVMToolLog(false));
        compiler.generate();
        List<Problem> problems = compiler.getProblemProvider().getProblems();
        if (!problems.isEmpty()) {
            TeaVMProblemRenderer.describeProblems(
                    compiler.getDependencyInfo().getCallGraph(), compiler.getProblemProvider(), compiler.getLog());
            throw new IllegalStateException(program + " has " + problems.size() + " problems");
        }
        return zipped(Files.readAllBytes(target.resolve("engine").resolve(program.getSimpleName() + ".wasm")));
    }

    private static void print(Path page, PageWords words, Path to) throws IOException {
        Files.writeString(to, PageTemplate.filled(Files.readString(page), words.values()));
    }

    /** TeaVM's runtime, and places of words: these are put in when the page is printed. */
    private static Map<String, String> places(PageWords words) throws IOException {
        Map<String, String> places = words.values();
        places.replaceAll((key, word) -> "{{" + key + "}}");
        places.put("runtime", zipped(resource(RUNTIME).getBytes(StandardCharsets.UTF_8)));
        return places;
    }

    /** Nobody reads a page's source for its lines. */
    private static void write(Path file, String page) throws IOException {
        String flat = page.replaceAll("(?m)^ +", "").replace("{\n", "{");
        int end = flat.lastIndexOf("</style>");
        String style =
                flat.substring(0, end).replaceAll("(?m)^([a-z-]+): ", "$1:").replaceAll("(?<=[;{},])\n+", "");
        Files.writeString(file, style + flat.substring(end));
    }

    private static @Nullable InputStream open(Path file) {
        try {
            return Files.exists(file) ? Files.newInputStream(file) : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String live(Map<String, String> values, String engine, String notices) throws IOException {
        values.putAll(Map.of(
                "title",
                "{{page.live}}",
                "data",
                PageTemplate.data(
                        LiveSearch.record(6, "queens", new String[] {"check"}, new int[0], new int[0], 0, "", true)),
                "sizes",
                options(IntStream.rangeClosed(1, LiveSearch.MAX_SIZE).boxed()),
                "engines",
                options(Solvers.engines().stream()),
                "rules",
                options(Rule.known().stream()),
                "engine",
                engine));
        PageTemplate trace = PageTemplate.TRACE;
        String script = RegionWords.PAGES.fill("engine.js", values) + trace.fill("live.js", values);
        String help = "<details lang=\"en\"><summary>Notices</summary><pre>" + notices + "</pre></details>\n";
        String page = trace.fill(values) + "\n";
        page = replace(page, "script-src", "script-src 'unsafe-eval' 'wasm-unsafe-eval' blob:");
        page = replace(page, "img-src", "worker-src blob:; img-src");
        page = replace(page, "</style>", trace.fill("live.css", values) + "</style>");
        page = replace(page, "<main>", trace.fill("live.html", values) + "\n<main>");
        page = replace(page, "</dialog>", help + "</dialog>");
        page = replace(page, "<noscript>", trace.fill("parts.html", values) + "<noscript>");
        return replace(page, "new Page(JSON.parse(byId('data').textContent));", script);
    }

    private static String options(Stream<?> values) {
        return values.map(value -> "<option" + (value instanceof Integer ? ">" : " lang=\"en\">") + value + "</option>")
                .collect(Collectors.joining());
    }

    private static String replace(String page, String part, String by) {
        if (page.split(Pattern.quote(part), -1).length != 2) {
            throw new IllegalStateException("the page of a search must have once " + part);
        }
        return page.replace(part, by);
    }

    private static String workbench(Map<String, String> values, String engine, String notices) throws IOException {
        String rule = "  --colour-%d: %s;";
        values.put("light", Style.rules(rule, RegionColours.LIGHT));
        values.put("dark", Style.rules(rule, RegionColours.DARK));
        values.put("play", zipped(play(values).getBytes(StandardCharsets.UTF_8)));
        values.put("said", said().collect(Collectors.joining("\n")));
        values.put("engine", engine);
        values.put("notices", notices);
        return RegionWords.PAGES.fill("workbench.html", values);
    }

    /** A page to play, into which the workbench puts its words, puzzles and title, and the styles that both have. */
    private static String play(Map<String, String> values) {
        Map<String, String> places = new HashMap<>(values);
        places.put("hints", "true");
        for (String place : List.of("title", "firstday", "data", "words", "shared.css", "board.css")) {
            places.put(place, "{{" + place + "}}");
        }
        return RegionWords.PAGES.fill(places).replaceAll("(?m)^ +", "");
    }

    /** What stands on a page to play, in lines as of a file of words, and its language. */
    private static Stream<String> said() {
        return RegionWords.PLAY.values().keySet().stream()
                .filter(key -> !key.equals("words"))
                .sorted()
                .map(key -> key + " = {{" + key + "}}");
    }

    /** Of the notices of the CLI jar, those that are about the page. */
    private static String notices(String all) {
        return all.substring(all.indexOf("The pages of `region edit`")).strip();
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(FillPage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** As gzip has it, in base64: browsers unpack it. */
    private static String zipped(byte... bytes) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream out = new Best(zipped)) {
            out.write(bytes);
        }
        return Base64.getEncoder().encodeToString(zipped.toByteArray());
    }

    private static final class Best extends GZIPOutputStream {

        Best(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
