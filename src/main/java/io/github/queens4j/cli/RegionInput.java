package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.region.RegionImage;
import io.github.queens4j.region.RegionPuzzle;
import io.github.queens4j.region.RegionReading;
import io.github.queens4j.region.Regions;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Where coloured puzzles come from: files with any number of them, and puzzles that are arguments themselves. */
final class RegionInput {

    private static final int MOST_BYTES = 1 << 26;
    private static final int START = 32;
    private static final Pattern PUZZLE =
            Pattern.compile("(https?://|starbattle/|\\{|\\[|([0-9A-Z])\\2[0-9]W).*", Pattern.DOTALL);

    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            description = "Files with puzzles or screenshots of them, folders of such files, - for standard input, or "
                    + "puzzles in one line each: addresses of puzz.link, SBN or JSON. In a file, an empty "
                    + "line follows each puzzle that takes several.")
    private List<String> sources = new ArrayList<>();

    @Mixin
    private Batch batch = new Batch(1);

    /** What was read from screenshots, of which several may show one puzzle with different marks. */
    private final IdentityHashMap<Regions, RegionReading> pictures = new IdentityHashMap<>();

    /** Does something with each puzzle; says whether all is well. */
    boolean forEach(Action command, Batch.Use<Regions> use) throws IOException {
        return batch.forEach(command, sources, this::read, (instance, teller) -> {
            picture(instance.puzzle()).stream()
                    .flatMap(picture -> picture.doubts().stream())
                    .map(doubt -> instance.place() + ": may be misread: " + doubt)
                    .forEach(warning -> teller.execute(() -> command.err().println(warning)));
            return use.apply(instance, teller);
        });
    }

    /** The screenshot that a puzzle comes from, if it comes from one. */
    Optional<RegionReading> picture(Regions puzzle) {
        return Optional.ofNullable(pictures.get(puzzle));
    }

    /** The puzzles of all sources, graded; the first that is wrong is refused. */
    static List<RegionPuzzle> graded(Action command, List<String> sources) throws IOException {
        List<RegionPuzzle> puzzles = new ArrayList<>();
        for (String source : sources) {
            // One source at a time: what is wrong with it ends the command.
            RegionInput input = new RegionInput();
            input.sources = List.of(source);
            input.forEach(command, (instance, teller) -> puzzles.add(RegionPuzzle.of(instance.puzzle())));
        }
        return puzzles;
    }

    private List<Regions> read(String source) throws IOException {
        if (PUZZLE.matcher(source).matches() && !new File(source).exists()) {
            return Regions.parseAll(source);
        }
        byte[] bytes = TextFile.read(source, MOST_BYTES);
        if (isPicture(new String(bytes, 0, Math.min(bytes.length, START), StandardCharsets.ISO_8859_1))) {
            RegionReading picture = RegionImage.readAll(new ByteArrayInputStream(bytes), "this");
            pictures.put(picture.regions(), picture);
            return List.of(picture.regions());
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
