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

    /** The examples in every format that can be read. */
    static List<String> texts() {
        Regions regions = Regions.parse(PUZZ_LINK);
        return List.of(
                PUZZ_LINK,
                "https://puzz.link/p?" + PUZZ_LINK,
                SBN,
                regions.format(RegionFormat.SBN),
                regions.format(RegionFormat.LETTERS),
                regions.format(RegionFormat.JSON),
                DISCONNECTED,
                "{\"name\": \"one\", \"size\": 1, \"regions\": [[0]], \"solution\": [0]}",
                "{\"colorRegions\": [[\"A\"]]}",
                "[[1,1,2],[1,2,2],[\"x\",\"x\",\"x\"]]",
                "[\"AB\", \"AB\"]",
                "0 10\n0 10\n",
                "112\n122\n333\n",
                "red,\"a \"\"b\"\"\"\nred,\"a \"\"b\"\"\"\n");
    }

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
