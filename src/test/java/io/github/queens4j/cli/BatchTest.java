package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchTest {

    private static final String PUZZLE = "starbattle/6/6/1/4ilbhgdnmhou";

    @TempDir
    private Path folder;

    @Test
    void aLinkToAFolderIsThatFolder() throws Exception {
        Path real = Files.createDirectories(folder.resolve("real"));
        Files.writeString(real.resolve("puzzle"), PUZZLE);
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        assertThat(Cli.line("region check --format json " + link).out())
                .startsWith("{\"file\": \"" + link.resolve("puzzle") + "\", ");
    }

    @Test
    void foldersThatADotHidesAreNotRead() throws Exception {
        Files.writeString(folder.resolve("puzzle"), PUZZLE);
        Files.writeString(
                Files.createDirectories(folder.resolve(".git/objects")).resolve("text"), "no puzzle");
        assertThat(Cli.line("region check " + folder).exitCode()).isZero();
    }

    @Test
    void standardInputIsReadOnce() {
        Cli.assertRefused("can be read once, but is given twice", "region", "check", "-", "-");
    }

    @Test
    void whatIsWrongWithOneOfManyBeginsWithTheCommand() throws Exception {
        Path a = Files.writeString(folder.resolve("a"), PUZZLE);
        Path b = Files.writeString(folder.resolve("b"), "");
        assertThat(Cli.line("region check " + a + " " + b).err())
                .isEqualTo("queens4j region check: " + b + ": the file is empty\n");
    }
}
