package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
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
                        tests(FuzzTargets.results(), FuzzTargets::result),
                        tests(FuzzTargets.tours(), FuzzTargets::tour),
                        tests(FuzzTargets.pictures(), FuzzTargets::picture))
                .flatMap(tests -> tests);
    }

    @Test
    void theFuzzerHasEachTarget() throws IOException {
        String fuzzer = Files.readString(Path.of("src/regions/src/fuzz/java/io/github/queens4j/FuzzingTest.java"));
        assertThat(Stream.of(FuzzTargets.class.getMethods()).filter(method -> method.getReturnType() == Stream.class))
                .isNotEmpty()
                .allMatch(seeds -> fuzzer.contains(" void " + seeds.getName() + "("));
    }

    private static <T> Stream<DynamicTest> tests(Stream<T> seeds, Consumer<T> target) {
        return seeds.map(seed -> DynamicTest.dynamicTest("seed " + seed, () -> target.accept(seed)));
    }
}
