package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatsCommandTest {

    /** Solutions, placements and attempts by n. */
    private static Map<Integer, List<Long>> table(String... args) {
        Cli.Result result = Cli.run(args);
        assertThat(result.exitCode()).isZero();
        assertThat(result.err()).isEmpty();
        List<String> lines = result.out().lines().toList();
        assertThat(lines.get(0).strip().split(" +", -1))
                .containsExactly("n", "solutions", "placements", "attempts", "time");
        Map<Integer, List<Long>> rows = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.strip().split(" +", -1);
            assertThat(cells[4]).matches("\\d+\\.\\d{3}");
            rows.put(
                    Integer.valueOf(cells[0]),
                    List.of(Long.valueOf(cells[1]), Long.valueOf(cells[2]), Long.valueOf(cells[3])));
        }
        return rows;
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "array", "iterative", "bitmask"})
    void countsMovesAsTheCourseNotesDo(String engine) {
        // "Aula 19, Problema das n rainhas" (course notes, IME-USP): moves and solutions for n = 4, 8, 10, 12.
        Map<Integer, List<Long>> rows = table("stats", "12", "--engine", engine);
        assertThat(rows).hasSize(12);
        assertThat(rows.get(4)).containsExactly(2L, 16L, 60L);
        assertThat(rows.get(8)).containsExactly(92L, 2056L, 15720L);
        assertThat(rows.get(10)).containsExactly(724L, 35538L, 348150L);
        assertThat(rows.get(12)).containsExactly(14200L, 856188L, 10103868L);
    }

    @Test
    void permutationsFindTheSameBoards() {
        Map<Integer, List<Long>> rows = table("stats", "8", "--engine", "permutation");
        assertThat(rows.values().stream().map(row -> row.get(0))).containsExactly(1L, 0L, 0L, 2L, 10L, 4L, 40L, 92L);
    }

    @Test
    void theDefaultEngineIsTheIterativeOne() {
        assertThat(table("stats", "9")).isEqualTo(table("stats", "9", "--engine", "iterative"));
    }
}
