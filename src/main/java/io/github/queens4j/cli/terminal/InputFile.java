package io.github.queens4j.cli.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * A file, a pipe or standard input to read from: as a channel, because a thread that waits for a channel can be
 * interrupted, and never without a bound.
 */
public final class InputFile implements AutoCloseable {

    /** The name of standard input. */
    public static final String STANDARD_INPUT = "-";

    private final String name;
    private final BufferedReader text;

    private InputFile(String name, FileChannel channel, Charset charset) {
        this.name = name;
        text = new BufferedReader(Channels.newReader(channel, charset));
    }

    /** Opens a file; what fails has its name. */
    static InputFile open(String name, Charset charset) throws IOException {
        if (name.equals(STANDARD_INPUT)) {
            return new InputFile(name, new FileInputStream(FileDescriptor.in).getChannel(), charset);
        }
        Path path = path(name);
        if (Files.isDirectory(path)) {
            throw FileTrouble.of(name, "this is a folder");
        }
        return new InputFile(name, Patience.await(() -> FileChannel.open(path)), charset);
    }

    private static Path path(String name) throws IOException {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw FileTrouble.of(name, "no file can have this name");
        }
    }

    /**
     * Reads all there is.
     *
     * @param name path of the file, or {@value #STANDARD_INPUT}
     * @param most characters at most
     * @return its text, from UTF-8
     * @throws IOException if it cannot be read or is longer, with the name of the file
     */
    public static String text(String name, int most) throws IOException {
        StringBuilder all = new StringBuilder();
        try (InputFile file = open(name, StandardCharsets.UTF_8)) {
            for (int c = file.read(); c >= 0; c = file.read()) {
                if (all.length() == most) {
                    throw FileTrouble.of(name, "this is longer than " + most + " characters");
                }
                all.append((char) c);
            }
        }
        return all.toString();
    }

    /** The next character, or -1. */
    int read() throws IOException {
        try {
            return text.read();
        } catch (ClosedByInterruptException interrupt) {
            throw interrupt;
        } catch (IOException e) {
            throw FileTrouble.of(name, FileTrouble.reason(e));
        }
    }

    String name() {
        return name;
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
