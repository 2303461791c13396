package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.count.CountPlan;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README does not rot: its code compiles, runs and gives what it says; its commands print what it shows. */
class ReadmeTest {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");

    /** The first line of a declaration, and the value that is promised for the variable. */
    private static final Pattern PROMISE = Pattern.compile(" *[\\w<>]+ (\\w+) = (.*)// => (.+)");

    private static final String HEAD = """
            import io.github.queens4j.*;
            import io.github.queens4j.SearchReport.Outcome;
            import io.github.queens4j.SolutionVisitor.Visit;
            import io.github.queens4j.count.*;
            import java.nio.file.*;
            import java.util.*;
            import java.util.stream.*;

            public class NAME {
                static void promise(Object expected, Object actual) {
                    if (!expected.equals(String.valueOf(actual))) {
                        throw new AssertionError("the README says " + expected + ", but it is " + actual);
                    }
                }

                public static void main(String... args) throws Exception {
            """;

    private static String readme;

    @TempDir
    private Path folder;

    @BeforeAll
    static void read() throws Exception {
        readme = Files.readString(Path.of("README.md"));
    }

    private static List<String> blocks(String language) {
        return BLOCK.matcher(readme)
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    /** The code with a check behind each statement that promises a value. */
    private static String checked(String code) {
        StringBuilder checked = new StringBuilder();
        String check = "";
        for (String line : code.lines().toList()) {
            Matcher promise = PROMISE.matcher(line);
            if (promise.matches()) {
                check = "promise(\"" + promise.group(3) + "\", " + promise.group(1) + ");";
            } else {
                assertThat(line).doesNotContain("// =>");
            }
            checked.append(line).append('\n');
            if (!check.isEmpty() && line.replaceFirst(" *//.*", "").endsWith(";")) {
                checked.append(check).append('\n');
                check = "";
            }
        }
        assertThat(check).isEmpty();
        return checked.toString();
    }

    @Test
    void theCodeKeepsItsPromises() throws Exception {
        List<String> blocks = blocks("java");
        assertThat(blocks).hasSizeGreaterThan(8);
        assertThat(readme.split("// => ", -1)).hasSizeGreaterThan(20);
        List<String> sources = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            String name = "Readme" + i;
            String source = HEAD.replace("NAME", name) + checked(blocks.get(i)) + "}}\n";
            sources.add(
                    Files.writeString(folder.resolve(name + ".java"), source).toString());
        }
        List<String> options =
                List.of("-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
        String[] args = Stream.concat(options.stream(), sources.stream()).toArray(String[]::new);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, args))
                .isZero();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            for (int i = 0; i < blocks.size(); i++) {
                run(loader.loadClass("Readme" + i));
            }
        }
    }

    private static void run(Class<?> program) throws Exception {
        try {
            program.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            throw new AssertionError(program.getName() + ": " + e.getCause(), e.getCause());
        }
    }

    @Test
    void theCommandsPrintWhatIsShown() {
        String console = String.join("", blocks("console"));
        List<MatchResult> commands = Pattern.compile("(?ms)^\\$ queens4j ([^\\n]*)\\n(.*?)(?=^\\$|\\z)")
                .matcher(console)
                .results()
                .toList();
        assertThat(commands).hasSizeGreaterThan(3);
        for (MatchResult command : commands) {
            assertThat(Cli.run(command.group(1).split(" ", -1)).out())
                    .as(command.group(1))
                    .isEqualTo(command.group(2));
        }
    }

    @Test
    void itBeginsWithTheTwoCommands() {
        assertThat(blocks("sh").get(0).lines().map(line -> line.replaceFirst(" *#.*", "")))
                .containsExactly("mvn -q compile exec:java -Dexec.args=\"solve 8\"", "mvn -B -ntp verify");
    }

    @Test
    void theVersionIsThatOfTheProject() throws Exception {
        Matcher version = Pattern.compile("<version>([^<]*)</version>").matcher(Files.readString(Path.of("pom.xml")));
        assertThat(version.find()).isTrue();
        assertThat(readme).contains("<version>" + version.group(1) + "</version>", version.group(1) + "-cli.jar");
    }

    @Test
    void theUnitsOfItsExampleAreAll() {
        List<Integer> bounds = Pattern.compile("unit 22 (\\d+)-(\\d+)")
                .matcher(readme)
                .results()
                .flatMap(range -> Stream.of(Integer.valueOf(range.group(1)), Integer.valueOf(range.group(2))))
                .toList();
        int units = CountPlan.of(22).units().size();
        assertThat(bounds).containsExactly(0, bounds.get(1), bounds.get(1) + 1, units - 1);
    }

    @Test
    void filesThatItNamesExist() {
        assertThat(Stream.of("LICENSE", "src/jmh", ".ci/run", "CHANGELOG.md")).allSatisfy(name -> {
            assertThat(Path.of(name)).exists();
        });
    }
}
