package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the text, it is a map of regions or it is refused with a position inside of it; nothing else happens. */
class RegionParseFuzzTest {

    private static final String ALPHABET =
            "ABCabcWz0123456789/?:;-_ \n\r\t{}[]\",\\.eu+\u0000\u202e\ud83d\udc51é" + Character.toString(0x1F451);
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
    private static final Pattern POSITION = Pattern.compile("at position (\\d+) \\(line (\\d+), column (\\d+)\\)");

    static List<String> examples() {
        return Examples.texts();
    }

    @ParameterizedTest
    @MethodSource("examples")
    @Tag("slow")
    void everyDamageOfOneCharacter(String text) {
        check(text);
        for (int at = 0; at <= text.length(); at++) {
            String before = text.substring(0, at);
            check(before);
            for (int i = 0; i < ALPHABET.length(); i++) {
                check(before + ALPHABET.charAt(i) + text.substring(at));
                if (at < text.length()) {
                    check(before + ALPHABET.charAt(i) + text.substring(at + 1));
                }
            }
            if (at < text.length()) {
                check(before + text.substring(at + 1));
            }
        }
    }

    @Test
    @Tag("slow")
    void aHundredThousandRandomStrings() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 100_000; i++) {
            String text = noise(random);
            try {
                check(text);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + seed + ", text \"" + text + "\"", e);
            }
        }
    }

    @Test
    void bracketsWithoutEnd() {
        check("{\"a\":" + "[".repeat(100_000));
        check("{\"a\":".repeat(100_000));
        check("starbattle/2147483647/2147483647/1/0000");
        check("starbattle/99999999999/99999999999/1/0000");
    }

    private static String noise(Random random) {
        StringBuilder text = new StringBuilder();
        for (int parts = random.nextInt(12); parts > 0; parts--) {
            if (random.nextInt(4) == 0) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
            } else {
                text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
            }
        }
        return text.toString();
    }

    private static void check(String text) {
        Regions regions;
        try {
            regions = Regions.parse(text);
        } catch (IllegalArgumentException e) {
            Matcher matcher = POSITION.matcher(e.getMessage());
            assertThat(matcher.find()).as(e.getMessage()).isTrue();
            assertThat(Integer.parseInt(matcher.group(1))).isBetween(0, text.length());
            return;
        }
        assertThat(Regions.parse(regions.toString())).isEqualTo(regions);
    }
}
