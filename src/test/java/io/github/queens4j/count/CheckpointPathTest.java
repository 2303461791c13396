package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Paths to a checkpoint: straight, crooked, and leading nowhere. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CheckpointPathTest extends CheckpointCase {

    private static final long COUNT = 14_200; // A000170

    /** Tries to use a checkpoint in another process. */
    static final class Rival {
        public static void main(String... args) {
            try {
                System.out.println("count " + shortJob(Path.of(args[0])).run());
            } catch (IllegalStateException refused) {
                System.out.println(refused.getMessage());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "folder/./checkpoint.txt, folder/checkpoint.txt",
        "folder/../folder/checkpoint.txt, folder/checkpoint.txt",
        "link/checkpoint.txt, folder/checkpoint.txt",
        "folder/checkpoint.txt, link/./checkpoint.txt",
        "dangling, folder/checkpoint.txt"
    })
    void allPathsToAFileMeetTheSameLock(String one, String other) throws Exception {
        Path folder = Files.createDirectory(directory.resolve("folder"));
        Files.createSymbolicLink(directory.resolve("link"), folder);
        Files.createSymbolicLink(directory.resolve("dangling"), Path.of("folder", "checkpoint.txt"));
        Path first = Path.of(directory + "/" + one);
        Path second = Path.of(directory + "/" + other);
        AtomicInteger refused = new AtomicInteger();
        long count = shortJob(first)
                .onProgress(progress -> {
                    if (refused.getAndIncrement() == 0) {
                        assertThatThrownBy(shortJob(second)::run)
                                .isInstanceOf(IllegalStateException.class)
                                .hasMessage("cannot use the checkpoint " + second
                                        + ": another run in this process uses it");
                        assertThat(rival(second)).contains("another process uses it");
                    }
                })
                .run();
        assertThat(count).isEqualTo(COUNT);
        assertThat(folder.toFile().list()).containsExactly("checkpoint.txt");
    }

    private static String rival(Path checkpoint) {
        try {
            return CountProcess.output(
                    CountProcess.java(Rival.class, List.of(), checkpoint.toString()), java.time.Duration.ofSeconds(30));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aLinkToWhatDoesNotExistYetStaysOne() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("other"));
        Files.createSymbolicLink(directory.resolve("other"), file);
        assertThat(shortJob(link).run()).isEqualTo(COUNT);
        assertThat(link).isSymbolicLink();
        assertThat(directory.resolve("other")).isSymbolicLink();
        assertThat(Files.readAllLines(file)).hasSizeGreaterThan(2);
        assertThat(directory.toFile().list()).hasSize(3);
    }

    @Test
    void linksThatLeadNowhereAreRefused() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("other"));
        Files.createSymbolicLink(directory.resolve("other"), Path.of("link"));
        assertUnusable(link, "too many symbolic links");
        Path lost = Files.createSymbolicLink(directory.resolve("lost"), Path.of("missing", "file"));
        assertUnusable(lost, "missing: no such folder");
    }

    @Test
    void aMissingFolderIsNamed() throws IOException {
        assertUnusable(directory.resolve("missing/checkpoint.txt"), directory.resolve("missing") + ": no such folder");
        Path text = Files.writeString(directory.resolve("text"), "x");
        assertUnusable(text.resolve("checkpoint.txt"), text + ": no such folder");
        assertThat(directory.resolve("missing")).doesNotExist();
    }
}
