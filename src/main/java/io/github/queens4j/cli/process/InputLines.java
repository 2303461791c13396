package io.github.queens4j.cli.process;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a file, of a pipe or of standard input, of which no more than a line is ever held. Files are read as channels,
 * because a thread that waits for a channel can be interrupted.
 */
public final class InputLines implements AutoCloseable {

    /** The name of standard input. */
    public static final String STANDARD_INPUT = "-";

    private final String name;
    private final int longest;
    private final BufferedReader text;
    private long number;

    private InputLines(String name, int longest, FileChannel channel) {
        this.name = name;
        this.longest = longest;
        text = new BufferedReader(Channels.newReader(channel, StandardCharsets.ISO_8859_1));
    }

    /**
     * Opens a file.
     *
     * @param name its path, or {@value #STANDARD_INPUT}
     * @param longest a longer line is cut off after so many characters: what reads it will refuse it anyway
     * @return its lines, none of them read
     * @throws IOException if it cannot be read, with the name of the file
     */
    public static InputLines open(String name, int longest) throws IOException {
        if (name.equals(STANDARD_INPUT)) {
            return new InputLines(name, longest, new FileInputStream(FileDescriptor.in).getChannel());
        }
        Path path = Path.of(name);
        if (Files.isDirectory(path)) {
            throw FileTrouble.of(path, "this is a folder");
        }
        return new InputLines(name, longest, Patience.await(() -> FileChannel.open(path)));
    }

    /**
     * Reads a line.
     *
     * @return the next line, cut off if it is too long, without its end; null if there is none
     * @throws IOException if it cannot be read, with the name of the file
     */
    public @Nullable String next() throws IOException {
        try {
            StringBuilder line = new StringBuilder();
            int c = text.read();
            if (c < 0) {
                return null;
            }
            number++;
            for (; c >= 0 && c != '\n' && line.length() < longest; c = text.read()) {
                line.append((char) c);
            }
            int last = line.length() - 1;
            return last >= 0 && line.charAt(last) == '\r' ? line.substring(0, last) : line.toString();
        } catch (java.nio.channels.ClosedByInterruptException interrupt) {
            throw interrupt;
        } catch (IOException e) {
            throw FileTrouble.of(Path.of(name), FileTrouble.reason(e));
        }
    }

    /**
     * Where the line is that was read last.
     *
     * @return the name of the file and the number of the line, from 1
     */
    public String position() {
        return name + ", line " + number;
    }

    @Override
    public void close() {
        try {
            text.close();
        } catch (IOException e) {
            throw new UncheckedIOException(name + ": " + FileTrouble.reason(e), e);
        }
    }
}
