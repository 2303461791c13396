package io.github.queens4j.cli;

import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionProgress;
import io.github.queens4j.region.RegionPuzzle;
import java.time.LocalDate;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which puzzles to make, and how many. */
final class GenerateOptions {

    @Option(
            names = "--difficulty",
            paramLabel = "DIFFICULTY",
            description = "How hard: ${COMPLETION-CANDIDATES}. Default: as it comes.")
    private @Nullable Difficulty difficulty;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "A whole number: the same seed makes the same puzzles, on every machine.")
    @Range
    private @Nullable Long seed;

    @Option(names = "--count", paramLabel = "K", description = "Make K puzzles.")
    @Range(from = 1)
    private @Nullable Integer count;

    boolean isGiven() {
        return difficulty != null || seed != null || count != null;
    }

    int count(int otherwise) {
        return count == null ? otherwise : count;
    }

    /**
     * Hands puzzles over as they are made, and returns their number; another call uses the same seed. With a first day,
     * each depends on its day and the given seed alone.
     */
    int generate(
            Action command,
            RegionGenerator any,
            int most,
            @Nullable LocalDate firstDay,
            Consumer<RegionPuzzle> action) {
        RegionGenerator generator = difficulty == null ? any : any.difficulty(difficulty);
        AtomicInteger made = new AtomicInteger();
        AtomicReference<@Nullable RegionProgress> latest = new AtomicReference<>();
        RegionGenerator reporting = generator.onProgress(latest::set);
        // Another seed gives other days, not the same ones shifted.
        long apart = seed == null ? 0 : Long.rotateLeft(seed, Integer.SIZE);
        Stream<RegionPuzzle> puzzles;
        if (firstDay == null) {
            long chosen = command.seed(seed);
            seed = chosen;
            puzzles = reporting.seed(chosen).stream();
        } else {
            puzzles = LongStream.iterate(firstDay.toEpochDay(), day -> day + 1)
                    .mapToObj(day -> reporting.seed(day + apart).generate());
        }
        command.showing(
                "making puzzles",
                () -> made + " of " + most + attempt(latest.get()),
                () -> puzzles.limit(most).forEach(puzzle -> {
                    action.accept(puzzle);
                    made.incrementAndGet();
                }));
        return made.get();
    }

    private static String attempt(@Nullable RegionProgress progress) {
        return progress == null
                ? ""
                : ", attempt " + progress.attempt() + " at " + 100 * progress.coloured() / progress.squares() + " %";
    }
}
