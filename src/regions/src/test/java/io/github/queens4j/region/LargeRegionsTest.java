package io.github.queens4j.region;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Solvers;
import io.github.queens4j.contract.Interruption;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Maps that would take hours: the answer comes after a fixed amount of work, or an interrupt. */
class LargeRegionsTest {

    /** Regions of two rows that interlock; from n = 20 on no search ends. */
    private static Regions comb(int n) {
        int[][] map = new int[n][n];
        for (int square = 0; square < n * n; square++) {
            map[square / n][square % n] = Math.max(0, square / n - square % n % 2);
        }
        return Regions.of(map);
    }

    @Test
    void noTechniqueAppliesWhereEachRowIsARegion() {
        assertThat(Hints.of(RegionFormatTest.rows(64)).next(Marks.none())).isEmpty();
        assertThat(Hints.of(RegionFormatTest.rows(24)).next(Marks.none())).isEmpty();
        assertThat(Hints.of(RegionFormatTest.rows(24)).solve(Marks.none())).isEmpty();
    }

    @Test
    @Tag("slow")
    void whatIsTooHardToTellIsNoPuzzle() {
        String hint = "it is not known whether there is a solution: 3000000 queens were tried";
        assertIllegal(() -> Hints.of(comb(26)).next(Marks.none()), hint);
        assertIllegal(
                () -> RegionPuzzle.of(comb(26)),
                "regions must have one solution, but these are too hard to tell: 3000000 queens were tried");
        assertThat(RegionSketch.of(comb(26)).faults().toString())
                .endsWith("too hard to tell whether there is one solution: 3000000 queens were tried.]");
    }

    /** Some take more than 5000 queens, and then go back where regions have too few rows or columns. */
    @Test
    @Tag("slow")
    void largeRegionsHaveAsManySolutionsAsEnginesFind() {
        for (int seed = 0; seed < 60; seed++) {
            Regions regions = RegionFormatTest.connected(16, new Random(seed * 1000 + 16));
            assertThat(RegionVerdict.search(regions).maxSolutions(3).run().solutions())
                    .hasSize((int) Solvers.count(regions.puzzle(), 3));
        }
        long told = IntStream.range(0, 30)
                .filter(seed -> RegionVerdict.search(RegionFormatTest.connected(25, new Random(seed * 1000 + 25)))
                        .run()
                        .isKnown())
                .count();
        assertThat(told).isGreaterThan(24);
    }

    @Test
    void marksOnALargeBoardAreChecked() {
        Marks marks = Marks.none().withQueen(0, 5);
        for (int column = 0; column < 64; column++) {
            marks = marks.withCross(40, column).withCross(50, column);
        }
        Marks wrong = marks;
        assertIllegal(
                () -> Hints.of(RegionFormatTest.rows(64)).next(wrong),
                "the cross at row 41, column 64 is wrong: no solution has it together with the marks before it");
    }

    @Test
    void largerBoardsAreRefused() {
        String message = "n for deductions must be between 1 and 64, but is 65";
        assertIllegal(() -> Hints.of(RegionFormatTest.rows(65)).next(Marks.none()), message);
        assertIllegal(() -> RegionPuzzle.of(RegionFormatTest.rows(65)), message);
    }

    @Test
    void interruptsEndThemAtOnce() throws InterruptedException {
        Regions rows = RegionFormatTest.rows(64);
        Regions comb = comb(64);
        List<Runnable> tasks = List.of(
                () -> Hints.of(rows).next(Marks.none()),
                () -> Hints.of(rows).solve(Marks.none()),
                () -> refused(() -> Hints.of(comb).next(Marks.none())),
                () -> refused(() -> RegionPuzzle.of(comb)),
                () -> assertThat(RegionGenerator.ofSize(32).seed(2).generate()).isNotNull(),
                () -> assertThat(RegionGenerator.ofSize(24)
                                .connected(false)
                                .seed(2)
                                .generate())
                        .isNotNull());
        for (Runnable task : tasks) {
            Interruption.of(() -> endless(task)).assertPrompt();
            Interruption.assertRefused(task::run);
        }
    }

    private static void endless(Runnable task) {
        while (true) {
            task.run();
        }
    }

    private static void refused(Runnable task) {
        try {
            task.run();
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageContaining("queens were tried");
        }
    }
}
