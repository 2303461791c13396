package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionProgress;
import io.github.queens4j.region.RegionPuzzle;
import java.time.LocalDate;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which puzzles to make, and how many. */
final class GenerateOptions {

    /** Odd and irregular. */
    private static final long DAY_FACTOR = 0x9E3779B97F4A7C15L;

    @Option(
            names = "--difficulty",
            paramLabel = "DIFFICULTY",
            converter = Difficulties.class,
            completionCandidates = Difficulties.class,
            description = "How hard: ${COMPLETION-CANDIDATES}. Default: as it comes.")
    private @Nullable Difficulty difficulty;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "A whole number: the same seed makes the same puzzles, on every machine.")
    @Range
    private @Nullable Long seed;

    @Option(names = "--count", paramLabel = "K", description = "Make K puzzles. Default: 1, and 10 for a page.")
    @Range(from = 1)
    private @Nullable Integer count;

    boolean isGiven() {
        return difficulty != null || seed != null || count != null;
    }

    int count(int otherwise) {
        return count == null ? otherwise : count;
    }

    /** As many as there are days, if they are given. */
    int count(@Nullable Integer days, int otherwise) {
        if (days != null && count != null) {
            throw new UsageException("--days and --count both say how many puzzles: leave one out");
        }
        return days == null ? count(otherwise) : days;
    }

    /** Makes puzzles and hands them over as they are made. */
    void generate(Action command, int n, int most, Consumer<RegionPuzzle> action) {
        generate(command, n, most, null, action);
    }

    /** With a first day, each puzzle depends on its day and the given seed alone, whatever day is the first. */
    void generate(Action command, int n, int most, @Nullable LocalDate firstDay, Consumer<RegionPuzzle> action) {
        RegionGenerator generator = RegionGenerator.ofSize(n);
        if (difficulty != null) {
            generator = generator.difficulty(difficulty);
        }
        String task = "making puzzles with n = " + n + ": ";
        long start = System.nanoTime();
        AtomicInteger made = new AtomicInteger();
        AtomicReference<@Nullable RegionProgress> latest = new AtomicReference<>();
        RegionGenerator watched = generator.onProgress(latest::set);
        Stream<RegionPuzzle> puzzles = firstDay == null
                ? watched.seed(command.seed(seed)).stream()
                : Stream.iterate(firstDay, day -> day.plusDays(1))
                        .map(day -> watched.seed(seedOf(day)).generate());
        command.showing(
                columns -> task + made + " of " + most + attempt(latest.get()) + ", " + TimeWords.since(start),
                () -> puzzles.limit(most).forEach(puzzle -> {
                    action.accept(puzzle);
                    made.incrementAndGet();
                }));
    }

    /** The day's number; another seed gives other days, not the same ones shifted. */
    private long seedOf(LocalDate day) {
        return day.toEpochDay() + (seed == null ? 0 : seed * DAY_FACTOR);
    }

    private static String attempt(@Nullable RegionProgress progress) {
        return progress == null
                ? ""
                : ", attempt " + progress.attempt() + " at " + 100 * progress.coloured() / progress.squares() + " %";
    }

    /** As they are typed. */
    static final class Difficulties extends Choices<Difficulty> {
        @Override
        Map<String, @Nullable Difficulty> byName() {
            return named(Difficulty.values());
        }
    }
}
