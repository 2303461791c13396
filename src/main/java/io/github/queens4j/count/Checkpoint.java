package io.github.queens4j.count;

import io.github.queens4j.notation.Visible;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLockInterruptionException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file with the results of a run, in {@link CheckpointFormat}, locked by this run until it is closed.
 *
 * <p>At any moment the file holds a whole state: a save writes {@code FILE.queens4j-tmp}, forces it to the disk and
 * renames it.
 */
final class Checkpoint implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(CountJob.class);

    /** As many as Linux follows. */
    private static final int MOST_LINKS = 40;

    private final Path name;
    private final Path file;
    private final Companion draft;
    private final CheckpointLock lock;

    private Checkpoint(Path name, Path file) throws IOException {
        this.name = name;
        this.file = file;
        this.draft = new Companion(file, ".queens4j-tmp", CheckpointFormat.MAGIC);
        this.lock = CheckpointLock.of(file);
    }

    /**
     * Locks a checkpoint and reads it; makes it if it does not exist, so that a place that cannot be written is found
     * out before the count begins.
     *
     * @param path the file
     * @param tally receives its results
     * @throws IllegalArgumentException if it is damaged, of another count or no checkpoint; it is left as it is
     * @throws IllegalStateException if another run uses it
     * @throws UncheckedIOException if it cannot be read or written
     * @throws InterruptedException if the thread is interrupted
     */
    static Checkpoint open(Path path, Tally tally) throws InterruptedException {
        try {
            Path file = resolved(path);
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw new IllegalArgumentException("is not a regular file");
            }
            Checkpoint checkpoint = new Checkpoint(path, file);
            try {
                checkpoint.readOrMake(tally);
                return checkpoint;
            } catch (Throwable failure) {
                checkpoint.close();
                throw failure;
            }
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(message("the checkpoint ", path, " " + wrong.getMessage()), wrong);
        } catch (IllegalStateException used) {
            throw new IllegalStateException(
                    message("cannot use the checkpoint ", path, ": " + used.getMessage()), used);
        } catch (ClosedByInterruptException | FileLockInterruptionException interrupt) {
            Thread.interrupted();
            throw (InterruptedException) new InterruptedException().initCause(interrupt);
        } catch (IOException cause) {
            throw new UncheckedIOException(message("cannot use the checkpoint ", path, ": " + reason(cause)), cause);
        }
    }

    /** The same for all paths to a file, whether it exists or not: that is what a lock is on. */
    private static Path resolved(Path path) throws IOException {
        Path file = path.toAbsolutePath();
        for (int links = 0; links <= MOST_LINKS; links++) {
            if (Files.exists(file)) {
                return file.toRealPath();
            }
            Path folder = file.getParent();
            if (folder == null || !Files.isDirectory(folder)) {
                throw new FileSystemException(String.valueOf(folder), null, "no such folder");
            }
            file = folder.toRealPath().resolve(file.getFileName());
            if (!Files.isSymbolicLink(file)) {
                return file;
            }
            file = file.resolveSibling(Files.readSymbolicLink(file));
        }
        throw new FileSystemException(path.toString(), null, "too many symbolic links");
    }

    private void readOrMake(Tally tally) throws IOException {
        draft.removeOwn();
        if (Files.notExists(file)) {
            write(tally);
            return;
        }
        if (!Files.isWritable(file)) {
            throw new IllegalArgumentException("is not writable");
        }
        try (InputStream in = new FileInputStream(file.toFile())) {
            CheckpointFormat.read(in, tally);
        }
    }

    /** Whether the file is where it was made: folders are deleted while a run lasts. */
    boolean isThere() {
        return Files.isRegularFile(file);
    }

    /** As it may stand in a message. */
    String name() {
        return Visible.text(name.toString());
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
            throw new UncheckedIOException(message("cannot write the checkpoint ", name, ": " + reason(cause)), cause);
        }
    }

    /** By a stream, because an interrupt closes channels, and the last save is most needed after an interrupt. */
    private void write(Tally tally) throws IOException {
        draft.removeOwn();
        Files.createFile(draft.path());
        try {
            try (FileOutputStream out = new FileOutputStream(draft.path().toFile())) {
                CheckpointFormat.write(out, tally);
                out.getFD().sync();
            }
            Files.move(draft.path(), file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (Throwable failure) {
            removeDraft(failure);
            throw failure;
        }
        forceFolder();
    }

    private void removeDraft(Throwable failure) {
        try {
            Files.deleteIfExists(draft.path());
        } catch (IOException second) {
            failure.addSuppressed(second);
        }
    }

    /** Makes the new name last. Not all systems can: there it lasts when the system says so, as with every file. */
    private void forceFolder() {
        boolean interrupted = Thread.interrupted();
        try (FileChannel folder = FileChannel.open(file.resolveSibling("."), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException unsupported) {
            // Windows has no such thing; the content is forced in any case.
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static String message(String before, Path path, String after) {
        return Visible.text(before + path + after);
    }

    /** In words: the messages of many exceptions are just the name of a file. */
    private static String reason(IOException failure) {
        boolean mute = failure instanceof FileSystemException file && file.getReason() == null;
        String message = mute ? null : failure.getMessage();
        if (message != null) {
            return message;
        }
        return failure instanceof AccessDeniedException
                ? "access denied"
                : failure instanceof NoSuchFileException ? "no such file or folder" : "input or output failed";
    }

    /**
     * Never throws: a lock ends with the process at the latest, and a count that is finished must not be lost over it.
     */
    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException cause) {
            LOG.warn("cannot remove the lock of the checkpoint {}", file, cause);
        }
    }
}
