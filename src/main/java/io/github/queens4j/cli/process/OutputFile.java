package io.github.queens4j.cli.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file to write, which is there whole or not at all: written beside its place and then moved there. Whatever fails is one
 * message that names the file.
 */
public final class OutputFile {

    private final Path path;

    private OutputFile(Path path) {
        this.path = path;
    }

    /**
     * The file at a path, if it looks as if it could be written: a search may take long, so this is asked before.
     *
     * @param path where it is or will be
     * @return the file
     * @throws UncheckedIOException if it cannot be written, with a message that says why
     */
    public static OutputFile at(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (Files.isDirectory(path)) {
            throw failure(path, new FileSystemException(path.toString(), null, "this is a folder"));
        }
        if (folder != null && !Files.isDirectory(folder)) {
            String reason = Files.exists(folder) ? folder + " is not a folder" : "there is no folder " + folder;
            throw failure(path, new FileSystemException(path.toString(), null, reason));
        }
        return new OutputFile(path);
    }

    /**
     * Writes the file, in UTF-8, over one that may be there.
     *
     * @param text all of it
     * @throws UncheckedIOException if it cannot be written, with a message that says why
     */
    public void write(String text) {
        try {
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                // A pipe or a device, such as /dev/stdout, stays what it is.
                Files.writeString(path, text);
            } else {
                // Through a symbolic link, not over it.
                replace(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath(), text);
            }
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
        return new UncheckedIOException("cannot write " + path + ": " + reason(cause), cause);
    }

    private static String reason(IOException cause) {
        if (cause instanceof AccessDeniedException) {
            return "access denied";
        }
        if (cause instanceof NoSuchFileException) {
            return "its folder has gone";
        }
        if (cause instanceof FileSystemException file && file.getReason() != null) {
            return file.getReason();
        }
        return String.valueOf(cause.getMessage());
    }
}
