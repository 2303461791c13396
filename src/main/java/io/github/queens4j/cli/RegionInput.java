package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.RegionImage;
import io.github.queens4j.region.Regions;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Parameters;

/** Where coloured puzzles come from: one file with any number of them, or a puzzle that is an argument itself. */
final class RegionInput {

    private static final int MOST_BYTES = 1 << 26;
    private static final int START = 32;
    private static final Pattern PUZZLE =
            Pattern.compile("(https?://|starbattle/|\\{|\\[|([0-9A-Z])\\2[0-9]W).*", Pattern.DOTALL);

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "A file with puzzles or a screenshot of one, - for standard input, or a puzzle in one line: "
                    + "an address of puzz.link, SBN or JSON. In a file, an empty line follows each "
                    + "puzzle that takes several.")
    private String source = "";

    /** Where the puzzle is that was read last; another thread tells it to the user. */
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
        command.showing(columns -> "at " + Visible.text(position) + ", " + TimeWords.since(start), () -> {
            position = source;
            try {
                List<Regions> all = read(source);
                for (Regions regions : all) {
                    number++;
                    position = source + (all.size() > 1 ? ", puzzle " + number : "");
                    use.apply(regions);
                }
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                throw new UsageException(position + ": " + e.getMessage());
            }
        });
    }

    private static List<Regions> read(String source) throws IOException {
        if (PUZZLE.matcher(source).matches() && !new File(source).exists()) {
            return Regions.parseAll(source);
        }
        byte[] bytes = TextFile.read(source, MOST_BYTES);
        if (isPicture(new String(bytes, 0, Math.min(bytes.length, START), StandardCharsets.ISO_8859_1))) {
            return List.of(RegionImage.read(new ByteArrayInputStream(bytes), "this"));
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.replace("\uFEFF", "").isBlank()) {
            throw new UsageException(source + " must have at least one puzzle, but is empty");
        }
        return Regions.parseAll(text);
    }

    /** No text begins with a 0 in it; most pictures do. */
    private static boolean isPicture(String start) {
        return start.indexOf('\0') >= 0
                || Stream.of("\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "RIFF", "%PDF")
                        .anyMatch(start::startsWith);
    }
}
