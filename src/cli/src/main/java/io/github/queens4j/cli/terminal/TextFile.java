package io.github.queens4j.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Text files, read within bounds, written whole or not at all; a failure is a message with the file and why. */
public final class TextFile {

    public static final String STANDARD_INPUT = "-";

    /** Bytes of a file that is looked at for letters. */
    private static final int FEW = 1024;

    private static final Map<Class<?>, String> REASONS = Map.of(
            NoSuchFileException.class, "no such file",
            AccessDeniedException.class, "access denied",
            FileAlreadyExistsException.class, "there is such a file already");

    private final Path path;
    private final boolean mayReplace;

    /** A file to be written, refused before the work if it cannot be; through a symbolic link, not over it. */
    public TextFile(Path path, boolean mayReplace) {
        this.path = path;
        this.mayReplace = mayReplace;
        String trouble = trouble();
        if (trouble != null) {
            throw cannotWrite(new FileSystemException(path.toString(), null, trouble));
        }
    }

    /** All bytes of a file; one of more than {@code most} is refused. */
    public static byte[] read(String name, int most) throws IOException {
        try (InputStream file = Channels.newInputStream(open(name))) {
            byte[] all = file.readNBytes(most + 1);
            if (all.length > most) {
                throw new FileSystemException(name, null, "this is longer than " + most + " bytes");
            }
            if (all.length < FEW && new String(all, StandardCharsets.ISO_8859_1).isBlank()) {
                throw new FileSystemException(name, null, "the file is empty");
            }
            String start = new String(all, 0, Math.min(all.length, 2), StandardCharsets.ISO_8859_1);
            if (start.equals("\u00ff\u00fe") || start.equals("\u00fe\u00ff")) {
                // Windows' PowerShell writes so, unless it is told not to.
                throw new FileSystemException(name, null, "this is UTF-16: save it as UTF-8");
            }
            return all;
        } catch (ClosedByInterruptException interrupt) {
            throw interrupt;
        } catch (IOException e) {
            throw new FileSystemException(name, null, reason(e));
        }
    }

    /** Why the file cannot be written, as far as is known before; null if nothing is known. */
    private @Nullable String trouble() {
        if (!mayReplace && Files.isRegularFile(path)) {
            return "there is such a file already; --force replaces it";
        }
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
        Path target = isSpecial() || folder == null ? path : folder;
        return Files.isWritable(target) ? null : "access denied";
    }

    /** A pipe or a device, such as /dev/stdout, which stays what it is. */
    private boolean isSpecial() {
        return Files.exists(path) && !Files.isRegularFile(path);
    }

    /** Writes the text in UTF-8: beside the file's place first, then moved there. */
    public void write(String text) {
        try {
            if (isSpecial()) {
                Files.writeString(path, text);
            } else if (!mayReplace && Files.exists(path)) {
                throw new FileSystemException(path.toString(), null, trouble());
            } else {
                replace(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath(), text);
            }
        } catch (ClosedByInterruptException e) {
            throw (CancellationException) new CancellationException("interrupted").initCause(e);
        } catch (NoSuchFileException e) {
            throw cannotWrite(new FileSystemException(path.toString(), null, "its folder has gone"));
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    private static void replace(Path target, String text) throws IOException {
        Path temporary = target.resolveSibling(".queens4j-" + Long.toHexString(new SplittableRandom().nextLong()));
        Files.createFile(temporary);
        try {
            PosixFileAttributeView before = Files.getFileAttributeView(target, PosixFileAttributeView.class);
            if (before != null && Files.exists(target)) {
                Files.setPosixFilePermissions(temporary, before.readAttributes().permissions());
            }
            Files.writeString(temporary, text);
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private UncheckedIOException cannotWrite(IOException cause) {
        return new UncheckedIOException("cannot write " + path + ": " + reason(cause), cause);
    }

    /** What is wrong, and with which file if the failure knows that. */
    public static String message(IOException failure) {
        String name = failure instanceof FileSystemException file ? file.getFile() : null;
        return (name == null ? "" : name + ": ") + reason(failure);
    }

    public static String reason(IOException failure) {
        String said = failure instanceof FileSystemException file ? file.getReason() : failure.getMessage();
        return REASONS.getOrDefault(failure.getClass(), said == null ? "input or output failed" : said);
    }

    private static FileChannel open(String name) throws IOException {
        if (name.equals(STANDARD_INPUT)) {
            return new FileInputStream(FileDescriptor.in).getChannel();
        }
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw new FileSystemException(name, null, "this is a folder");
            }
            return FileChannel.open(path);
        } catch (InvalidPathException e) {
            throw new FileSystemException(name, null, "no file can have this name");
        }
    }
}
