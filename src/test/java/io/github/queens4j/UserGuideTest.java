package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The user's guide in the comment of the root package does not rot: its code compiles, runs and gives what it says. */
@Tag("slow")
class UserGuideTest {

    private static final Path GUIDE = Path.of("src/main/java/io/github/queens4j/package-info.java");
    private static final Pattern BLOCK = Pattern.compile("(?s)<pre>\\{@code\\n(.*?) \\* }</pre>");

    @TempDir
    private Path folder;

    @Test
    void theCodeKeepsItsPromises() throws Exception {
        String guide = Files.readString(GUIDE);
        List<String> blocks = BLOCK.matcher(guide)
                .results()
                .map(block -> block.group(1).replaceAll("(?m)^ \\* ?", ""))
                .toList();
        assertThat(blocks).hasSize(guide.split("<pre>", -1).length - 1).hasSizeGreaterThan(7);
        assertThat(guide.split("// => ", -1)).hasSizeGreaterThan(12);
        Snippets.run("the user's guide", blocks, folder);
    }
}
