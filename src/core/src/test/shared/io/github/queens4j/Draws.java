package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

public final class Draws {

    private Draws() {}

    /** Pearson's test: a uniform sample is within four standard deviations but for one seed in some ten thousand. */
    public static void assertUniform(Supplier<Board> draw, Puzzle puzzle, long solutions, int draws) {
        Map<Board, Integer> times = new HashMap<>();
        for (int i = 0; i < draws; i++) {
            times.merge(draw.get(), 1, Integer::sum);
        }
        assertThat(times.keySet()).allMatch(puzzle::isSolution).hasSizeLessThanOrEqualTo((int) solutions);
        double squares = times.values().stream()
                .mapToDouble(each -> (double) each * each)
                .sum();
        double statistic = squares * solutions / draws - draws;
        double degrees = solutions - 1;
        assertThat(statistic)
                .as("chi-square of %s solutions in %s draws", solutions, draws)
                .isBetween(degrees - 4 * Math.sqrt(2 * degrees), degrees + 4 * Math.sqrt(2 * degrees) + 8);
    }
}
