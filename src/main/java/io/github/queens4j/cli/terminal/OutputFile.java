package io.github.queens4j.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * A file to write, which is there whole or not at all: written beside its place and then moved there. Whatever fails is
 * one message that names the file.
 */
public final class OutputFile {

    private final Path path;
    private final boolean mayReplace;

    private OutputFile(Path path, boolean mayReplace) {
        this.path = path;
        this.mayReplace = mayReplace;
    }

    /**
     * A file that is not there yet, if it looks as if it could be written: a search may take long, so this is asked
     * before.
     *
     * @param path where it will be; a pipe or a device is written to and stays what it is
     * @return the file
     * @throws UncheckedIOException if it cannot be written or is there already, with a message that says so
     */
    public static OutputFile fresh(Path path) {
        requireAbsent(path);
        requireWritable(path);
        return new OutputFile(path, false);
    }

    /**
     * A file that may be there already, and is then replaced at once as a whole.
     *
     * @param path where it is or will be; through a symbolic link, not over it
     * @return the file
     * @throws UncheckedIOException if it looks as if it could not be written, with a message that says why
     */
    public static OutputFile replacing(Path path) {
        requireWritable(path);
        return new OutputFile(path, true);
    }

    private static void requireAbsent(Path path) {
        if (Files.isRegularFile(path)) {
            throw failure(path, FileTrouble.of(path.toString(), "there is such a file already; --force replaces it"));
        }
    }

    private static void requireWritable(Path path) {
        String trouble = trouble(path);
        if (trouble != null) {
            throw failure(path, FileTrouble.of(path.toString(), trouble));
        }
    }

    private static @Nullable String trouble(Path path) {
        if (Files.isDirectory(path)) {
            return "this is a folder";
        }
        if (Files.isSymbolicLink(path) && !Files.exists(path)) {
            return "this is a symbolic link to nowhere";
        }
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            return Files.exists(folder) ? folder + " is not a folder" : "there is no folder " + folder;
        }
        boolean regular = !Files.exists(path) || Files.isRegularFile(path);
        return Files.isWritable(regular && folder != null ? folder : path) ? null : "access denied";
    }

    /**
     * Writes the file, in UTF-8.
     *
     * @param text all of it
     * @throws UncheckedIOException if it cannot be written, with a message that says why
     * @throws CancellationException if the thread is interrupted while it waits for the reader of a pipe
     */
    public void write(String text) {
        try {
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                // A pipe or a device, such as /dev/stdout, stays what it is.
                Patience.await(() -> Files.writeString(path, text));
                return;
            }
            if (!mayReplace) {
                requireAbsent(path);
            }
            replace(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath(), text);
        } catch (ClosedByInterruptException interrupt) {
            throw (CancellationException) new CancellationException("interrupted").initCause(interrupt);
        } catch (IOException e) {
            throw failure(path, e);
        }
    }

    private static void replace(Path target, String text) throws IOException {
        String name = target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp";
        Path temporary = target.resolveSibling(name);
        try {
            Files.writeString(temporary, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static UncheckedIOException failure(Path path, IOException cause) {
        String reason = cause instanceof NoSuchFileException ? "its folder has gone" : FileTrouble.reason(cause);
        return new UncheckedIOException("cannot write " + path + ": " + reason, cause);
    }
}
