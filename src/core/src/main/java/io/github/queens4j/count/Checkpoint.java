package io.github.queens4j.count;

import io.github.queens4j.notation.Visible;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;

/**
 * The file of a run: a journal to which every result is appended, and forced to the disk, as soon as it is there.
 *
 * <p>Every line ends with a checksum and a line feed: a head, {@code queens4j-checkpoint format=3 n=.. split=..
 * units=.. crc32=..}, then {@linkplain CountResult#format results} as they come. Only a last line may lack its end.
 *
 * <p>Assumed: a lock of the operating system belongs to a process and ends with it, however that ends; on many systems
 * it also ends when the process closes any channel to the file. Guaranteed:
 *
 * <ol>
 *   <li>Of all runs that open a file, by whatever path, in this process or others, one gets it until it is closed.
 *   <li>No other run opens, reads or writes it meanwhile.
 *   <li>A result that was appended without an exception is on the disk.
 * </ol>
 */
final class Checkpoint implements AutoCloseable {

    private static final String MAGIC = "queens4j-checkpoint ";
    private static final int LONGEST_LINE = 200;

    /** What is locked: a place that is never written, because on some systems locks keep readers out. */
    private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

    /** The files in use here, by key, which must not even be opened; its monitor is held from the look to the lock. */
    private static final Set<Object> HELD = new HashSet<>();

    /** A run that was cancelled has its file until its threads have ended, which takes a fraction of this. */
    static final Duration WAIT = Duration.ofSeconds(2);

    private static final long MILLIS_PER_LOOK = 10;

    private final Path path;
    private final Object key;

    /** No channel: an interrupt would close it, and what came in before an interrupt is to be kept. */
    private final RandomAccessFile file;

    private final Force force;

    private long length;

    private Checkpoint(Path path, RandomAccessFile file, Force force) throws IOException {
        this.path = path;
        this.key = key(path);
        this.file = file;
        this.force = force;
    }

    /** Forces a file to the disk; a seam, as nothing else shows whether that was done. */
    interface Force {
        void force(FileDescriptor file) throws IOException;
    }

    /**
     * Opens or makes a checkpoint and adds its results to a tally. What is wrong with it is an
     * IllegalArgumentException, another run that uses it an IllegalStateException, all else an UncheckedIOException.
     */
    static Checkpoint open(Path path, Tally tally) throws InterruptedException {
        return open(path, tally, FileDescriptor::sync);
    }

    static Checkpoint open(Path path, Tally tally, Force force) throws InterruptedException {
        try {
            Checkpoint checkpoint = locked(path, force);
            try {
                checkpoint.resume(tally);
                return checkpoint;
            } catch (Throwable failure) {
                checkpoint.close();
                throw failure;
            }
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(
                    Visible.text("the checkpoint " + path + " " + wrong.getMessage()), wrong);
        } catch (IllegalStateException used) {
            throw new IllegalStateException(
                    Visible.text("cannot use the checkpoint " + path + ": " + used.getMessage()), used);
        } catch (IOException cause) {
            throw failure("use", path, cause);
        }
    }

