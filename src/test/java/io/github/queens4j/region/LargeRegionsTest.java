package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.queens4j.contract.Interruption;
import java.time.Duration;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps that would take hours: the answer comes after a fixed amount of work, or an interrupt. */
@Timeout(100) // Seconds: ten times what regions.md says, on a machine that does other work.
class LargeRegionsTest {

    private static Regions map(int n, IntBinaryOperator regionOf) {
        int[][] map = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                map[row][column] = regionOf.applyAsInt(row, column);
            }
        }
        return Regions.of(map);
    }

    private static Regions rows(int n) {
        return map(n, (row, column) -> row);
    }

    /** Regions of two rows that interlock; from n = 20 on no search ends. */
    private static Regions comb(int n) {
        return map(n, (row, column) -> Math.max(0, row - column % 2));
    }

    @Test
    void noTechniqueAppliesWhereEachRowIsARegion() {
        assertThat(Hints.next(rows(64), Marks.none())).isEmpty();
        assertThat(Hints.next(rows(24), Marks.none())).isEmpty();
        assertThat(Hints.solve(rows(24))).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RegionPuzzle.of(rows(24)))
                .withMessage("regions must have one solution, but these have more");
    }

    @ParameterizedTest
    @ValueSource(ints = {26, 40})
    void whatIsTooHardIsRefusedByName(int n) {
        String hint = "regions must have a solution, but none was found: 300000 queens were tried";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hints.next(comb(n), Marks.none()))
                .withMessage(hint);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hints.solve(comb(n)))
                .withMessage(hint);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RegionPuzzle.of(comb(n)))
                .withMessage(
                        "regions must have one solution, but these are too hard to tell: 3000000 queens were tried");
    }

    @Test
    void marksOnALargeBoardAreChecked() {
        Marks marks = Marks.none().withQueen(0, 5);
        for (int column = 0; column < 64; column++) {
            marks = marks.withCross(40, column).withCross(50, column);
        }
        Marks wrong = marks;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hints.next(rows(64), wrong))
                .withMessage(
                        "the cross at row 40, column 63 is wrong: no solution has it together with the marks before it");
    }

    @Test
    void largerBoardsAreRefused() {
        String message = "n must be at most 64 for deductions, but is 65";
        assertThat(rows(65).size()).isEqualTo(65);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hints.next(rows(65), Marks.none()))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RegionPuzzle.of(rows(65)))
                .withMessage(message);
    }

    @Test
    void interruptsEndThemAtOnce() throws InterruptedException {
        Regions rows = rows(64);
        Regions comb = comb(64);
        List<Runnable> tasks = List.of(
                () -> Hints.next(rows, Marks.none()),
                () -> Hints.solve(rows),
                () -> refused(() -> Hints.next(comb, Marks.none())),
                () -> refused(() -> RegionPuzzle.of(comb)),
                () -> RegionGenerator.ofSize(32).seed(2).generate(),
                () -> RegionGenerator.ofSize(24).connected(false).seed(2).generate());
        for (Runnable task : tasks) {
            Interruption.of(() -> endless(task)).assertPrompt(Duration.ofSeconds(5));
            Interruption.assertRefused(task);
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
