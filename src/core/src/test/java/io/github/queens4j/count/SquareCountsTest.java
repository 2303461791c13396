package io.github.queens4j.count;

import static io.github.queens4j.Refusals.assertIllegal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.contract.SamplePuzzles;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards by square, against all boards one by one. */
class SquareCountsTest {

    @AfterEach
    void noThreadIsLeft() {
        Threads.assertNoneLeft();
    }

    private static void assertAreThoseOfTheBoards(Puzzle puzzle) {
        int n = puzzle.size();
        long[][] expected = new long[n][n];
        long boards = Solvers.visit(puzzle, board -> {
                    for (int row = 0; row < n; row++) {
                        expected[row][board.column(row)]++;
                    }
                    return Visit.CONTINUE;
                })
                .solutions();
        SquareCounts counts = SquareCounts.count(CountJob.of(puzzle).threads(2));
        assertThat(counts.toArray()).as("%s", puzzle).isDeepEqualTo(expected);
        assertThat(counts.total()).as("%s", puzzle).isEqualTo(boards);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 12})
    void countsAreThoseOfTheBoards(int n) {
        assertAreThoseOfTheBoards(Puzzle.ofSize(n));
    }

    /** Empty boards, puzzles that some symmetries keep, and such as none does. */
    @Test
    void countsUnderEveryRuleAreThoseOfTheBoards() {
        for (Rule rule : Rule.known()) {
            for (int n = 0; n <= 7; n++) {
                assertAreThoseOfTheBoards(Puzzle.ofSize(n).withRule(rule));
            }
            Puzzle six = Puzzle.ofSize(6).withRule(rule);
            assertAreThoseOfTheBoards(six.withBlocked(0, 1).withBlocked(5, 4));
            assertAreThoseOfTheBoards(six.withBlocked(3, 4).withQueen(0, 2));
        }
        SamplePuzzles.all().stream().limit(40).forEach(SquareCountsTest::assertAreThoseOfTheBoards);
        assertAreThoseOfTheBoards(Puzzle.keeping(Board.of(1, 3, 0, 2), 0, 1, 2, 3));
    }

    /** The sum over a row or column is the number of boards, A000170; a square's is the count of a puzzle. */
    @ParameterizedTest
    @CsvSource({"0, 1, 0, 0", "13, 73712, 12, 6", "13, 73712, 2, 5", "13, 73712, 6, 6", "14, 365596, 0, 0"})
    void rowsAndColumnsAddUp(int n, long boards, int row, int column) {
        SquareCounts counts = SquareCounts.count(CountJob.of(n));
        assertThat(counts.n()).isEqualTo(n);
        assertThat(counts.total()).isEqualTo(boards);
        for (int i = 0; i < n; i++) {
            long inRow = 0;
            long inColumn = 0;
            for (int j = 0; j < n; j++) {
                inRow += counts.at(i, j);
                inColumn += counts.at(j, i);
                assertThat(counts.at(i, j)).isEqualTo(counts.at(n - 1 - i, j)).isEqualTo(counts.at(j, i));
            }
            assertThat(inRow).isEqualTo(inColumn).isEqualTo(boards);
        }
        if (n > 0) {
            long count = CountJob.of(Puzzle.ofSize(n).withQueen(row, column)).run();
            assertThat(counts.at(row, column)).isEqualTo(count);
        }
    }

    @Test
    void threadsDoNotMatter() {
        List<CountProgress> heard = new ArrayList<>();
        SquareCounts alone = SquareCounts.count(
                CountJob.of(11).threads(1).kernel(CountKernel.PORTABLE).onProgress(heard::add));
        assertThat(SquareCounts.count(CountJob.of(11).threads(7)).toArray()).isDeepEqualTo(alone.toArray());
        assertThat(heard.get(0).unitsDone()).isZero();
        CountProgress last = heard.get(heard.size() - 1);
        assertThat(heard).hasSize(last.unitsTotal() + 1);
        assertThat(last.fraction()).isEqualTo(1);
        assertThat(last.elapsed()).isGreaterThanOrEqualTo(Duration.ZERO);
        for (int i = 1; i < heard.size(); i++) {
            assertThat(heard.get(i).fraction() - heard.get(i - 1).fraction()).isBetween(0.0, 0.05);
        }
        assertThat(alone).hasToString("SquareCounts[n=11, total=2680]");
        alone.toArray()[0][0] = 5;
        assertThat(alone.at(0, 0)).isEqualTo(96);
    }

    @Test
    void whatAListenerThrowsEndsTheCount() {
        IllegalStateException tired = new IllegalStateException();
        CountJob ending = CountJob.of(16).threads(2).onProgress(progress -> {
            if (progress.unitsDone() == 2) {
                throw tired;
            }
        });
        assertThatThrownBy(() -> SquareCounts.count(ending)).isSameAs(tired);
    }

    @Test
    void anInterruptEndsTheCount() {
        Consumer<CountProgress> interrupt = progress -> Thread.currentThread().interrupt();
        CountJob interrupted = CountJob.of(20).threads(2).onProgress(interrupt);
        assertThatThrownBy(() -> SquareCounts.count(interrupted)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void argumentsOutOfRangeAreRefused() {
        assertThatThrownBy(() -> SquareCounts.count(CountJob.of(-1))).hasMessage("n must be at least 0, but is -1");
        assertThatThrownBy(() -> SquareCounts.count(CountJob.of(29))).isInstanceOf(ArithmeticException.class);
        assertIllegal(
                () -> SquareCounts.count(CountJob.of(8).checkpoint(Path.of("squares.txt"))),
                "job must be without a checkpoint, which is for a single count");
        SquareCounts counts = SquareCounts.count(CountJob.of(5));
        for (int[] square : new int[][] {{-1, 0}, {0, 5}, {5, 0}}) {
            assertThatThrownBy(() -> counts.at(square[0], square[1]))
                    .as(Arrays.toString(square))
                    .isInstanceOf(IndexOutOfBoundsException.class);
        }
    }
}