    private static Checkpoint locked(Path path, Force force) throws IOException, InterruptedException {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new FileSystemException(String.valueOf(folder), null, "no such folder");
        }
        synchronized (HELD) {
            if (Files.exists(path)) {
                requireUsable(path);
            }
            RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
            try {
                if (file.getChannel().tryLock(LOCKED_BYTE, 1, false) == null) {
                    throw new IllegalStateException("another process uses it");
                }
                Checkpoint checkpoint = new Checkpoint(path, file, force);
                HELD.add(checkpoint.key);
                return checkpoint;
            } catch (Throwable failure) {
                file.close();
                throw failure;
            }
        }
    }

    /** To open a pipe would be to wait for its other end. */
    private static void requireUsable(Path path) throws IOException, InterruptedException {
        if (!Files.isRegularFile(path)) {
            throw new IllegalArgumentException("is not a regular file");
        }
        if (!Files.isWritable(path)) {
            throw new IllegalArgumentException("is not writable");
        }
        long looks = WAIT.toMillis() / MILLIS_PER_LOOK;
        for (; HELD.contains(key(path)); HELD.wait(MILLIS_PER_LOOK)) {
            if (looks-- == 0) {
                throw new IllegalStateException("another run in this process uses it");
            }
        }
    }

    /** The same for all paths to a file. */
    private static Object key(Path path) throws IOException {
        Object key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        return key == null ? path.toRealPath() : key;
    }

    /** Reads what earlier runs wrote, and cuts off what the last one could not finish. */
    private void resume(Tally tally) throws IOException {
        String head = CountResult.withChecksum(MAGIC + "format=3 " + tally.name()) + "\n";
        InputStream in = new BufferedInputStream(new FileInputStream(file.getFD()), 1 << 16);
        String line = line(in);
        if (!head.startsWith(line)) {
            throw new IllegalArgumentException(whatIsWrong(line, head));
        }
        if (line.equals(head)) {
            length = head.length();
            readResults(in, tally);
        }
        file.setLength(length); // and back there, as all was read
        if (length == 0) {
            write(head);
        }
    }

    private void readResults(InputStream in, Tally tally) throws IOException {
        int number = 2;
        String line = line(in);
        try {
            for (; line.endsWith("\n"); line = line(in)) {
                tally.resume(CountResult.parse(line.substring(0, line.length() - 1)));
                length += line.length();
                number++;
            }
            if (line.length() == LONGEST_LINE) {
                throw new IllegalArgumentException("the line is too long");
            }
        } catch (IllegalArgumentException damage) {
            throw new IllegalArgumentException("is damaged in line " + number + ": " + damage.getMessage(), damage);
        }
    }

    /** The text up to a line feed and with it; without one at the end of the file, or where the line is too long. */
    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder(LONGEST_LINE);
        int next = 0;
        while (next != '\n' && line.length() < LONGEST_LINE) {
            next = in.read();
            if (next < 0) {
                break;
            }
            line.append((char) next);
        }
        return line.toString();
    }

    /** Why a first line is not this head, in words that continue after the file's name. */
    private static String whatIsWrong(String line, String head) {
        if (line.endsWith("\r\n") || line.startsWith("\u00EF\u00BB\u00BF")) {
            return "has CRLF at the ends of its lines, or a byte order mark: another program has rewritten it";
        }
        if (!line.startsWith(MAGIC)) {
            return "is not a checkpoint of a count";
        }
        try {
            return "belongs to another count or version: it begins \""
                    + CountResult.withoutChecksum(line.stripTrailing()) + "\", but should begin \""
                    + CountResult.withoutChecksum(head.stripTrailing()) + "\"";
        } catch (IllegalArgumentException damage) {
            return "is damaged in line 1: " + damage.getMessage();
        }
    }

    /** Appends a result, if the file is still what was written; after a failure nothing is to be appended any more. */
    void append(CountResult result) throws IOException {
        if (!key.equals(key(path)) || file.length() != length) {
            throw new IOException("someone else has replaced or changed it");
        }
        write(result.format() + "\n");
    }

    private void write(String line) throws IOException {
        file.write(line.getBytes(StandardCharsets.US_ASCII));
        force.force(file.getFD());
        length += line.length();
    }

    /** In words: the messages of some exceptions are just the name of a file. */
    static UncheckedIOException failure(String verb, Path path, IOException cause) {
        String reason = cause instanceof NoSuchFileException
                ? "no such file or folder"
                : cause instanceof AccessDeniedException ? "access denied" : cause.getMessage();
        return new UncheckedIOException(
                Visible.text("cannot " + verb + " the checkpoint " + path + ": " + reason), cause);
    }

    /** Never throws: the lock ends with the process at the latest, and a finished count must not be lost over it. */
    @Override
    public void close() {
        synchronized (HELD) {
            try {
                file.close();
            } catch (IOException cause) {
                CountJob.LOG.warn("cannot close the checkpoint {}", path, cause);
            }
            HELD.remove(key);
        }
    }
}
