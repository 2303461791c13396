package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TextFile;
import io.github.queens4j.notation.Json;
import io.github.queens4j.notation.Visible;
import io.github.queens4j.region.RegionImage;
import io.github.queens4j.region.RegionReading;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Puzzles of files and folders; what is wrong with one of many files is printed, with a single one ends all. */
final class Batch<T> {

    private static final int MOST_BYTES = 1 << 26;
    private static final int START = 64;

    private static final Pattern PUZZLE =
            Pattern.compile("(https?://|starbattle/|\\{|\\[|([0-9A-Z])\\2[0-9]W).*", Pattern.DOTALL);

    static final String NO_NAME = "the name of a file must not be empty";

    /** A puzzle of a file, with its number there, and what messages call it, made visible. */
    record Instance<T>(T puzzle, String file, int number, String place, boolean areManyFiles) {

        /** A text about it, after its place if there are others. */
        String labelled(String text) {
            return areManyFiles || !place.equals(Visible.text(file))
                    ? place + (text.indexOf('\n') < 0 ? ": " : ":\n") + text
                    : text;
        }

        <S> Instance<S> with(S other) {
            return new Instance<>(other, file, number, place, areManyFiles);
        }

        Json json() {
            return new Json().with("file", file).with("puzzle", number);
        }
    }

    private final Action command;

    /** Puzzles, or exceptions that say what is wrong in their place. */
    private final List<Instance<Supplier<T>>> entries = new ArrayList<>();

    /** Takes what is wrong, which ends nothing then. */
    private final Consumer<Instance<String>> problems;

    private Batch(Action command, Consumer<Instance<String>> problems) {
        this.command = command;
        this.problems = problems;
    }

    /** With a consumer of what is wrong with puzzles, and with each of several files. */
    static <T> Batch<T> read(
            Action command,
            List<String> sources,
            Function<String, List<T>> texts,
            Function<RegionReading, T> pictures,
            Consumer<Instance<String>> problems)
            throws IOException {
        List<String> files = files(sources);
        boolean areMany = files.size() > 1;
        Batch<T> batch = new Batch<>(command, problems);
        return command.showing("reading", () -> batch.entries.size() + " puzzles", () -> {
            for (String file : files) {
                try {
                    List<T> puzzles = read(command, file, texts, pictures);
                    for (int number = 1; number <= puzzles.size(); number++) {
                        T puzzle = puzzles.get(number - 1);
                        String place = Visible.text(file) + (puzzles.size() == 1 ? "" : ", puzzle " + number);
                        batch.entries.add(new Instance<>(() -> puzzle, file, number, place, areMany));
                    }
                } catch (IllegalArgumentException | IOException e) {
                    if (!areMany && e instanceof IOException failure) {
                        throw failure;
                    }
                    String problem = e instanceof IOException failure ? TextFile.reason(failure) : e.getMessage();
                    if (!areMany) {
                        throw new IllegalArgumentException(file + ": " + problem, e);
                    }
                    Supplier<T> none = () -> {
                        throw new IllegalArgumentException(problem, e);
                    };
                    batch.entries.add(new Instance<>(none, file, 1, Visible.text(file), true));
                }
            }
            return batch;
        });
    }

    /** The puzzles of a source; doubts about a screenshot are printed. */
    private static <T> List<T> read(
            Action command, String source, Function<String, List<T>> texts, Function<RegionReading, T> pictures)
            throws IOException {
        if (PUZZLE.matcher(source).matches() && !new File(source).exists()) {
            return texts.apply(source);
        }
        byte[] bytes = TextFile.read(source, MOST_BYTES);
        String start = new String(bytes, 0, Math.min(bytes.length, START), StandardCharsets.ISO_8859_1);
        // No text begins with a 0 in it; pictures do, but for PDF.
        if (start.indexOf('\0') >= 0 || start.startsWith("%PDF")) {
            RegionReading picture = RegionImage.read(new ByteArrayInputStream(bytes));
            String place = Visible.text(source) + ": may be misread: ";
            picture.doubts().forEach(doubt -> command.err().println(place + doubt));
            return List.of(pictures.apply(picture));
        }
        return texts.apply(new String(bytes, StandardCharsets.UTF_8));
    }

    boolean isOne() {
        return entries.size() == 1;
    }

    /** Uses one puzzle after the other, and returns the largest exit code. */
    int forEach(ToIntFunction<Instance<T>> use) {
        if (isOne()) {
            return exitCode(entries.get(0), use);
        }
        AtomicInteger done = new AtomicInteger();
        return command.showing("working", () -> done + " of " + entries.size() + " puzzles", () -> {
            int exitCode = ExitCodes.DONE;
            for (Instance<Supplier<T>> entry : entries) {
                exitCode = Math.max(exitCode, exitCode(entry, use));
                done.incrementAndGet();
            }
            return exitCode;
        });
    }

    private int exitCode(Instance<Supplier<T>> entry, ToIntFunction<Instance<T>> use) {
        try {
            Instance<T> instance = entry.with(entry.puzzle.get());
            return command.showing("working on " + entry.place, () -> use.applyAsInt(instance));
        } catch (IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException e) {
            problems.accept(entry.with(String.valueOf(e.getMessage())));
            return ExitCodes.NO_SOLUTION;
        }
    }

    /** The sources, and in place of each folder the files in it and below, but for those hidden by a dot. */
    private static List<String> files(List<String> sources) throws IOException {
        List<String> files = new ArrayList<>();
        for (String source : sources) {
            if (!new File(source).isDirectory()) {
                files.add(source);
                continue;
            }
            // A link to a folder is walked as that folder.
            Path folder = Path.of(source).toRealPath();
            try (Stream<Path> inside = Files.walk(folder)) {
                inside.filter(Files::isRegularFile)
                        .map(folder::relativize)
                        .filter(path -> StreamSupport.stream(path.spliterator(), false)
                                .noneMatch(name -> name.toString().startsWith(".")))
                        .sorted()
                        .forEach(path -> files.add(Path.of(source).resolve(path).toString()));
            }
        }
        requireOneInput(files);
        if (files.isEmpty()) {
            throw new IllegalArgumentException(String.join(", ", sources) + " must have a file, but has none");
        }
        return files;
    }

    static void requireOneInput(List<String> files) {
        if (files.contains("")) {
            throw new IllegalArgumentException(NO_NAME);
        }
        if (Collections.frequency(files, TextFile.STANDARD_INPUT) > 1) {
            throw new IllegalArgumentException("- is standard input, which can be read once, but is given twice");
        }
    }
}
