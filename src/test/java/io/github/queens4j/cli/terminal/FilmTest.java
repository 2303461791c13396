package io.github.queens4j.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.trace.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the keys do, in a window without a terminal whose time passes as fast as one looks. */
@Timeout(60)
class FilmTest {

    /**
     * Gives the keys of a script, one for each question, and then none, or others and q where the film stands still.
     */
    private static final class Script implements Film.Viewer {
        private String keys;
        private String keysAtEnd = "";
        private final List<List<String>> pictures = new ArrayList<>();
        private Size size = new Size(80, 30);

        /** Of characters: a dot for no key, R for a window of another size. */
        Script(String keys) {
            this.keys = keys;
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
        public Optional<Film.Key> key(long nanos) throws InterruptedException {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (keys.isEmpty() && nanos == Long.MAX_VALUE) {
                keys = keysAtEnd.isEmpty() ? "q" : keysAtEnd.substring(0, 1);
                keysAtEnd = keysAtEnd.isEmpty() ? "" : keysAtEnd.substring(1);
            }
            char key = keys.isEmpty() ? '.' : keys.charAt(0);
            keys = keys.isEmpty() ? "" : keys.substring(1);
            return key == '.' ? Optional.empty() : Optional.of(key == 'R' ? Film.Key.RESIZED : Film.Key.of(key));
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

        /** Pictures of one step that follow each other count once. */
        List<Integer> stepNumbers() {
            List<Integer> numbers = new ArrayList<>();
            for (String step : steps()) {
                int number = Integer.parseInt(step.replaceAll("step (\\d+):.*", "$1"));
                if (numbers.isEmpty() || numbers.get(numbers.size() - 1) != number) {
                    numbers.add(number);
                }
            }
            return numbers;
        }
    }

    private static Frame watch(Script script, int n, double speed) {
        Puzzle puzzle = Puzzle.ofSize(n);
        Frame frame = new Frame(puzzle, "check");
        Solver check = Solvers.engine("check");
        new Film(script, frame, speed)
                .run(action -> check.solve(puzzle, board -> Visit.CONTINUE, Steps.of(puzzle, action)));
        return frame;
    }

    @Test
    void theSearchIsWatchedToItsEndWhichStaysUntilQ() {
        Script script = new Script("");
        Frame frame = watch(script, 2, 1000);
        assertThat(frame.steps()).isEqualTo(8);
        assertThat(frame.report()).isNotNull();
        assertThat(script.titles().get(script.titles().size() - 1)).isEqualTo("n = 2, engine check, at its end");
        assertThat(script.pictures.get(script.pictures.size() - 1))
                .contains("complete: solutions 0, placements 2, attempts 6", "b back   q quit");
    }

    @Test
    void qEndsTheSearch() {
        for (String key : List.of("q", "Q")) {
            Frame frame = watch(new Script(key), 20, 0.1);
            assertThat(frame.report()).isNull();
            assertThat(frame.steps()).isOne();
        }
    }

    @Test
    void nMakesOneStepAndStopsTheClock() {
        Script script = new Script("nnxnq");
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
        Script script = new Script("   q");
        watch(script, 8, 5);
        assertThat(script.titles().stream().map(title -> title.replaceAll(".*, ", "")))
                .containsExactly(
                        "5 steps per second", "stopped", "5 steps per second", "5 steps per second", "stopped");
        assertThat(script.steps().subList(2, 4))
                .containsExactly("step 1: place row 0, column 0", "step 2: reject row 1, column 0");
    }

    @Test
    void bStepsBackAndNForwardAgain() {
        Script script = new Script("nnbbbnq");
        Frame frame = watch(script, 8, 0.1);
        assertThat(frame.steps()).as("of the search").isEqualTo(3);
        assertThat(script.stepNumbers()).containsExactly(1, 2, 3, 2, 1, 2);
        assertThat(script.titles().get(script.titles().size() - 1)).endsWith(", stopped");
    }

    @Test
    void theFilmGoesOnFromWhereOneWentBackTo() {
        Script script = new Script("nnbb ");
        watch(script, 2, 50);
        assertThat(script.stepNumbers().subList(0, 5)).containsExactly(1, 2, 3, 2, 1);
        assertThat(script.titles().get(script.titles().size() - 1)).endsWith(", at its end");
    }

    @Test
    void theEndCanBeLeftBackwards() {
        Script script = new Script("");
        script.keysAtEnd = "bbnnns";
        watch(script, 2, 1000);
        List<Integer> steps = script.stepNumbers();
        assertThat(steps.subList(steps.indexOf(8), steps.size())).containsExactly(8, 7, 6, 7, 8);
        assertThat(script.titles()).anyMatch(title -> title.endsWith(", stopped"));
        assertThat(script.titles().get(script.titles().size() - 1)).endsWith(", at its end");
    }

    @Test
    void sGoesToTheNextSolutionAndStops() {
        Script script = new Script("s");
        script.keysAtEnd = "sbbss";
        Frame frame = watch(script, 4, 0.1);
        assertThat(frame.steps()).as("of the search").isEqualTo(78);
        List<String> shown = script.steps();
        List<String> solutions = shown.stream()
                .filter(step -> step.contains("solution"))
                .distinct()
                .toList();
        assertThat(solutions).hasSize(2);
        assertThat(shown.stream().filter(solutions.get(1)::equals).count())
                .as("twice, from before it and from after going back")
                .isGreaterThanOrEqualTo(2);
        assertThat(shown.get(shown.size() - 1)).startsWith("step 78: ");
        assertThat(script.titles()).anyMatch(title -> title.endsWith(", on the way to the next solution"));
    }

    @Test
    void aKeyEndsAWayThatIsTooLong() {
        Script script = new Script("s. ");
        Frame frame = watch(script, 20, 0.1);
        assertThat(frame.report()).isNull();
        assertThat(frame.steps()).isGreaterThan(1).isLessThan(1_000_000_000);
        assertThat(script.titles().get(script.titles().size() - 1)).endsWith(", stopped");
    }

    @Test
    void plusAndMinusChangeTheSpeedWithinItsRange() {
        Script script = new Script("---+q");
        watch(script, 8, 0.5);
        assertThat(script.titles().stream().map(title -> title.replaceAll(".*, ", "")))
                .containsExactly(
                        "0.5 steps per second",
                        "0.25 steps per second",
                        "0.125 steps per second",
                        "0.1 steps per second",
                        "0.2 steps per second");
        Script fast = new Script(" ++ q");
        watch(fast, 8, 400);
        assertThat(fast.titles()).anyMatch(title -> title.endsWith(", 1000 steps per second"));
    }

    @Test
    void anotherSizeIsDrawnAtOnce() {
        Script script = new Script(" Rq");
        script.size = new Size(80, 5);
        watch(script, 8, 5);
        assertThat(script.titles())
                .containsOnly("too small: 17 lines and 51 columns needed")
                .hasSize(3);
    }

    @Test
    void anInterruptEndsIt() {
        Interruption.assertRefused(() -> watch(new Script(""), 8, 5));
    }
}
