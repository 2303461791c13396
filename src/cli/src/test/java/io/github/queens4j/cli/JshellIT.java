package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What guide and README show can be pasted into jshell, as the guide says. */
@Tag("slow")
class JshellIT {

    /** Imports and snippets; not the program, which names its file. */
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```java(?: imports)?\\n(.*?)^```$");

    private static final Pattern PROMISE = Pattern.compile("(?m)^[\\w<>]+ (\\w+) = .*// => (.+)$");

    @TempDir
    private Path folder;

    @Test
    void takesAllOfGuideAndReadme() throws Exception {
        String guide = Files.readString(Path.of("src/docs/guide.md"));
        assertThat(guide).contains("`jshell --class-path \"$(echo target/queens4j-*-cli.jar)\"`");
        String pasted = BLOCK.matcher(guide + Files.readString(Path.of("README.md")))
                .results()
                .map(block -> block.group(1))
                .collect(Collectors.joining());
        List<String> promises = PROMISE.matcher(pasted)
                .results()
                .map(promise -> promise.group(1) + " ==> " + promise.group(2))
                .toList();
        assertThat(promises).hasSizeGreaterThan(20);

        Path input = Files.writeString(folder.resolve("pasted"), pasted);
        Path jshell = Path.of(System.getProperty("java.home"), "bin", "jshell");
        // The first compiler is enough, for jshell and for what is pasted.
        String quick = "-XX:TieredStopAtLevel=1";
        String out = Programs.output(new ProcessBuilder(
                        jshell.toString(), "-J" + quick, "-R" + quick, "--class-path", CliProcess.CLI.toString())
                .redirectInput(input.toFile()));
        assertThat(out).doesNotContain("Error:", "Exception", "not found").containsSubsequence(promises);
    }
}
