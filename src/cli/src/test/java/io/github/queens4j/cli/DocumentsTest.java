package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.BoardFormat;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchListener;
import io.github.queens4j.Snippets;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.count.CountPlan;
import io.github.queens4j.search.Require;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code of README and src/docs compiles, runs and gives what it says; commands print what is shown. */
class DocumentsTest {

    private static final Path README = Path.of("README.md");
    private static final Path GUIDE = Path.of("src/docs/guide.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");
    private static final Pattern LINK = Pattern.compile("(?:]\\(|src=\")([^):\"#]+)(?:#[^)]*)?[)\"]");

    @TempDir
    private Path folder;

    static List<Path> documents() throws IOException {
        List<Path> documents =
                new ArrayList<>(List.of(README, Path.of("CHANGELOG.md"), Path.of("src/cli/src/dist/README.md")));
        for (String place : List.of("src/docs", ".github")) {
            try (Stream<Path> files = Files.list(Path.of(place))) {
                files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
            }
        }
        return documents;
    }

    private static String text(Path document) {
        try {
            return Files.readString(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> blocks(Path document, String language) {
        return BLOCK.matcher(text(document))
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void theCodeKeepsItsPromises(Path document) throws Exception {
        List<String> blocks = blocks(document, "java");
        if (!blocks.isEmpty()) {
            Snippets.run(document.toString(), blocks, folder);
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void theCommandsPrintWhatIsShown(Path document) {
        String console = String.join("", blocks(document, "console"));
        List<MatchResult> commands = Pattern.compile("(?ms)^\\$ queens4j ([^\\n]*)\\n(.*?)(?=^\\$|\\z)")
                .matcher(console)
                .results()
                .toList();
        assertThat(console.lines().filter(line -> line.startsWith("$"))).hasSameSizeAs(commands);
        for (MatchResult command : commands) {
            assertThat(Cli.line(command.group(1)).out()).as(command.group(1)).isEqualTo(command.group(2));
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatItLinksToIsThere(Path document) {
        Path place = document.toAbsolutePath().getParent();
        LINK.matcher(BLOCK.matcher(text(document)).replaceAll(""))
                .results()
                .forEach(link -> assertThat(place.resolve(link.group(1))).exists());
        Pattern.compile("https://github.com/queens4j/queens4j/blob/[^/]+/([^)#]+)")
                .matcher(text(document))
                .results()
                .forEach(link -> assertThat(Path.of(link.group(1))).exists());
    }

    /** Code and tables may be wider, and what cannot be broken: a picture, an address. */
    @ParameterizedTest
    @MethodSource("documents")
    void linesOfProseEndBeforeColumn120(Path document) {
        String prose = text(document).replaceAll("(?ms)^```.*?^```$", "");
        assertThat(prose.lines().filter(line -> line.length() >= 120))
                .allMatch(line -> line.startsWith("| ") || line.startsWith("<img ") || line.startsWith("!["));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatItNamesIsThere(Path document) {
        assertThat(DocumentedNames.missing(text(document))).isEmpty();
    }

    @Test
    void falseNamesAreFound() {
        String wrong = "`Choices.BY_NAME`, `Solvers.cuont(n)` and `Visit.GO` in `AutoSolwer`; `-Dtest=LostTest`, "
                + "`mvn -f src/jhm` or `.ci/fuz boards`; `src/test/No.java`, `public.txt`";
        String[] names = {
            "Choices.BY_NAME", "Solvers.cuont", "Visit.GO",
            "AutoSolwer", "LostTest", "src/jhm",
            ".ci/fuz", "src/test/No.java", "public.txt"
        };
        assertThat(DocumentedNames.missing(wrong)).containsExactly(names);
        String right = "`Main.COMMANDS`, `Rule.known()`, `Visit.STOP`, `mvn -Dtest=BoardTest`, `String.lines`, "
                + "`CountBenchmark`, `.ci/run --all`, `src/it`, `target/x.txt`, `command words.txt`";
        assertThat(DocumentedNames.missing(right)).isEmpty();
    }

    /** It has no sources, and a reader who has no Maven. */
    @Test
    void theDistributionHasAReadmeOfItsOwn() {
        assertThat(text(Path.of("src/cli/src/dist/README.md"))).doesNotContain("mvn", "target/", "src/it");
        assertThat(text(Path.of("src/cli/src/dist/assembly.xml"))).contains("<source>src/dist/README.md</source>");
    }

    /** The program of src/it that is built with it has a few lines more. */
    @Test
    void theProjectOfAnEngineIsOneThatIsTested() {
        String version = "<version>@</version>";
        Pattern versions = Pattern.compile("<version>(0[^<]+|\\$\\{queens4j.version})</version>");
        String shown = blocks(Path.of("src/docs/engines.md"), "xml").get(0);
        String tested = text(Path.of("src/it/engine/pom.xml"));
        assertThat(versions.matcher(tested).replaceAll(version).lines())
                .containsSubsequence(
                        versions.matcher(shown).replaceAll(version).lines().toList());
    }

    @Test
    void everyEngineIsLinked() {
        for (Solver engine : Solvers.engines()) {
            assertThat(text(Path.of("src/docs/engines.md")))
                    .contains("[" + engine.name() + "](../core/src/main/java/"
                            + engine.getClass().getName().replace('.', '/') + ".java)");
        }
    }

    /** Of the engines, in their order: what they take, and what a listener hears of them. */
    @Test
    void theTableOfEnginesIsThatOfTheCode() {
        List<String> rows = Solvers.engines().stream()
                .map(engine -> String.join(
                        " | ",
                        "| `" + engine.name() + "`",
                        engine.supports(Puzzle.ofSize(5).withRule(Rule.TOROIDAL)) ? "all" : "queens",
                        engine.maxSize() + "",
                        engine.name().equals("auto") ? "those of the one that it picks |" : calls(engine) + " |"))
                .toList();
        assertThat(text(Path.of("src/docs/finding.md"))
                        .replaceFirst("(?s).*\\n(\\| engine \\| idea .*?)\\n\\n.*", "$1")
                        .lines()
                        .skip(2)
                        // An idea is in words.
                        .map(row -> row.replaceFirst("^(\\| [^|]* \\|)[^|]*\\|", "$1")))
                .isEqualTo(rows);
    }

    private static String calls(Solver engine) {
        Set<String> calls = new TreeSet<>();
        Object listener = Proxy.newProxyInstance(
                SearchListener.class.getClassLoader(), new Class<?>[] {SearchListener.class}, (proxy, call, values) -> {
                    calls.add(call.getName());
                    return Visit.CONTINUE;
                });
        engine.visit(Puzzle.ofSize(6), board -> Visit.CONTINUE, (SearchListener) listener);
        return String.join(", ", calls);
    }

    /** What {@code stats 8 --engine all} counts, of engines but the one that picks another. */
    @Test
    void theSquaresTriedAreThoseOfTheCode() {
        List<Solver> engines = Solvers.engines().stream()
                .filter(engine -> !engine.name().equals("auto"))
                .toList();
        StringBuilder table = new StringBuilder("| n | solutions |");
        engines.forEach(engine -> table.append(" " + engine.name() + " |"));
        table.append("\n|---|---|").append("---|".repeat(engines.size())).append('\n');
        for (int n = 1; n <= 8; n++) {
            Puzzle puzzle = Puzzle.ofSize(n);
            table.append("| " + n + " | " + Solvers.count(n) + " |");
            engines.forEach(engine -> table.append(
                    " " + engine.visit(puzzle, board -> Visit.CONTINUE).attempts() + " |"));
            table.append('\n');
        }
        assertThat(text(Path.of("src/docs/teaching.md"))).contains(table);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void programsThatItShowsAreTheFilesThatAreTested(Path document) {
        Pattern.compile("(?ms)^```java (src/\\S+)\\n(.*?)^```$")
                .matcher(text(document))
                .results()
                .forEach(program ->
                        assertThat(program.group(2)).as(program.group(1)).isEqualTo(text(Path.of(program.group(1)))));
    }

    /** The first column names them; in the row of a group, a command stands without it. */
    @Test
    void theTableHasEveryCommandAndNoOther() {
        List<String> commands = new ArrayList<>();
        for (String line : text(Path.of("src/docs/command-line.md")).lines().toList()) {
            String group = "";
            Matcher name =
                    Pattern.compile("`([a-z][a-z ]*)[^`]*`").matcher(line.replaceFirst("^\\| (`.*?) \\|.*", "$1"));
            while (line.startsWith("| `") && name.find()) {
                String command = group + name.group(1).strip();
                commands.add(command);
                group = command.contains(" ") ? command.replaceFirst(" .*", " ") : "";
            }
        }
        assertThat(commands.stream().distinct())
                .containsExactlyInAnyOrderElementsOf(Cli.commands().stream()
                        .filter(command -> !command.equals("region"))
                        .toList());
    }

    @Test
    void theTableHasEveryFormatOfABoard() {
        String names = Stream.of(BoardFormat.values()).map(Require::nameOf).collect(Collectors.joining(", "));
        assertThat(text(Path.of("src/docs/command-line.md"))).contains("`--format` " + names + ";");
    }

    @Test
    void readmeBeginsWithTheTwoCommandsAndHasEnoughToRunAsHasTheGuide() {
        assertThat(blocks(README, "java")).isNotEmpty();
        assertThat(blocks(GUIDE, "java")).hasSizeGreaterThan(10);
        assertThat(text(GUIDE).split("// => ", -1)).hasSizeGreaterThan(20);
        assertThat(text(README)).contains("```java src/it/first-program/src/main/java/Queens.java\n");
        Pattern version = Pattern.compile("<version>0[^<]+<");
        assertThat(blocks(README, "xml").stream()
                        .map(block -> version.matcher(block).replaceAll("<version>@project.version@<")))
                .contains(text(Path.of("src/it/first-program/pom.xml")));
        assertThat(blocks(README, "sh").get(0).lines().map(line -> line.replaceFirst(" *#.*", "")))
                .containsExactly("mvn -q compile exec:java -Dexec.args=\"solve 8\"", "mvn -B -ntp verify");
    }

    @Test
    void theVersionIsTheLastReleaseOrTheFirstToCome() {
        Matcher project = Pattern.compile("<version>([^<]*)</version>").matcher(text(Path.of("pom.xml")));
        Matcher release = Pattern.compile("(?m)^## \\[([0-9][^]]*)]").matcher(text(Path.of("CHANGELOG.md")));
        assertThat(project.find()).isTrue();
        String version = release.find() ? release.group(1) : project.group(1);
        for (Path document : List.of(README, Path.of("src/docs/engines.md"))) {
            assertThat(text(document)).contains("<version>" + version + "</version>");
        }
        assertThat(text(GUIDE)).contains("\"io.github.queens4j:queens4j:" + version + "\"");
    }

    @Test
    void theUnitsOfTheExampleAreAll() {
        List<Integer> bounds = Pattern.compile("unit 22 (\\d+)-(\\d+)")
                .matcher(text(Path.of("src/docs/cluster.md")))
                .results()
                .flatMap(range -> Stream.of(Integer.valueOf(range.group(1)), Integer.valueOf(range.group(2))))
                .toList();
        int units = CountPlan.of(22).units().size();
        assertThat(bounds).containsExactly(0, bounds.get(1), bounds.get(1) + 1, units - 1);
    }
}
