package io.github.queens4j.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.trace.Steps;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jline.terminal.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the keys do, in a window without a terminal whose time passes as fast as one looks. */
@Timeout(60)
class FilmTest {

    /** Gives the keys of a script, one for each question, and then none, or q once the search has ended. */
    private static final class Script implements Film.Viewer {
        private final Deque<Integer> keys = new ArrayDeque<>();
        private final List<List<String>> pictures = new ArrayList<>();
        private Size size = new Size(80, 30);

        Script(Integer... keys) {
            this.keys.addAll(Arrays.asList(keys));
        }

        @Override
        public Size size() {
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

    private static Frame watch(Script script, int n, double speed) {
        Puzzle puzzle = Puzzle.ofSize(n);
        Frame frame = new Frame(puzzle, "check");
        Solver check = Solvers.engine("check");
        new Film(script, frame, speed)
                .run(action -> check.solve(puzzle, board -> Visit.CONTINUE, new Steps(puzzle, action)));
        return frame;
    }

    @Test
    void theSearchIsWatchedToItsEndWhichStaysUntilQ() {
        Script script = new Script();
        Frame frame = watch(script, 2, 1000);
        assertThat(frame.steps()).isEqualTo(8);
        assertThat(frame.report()).isNotNull();
        assertThat(script.titles().get(script.titles().size() - 1)).isEqualTo("n = 2, engine check, at its end");
        assertThat(script.pictures.get(script.pictures.size() - 1))
                .contains("complete: solutions 0, placements 2, attempts 6", "q quit");
    }

    @Test
    void qEndsTheSearch() {
        for (int key : new int[] {'q', 'Q', Film.Viewer.END_OF_KEYS}) {
            Frame frame = watch(new Script(key), 20, 0.1);
            assertThat(frame.report()).isNull();
            assertThat(frame.steps()).isOne();
        }
    }

    @Test
    void nMakesOneStepAndStopsTheClock() {
        Script script = new Script((int) 'n', (int) 'n', (int) 'x', (int) 'n', (int) 'q');
        Frame frame = watch(script, 8, 0.1);
        assertThat(frame.steps()).isEqualTo(4);
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
        assertThat(fast.titles()).anyMatch(title -> title.endsWith(", 1000 steps per second"));
    }

    @Test
    void anotherSizeIsDrawnAtOnce() {
        Script script = new Script((int) ' ', Film.Viewer.RESIZED, (int) 'q');
        script.size = new Size(80, 5);
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
