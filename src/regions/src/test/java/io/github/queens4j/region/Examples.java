package io.github.queens4j.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** Maps that are known from elsewhere, in the notation of their sources. */
final class Examples {

    /** As the description of puzz.link's encoding draws it: {@code starbattle/6/6/1/4ilbhgdnmhou}. */
    static final String PUZZ_LINK_MAP = "000111/011122/033442/553342/544442/522222";

    static final String PUZZ_LINK = "starbattle/6/6/1/4ilbhgdnmhou";
    static final String SBN = "551W2PYA8f4";

    /** A cut with two solutions, one of whose regions is in two parts. */
    static final String DISCONNECTED = "AABB\nCABB\nCCDD\nADDD\n";

    private Examples() {}

    /** Puzzles that are made in time: with a technique that is broken, a generator would never end. */
    static List<RegionPuzzle> puzzles(RegionGenerator generator, int count) {
        return assertTimeoutPreemptively(
                Duration.ofSeconds(60), () -> generator.stream().limit(count).toList());
    }

    /** Compares a text with a file, or writes the file if the system property {@code region.update} is true. */
    static void assertWritten(String failure, Path file, String text) throws IOException {
        if (Boolean.getBoolean("region.update")) {
            Files.writeString(file, text);
        }
        assertThat(Files.readString(file))
                .as("%s; if it is meant, -Dregion.update=true writes %s", failure, file)
                .isEqualTo(text);
    }

    /** A map of digits, rows separated by slashes. */
    static Regions digits(String map) {
        return Regions.of(Arrays.stream(map.split("/"))
                .map(row -> row.chars().map(c -> c - '0').toArray())
                .toArray(int[][]::new));
    }
}
