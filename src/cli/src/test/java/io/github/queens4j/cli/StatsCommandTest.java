package io.github.queens4j.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.Engines;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.SearchListener;
import io.github.queens4j.SolutionVisitor;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.engine.ForwardSolver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StatsCommandTest {

    /** Solutions, placements and attempts by n. */
    private static Map<Integer, List<Long>> table(String line) {
        Cli.Result result = Cli.line(line);
        assertThat(result.exitCode()).isZero();
        assertThat(result.err()).isEmpty();
        List<String> lines = result.out().lines().toList();
        assertThat(lines.get(0).strip().split(" +", -1))
                .containsExactly("n", "solutions", "placements", "attempts", "time");
        Map<Integer, List<Long>> rows = new HashMap<>();
        for (String row : lines.subList(1, lines.size())) {
            String[] cells = row.strip().split(" +", -1);
            assertThat(cells[4]).matches("\\d+\\.\\d{3}");
            rows.put(
                    Integer.valueOf(cells[0]),
                    List.of(Long.valueOf(cells[1]), Long.valueOf(cells[2]), Long.valueOf(cells[3])));
        }
        return rows;
    }

    /** "Aula 19, Problema das n rainhas" (course notes, IME-USP). */
    @Test
    void countsMovesAsTheCourseNotesDo() {
        assertThat(table("stats 10 --engine array").get(10)).containsExactly(724L, 35538L, 348150L);
    }

    @Test
    void otherRulesAreSearchedByCheck() {
        // OEIS A007705: toroidal boards for n = 5 and 7.
        Map<Integer, List<Long>> rows = table("stats 7 --rule toroidal");
        assertThat(rows.values().stream().map(row -> row.get(0))).containsExactly(1L, 0L, 0L, 0L, 10L, 0L, 28L);
        assertThat(rows).isEqualTo(table("stats 7 --rule toroidal --engine check"));
    }

    @Test
    void whatAnEngineDoesNotTakeIsRefusedBeforeTheFirstLine() {
        for (String puzzle : List.of("5 --rule toroidal", "65")) {
            Cli.assertLineRefused("the engine \"treemask\"", "stats --engine treemask " + puzzle);
        }
    }

    /** The seed's course notes for the squares tried, and n * n! for whole permutations. */
    @Test
    void allEnginesAreRowsOfOneTable() {
        List<List<String>> rows = Cli.line("stats 11 --engine all")
                .out()
                .lines()
                .map(line -> List.of(line.strip().split(" +", -1)))
                .toList();
        List<String> names = Cli.engines().filter(name -> !name.equals("auto")).toList();
        assertThat(rows.get(0)).containsExactly("n", "solutions", "placements", "attempts", "time", "engine");
        assertThat(rows).hasSize(1 + 11 * names.size() - 1);
        assertThat(attempts(rows, 8)).containsEntry("permutation", "322560").containsOnlyKeys(names);
        assertThat(attempts(rows, 11)).doesNotContainKey("permutation");
        Engines.backtracking().forEach(engine -> assertThat(attempts(rows, 10)).containsEntry(engine.name(), "348150"));
    }

    private static Map<String, String> attempts(List<List<String>> rows, int n) {
        return rows.stream()
                .filter(row -> row.get(0).equals(String.valueOf(n)))
                .collect(Collectors.toMap(row -> row.get(6), row -> row.get(3)));
    }

    @Test
    void enginesThatDoNotKnowTheRuleAreLeftOut() {
        Puzzle puzzle = Puzzle.ofSize(1).withRule(Rule.TOROIDAL);
        Stream<String> taking = Solvers.engines().stream()
                .filter(engine -> engine.supports(puzzle) && !engine.name().equals("auto"))
                .map(Solver::name);
        Cli.Result result = Cli.line("stats 1 --engine all --rule toroidal");
        assertThat(result.out().lines().skip(1).map(line -> line.replaceFirst(".* ", "")))
                .containsExactlyElementsOf(taking.toList());
    }

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

    /**
     * OEIS A140450 (C. S. Pearson and M. S. Pearson, 2008), n = 1 to 25: queens put on the board tentatively, each on
     * the next square of her row, until the first solution; for n = 2 and 3, which have none, until the end. A queen
     * that is attacked counts, so these are attempts; its example for n = 4 is 26 queens.
     */
    private static final List<Long> A140450 = List.of(
            1L, 6L, 18L, 26L, 15L, 171L, 42L, 876L, 333L, 975L, 517L, 3066L, 1365L, 26495L, 20280L, 160712L, 91222L,
            743229L, 48184L, 3992510L, 179592L, 38217905L, 584591L, 9878316L, 1216775L);

    private static List<Long> members(String name, String line) {
        return Cli.line(line + " --format json")
                .out()
                .lines()
                .map(row -> ((Number) JsonText.object(row).get(name)).longValue())
                .toList();
    }

    @Test
    void theFirstBoardTakesAsManyQueensAsPublished() {
        assertThat(members("attempts", "stats 25 --first --engine treemask")).isEqualTo(A140450);
        for (Solver engine : Engines.backtracking()) {
            assertThat(members("attempts", "stats 17 --first --engine " + engine))
                    .as(engine.name())
                    .isEqualTo(A140450.subList(0, 17));
        }
    }

    /** Of all engines, and of searches that end before the limit: each queen that a listener sees taken away. */
    @Test
    void removalsAreStepsBack() {
        for (int limit : new int[] {1, 2, 3, 40}) {
            List<Long> removals = new ArrayList<>();
            for (int n = 1; n <= 7; n++) {
                for (Solver engine : Arguments.Engines.all().solvers()) {
                    removals.add(removals(engine, n, limit));
                }
                if (limit == 1) {
                    removals.add(removals(ForwardSolver.fewestFirst(), n, 1));
                }
            }
            assertThat(members("removals", "stats 7 --first --limit " + limit)).isEqualTo(removals);
        }
    }

    private static long removals(Solver engine, int n, int limit) {
        AtomicLong removals = new AtomicLong();
        AtomicLong boards = new AtomicLong();
        SolutionVisitor visitor = board -> boards.incrementAndGet() == limit ? Visit.STOP : Visit.CONTINUE;
        engine.visit(Puzzle.ofSize(n), visitor, new SearchListener() {
            @Override
            public Visit remove(int row, int column) {
                removals.incrementAndGet();
                return Visit.CONTINUE;
            }
        });
        return removals.get();
    }

    @Test
    void theFirstBoardsAreATableOfAllEngines() {
        List<String> lines = Cli.line("stats 8 --first").out().lines().toList();
        assertThat(lines.get(0)).matches(" *n +solutions +placements +attempts +removals +time engine");
        assertThat(lines).anyMatch(line -> line.matches("  8 +1 +113 +876 +105 +\\d+\\.\\d{3} s check"));
        assertThat(lines).anyMatch(line -> line.matches("  8 +1 +75 .*fewest-first"));
        assertThat(lines).hasSize(1 + 8 * (Arguments.Engines.all().solvers().size() + 1));
        Cli.assertLineRefused("--limit is for --first", "stats 8 --limit 2");
    }
}
