package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Same answers whatever engine: solution by solution, and figure by figure. */
class EngineAgreementTest {

    private static final List<String> BACKTRACKING = List.of("check", "array", "iterative", "bitmask");

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.upTo(7);
    }

    @Provide
    Arbitrary<Puzzle> underAnyRule() {
        return RandomPuzzles.underAnyRuleUpTo(7);
    }

    private static List<Solver> enginesFor(Puzzle puzzle) {
        return Solvers.engines().stream().filter(engine -> engine.takes(puzzle)).toList();
    }

    /** What one search showed: its solutions and its figures. */
    private record Run(List<Board> boards, SearchReport report) {

        static Run of(Solver solver, Puzzle puzzle, int stopAfter) {
            List<Board> boards = new ArrayList<>();
            SearchReport report = solver.solve(puzzle, solution -> {
                boards.add(solution);
                return boards.size() == stopAfter ? Visit.STOP : Visit.CONTINUE;
            });
            return new Run(boards, report);
        }
    }

    @Property(tries = 500)
    void enginesFindWhatTheOracleFinds(@ForAll("underAnyRule") Puzzle puzzle) {
        Oracle oracle = new Oracle(puzzle);
        assertThat(enginesFor(puzzle)).extracting(Solver::name).contains("check", "auto");
        for (Solver engine : enginesFor(puzzle)) {
            Run run = Run.of(engine, puzzle, Integer.MAX_VALUE);
            assertThat(run.boards()).as(engine.name()).isEqualTo(oracle.solutions());
            assertThat(run.report().solutions())
                    .as(engine.name())
                    .isEqualTo(run.boards().size());
            assertThat(engine.count(puzzle))
                    .as(engine.name())
                    .isEqualTo(run.boards().size());
            assertThat(run.report().outcome()).as(engine.name()).isEqualTo(Outcome.COMPLETE);
        }
    }

    /** Answers other than the list of all boards: each as the oracle has it, from every engine that takes the puzzle. */
    @Property(tries = 300)
    void enginesAnswerAsTheOracleDoes(@ForAll("underAnyRule") Puzzle puzzle, @ForAll long seed) {
        List<Board> boards = new Oracle(puzzle).solutions();
        for (Solver engine : enginesFor(puzzle)) {
            String name = engine.name();
            assertThat(engine.first(puzzle)).as(name).isEqualTo(boards.stream().findFirst());
            assertThat(engine.any(puzzle).isPresent()).as(name).isEqualTo(!boards.isEmpty());
            engine.any(puzzle).ifPresent(board -> assertThat(boards).as(name).contains(board));
            assertThat(engine.any(puzzle)).as(name).isEqualTo(engine.any(puzzle));
            for (long limit : new long[] {0, 1, 2, 7, Long.MAX_VALUE}) {
                assertThat(engine.count(puzzle, limit)).as(name).isEqualTo(Math.min(limit, boards.size()));
            }
            assertThat(engine.isUnique(puzzle)).as(name).isEqualTo(boards.size() == 1);
            Optional<Board> random = engine.random(puzzle, new SplittableRandom(seed));
            assertThat(random.isPresent()).as(name).isEqualTo(!boards.isEmpty());
            random.ifPresent(board -> assertThat(boards).as(name).contains(board));
            assertThat(engine.random(puzzle, new SplittableRandom(seed)))
                    .as(name)
                    .isEqualTo(random);
        }
    }

    /** What an engine does not take it refuses by every door, and names one that does; nothing is searched under another rule. */
    @Property(tries = 100)
    void enginesRefuseTheRest(@ForAll("underAnyRule") Puzzle puzzle) {
        for (Solver engine : Solvers.engines()) {
            if (engine.takes(puzzle)) {
                continue;
            }
            List<Consumer<Puzzle>> doors = List.of(
                    engine::count,
                    engine::first,
                    engine::any,
                    engine::isUnique,
                    engine::stream,
                    p -> engine.count(p, 0),
                    p -> engine.solve(p, board -> Visit.STOP),
                    p -> engine.solve(p, board -> Visit.STOP, new SearchListener() {}),
                    p -> engine.forEach(p, board -> {}),
                    p -> engine.random(p, new SplittableRandom(1)));
            for (Consumer<Puzzle> door : doors) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> door.accept(puzzle))
                        .withMessageContainingAll(engine.name(), puzzle.rule().name(), "use the engine");
            }
        }
    }

    @Property(tries = 300)
    void completeSearchesReportTheWholeTree(@ForAll("puzzles") Puzzle puzzle) {
        Oracle oracle = new Oracle(puzzle);
        for (String name : BACKTRACKING) {
            SearchReport report =
                    Run.of(Solvers.engine(name), puzzle, Integer.MAX_VALUE).report();
            assertThat(report.placements()).as(name).isEqualTo(oracle.placements());
            assertThat(report.attempts()).as(name).isEqualTo(oracle.attempts());
        }
    }

    @Property(tries = 300)
    void stoppedSearchesReportThePartOfTheTreeBeforeTheStop(
            @ForAll("puzzles") Puzzle puzzle, @ForAll @IntRange(min = 1, max = 45) int stopAfter) {
        Oracle oracle = new Oracle(puzzle);
        boolean stopped = stopAfter <= oracle.solutions().size();
        Board[] upTo = stopped ? new Board[] {oracle.solutions().get(stopAfter - 1)} : new Board[0];
        for (String name : BACKTRACKING) {
            Run run = Run.of(Solvers.engine(name), puzzle, stopAfter);
            assertThat(run.boards())
                    .as(name)
                    .isEqualTo(oracle.solutions().stream().limit(stopAfter).toList());
            assertThat(run.report().outcome()).as(name).isEqualTo(stopped ? Outcome.STOPPED : Outcome.COMPLETE);
            assertThat(run.report().placements()).as(name).isEqualTo(oracle.placements(upTo));
            assertThat(run.report().attempts()).as(name).isEqualTo(oracle.attempts(upTo));
        }
    }

    /** A permutation without a blocked square costs n attempts, and a placement for each queen before a conflict. */
    @Property(tries = 150)
    void permutationTalliesWholeBoards(@ForAll("puzzles") Puzzle puzzle) {
        Solver permutation = Solvers.engine("permutation");
        List<int[]> boards = new ArrayList<>();
        collectPermutations(puzzle, new ArrayList<>(), boards);
        SearchReport report = Run.of(permutation, puzzle, Integer.MAX_VALUE).report();
        assertThat(report.attempts()).isEqualTo((long) puzzle.size() * boards.size());
        assertThat(report.placements())
                .isEqualTo(boards.stream()
                        .mapToLong(EngineAgreementTest::queensBeforeConflict)
                        .sum());
    }

    private static void collectPermutations(Puzzle puzzle, List<Integer> queens, List<int[]> boards) {
        int row = queens.size();
        if (row == puzzle.size()) {
            boards.add(queens.stream().mapToInt(Integer::intValue).toArray());
            return;
        }
        for (int column = 0; column < puzzle.size(); column++) {
            if (puzzle.isOpen(row, column) && !queens.contains(column)) {
                queens.add(column);
                collectPermutations(puzzle, queens, boards);
                queens.remove(row);
            }
        }
    }

    private static long queensBeforeConflict(int[] columns) {
        for (int row = 0; row < columns.length; row++) {
            for (int earlier = 0; earlier < row; earlier++) {
                if (Math.abs(columns[row] - columns[earlier]) == row - earlier) {
                    return row;
                }
            }
        }
        return columns.length;
    }

    @Property(tries = 100)
    void streamsGiveWhatVisitsGive(@ForAll("underAnyRule") Puzzle puzzle) {
        List<Board> expected = new Oracle(puzzle).solutions();
        List<Solver> solvers = new ArrayList<>(enginesFor(puzzle));
        if (puzzle.rule().equals(Rule.QUEENS)) {
            solvers.add(new MinimalSolver());
        }
        for (Solver solver : solvers) {
            assertThat(solver.stream(puzzle).toList()).as(solver.name()).isEqualTo(expected);
            assertThat(solver.stream(puzzle).iterator())
                    .toIterable()
                    .as(solver.name())
                    .isEqualTo(expected);
            assertThat(solver.stream(puzzle).parallel().toList())
                    .as(solver.name())
                    .isEqualTo(expected);
            assertThat(solver.stream(puzzle).parallel().unordered().collect(Collectors.toSet()))
                    .as(solver.name())
                    .hasSameElementsAs(expected);
        }
    }

    @Property(tries = 200)
    void streamsGoOnAfterAnyPrefix(@ForAll("puzzles") Puzzle puzzle, @ForAll @IntRange(max = 40) int pulled) {
        List<Board> boards = new ArrayList<>();
        SolutionSpliterator spliterator = new SolutionSpliterator(Solvers.engine("bitmask"), puzzle);
        for (int i = 0; i < pulled; i++) {
            spliterator.tryAdvance(boards::add);
        }
        spliterator.forEachRemaining(boards::add);
        assertThat(boards).isEqualTo(new Oracle(puzzle).solutions());
        assertThat(spliterator.tryAdvance(boards::add)).isFalse();
    }
}
