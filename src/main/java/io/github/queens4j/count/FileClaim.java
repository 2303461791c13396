package io.github.queens4j.count;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The right of one run to write a file: a lock of the operating system on a sibling, {@code FILE.lock}, which ends with the process
 * however that ends. The file itself cannot carry the lock, because every save replaces it.
 */
final class FileClaim implements AutoCloseable {

    /**
     * What this process has claimed: state of the process, as its locks are. Locks do not tell runs of one process apart, and merely
     * opening and closing a file that the process has locked gives the lock up on some systems.
     */
    private static final Set<Path> CLAIMED = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final Path lockFile;
    private final FileChannel channel;

    private FileClaim(Path file, Path lockFile, FileChannel channel) {
        this.file = file;
        this.lockFile = lockFile;
        this.channel = channel;
    }

    /**
     * Claims a file, which need not exist.
     *
     * @param file an absolute path without symbolic links
     * @throws IllegalStateException if another run has claimed it
     * @throws IOException if the sibling cannot be made or locked
     */
    static FileClaim of(Path file) throws IOException {
        Path lockFile = file.resolveSibling(file.getFileName() + ".lock");
        if (!CLAIMED.add(file)) {
            throw new IllegalStateException("another run in this process uses the checkpoint " + file);
        }
        FileChannel channel = null;
        try {
            channel = lock(lockFile);
        } finally {
            if (channel == null) {
                CLAIMED.remove(file);
            }
        }
        if (channel == null) {
            throw new IllegalStateException(
                    "another process uses the checkpoint " + file + ": it has locked " + lockFile);
        }
        return new FileClaim(file, lockFile, channel);
    }

    /**
     * Locks a file that it makes if need be. A process that ends removes its lock file, and a lock on a removed file would keep nobody
     * out: so it has to be the same file before and after.
     *
     * @return null if another process has locked it
     */
    private static @Nullable FileChannel lock(Path lockFile) throws IOException {
        while (true) {
            Optional<BasicFileAttributes> before = attributes(lockFile);
            FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            boolean locked = false;
            try {
                if (channel.tryLock() == null) {
                    return null;
                }
                Optional<BasicFileAttributes> after = attributes(lockFile);
                locked = before.isPresent() && after.isPresent() && isSame(before.get(), after.get());
                if (locked) {
                    return channel;
                }
            } finally {
                if (!locked) {
                    channel.close();
                }
            }
        }
    }

    private static Optional<BasicFileAttributes> attributes(Path file) throws IOException {
        try {
            return Optional.of(Files.readAttributes(file, BasicFileAttributes.class));
        } catch (NoSuchFileException absent) {
            return Optional.empty();
        }
    }

    /** Where files have no keys, open ones cannot be removed either. */
    private static boolean isSame(BasicFileAttributes one, BasicFileAttributes other) {
        return Objects.equals(one.fileKey(), other.fileKey());
    }

    /** Removes the sibling while the lock still holds, then gives the lock up. */
    @Override
    public void close() throws IOException {
        try (channel) {
            Files.deleteIfExists(lockFile);
        } finally {
            CLAIMED.remove(file);
        }
    }
}
