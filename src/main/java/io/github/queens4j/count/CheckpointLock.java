package io.github.queens4j.count;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The right of one run to write a checkpoint: a lock of the operating system on a companion,
 * {@code FILE.queens4j-lock}, which ends with the process however that ends. The checkpoint itself cannot carry the
 * lock, because every save replaces it.
 */
final class CheckpointLock implements AutoCloseable {

    private static final String CONTENT =
            "queens4j-lock: held by a count as long as it uses the checkpoint of this name\n";

    /** What is locked: a place behind the content, which stays readable on systems where locks keep readers out. */
    private static final long LOCKED_BYTE = 1 << 20;

    /**
     * The checkpoints that this process has locked: state of the process, as its locks are. Locks do not tell runs of
     * one process apart, and merely opening and closing a file that the process has locked gives the lock up on some
     * systems.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final Companion companion;
    private final FileChannel channel;
    private final Optional<BasicFileAttributes> locked;

    private CheckpointLock(Path file, Companion companion, FileChannel channel) throws IOException {
        this.file = file;
        this.companion = companion;
        this.channel = channel;
        this.locked = companion.attributes();
    }

    /**
     * Locks a checkpoint, which need not exist.
     *
     * @param file an absolute path, the same for all paths to this file
     * @throws IllegalStateException if another run has locked it
     * @throws IOException if the companion cannot be made or locked, or is not this library's
     */
    static CheckpointLock of(Path file) throws IOException {
        if (!HELD.add(file)) {
            throw usedHere();
        }
        Companion companion = new Companion(file, ".queens4j-lock", CONTENT);
        CheckpointLock lock = null;
        try {
            FileChannel channel = lock(companion);
            if (channel == null) {
                throw new IllegalStateException("another process uses it: it has locked " + companion.path());
            }
            lock = new CheckpointLock(file, companion, channel);
            return lock;
        } finally {
            if (lock == null) {
                HELD.remove(file);
            }
        }
    }

    private static IllegalStateException usedHere() {
        return new IllegalStateException("another run in this process uses it");
    }

    /**
     * Locks a companion that it makes if need be. A process that ends removes its companion, and a lock on a removed
     * file would keep nobody out: so it has to be the same file before and after.
     *
     * @return null if another process has locked it
     */
    private static @Nullable FileChannel lock(Companion companion) throws IOException {
        while (true) {
            companion.requireOwn();
            Optional<BasicFileAttributes> before = companion.attributes();
            FileChannel channel = FileChannel.open(
                    companion.path(), StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
            boolean locked = false;
            try {
                if (channel.tryLock(LOCKED_BYTE, 1, false) == null) {
                    return null;
                }
                locked = isSame(before, companion.attributes());
                if (locked) {
                    channel.write(ByteBuffer.wrap(CONTENT.getBytes(StandardCharsets.US_ASCII)));
                    return channel;
                }
            } catch (OverlappingFileLockException overlapping) {
                throw usedHere();
            } finally {
                if (!locked) {
                    channel.close();
                }
            }
        }
    }

    /** Where files have no keys, open ones cannot be removed either. */
    private static boolean isSame(Optional<BasicFileAttributes> one, Optional<BasicFileAttributes> other) {
        return one.isPresent()
                && other.isPresent()
                && Objects.equals(one.get().fileKey(), other.get().fileKey());
    }

    /**
     * Removes the companion while the lock still holds, if it is still the one that was locked; then gives the lock up.
     */
    @Override
    public void close() throws IOException {
        try (channel) {
            if (isSame(locked, companion.attributes())) {
                Files.deleteIfExists(companion.path());
            }
        } finally {
            HELD.remove(file);
        }
    }
}
