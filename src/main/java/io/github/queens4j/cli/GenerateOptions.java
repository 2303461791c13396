package io.github.queens4j.cli;

import io.github.queens4j.region.Difficulty;
import io.github.queens4j.region.RegionGenerator;
import io.github.queens4j.region.RegionPuzzle;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which puzzles to make, and how many. */
final class GenerateOptions {

    @Option(
            names = "--difficulty",
            paramLabel = "DIFFICULTY",
            completionCandidates = Names.class,
            description = "How hard: ${COMPLETION-CANDIDATES}. Default: as it comes.")
    private @Nullable String difficulty;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "A whole number: the same seed makes the same puzzles, on every machine.")
    private @Nullable String seed;

    @Option(names = "--count", paramLabel = "K", description = "Make K puzzles. Default: 1, and 10 for a page.")
    private @Nullable String count;

    boolean isGiven() {
        return difficulty != null || seed != null || count != null;
    }

    int count(int otherwise) {
        return count == null ? otherwise : Arguments.integer("--count", count, 1, Integer.MAX_VALUE);
    }

    /** Makes puzzles and hands them over as they are made. */
    void generate(Action command, int n, int most, Consumer<RegionPuzzle> action) {
        RegionGenerator generator = RegionGenerator.ofSize(n);
        if (difficulty != null) {
            generator =
                    generator.difficulty(Arguments.constant("--difficulty", difficulty, List.of(Difficulty.values())));
        }
        GenerateStatus made = new GenerateStatus(n, most);
        RegionGenerator watched = generator.seed(command.seed(seed)).onProgress(made);
        command.showing(
                made,
                () -> watched.stream().limit(most).forEach(puzzle -> {
                    action.accept(puzzle);
                    made.done();
                }));
    }

    /** The difficulties as they are typed. */
    static final class Names implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return List.of(Difficulty.values()).stream().map(Arguments::name).iterator();
        }
    }
}
