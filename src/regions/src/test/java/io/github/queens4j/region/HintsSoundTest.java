package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No step is a guess: each holds in every solution that has the marks, however many there are. */
class HintsSoundTest {

    private final Set<Technique> seen = EnumSet.noneOf(Technique.class);

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 6, 7, 8})
    void everyStepHoldsInEverySolution(int n) {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 400; i++) {
            Regions regions = RegionFormatTest.connected(n, random);
            List<int[]> solutions = RegionOracle.solutions(regions);
            if (!solutions.isEmpty()) {
                try {
                    checkSteps(regions, solutions, Marks.none());
                    checkSteps(regions, solutions, someMarks(solutions.get(random.nextInt(solutions.size())), random));
                } catch (AssertionError | RuntimeException e) {
                    throw new AssertionError("seed " + seed + "\n" + regions, e);
                }
            }
        }
        if (n == 8) {
            assertThat(seen).as("seed %s", seed).containsExactlyInAnyOrder(Technique.values());
        }
    }

    private void checkSteps(Regions regions, List<int[]> solutions, Marks start) {
        Marks marks = start;
        for (Optional<Deduction> hint = Hints.of(regions).next(marks);
                hint.isPresent();
                hint = Hints.of(regions).next(marks)) {
            Deduction step = hint.get();
            seen.add(step.technique());
            assertThat(step.placed().size() + step.crossedOut().size()).isPositive();
            assertThat(step.placed()).noneMatch(marks.queens()::contains);
            assertThat(step.crossedOut()).noneMatch(marks.crosses()::contains);
            assertThat(step.explain()).matches("[A-Z][^.]*\\.");
            Marks more = marks.with(step);
            for (int[] solution : solutions) {
                assertThat(RegionOracle.fits(solution, more))
                        .as("%s after %s", step, marks)
                        .isEqualTo(RegionOracle.fits(solution, marks));
            }
            marks = more;
        }
        boolean solved = marks.queens().size() == regions.size();
        assertThat(solved || solutions.size() > 1 || regions.size() > 5).isTrue();
    }

    private static Marks someMarks(int[] solution, Random random) {
        Marks marks = Marks.none();
        int n = solution.length;
        for (int i = random.nextInt(n); i > 0; i--) {
            int row = random.nextInt(n);
            int column = random.nextInt(n);
            marks = solution[row] == column ? marks.withQueen(row, column) : marks.withCross(row, column);
        }
        return marks;
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7})
    void solvingIsHintAfterHint(int n) {
        Random random = new Random(n);
        for (int i = 0; i < 100; i++) {
            Regions regions = RegionFormatTest.connected(n, random);
            List<int[]> solutions = RegionOracle.solutions(regions);
            if (solutions.size() == 1) {
                Marks marks = Marks.none();
                List<Deduction> steps = Hints.of(regions).solve(Marks.none());
                for (int taken = 0; taken < steps.size(); taken++) {
                    assertThat(Hints.of(regions).next(marks)).contains(steps.get(taken));
                    assertThat(Hints.of(regions).solve(marks)).isEqualTo(steps.subList(taken, steps.size()));
                    marks = marks.with(steps.get(taken));
                }
                assertThat(Hints.of(regions).next(marks)).isEmpty();
                assertThat(marks.queens()).hasSize(n);
                assertThat(RegionOracle.fits(solutions.get(0), marks)).isTrue();
            }
        }
    }
}
