package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Solvers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import picocli.CommandLine;

/** What the keys do, in a window without a terminal whose time passes as fast as one looks. */
@Timeout(60)
class WatchTest {

    /** Gives the keys of a script, one for each question, and then none, or q once the search has ended. */
    private static final class Script implements WatchWindow {
        private final Deque<Integer> keys = new ArrayDeque<>();
        private final List<List<String>> pictures = new ArrayList<>();
        private WatchSize size = new WatchSize(30, 80);

        Script(Integer... keys) {
            this.keys.addAll(Arrays.asList(keys));
        }

        @Override
        public WatchSize size() {
            return size;
        }

        @Override
        public void show(List<String> lines) {
            pictures.add(lines);
        }

        @Override
        public int key(long nanos) throws InterruptedException {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            Integer key = keys.poll();
            if (key == null && nanos == Long.MAX_VALUE) {
                return 'q';
            }
            return key == null ? NO_KEY : key;
        }

        List<String> titles() {
            return pictures.stream().map(picture -> picture.get(0)).toList();
        }

        List<String> steps() {
            return pictures.stream()
                    .map(picture -> picture.stream()
                            .filter(line -> line.startsWith("step "))
                            .findFirst()
                            .orElse(""))
                    .toList();
        }
    }

    private static WatchState watch(Script script, int n, double speed) {
        Puzzle puzzle = Puzzle.ofSize(n);
        WatchState state = new WatchState(puzzle, "check");
        Tracing tracing = new Tracing(new CommandLine(new Main()), Solvers.engine("check"), puzzle);
        new Watch(script, state, speed).run(tracing);
        return state;
    }

    @Test
    void theSearchIsWatchedToItsEndWhichStaysUntilQ() {
        Script script = new Script();
        WatchState state = watch(script, 2, 1000);
        assertThat(state.steps()).isEqualTo(8);
        assertThat(state.report()).isNotNull();
        assertThat(script.titles().get(script.titles().size() - 1)).isEqualTo("n = 2, engine check, at its end");
        assertThat(script.pictures.get(script.pictures.size() - 1))
                .contains("complete: solutions 0, placements 2, attempts 6", "q quit");
    }

    @Test
    void qEndsTheSearch() {
        for (int key : new int[] {'q', 'Q', WatchWindow.END_OF_KEYS}) {
            WatchState state = watch(new Script(key), 20, 0.1);
            assertThat(state.report()).isNull();
            assertThat(state.steps()).isOne();
        }
    }

    @Test
    void nMakesOneStepAndStopsTheClock() {
        Script script = new Script((int) 'n', (int) 'n', (int) 'x', (int) 'n', (int) 'q');
        WatchState state = watch(script, 8, 0.1);
        assertThat(state.steps()).isEqualTo(4);
        assertThat(script.steps().stream().distinct())
                .containsExactly(
                        "step 1: place row 0, column 0",
                        "step 2: reject row 1, column 0",
                        "step 3: reject row 1, column 1",
                        "step 4: place row 1, column 2");
        assertThat(script.titles().get(script.titles().size() - 1)).endsWith(", stopped");
    }

    @Test
    void spaceStopsTheClockAndLetsItGoOn() {
        Script script = new Script((int) ' ', (int) ' ', (int) ' ', (int) 'q');
        watch(script, 8, 5);
        assertThat(script.titles().stream().map(title -> title.replaceAll(".*, ", "")))
                .containsExactly(
                        "5 steps per second", "stopped", "5 steps per second", "5 steps per second", "stopped");
        assertThat(script.steps().subList(2, 4))
                .containsExactly("step 1: place row 0, column 0", "step 2: reject row 1, column 0");
    }

    @Test
    void plusAndMinusChangeTheSpeedWithinItsRange() {
        Script script = new Script((int) '-', (int) '-', (int) '-', (int) '+', (int) 'q');
        watch(script, 8, 0.5);
        assertThat(script.titles().stream().map(title -> title.replaceAll(".*, ", "")))
                .containsExactly(
                        "0.5 steps per second",
                        "0.25 steps per second",
                        "0.125 steps per second",
                        "0.1 steps per second",
                        "0.2 steps per second");
        Script fast = new Script((int) ' ', (int) '+', (int) '+', (int) ' ', (int) 'q');
        watch(fast, 8, 400);
        assertThat(fast.titles().get(4)).endsWith("1000 steps per second");
    }

    @Test
    void anotherSizeIsDrawnAtOnce() {
        Script script = new Script((int) ' ', WatchWindow.RESIZED, (int) 'q');
        script.size = new WatchSize(5, 80);
        watch(script, 8, 5);
        assertThat(script.titles())
                .containsOnly("too small: 17 lines and 47 columns needed")
                .hasSize(3);
    }

    @Test
    void anInterruptEndsIt() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> watch(new Script(), 8, 5)).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).as("the flag is still set").isTrue();
        }
    }
}
