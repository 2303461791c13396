package io.github.queens4j.count;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file with the results of a run, in {@link CheckpointFormat}, claimed by this run until it is closed.
 *
 * <p>At any moment the file holds a whole state: a save writes {@code FILE.tmp}, forces it to the disk and renames it.
 */
final class Checkpoint implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(CountJob.class);

    private final Path file;
    private final Path draft;
    private final FileClaim claim;

    private Checkpoint(Path file, FileClaim claim) {
        this.file = file;
        this.draft = file.resolveSibling(file.getFileName() + ".tmp");
        this.claim = claim;
    }

    /**
     * Claims a checkpoint and reads it; makes it if it does not exist, so that a place that cannot be written is found out before the
     * count begins.
     *
     * @param path the file
     * @param tally receives its results
     * @throws IllegalArgumentException if it is damaged, of another count or no checkpoint; it is left as it is
     * @throws IllegalStateException if another run uses it
     * @throws UncheckedIOException if it cannot be read or written
     */
    static Checkpoint open(Path path, Tally tally) {
        try {
            Path file = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw new IllegalArgumentException("the checkpoint " + path + " is no regular file");
            }
            Checkpoint checkpoint = new Checkpoint(file, FileClaim.of(file));
            try {
                checkpoint.readOrMake(tally);
                return checkpoint;
            } catch (Throwable failure) {
                checkpoint.close();
                throw failure;
            }
        } catch (IOException cause) {
            throw new UncheckedIOException("cannot use the checkpoint " + path + ": " + cause, cause);
        }
    }

    private void readOrMake(Tally tally) throws IOException {
        if (Files.notExists(file)) {
            write(tally);
            return;
        }
        if (!Files.isWritable(file)) {
            throw new IllegalArgumentException("the checkpoint " + file + " is not writable");
        }
        try (InputStream in = Files.newInputStream(file)) {
            CheckpointFormat.read(in, tally);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("the checkpoint " + file + " " + wrong.getMessage(), wrong);
        }
    }

    /**
     * Replaces the file's content.
     *
     * @throws UncheckedIOException if that fails; the file is as it was
     */
    void save(Tally tally) {
        try {
            write(tally);
        } catch (IOException cause) {
            throw new UncheckedIOException("cannot write the checkpoint " + file + ": " + cause, cause);
        }
    }

    /** By a stream, because an interrupt closes channels, and the last save is most needed after an interrupt. */
    private void write(Tally tally) throws IOException {
        try (FileOutputStream out = new FileOutputStream(draft.toFile())) {
            CheckpointFormat.write(out, tally);
            out.getFD().sync();
        }
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        forceDirectory();
    }

    /** Makes the new name last. Not all systems can: there it lasts when the system says so, as with every file. */
    private void forceDirectory() {
        boolean interrupted = Thread.interrupted();
        try (FileChannel directory = FileChannel.open(file.resolveSibling("."), StandardOpenOption.READ)) {
            directory.force(true);
        } catch (IOException unsupported) {
            // Windows has no such thing; the content is forced in any case.
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Never throws: a lock ends with the process at the latest, and a count that is finished must not be lost over it. */
    @Override
    public void close() {
        try {
            claim.close();
        } catch (IOException cause) {
            LOG.warn("cannot remove the lock of the checkpoint {}", file, cause);
        }
    }
}
