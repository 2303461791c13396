package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.count.BoardSampler;
import io.github.queens4j.count.CountPlan;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What looks at every square of a large board hears an interrupt before it has looked at a few rows more. */
class LateInterruptTest {

    private static final int N = 300;

    /** A rule of one's own interrupts the thread at one of its questions, and few come after it. */
    private static void assertHears(long at, Consumer<Puzzle> action) {
        AtomicLong questions = new AtomicLong();
        LineFamily halves = LineFamily.of("half", (square, n) -> {
            if (questions.incrementAndGet() == at) {
                Thread.currentThread().interrupt();
            }
            return 2L * (square.row() / 2) + 2L * square.column() / n;
        });
        Rule rule = Rule.of("halves", LineFamily.ROWS, LineFamily.COLUMNS, halves);
        Puzzle puzzle = Puzzle.ofSize(N).withRule(rule);
        try {
            assertThatThrownBy(() -> action.accept(puzzle)).isInstanceOf(CancellationException.class);
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
        } finally {
            Thread.interrupted();
        }
        assertThat(questions.get()).as("questions").isBetween(at, at + 4 * N);
    }

    /** In the middle of the board, whenever it is looked at: for the fingerprint, the mirror image, and the search. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5})
    void plansAndSamplers(int halves) {
        assertHears(halves * N * N / 2, CountPlan::of);
        assertHears(halves * N * N / 2, BoardSampler::of);
    }

    @Test
    void symmetriesOfARule() {
        assertHears(N * N / 2, puzzle -> puzzle.rule().isKeptBy(Symmetry.ROTATE_180, N));
        assertHears(
                N * N / 2,
                puzzle -> assertThat(puzzle.transform(Symmetry.ROTATE_180)).isNotNull());
    }
}
