package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Engines;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
    @MethodSource("io.github.queens4j.Engines#backtracking")
    void countsMovesAsTheCourseNotesDo(Solver engine) {
        // "Aula 19, Problema das n rainhas" (course notes, IME-USP): moves and solutions for n = 4, 8, 10, 12.
        Map<Integer, List<Long>> rows = table("stats", "12", "--engine", engine.name());
        assertThat(rows).hasSize(12);
        assertThat(rows.get(4)).containsExactly(2L, 16L, 60L);
        assertThat(rows.get(8)).containsExactly(92L, 2056L, 15720L);
        assertThat(rows.get(10)).containsExactly(724L, 35538L, 348150L);
        assertThat(rows.get(12)).containsExactly(14200L, 856188L, 10103868L);
    }

    @Test
    void otherRulesAreSearchedByCheck() {
        // OEIS A007705: toroidal boards for n = 5 and 7.
        Map<Integer, List<Long>> rows = table("stats", "7", "--rule", "toroidal");
        assertThat(rows.values().stream().map(row -> row.get(0))).containsExactly(1L, 0L, 0L, 0L, 10L, 0L, 28L);
        assertThat(rows).isEqualTo(table("stats", "7", "--rule", "toroidal", "--engine", "check"));
    }

    /** The seed's course notes for the squares tried, and n * n! for whole permutations. */
    @Test
    void allEnginesAreTheColumnsOfOneTable() {
        Cli.Result result = Cli.run("stats", "11", "--engine", "all");
        assertThat(result.exitCode()).isZero();
        assertThat(result.err()).isEqualTo("permutation ends at n = 10: beyond, n! is more than 5,000,000.\n");
        List<List<String>> rows = result.out()
                .lines()
                .map(line -> List.of(line.strip().split(" +", -1)))
                .toList();
        assertThat(rows).hasSize(12);
        List<String> heading = new ArrayList<>(List.of("n", "solutions"));
        Cli.engines().filter(name -> !name.equals("auto")).forEach(heading::add);
        assertThat(rows.get(0)).isEqualTo(heading);
        assertThat(rows).allMatch(row -> row.size() == heading.size());
        assertThat(figures(rows.get(4), heading)).containsAllEntriesOf(figures("4", "2", "96", "60"));
        assertThat(figures(rows.get(8), heading)).containsAllEntriesOf(figures("8", "92", "322560", "15720"));
        assertThat(figures(rows.get(10), heading)).containsAllEntriesOf(figures("10", "724", "36288000", "348150"));
        assertThat(figures(rows.get(11), heading))
                .containsEntry("solutions", "2680")
                .containsEntry("permutation", "-");
        assertThat(result.out().lines().map(String::length).distinct()).hasSize(1);
    }

    private static Map<String, String> figures(List<String> row, List<String> heading) {
        return IntStream.range(0, row.size()).boxed().collect(Collectors.toMap(heading::get, row::get));
    }

    private static Map<String, String> figures(String n, String solutions, String permutation, String others) {
        Map<String, String> figures = new HashMap<>(Map.of("n", n, "solutions", solutions, "permutation", permutation));
        Engines.backtracking().forEach(engine -> figures.put(engine.name(), others));
        return figures;
    }

    @Test
    void enginesThatDoNotKnowTheRuleAreLeftOutByName() {
        Cli.Result result = Cli.run("stats", "5", "--engine", "all", "--rule", "toroidal");
        Puzzle puzzle = Puzzle.ofSize(5).withRule(Rule.TOROIDAL);
        List<String> heading = new ArrayList<>(List.of("n", "solutions"));
        Solvers.engines().stream()
                .filter(engine -> engine.takes(puzzle))
                .map(Solver::name)
                .filter(name -> !name.equals("auto"))
                .forEach(heading::add);
        assertThat(result.out().lines().findFirst().orElseThrow().strip().split(" +", -1))
                .isEqualTo(heading.toArray());
        assertThat(result.out().lines().reduce((a, b) -> b).orElseThrow()).matches(" *5 +10 +\\d+ +\\d+");
        assertThat(result.err())
                .isEqualTo(Solvers.engines().stream()
                        .filter(engine -> !engine.takes(puzzle))
                        .map(engine -> engine.name() + " is left out, as it does not take the rule toroidal\n")
                        .collect(Collectors.joining()));
    }

    /** What each would print alone. */
    @Test
    void jsonOfAllHasAnObjectForEachSizeAndEngine() {
        Function<String, List<String>> printed = engine -> Cli.line("stats 3 --engine " + engine + " --format json")
                .out()
                .lines()
                .map(line -> line.replaceFirst(", \"seconds\".*", ""))
                .toList();
        List<String> all = printed.apply("all");
        List<String> engines =
                Cli.engines().filter(name -> !name.equals("auto")).toList();
        assertThat(all).hasSize(3 * engines.size());
        assertThat(all.stream().limit(engines.size())).allMatch(line -> line.startsWith("{\"n\": 1, "));
        assertThat(engines.stream().flatMap(engine -> printed.apply(engine).stream()))
                .containsExactlyInAnyOrderElementsOf(all);
    }
}
