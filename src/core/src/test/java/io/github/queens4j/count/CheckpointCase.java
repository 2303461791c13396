package io.github.queens4j.count;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** What tests of counts share: a folder, a file in it that is not yet there, and that no thread is left behind. */
abstract class CheckpointCase {

    @TempDir
    Path directory;

    Path file;

    @BeforeEach
    void chooseFile() {
        file = directory.resolve("checkpoint.txt");
    }

    @AfterEach
    void noThreadIsLeft() {
        Threads.assertNoneLeft();
    }

    static final class Tired extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static CountJob shortJob(Path checkpoint) {
        return CountJob.of(12).threads(2).checkpoint(checkpoint);
    }

    static void assertUnusable(Path checkpoint, String reason) {
        assertThatThrownBy(shortJob(checkpoint)::run)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageStartingWith("cannot use the checkpoint " + checkpoint + ": ")
                .hasMessageEndingWith(reason);
    }

    CountJob longJob() {
        return CountJob.of(15).threads(2).checkpoint(file);
    }
}
