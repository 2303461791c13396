package io.github.queens4j.cli;

import io.github.queens4j.cli.terminal.TimeWords;
import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionProgress;
import io.github.queens4j.region.RegionPuzzle;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which puzzles to make, and how many. */
final class GenerateOptions {

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

    /** Makes puzzles and hands them over as they are made. */
    void generate(Action command, int n, int most, Consumer<RegionPuzzle> action) {
        RegionGenerator generator = RegionGenerator.ofSize(n);
        if (difficulty != null) {
            generator = generator.difficulty(difficulty);
        }
        Status status = new Status(n, most);
        RegionGenerator watched = generator.seed(command.seed(seed)).onProgress(status);
        command.showing(
                status,
                () -> watched.stream().limit(most).forEach(puzzle -> {
                    action.accept(puzzle);
                    status.made.incrementAndGet();
                }));
    }

    /** How far the making of puzzles is. */
    private static final class Status implements Consumer<RegionProgress>, IntFunction<String> {

        private final String task;
        private final String all;
        private final long start = System.nanoTime();
        private final AtomicInteger made = new AtomicInteger();
        private volatile @Nullable RegionProgress latest;

        Status(int n, int most) {
            task = "making puzzles with n = " + n + ": ";
            all = " of " + most;
        }

        @Override
        public void accept(RegionProgress progress) {
            latest = progress;
        }

        @Override
        public String apply(int columns) {
            RegionProgress progress = latest;
            String attempt = progress == null
                    ? ""
                    : ", attempt " + progress.attempt() + " at " + 100 * progress.coloured() / progress.squares()
                            + " %";
            return task + made + all + attempt + ", " + TimeWords.since(start);
        }
    }

    /** As they are typed. */
    static final class Difficulties extends Choices<Difficulty> {
        @Override
        Map<String, @Nullable Difficulty> byName() {
            return named(Difficulty.values());
        }
    }
}
