package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.Answers;
import io.github.queens4j.contract.Oracle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Same answers whatever engine: solution by solution, and figure by figure. */
class EngineAgreementTest {

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.upTo(7);
    }

    @Provide
    Arbitrary<Puzzle> underAnyRule() {
        return RandomPuzzles.underAnyRuleUpTo(7);
    }

    record Run(List<Board> boards, SearchReport report) {

        static Run of(Solver solver, Puzzle puzzle, int stopAfter) {
            List<Board> boards = new ArrayList<>();
            SearchReport report = solver.visit(puzzle, solution -> {
                boards.add(solution);
                return boards.size() == stopAfter ? Visit.STOP : Visit.CONTINUE;
            });
            return new Run(boards, report);
        }

        /** But for the time that it took. */
        void assertSame(Solver engine, Run expected) {
            assertThat(boards).as(engine.name()).isEqualTo(expected.boards);
            assertThat(report)
                    .as(engine.name())
                    .usingRecursiveComparison()
                    .ignoringFields("elapsed")
                    .isEqualTo(expected.report);
        }
    }

    /** What an engine takes it answers as the oracle does; the rest it refuses, and names one that takes it. */
    @Property(tries = 50)
    void enginesAnswerAsTheOracleDoes(@ForAll("underAnyRule") Puzzle puzzle) {
        for (Solver engine : Solvers.engines()) {
            Answers.check(engine, puzzle);
            if (!engine.supports(puzzle)) {
                assertThatThrownBy(() -> engine.visit(puzzle, board -> Visit.STOP))
                        .hasMessageContainingAll(engine.name(), puzzle.rule().name(), "use the engine");
            }
        }
        assertThat(Solvers.engines().stream().filter(engine -> engine.supports(puzzle)))
                .extracting(Solver::name)
                .contains("check", "auto");
    }

    @Property(tries = 100)
    void searchesReportTheTreeUpToTheirStop(
            @ForAll("puzzles") Puzzle puzzle, @ForAll @IntRange(min = 1, max = 45) int stopAfter) {
        Oracle oracle = new Oracle(puzzle);
        for (int stop : new int[] {stopAfter, Integer.MAX_VALUE}) {
            boolean stopped = stop <= oracle.solutions().size();
            Board[] upTo = stopped ? new Board[] {oracle.solutions().get(stop - 1)} : new Board[0];
            List<Board> boards = oracle.solutions().stream().limit(stop).toList();
            Outcome outcome = stopped ? Outcome.STOPPED : Outcome.COMPLETE;
            SearchReport report = new SearchReport(
                    boards.size(), oracle.placements(upTo), oracle.attempts(upTo), Duration.ZERO, outcome);
            for (Solver engine : Engines.backtracking()) {
                Run.of(engine, puzzle, stop).assertSame(engine, new Run(boards, report));
            }
            SearchReport smaller = Run.of(Solvers.engine("cover"), puzzle, stop).report();
            assertThat(smaller.placements()).isLessThanOrEqualTo(report.placements());
            assertThat(smaller.attempts()).isLessThanOrEqualTo(report.attempts());
        }
    }

    @Provide
    Arbitrary<Puzzle> largerPuzzles() {
        return RandomPuzzles.upTo(10);
    }

    /** Sets of squares, and trees of the last rows at once, beside a search that goes square by square. */
    private static void assertSetsAgree(Puzzle puzzle, int stopAfter) {
        Run expected = Run.of(Solvers.engine("array"), puzzle, stopAfter);
        for (Solver engine : Engines.backtracking()) {
            if (!Engines.rejects(engine) && engine.supports(puzzle)) {
                Run.of(engine, puzzle, stopAfter).assertSame(engine, expected);
            }
        }
    }

    @Property(tries = 200)
    void setsAgreeOnPuzzlesStoppedAnywhere(
            @ForAll("largerPuzzles") Puzzle puzzle, @ForAll @IntRange(min = 1, max = 200) int stopAfter) {
        assertSetsAgree(puzzle, stopAfter);
        assertSetsAgree(puzzle, Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11})
    void setsAgreeOnEmptyBoardsStoppedAnywhere(int n) {
        assertSetsAgree(Puzzle.ofSize(n), Integer.MAX_VALUE);
        for (int stopAfter = 1; stopAfter < 2000; stopAfter = 2 * stopAfter + 1) {
            assertSetsAgree(Puzzle.ofSize(n), stopAfter);
        }
    }

    /** Around the largest boards of {@code treemask} and {@code bitmask}: all queens given but the last ones. */
    @ParameterizedTest
    @ValueSource(ints = {31, 32, 33, 59, 60, 61, 63, 64})
    void setsAgreeOnLargeBoards(int n) {
        for (int seed = 0; seed < 8; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Board board =
                    Solvers.engine("cover").random(Puzzle.ofSize(n), random).orElseThrow();
            Puzzle puzzle = Puzzle.ofSize(n).withPrefix(board, n - 12);
            assertSetsAgree(puzzle, Integer.MAX_VALUE);
            assertSetsAgree(puzzle.withBlocked(n - 3, board.column(n - 2)), Integer.MAX_VALUE);
        }
    }

    /** A permutation without a blocked square costs n attempts, and a placement for each queen before a conflict. */
    @Property(tries = 150)
    void permutationTalliesWholeBoards(@ForAll("puzzles") Puzzle puzzle) {
        Rule rooks = Rule.of("rooks", LineFamily.ROWS, LineFamily.COLUMNS);
        List<Board> permutations = new Oracle(puzzle.withRule(rooks)).solutions();
        SearchReport report =
                Run.of(Solvers.engine("permutation"), puzzle, Integer.MAX_VALUE).report();
        assertThat(report.attempts()).isEqualTo((long) puzzle.size() * permutations.size());
        assertThat(report.placements())
                .isEqualTo(permutations.stream()
                        .mapToLong(board -> queensBeforeConflict(board.columns()))
                        .sum());
    }

    private static int queensBeforeConflict(int[] columns) {
        return IntStream.range(0, columns.length)
                .filter(row -> IntStream.range(0, row)
                        .anyMatch(earlier -> Math.abs(columns[row] - columns[earlier]) == row - earlier))
                .findFirst()
                .orElse(columns.length);
    }

    @Property(tries = 200)
    void streamsGoOnAfterAnyPrefix(@ForAll("puzzles") Puzzle puzzle, @ForAll @IntRange(max = 40) int pulled) {
        List<Board> boards = new ArrayList<>();
        SolutionSpliterator spliterator = new SolutionSpliterator(Solvers.engine("treemask"), puzzle);
        for (int i = 0; i < pulled; i++) {
            spliterator.tryAdvance(boards::add);
        }
        spliterator.forEachRemaining(boards::add);
        assertThat(boards).isEqualTo(new Oracle(puzzle).solutions());
        assertThat(spliterator.tryAdvance(boards::add)).isFalse();
    }
}
