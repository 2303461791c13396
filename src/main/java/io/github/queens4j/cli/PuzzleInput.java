package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.region.Regions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles of a file, one at a time: letters in as many lines as the puzzle has rows, with an empty line after them;
 * anything else in a line of its own, or JSON in several with an empty line after them. Or the one puzzle that stands
 * on the command line.
 */
final class PuzzleInput implements AutoCloseable {

    /** JSON of a board of 300 rows. */
    private static final int LONGEST_LINE = 1 << 19;

    private static final int MOST_LINES = 2000;
    private static final Pattern ADDRESS = Pattern.compile("(https?://|starbattle/|\\{).*", Pattern.DOTALL);
    private static final Pattern SBN = Pattern.compile("([0-9A-Z])\\1[0-9]W.*");
    private static final Pattern ROW_OF_LETTERS = Pattern.compile("\\s*[A-Za-z][A-Za-z\\s]*");

    private final TextFile.@Nullable Lines lines;
    private @Nullable String single;

    /** Another thread tells it to the user. */
    private volatile String position;

    private PuzzleInput(TextFile.@Nullable Lines lines, @Nullable String single) {
        this.lines = lines;
        this.single = single;
        position = "PUZZLE";
    }

    /**
     * Opens what an argument names.
     *
     * @param argument a file, {@code -} for standard input, or a puzzle in one line
     */
    static PuzzleInput open(String argument) throws IOException {
        boolean isText = ADDRESS.matcher(argument).matches()
                || (SBN.matcher(argument).matches() && !Files.exists(Path.of(argument)));
        return isText ? new PuzzleInput(null, argument) : new PuzzleInput(TextFile.lines(argument, LONGEST_LINE), null);
    }

    /** The next puzzle; null if there is none. */
    @Nullable
    Regions next() throws IOException {
        String text = lines == null ? single : block(lines);
        single = null;
        if (text == null) {
            return null;
        }
        try {
            return Regions.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException(position + ": " + e.getMessage());
        }
    }

    /** Where the puzzle begins that was read last. */
    String position() {
        return position;
    }

    private @Nullable String block(TextFile.Lines source) throws IOException {
        String line = source.next();
        while (line != null && line.isBlank()) {
            line = source.next();
        }
        position = source.position();
        if (line == null || isWhole(line.strip())) {
            return line;
        }
        StringBuilder text = new StringBuilder();
        for (int count = 1; line != null && !line.isBlank(); count++, line = source.next()) {
            if (count > MOST_LINES) {
                throw new UsageException(position + ": a puzzle must end after at most " + MOST_LINES
                        + " lines with an empty one, but this one goes on");
            }
            text.append(line).append('\n');
        }
        return text.toString();
    }

    private static boolean isWhole(String line) {
        return line.startsWith("{")
                ? line.endsWith("}")
                : !ROW_OF_LETTERS.matcher(line).matches();
    }

    @Override
    public void close() throws IOException {
        if (lines != null) {
            lines.close();
        }
    }
}
