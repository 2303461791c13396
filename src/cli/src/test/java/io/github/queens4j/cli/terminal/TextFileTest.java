package io.github.queens4j.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {

    @TempDir
    private Path folder;

    @Test
    void replacesAFileKeepsItsPermissionsAndLeavesNothingBeside() throws Exception {
        Path file = Files.writeString(folder.resolve("p.svg"), "a much longer text than the new one");
        Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rw-r-x--x");
        Files.setPosixFilePermissions(file, permissions);
        new TextFile(file, true).write("\u2655");
        assertThat(file).hasContent("\u2655");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(permissions);
        assertThat(folder.toFile().list()).containsExactly("p.svg");
    }

    /** Such as one that another process, of the same number in another container, is writing. */
    @Test
    void nobodyElsesFileIsDeleted() throws Exception {
        Path other = Files.writeString(
                folder.resolve("p.svg." + ProcessHandle.current().pid() + ".tmp"), "of another");
        new TextFile(folder.resolve("p.svg"), true).write("new");
        assertThat(other).hasContent("of another");
        assertThat(folder.resolve("p.svg")).hasContent("new");
    }

    @Test
    void writesThroughASymbolicLink() throws Exception {
        Path file = Files.writeString(folder.resolve("real.svg"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), file);
        new TextFile(link, true).write("new");
        assertThat(file).hasContent("new");
        assertThat(link).isSymbolicLink();
    }

    @Test
    void leavesADeviceWhatItIs() {
        Path device = Path.of("/dev/null");
        assumeThat(device).exists();
        new TextFile(device, true).write("text");
        assertThat(Files.isRegularFile(device)).isFalse();
    }

    @Test
    void aFreshFileReplacesNone() throws Exception {
        Path file = folder.resolve("p.svg");
        TextFile early = new TextFile(file, false);
        new TextFile(file, false).write("first");
        String message = "cannot write " + file + ": there is such a file already; --force replaces it";
        assertThatThrownBy(() -> new TextFile(file, false)).hasMessage(message);
        // The file has come since the first look.
        assertThatThrownBy(() -> early.write("second")).hasMessage(message);
        assertThat(file).hasContent("first");
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), file);
        assertThatThrownBy(() -> new TextFile(link, false)).hasMessageContaining("already");
    }

    @Test
    void aLinkToNowhereIsNotReplaced() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), folder.resolve("missing"));
        assertRefused(link, "this is a symbolic link to nowhere");
        assertThat(Files.isSymbolicLink(link)).isTrue();
    }

    @Test
    void saysWhatIsInTheWay() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertRefused(folder, "this is a folder");
        assertRefused(folder.resolve("no").resolve("p.svg"), "there is no folder " + folder.resolve("no"));
        assertRefused(file.resolve("p.svg"), file + " is not a folder");
    }

    private static void assertRefused(Path path, String reason) {
        assertThatThrownBy(() -> new TextFile(path, true))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot write " + path + ": " + reason);
    }

    @Test
    void aFolderThatGoesAwayIsNamed() throws Exception {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        TextFile file = new TextFile(inner.resolve("p.svg"), true);
        Files.delete(inner);
        assertThatThrownBy(() -> file.write("text"))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot write " + inner.resolve("p.svg") + ": its folder has gone");
    }
}
