package io.github.queens4j;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The inputs that fuzzing begins with. */
class FuzzSeedsTest {

    private static final String TARGETS = "io.github.queens4j.FuzzTargets#";

    @ParameterizedTest
    @MethodSource(TARGETS + "boards")
    void boards(String text) {
        FuzzTargets.board(text);
    }

    @ParameterizedTest
    @MethodSource(TARGETS + "puzzles")
    void puzzles(String text) {
        FuzzTargets.puzzle(text);
    }

    @ParameterizedTest
    @MethodSource(TARGETS + "regions")
    void regions(String text) {
        FuzzTargets.region(text);
    }

    @ParameterizedTest
    @MethodSource(TARGETS + "words")
    void words(String file) {
        FuzzTargets.words(file);
    }

    @ParameterizedTest
    @MethodSource(TARGETS + "checkpoints")
    void checkpoints(String lines) {
        FuzzTargets.checkpoint(lines);
    }

    @ParameterizedTest
    @MethodSource(TARGETS + "pictures")
    void pictures(byte[] file) {
        FuzzTargets.picture(file);
    }
}
