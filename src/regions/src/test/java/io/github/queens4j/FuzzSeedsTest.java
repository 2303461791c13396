package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The inputs that fuzzing begins with; texts also with a character changed, and noise of their characters. */
class FuzzSeedsTest {

    private static final String ALPHABET =
            "·♕♛×.Q_|#*+-=:;,/'\"?()[]{}<> \n\r\tABCabcnqrWuéx0123456789\u0000\u202e\uFEFF\ud83d\udc51"
                    + Character.toString(0x1F451);
    private static final List<String> PIECES = List.of(
            "starbattle/",
            "551W",
            "{\"regions\":",
            "[[0,1],[0,1]]",
            "https://",
            "AB\n",
            "1/1/1/",
            "\"solution\":",
            "\\u00",
            "BB1W",
            "0,1\n",
            "0 1\n",
            "[\"AB\",",
            "\"a b\",");

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

    @TestFactory
    Stream<DynamicTest> changedAndNoise() {
        return Stream.of(
                changed("boards", FuzzTargets.boards(), FuzzTargets::board),
                changed("puzzles", FuzzTargets.puzzles(), FuzzTargets::puzzle),
                changed("regions", FuzzTargets.regions(), FuzzTargets::region),
                changed("results", FuzzTargets.results(), FuzzTargets::result),
                changed("tours", FuzzTargets.tours(), FuzzTargets::tour));
    }

    private static DynamicTest changed(String name, Stream<String> seeds, Consumer<String> target) {
        List<String> texts = seeds.toList();
        long seed = System.nanoTime();
        Random random = new Random(seed);
        return DynamicTest.dynamicTest(name + ", seed " + seed, () -> {
            for (int i = 0; i < 1000; i++) {
                String text = texts.get(random.nextInt(texts.size()));
                int at = random.nextInt(text.length() + 1);
                int end = Math.min(text.length(), at + random.nextInt(2));
                String put = random.nextInt(3) == 0 ? "" : character(random);
                accept(target, text.substring(0, at) + put + text.substring(end));
                accept(target, noise(random));
            }
        });
    }

    private static String character(Random random) {
        return ALPHABET.substring(random.nextInt(ALPHABET.length())).substring(0, 1);
    }

    private static String noise(Random random) {
        return IntStream.range(0, random.nextInt(20))
                .mapToObj(i -> random.nextInt(5) == 0 ? PIECES.get(random.nextInt(PIECES.size())) : character(random))
                .collect(Collectors.joining());
    }

    private static void accept(Consumer<String> target, String text) {
        try {
            target.accept(text);
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError("text \"" + text + "\"", e);
        }
    }

    /** Every character put in at, or written over, or taken away from every place. */
    @ParameterizedTest
    @MethodSource("io.github.queens4j.FuzzTargets#regions")
    @Tag("slow")
    void everyChangeOfAMap(String text) {
        for (int at = 0; at <= text.length(); at++) {
            String before = text.substring(0, at);
            String after = text.substring(Math.min(text.length(), at + 1));
            accept(FuzzTargets::region, before);
            accept(FuzzTargets::region, before + after);
            for (int i = 0; i < ALPHABET.length(); i++) {
                accept(FuzzTargets::region, before + ALPHABET.charAt(i) + text.substring(at));
                accept(FuzzTargets::region, before + ALPHABET.charAt(i) + after);
            }
        }
    }

    @Test
    void bracketsWithoutEnd() {
        FuzzTargets.region("{\"a\":" + "[".repeat(100_000));
        FuzzTargets.region("{\"a\":".repeat(100_000));
        FuzzTargets.region("starbattle/2147483647/2147483647/1/0000");
        FuzzTargets.region("starbattle/99999999999/99999999999/1/0000");
    }

    private static <T> Stream<DynamicTest> tests(Stream<T> seeds, Consumer<T> target) {
        return seeds.map(seed -> DynamicTest.dynamicTest("seed " + seed, () -> target.accept(seed)));
    }
}
