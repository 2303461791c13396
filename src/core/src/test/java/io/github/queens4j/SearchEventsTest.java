package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.SearchEvents.Event;
import io.github.queens4j.SearchEvents.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The steps that engines report, on random puzzles: possible ones, the same for all, and those of the report. */
class SearchEventsTest {

    private static final Solver CHECK = Solvers.engine("check");

    @Provide
    Arbitrary<Puzzle> puzzles() {
        return RandomPuzzles.upTo(8);
    }

    /** Fewer permutations: 7! of them at most. */
    @Provide
    Arbitrary<Puzzle> smallPuzzles() {
        return RandomPuzzles.upTo(7);
    }

    /** Plays the events on a board and objects to the first impossible one; candidates are whole boards and open. */
    private static void assertPossible(SearchEvents events, Puzzle puzzle, boolean complete) {
        List<Integer> queens = new ArrayList<>();
        Event before = Event.of(Kind.REMOVE, -1, -1);
        Optional<Board> candidate = Optional.empty();
        for (Event event : events.all()) {
            int depth = queens.size();
            switch (event.kind()) {
                case PLACE -> {
                    assertThat(event.row()).isEqualTo(depth);
                    assertThat(puzzle.isOpen(event.row(), event.column())).isTrue();
                    assertThat(firstAttacker(queens, event.column())).isEqualTo(depth);
                    assertIn(candidate, event);
                    queens.add(event.column());
                }
                case REJECT -> {
                    assertThat(event.row()).isEqualTo(depth);
                    assertThat(puzzle.isOpen(event.row(), event.column())).isTrue();
                    assertThat(event.attackingRow()).isLessThan(depth).isEqualTo(firstAttacker(queens, event.column()));
                    assertIn(candidate, event);
                }
                case REMOVE -> {
                    assertThat(event.row()).isEqualTo(depth - 1);
                    assertThat(queens.remove(depth - 1)).isEqualTo(event.column());
                }
                case SOLUTION -> {
                    assertThat(depth).isEqualTo(puzzle.size());
                    assertThat(event.board()).isEqualTo(board(queens)).isEqualTo(candidate.orElse(event.board()));
                }
                case VISIT -> assertThat(before).isEqualTo(Event.of(Kind.SOLUTION, event.board()));
                case CANDIDATE -> {
                    assertThat(queens).isEmpty();
                    assertThat(event.board().size()).isEqualTo(puzzle.size());
                    assertThat(event.board().squares())
                            .allMatch(square -> puzzle.isOpen(square.row(), square.column()));
                    candidate = Optional.of(event.board());
                }
            }
            before = event;
        }
        assertThat(queens).hasSize(complete ? 0 : puzzle.size());
    }

    /** A queen that is placed or rejected is one of the candidate, if there is one. */
    private static void assertIn(Optional<Board> candidate, Event event) {
        candidate.ifPresent(board -> assertThat(board.column(event.row())).isEqualTo(event.column()));
    }

    private static Board board(List<Integer> queens) {
        return Board.of(queens.stream().mapToInt(Integer::intValue).toArray());
    }

    /** The uppermost queen that attacks a square of the next row; the next row itself if none does. */
    private static int firstAttacker(List<Integer> queens, int column) {
        int next = queens.size();
        return IntStream.range(0, next)
                .filter(row -> Set.of(0, next - row).contains(Math.abs(queens.get(row) - column)))
                .findFirst()
                .orElse(next);
    }

    private static void assertSameSearchAsWithoutListener(SearchEvents events, Solver engine, Puzzle puzzle, int stop) {
        new EngineAgreementTest.Run(events.visited(), events.report())
                .assertSame(engine, EngineAgreementTest.Run.of(engine, puzzle, stop));
    }

    @Property(tries = 150)
    void backtrackingReportsTheSameSteps(
            @ForAll("puzzles") Puzzle puzzle, @ForAll @IntRange(min = 1, max = 60) int stop) {
        SearchEvents whole = SearchEvents.of(CHECK, puzzle);
        assertPossible(whole, puzzle, true);
        assertAllReport(whole, puzzle, Integer.MAX_VALUE);
        SearchEvents part = SearchEvents.upTo(stop, CHECK, puzzle);
        assertThat(whole.all()).startsWith(part.all().toArray(Event[]::new));
        assertPossible(part, puzzle, whole.visited().size() < stop);
        assertAllReport(part, puzzle, stop);
    }

    /** The ways to write the same search: they report the same steps, as many as the report counts. */
    private static void assertAllReport(SearchEvents expected, Puzzle puzzle, int stop) {
        for (Solver engine : Engines.backtracking()) {
            SearchEvents events = SearchEvents.upTo(stop, engine, puzzle);
            assertThat(events.count(Kind.PLACE)).isEqualTo(events.report().placements());
            List<Event> steps = Engines.rejects(engine) ? expected.all() : expected.without(Kind.REJECT);
            assertThat(events.all()).as(engine.name()).isEqualTo(steps);
            if (Engines.rejects(engine)) {
                assertThat(events.count(Kind.PLACE) + events.count(Kind.REJECT))
                        .isEqualTo(events.report().attempts());
            }
            assertSameSearchAsWithoutListener(events, engine, puzzle, stop);
        }
    }

    @Property(tries = 60)
    void permutationSetsEachBoardUpToItsConflict(
            @ForAll("smallPuzzles") Puzzle puzzle, @ForAll @IntRange(min = 1, max = 60) int stop) {
        Solver permutation = Solvers.engine("permutation");
        SearchEvents events = SearchEvents.upTo(stop, permutation, puzzle);
        assertPossible(events, puzzle, events.visited().size() < stop);
        assertThat(events.count(Kind.PLACE)).isEqualTo(events.report().placements());
        if (puzzle.size() > 0) {
            // Every permutation is either rejected once or a solution.
            assertThat(events.count(Kind.CANDIDATE)).isEqualTo(events.count(Kind.REJECT) + events.count(Kind.SOLUTION));
            assertThat(puzzle.size() * events.count(Kind.CANDIDATE))
                    .isEqualTo(events.report().attempts());
        }
        assertSameSearchAsWithoutListener(events, permutation, puzzle, stop);
    }
}
