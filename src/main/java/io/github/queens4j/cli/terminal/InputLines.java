package io.github.queens4j.cli.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** The lines of a file, of which no more than one is ever held. */
public final class InputLines implements AutoCloseable {

    private final InputFile file;
    private final int longest;
    private final AtomicLong number = new AtomicLong();

    private InputLines(InputFile file, int longest) {
        this.longest = longest;
        this.file = file;
    }

    /**
     * Opens a file.
     *
     * @param name its path, or {@value InputFile#STANDARD_INPUT}
     * @param longest a longer line is cut off after so many characters: what reads it will refuse it anyway
     * @return its lines, none of them read
     * @throws IOException if it cannot be read, with the name of the file
     */
    public static InputLines open(String name, int longest) throws IOException {
        return new InputLines(InputFile.open(name, StandardCharsets.ISO_8859_1), longest);
    }

    /**
     * Reads a line.
     *
     * @return the next line, cut off if it is too long, without its end; null if there is none
     * @throws IOException if it cannot be read, with the name of the file
     */
    public @Nullable String next() throws IOException {
        int c = file.read();
        if (c < 0) {
            return null;
        }
        number.incrementAndGet();
        StringBuilder line = new StringBuilder();
        for (; c >= 0 && c != '\n' && line.length() < longest; c = file.read()) {
            line.append((char) c);
        }
        int last = line.length() - 1;
        return last >= 0 && line.charAt(last) == '\r' ? line.substring(0, last) : line.toString();
    }

    /**
     * Where the line is that was read last; any thread may ask.
     *
     * @return the name of the file and the number of the line, from 1
     */
    public String position() {
        return file.name() + ", line " + number;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
