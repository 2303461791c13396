package io.github.queens4j.count;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * A file of this library beside a checkpoint, under the name of the checkpoint and a suffix. One that somebody else
 * made there is known by its content, and never touched.
 */
final class Companion {

    private final Path path;
    private final String beginning;

    /**
     * A companion, which need not exist.
     *
     * @param file the checkpoint
     * @param suffix of the companion's name
     * @param beginning what all files of this kind begin with, in ASCII
     */
    Companion(Path file, String suffix, String beginning) {
        this.path = file.resolveSibling(file.getFileName() + suffix);
        this.beginning = beginning;
    }

    Path path() {
        return path;
    }

    /** The file's attributes, or those of the link if it is one; empty if there is none. */
    Optional<BasicFileAttributes> attributes() throws IOException {
        try {
            return Optional.of(Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
        } catch (NoSuchFileException absent) {
            return Optional.empty();
        }
    }

    /**
     * Refuses a file that somebody else made.
     *
     * @throws FileSystemException if there is such a file
     */
    void requireOwn() throws IOException {
        Optional<BasicFileAttributes> attributes = attributes();
        if (attributes.isEmpty()) {
            return;
        }
        if (!attributes.get().isRegularFile()) {
            throw new FileSystemException(path.toString(), null, "not a regular file");
        }
        byte[] bytes;
        try (InputStream in = new FileInputStream(path.toFile())) {
            bytes = in.readNBytes(beginning.length());
        }
        if (!isOwn(bytes)) {
            throw new FileSystemException(
                    path.toString(), null, "not made by a count; move it away, or choose another checkpoint");
        }
    }

    /** Removes what a run that was killed left behind; refuses a file that somebody else made. */
    void removeOwn() throws IOException {
        requireOwn();
        Files.deleteIfExists(path);
    }

    /** A kill may have left a part of it; a power cut the length alone. */
    private boolean isOwn(byte... bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        return beginning.startsWith(text) || text.equals("\0".repeat(text.length()));
    }
}
