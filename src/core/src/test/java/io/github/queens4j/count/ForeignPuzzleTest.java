package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Units, results and checkpoints of puzzles: they travel, and do not get into the count of another puzzle. */
class ForeignPuzzleTest extends CheckpointCase {

    private static final Puzzle PUZZLE = Puzzle.ofSize(12).withQueen(0, 0);
    private static final Puzzle OTHER = Puzzle.ofSize(12).withBlocked(3, 4);
    private static final long COUNT = 500; // by search, CountPuzzleTest compares the two

    private static List<CountResult> results(Puzzle puzzle) {
        return CountPlan.of(puzzle).units().stream().map(CountUnit::call).toList();
    }

    @Test
    void unitsOfDifferentPuzzlesDiffer() {
        CountUnit unit = CountPlan.of(PUZZLE).units().get(0);
        assertThat(unit)
                .isEqualTo(CountPlan.of(PUZZLE).units().get(0))
                .isNotEqualTo(CountPlan.of(OTHER).units().get(0))
                .isNotEqualTo(CountPlan.of(12).units().get(0));
        assertThat(unit.toString()).matches("CountUnit\\[n=12 puzzle=[0-9a-f]{16} split=\\d+ units=\\d+ unit=0]");
        assertThat(CountPlan.of(PUZZLE).cost()).isPositive();
    }

    @Test
    void resultsOfAnotherPuzzleAreRefused() {
        CountPlan plan = CountPlan.of(PUZZLE);
        assertIllegalNaming(() -> plan.total(results(OTHER)), "is of \"n=12 puzzle=", ", not of \"n=12 puzzle=");
        assertIllegalNaming(() -> plan.total(results(Puzzle.ofSize(12))), "is of \"n=12 split", "not of \"n=12 puzzle");
        assertIllegalNaming(
                () -> CountPlan.of(12).total(results(PUZZLE)), "is of \"n=12 puzzle", "not of \"n=12 split");
        assertThat(plan.total(results(PUZZLE))).isEqualTo(COUNT);
    }

    @Test
    void linesOfResultsSayThePuzzle() {
        CountResult result = results(PUZZLE).get(0);
        String line = result.format();
        assertThat(line).matches("n=12 puzzle=[0-9a-f]{16} split=\\d+ units=\\d+ unit=0 thirds=\\d+ crc32=[0-9a-f]{8}");
        assertThat(line.length()).isLessThanOrEqualTo(123);
        assertThat(CountResult.parse(line)).isEqualTo(result);
        String withoutIt = new CountResult(CountPlan.of(12).name, 0, result.thirds).format();
        assertThat(CountResult.parse(withoutIt)).isNotEqualTo(result);
    }

    @Test
    void checkpointsBelongToOnePuzzle() throws IOException {
        assertThat(CountJob.of(PUZZLE).checkpoint(file).run()).isEqualTo(COUNT);
        String text = Files.readString(file);
        CountJob resumed = CountJob.of(PUZZLE).checkpoint(file);
        resumed = resumed.onProgress(p -> assertThat(p.unitsResumed()).isEqualTo(p.unitsTotal()));
        assertThat(resumed.run()).isEqualTo(COUNT);
        assertThatThrownBy(() -> CountJob.of(OTHER).checkpoint(file).run())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(".*belongs to another count .* puzzle=\\w{16}.* puzzle=\\w{16}.*");
        assertThatThrownBy(() -> CountJob.of(12).checkpoint(file).run())
                .hasMessageMatching(".* puzzle=\\w{16}.* should begin .* n=12 split.*");
        Path plain = directory.resolve("plain.txt");
        CountJob.of(12).checkpoint(plain).run();
        assertThatThrownBy(() -> CountJob.of(PUZZLE).checkpoint(plain).run())
                .hasMessageMatching(".* n=12 split.* should begin .* puzzle=\\w{16}.*");
        assertThat(Files.readString(file)).isEqualTo(text);
        String foreign = Files.readAllLines(plain).get(1);
        for (String damaged : List.of(
                text.replaceFirst("(?m)^n=12.*$", foreign),
                text.replaceFirst("puzzle=.", "puzzle=x"),
                text.replaceFirst("\n", "\n" + results(OTHER).get(0).format() + "\n"))) {
            Files.writeString(file, damaged);
            assertIllegalNaming(() -> CountJob.of(PUZZLE).checkpoint(file).run(), "is damaged in line ");
        }
    }
}
