package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a checkpoint does to the files around it, and what they do to it. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CheckpointFilesTest extends CheckpointCase {

    private static final int N = 12;
    private static final long COUNT = 14_200; // A000170

    private static final String LOCK = ".queens4j-lock";
    private static final String DRAFT = ".queens4j-tmp";

    private Path beside(String suffix) {
        return directory.resolve("checkpoint.txt" + suffix);
    }

    /** Of yarn, of an editor, of whomever. */
    @Test
    void filesOfOthersAreLeftAlone() throws IOException {
        for (String suffix : List.of(".lock", ".tmp", "~", ".bak")) {
            Files.writeString(beside(suffix), "mine");
        }
        assertThat(shortJob(file).run()).isEqualTo(COUNT);
        for (String suffix : List.of(".lock", ".tmp", "~", ".bak")) {
            assertThat(beside(suffix)).hasContent("mine");
        }
        assertThat(directory.toFile().list()).hasSize(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {LOCK, DRAFT})
    void alsoIfTheyHaveTheNamesOfOurs(String suffix) throws IOException {
        for (String content : List.of("mine", "queens4j", "queens4j-lock", "queens4j-checkpoint", "\0\0mine")) {
            boolean own = ("queens4j-lock: ".startsWith(content) && suffix.equals(LOCK))
                    || ("queens4j-checkpoint ".startsWith(content) && suffix.equals(DRAFT));
            Files.writeString(beside(suffix), content);
            if (own) {
                assertThat(shortJob(file).run()).isEqualTo(COUNT);
                assertThat(beside(suffix)).doesNotExist();
            } else {
                assertUnusable(file, suffix + ": not made by a count; move it away, or choose another checkpoint");
                assertThat(beside(suffix)).hasContent(content);
            }
            Files.deleteIfExists(beside(suffix));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {LOCK, DRAFT})
    void whatAKillOrAPowerCutLeftIsOurs(String suffix) throws IOException {
        for (String content : List.of("", "q", "\0", "\0".repeat(100_000))) {
            Files.writeString(beside(suffix), content);
            assertThat(shortJob(file).run()).isEqualTo(COUNT);
            assertThat(directory.toFile().list()).containsExactly("checkpoint.txt");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {LOCK, DRAFT})
    void linksAndFoldersOfOurNamesAreLeftAlone(String suffix) throws IOException {
        Path target = Files.writeString(directory.resolve("target"), "queens4j-lock");
        Files.createSymbolicLink(beside(suffix), target);
        assertUnusable(file, suffix + ": not a regular file");
        assertThat(target).hasContent("queens4j-lock");
        assertThat(beside(suffix)).isSymbolicLink();
        Files.delete(beside(suffix));
        Files.createDirectory(beside(suffix));
        assertUnusable(file, suffix + ": not a regular file");
        assertThat(beside(suffix)).isDirectory();
    }

    /** To open a pipe is to wait for its other end. */
    @ParameterizedTest
    @ValueSource(strings = {"", LOCK, DRAFT})
    void pipesAreRefused(String suffix) throws Exception {
        Process mkfifo = new ProcessBuilder("mkfifo", beside(suffix).toString()).start();
        assertThat(mkfifo.waitFor()).isZero();
        assertThatThrownBy(shortJob(file)::run)
                .isInstanceOfAny(IllegalArgumentException.class, UncheckedIOException.class)
                .hasMessageEndingWith("not a regular file");
        assertThat(beside(suffix)).exists();
    }

    @Test
    void devicesAreRefused() {
        assertThatThrownBy(shortJob(Path.of("/dev/zero"))::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the checkpoint /dev/zero is not a regular file");
    }

    @Test
    void otherFileSystemsAreRefusedAtOnce() throws IOException {
        URI zip = URI.create("jar:" + directory.resolve("files.zip").toUri());
        try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
            Path inside = files.getPath("/checkpoint.txt");
            assertThatThrownBy(() -> shortJob(inside))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("default file system");
        }
    }

    /** The lock of another run, which took over from a third one that removed ours by hand. */
    @Test
    void onlyTheFileThatWasLockedIsRemoved() throws IOException {
        CheckpointLock lock = CheckpointLock.of(file);
        Files.move(beside(LOCK), beside(".old"));
        Files.writeString(beside(LOCK), "");
        lock.close();
        assertThat(beside(LOCK)).exists();
        CheckpointLock again = CheckpointLock.of(file);
        again.close();
        assertThat(beside(LOCK)).doesNotExist();
    }

    @Test
    void anInterruptedThreadOpensNothing() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Checkpoint.open(file, new Tally(CountPlan.of(N))))
                .isInstanceOf(InterruptedException.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        assertThat(shortJob(file).run()).isEqualTo(COUNT);
    }

    @Test
    void messagesShowNoControlCharacters() throws IOException {
        Path odd = directory.resolve("odd\u001b[31m\u202e.txt");
        Files.writeString(odd, "no checkpoint");
        assertThatThrownBy(shortJob(odd)::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the checkpoint " + directory + "/oddU+001B[31mU+202E.txt is not a checkpoint of a count");
        String head = "queens4j-checkpoint format=1 n=12 split=" + CountPlan.SPLIT + " units="
                + CountPlan.of(N).units().size();
        String text = ChecksumLine.of(head) + "\nn=12 \u001b[31m\u009bm\r\u0007\n";
        Files.writeString(file, text, StandardCharsets.ISO_8859_1);
        assertThatThrownBy(shortJob(file)::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("U+001B[31mU+009BmU+000DU+0007")
                .satisfies(thrown -> assertThat(thrown.getMessage()).matches("[ -~]*"));
    }
}
