package io.github.queens4j;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import org.junit.jupiter.params.provider.MethodSource;

/** Jazzer looks for inputs that the targets do not expect; {@code .ci/fuzz} runs one after the other. */
class FuzzingTest {

    private static final String TARGETS = "io.github.queens4j.FuzzTargets#";
    private static final String MOST = "2m";

    @MethodSource(TARGETS + "boards")
    @FuzzTest(maxDuration = MOST)
    void boards(@NotNull String text) {
        FuzzTargets.board(text);
    }

    @MethodSource(TARGETS + "puzzles")
    @FuzzTest(maxDuration = MOST)
    void puzzles(@NotNull String text) {
        FuzzTargets.puzzle(text);
    }

    @MethodSource(TARGETS + "regions")
    @FuzzTest(maxDuration = MOST)
    void regions(@NotNull String text) {
        FuzzTargets.region(text);
    }

    @MethodSource(TARGETS + "words")
    @FuzzTest(maxDuration = MOST)
    void words(@NotNull String file) {
        FuzzTargets.words(file);
    }

    @MethodSource(TARGETS + "checkpoints")
    @FuzzTest(maxDuration = MOST)
    void checkpoints(@NotNull String lines) {
        FuzzTargets.checkpoint(lines);
    }

    @MethodSource(TARGETS + "results")
    @FuzzTest(maxDuration = MOST)
    void results(@NotNull String line) {
        FuzzTargets.result(line);
    }

    @MethodSource(TARGETS + "tours")
    @FuzzTest(maxDuration = MOST)
    void tours(@NotNull String text) {
        FuzzTargets.tour(text);
    }

    @MethodSource(TARGETS + "pictures")
    @FuzzTest(maxDuration = MOST)
    void pictures(byte @NotNull [] file) {
        FuzzTargets.picture(file);
    }
}
