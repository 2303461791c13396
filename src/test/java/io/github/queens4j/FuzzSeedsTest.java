package io.github.queens4j;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The inputs that fuzzing begins with. */
class FuzzSeedsTest {

    @TestFactory
    Stream<DynamicTest> seeds() {
        return Stream.of(
                        tests(FuzzTargets.boards(), FuzzTargets::board),
                        tests(FuzzTargets.puzzles(), FuzzTargets::puzzle),
                        tests(FuzzTargets.regions(), FuzzTargets::region),
                        tests(FuzzTargets.words(), FuzzTargets::words),
                        tests(FuzzTargets.checkpoints(), FuzzTargets::checkpoint),
                        tests(FuzzTargets.pictures(), FuzzTargets::picture))
                .flatMap(tests -> tests);
    }

    private static <T> Stream<DynamicTest> tests(Stream<T> seeds, Consumer<T> target) {
        return seeds.map(seed -> DynamicTest.dynamicTest("seed " + seed, () -> target.accept(seed)));
    }
}
