package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.RegionImage;
import io.github.queens4j.region.Regions;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Parameters;

/**
 * Where coloured puzzles come from. In a file, letters and tables take as many lines as the puzzle has rows, with an
 * empty line after them; anything else a line of its own, or JSON several with an empty line after them.
 */
final class RegionInput {

    /** JSON of a board of 300 rows. */
    private static final int LONGEST_LINE = 1 << 19;

    private static final int MOST_LINES = 2000;
    private static final Pattern ADDRESS = Pattern.compile("(https?://|starbattle/|\\{|\\[).*", Pattern.DOTALL);
    private static final Pattern SBN = Pattern.compile("([0-9A-Z])\\1[0-9]W.*");
    private static final Pattern ROW =
            Pattern.compile("(?!https?://|starbattle/)([A-Za-z\\s]+|[0-9\\s]+|.*[,;\t\"].*)");

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "A file with puzzles or a screenshot of one, - for standard input, or a puzzle in one line: "
                    + "an address of puzz.link, SBN or JSON. In a file, an empty line follows each "
                    + "puzzle that takes several.")
    private String source = "";

    /** Where the puzzle begins that was read last; another thread tells it to the user. */
    private volatile String position = "PUZZLE";

    private int number;

    @FunctionalInterface
    interface Use {
        void apply(Regions regions) throws IOException;
    }

    /** A file or a puzzle that is not an argument of its own. */
    static RegionInput of(String source) {
        RegionInput input = new RegionInput();
        input.source = source;
        return input;
    }

    String position() {
        return position;
    }

    /** Which puzzle was read last, from 1. */
    int number() {
        return number;
    }

    /** Does something with each puzzle; there must be one. What is wrong with one is said with its position. */
    void forEach(Action command, Use use) throws IOException {
        long start = System.nanoTime();
        command.showing(columns -> "at " + Visible.text(position) + ", " + TimeWords.since(start), () -> forEach(use));
    }

    private void forEach(Use use) throws IOException {
        if (ADDRESS.matcher(source).matches() || (SBN.matcher(source).matches() && !Files.exists(Path.of(source)))) {
            use(() -> Regions.parse(source), use);
            return;
        }
        if (isPicture(new File(source))) {
            position = source;
            use(() -> RegionImage.read(Path.of(source)), use);
            return;
        }
        try (TextFile.Lines lines = TextFile.lines(source, LONGEST_LINE)) {
            String text = block(lines);
            if (text == null) {
                throw new UsageException(source + " must have at least one puzzle, but is empty");
            }
            for (; text != null; text = block(lines)) {
                String puzzle = text;
                use(() -> Regions.parse(puzzle), use);
            }
        }
    }

    /** Whether a file begins as PNG, JPEG, GIF or BMP do. A pipe is not looked into: that would eat its beginning. */
    private static boolean isPicture(File file) throws IOException {
        if (!file.isFile()) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file.toPath())) {
            String start = new String(in.readNBytes(4), StandardCharsets.ISO_8859_1);
            return Stream.of("\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "BM").anyMatch(start::startsWith);
        }
    }

    private void use(Action.Work<Regions, IOException> reading, Use use) throws IOException {
        number++;
        try {
            use.apply(reading.run());
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new UsageException(position + ": " + e.getMessage());
        }
    }

    private @Nullable String block(TextFile.Lines lines) throws IOException {
        String line = lines.next();
        while (line != null && line.isBlank()) {
            line = lines.next();
        }
        position = lines.position();
        if (line == null || isWhole(line.strip())) {
            return line;
        }
        StringBuilder text = new StringBuilder();
        for (int count = 1; line != null && !line.isBlank(); count++, line = lines.next()) {
            if (count > MOST_LINES) {
                throw new UsageException(position + ": a puzzle must end after at most " + MOST_LINES
                        + " lines with an empty one, but this one goes on");
            }
            text.append(line).append('\n');
        }
        return text.toString();
    }

    private static boolean isWhole(String line) {
        if (line.startsWith("[")) {
            return line.endsWith(line.startsWith("[[") ? "]]" : "]");
        }
        return line.startsWith("{") ? line.endsWith("}") : !ROW.matcher(line).matches();
    }
}
