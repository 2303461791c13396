package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.SearchEvents.Event;
import io.github.queens4j.SearchEvents.Kind;
import io.github.queens4j.SearchReport.Outcome;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.contract.Interruption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What every engine of this library promises to a listener. */
@ParameterizedClass(name = "{0}")
@MethodSource("engines")
class SearchListenerTest {

    private static final SolutionVisitor GO_ON = solution -> Visit.CONTINUE;

    /** A listener that overrides nothing. */
    private static final SearchListener DEAF = new SearchListener() {};

    private final Solver engine;

    SearchListenerTest(Solver engine) {
        this.engine = engine;
    }

    static Stream<Named<Solver>> engines() {
        return Solvers.engines().stream().map(solver -> Named.of(solver.name(), solver));
    }

    /** Throws at the first call of one kind. */
    private record Thrower(Kind kind, RuntimeException thrown) implements SearchListener, SolutionVisitor {

        private void throwAt(Kind called) {
            if (called == kind) {
                throw thrown;
            }
        }

        @Override
        public Visit place(int row, int column) {
            throwAt(Kind.PLACE);
            return Visit.CONTINUE;
        }

        @Override
        public Visit reject(int row, int column, int attackingRow) {
            throwAt(Kind.REJECT);
            return Visit.CONTINUE;
        }

        @Override
        public Visit remove(int row, int column) {
            throwAt(Kind.REMOVE);
            return Visit.CONTINUE;
        }

        @Override
        public Visit solution(Board board) {
            throwAt(Kind.SOLUTION);
            return Visit.CONTINUE;
        }

        @Override
        public Visit candidate(Board board) {
            throwAt(Kind.CANDIDATE);
            return Visit.CONTINUE;
        }

        @Override
        public Visit visit(Board board) {
            throwAt(Kind.VISIT);
            return Visit.CONTINUE;
        }
    }

    /** Not every engine rejects squares, and few have candidates. */
    private boolean tellsNone(Kind kind) {
        return SearchEvents.of(engine, Puzzle.ofSize(4)).count(kind) == 0;
    }

    @Test
    void theEmptyBoardIsASolutionAndNothingElseHappens() {
        assertThat(SearchEvents.of(engine, Puzzle.ofSize(0)).all())
                .containsExactly(Event.of(Kind.SOLUTION, Board.of()), Event.of(Kind.VISIT, Board.of()));
    }

    @Test
    void oneSquareTakesOneQueen() {
        Board one = Board.of(0);
        assertThat(SearchEvents.of(engine, Puzzle.ofSize(1)).without(Kind.CANDIDATE))
                .containsExactly(
                        Event.of(Kind.PLACE, 0, 0),
                        Event.of(Kind.SOLUTION, one),
                        Event.of(Kind.VISIT, one),
                        Event.of(Kind.REMOVE, 0, 0));
    }

    @Test
    void aStopLeavesTheQueensStanding() {
        SearchEvents events = SearchEvents.upTo(1, engine, Puzzle.ofSize(6));
        assertThat(events.report().outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(events.count(Kind.PLACE) - events.count(Kind.REMOVE)).isEqualTo(6);
        List<Event> all = events.all();
        Board first = Board.of(1, 3, 5, 0, 2, 4);
        assertThat(all.subList(all.size() - 3, all.size()))
                .containsExactly(
                        Event.of(Kind.PLACE, 5, 4), Event.of(Kind.SOLUTION, first), Event.of(Kind.VISIT, first));
    }

    @Test
    void listenerAndVisitorReceiveTheSameBoard() {
        Board[] told = new Board[1];
        SearchListener listener = new SearchListener() {
            @Override
            public Visit solution(Board board) {
                told[0] = board;
                return Visit.CONTINUE;
            }
        };
        SearchReport report = engine.solve(
                Puzzle.ofSize(5),
                board -> {
                    assertThat(board).isSameAs(told[0]);
                    return Visit.CONTINUE;
                },
                listener);
        assertThat(report.solutions()).isEqualTo(10);
    }

    @Test
    void aListenerMayOverrideNothing() {
        SearchReport without = engine.solve(Puzzle.ofSize(6), GO_ON);
        SearchReport with = engine.solve(Puzzle.ofSize(6), GO_ON, DEAF);
        assertThat(with).usingRecursiveComparison().ignoringFields("elapsed").isEqualTo(without);
    }

    /**
     * After the first call of a kind, whatever it is, there is no other: neither to the listener nor to the visitor.
     */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "VISIT")
    void stopsWhereverItIsToldTo(Kind kind) {
        if (tellsNone(kind)) {
            return;
        }
        Stopper stopper = new Stopper(kind);
        SearchReport report = engine.solve(Puzzle.ofSize(6), GO_ON, stopper);
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(stopper.callsAfter).isZero();
        SearchListener mute = new SearchListener() {
            @Override
            @SuppressWarnings("NullAway")
            public Visit place(int row, int column) {
                return null;
            }
        };
        assertThatNullPointerException()
                .isThrownBy(() -> engine.solve(Puzzle.ofSize(6), GO_ON, mute))
                .withMessageContaining("listener returned null");
    }

    /** Stops at the first call of one kind, and counts the calls after it. */
    private static final class Stopper implements SearchListener {
        private final Kind kind;
        private boolean stopped;
        private int callsAfter;

        Stopper(Kind kind) {
            this.kind = kind;
        }

        private Visit called(Kind called) {
            callsAfter += stopped ? 1 : 0;
            stopped |= called == kind;
            return called == kind ? Visit.STOP : Visit.CONTINUE;
        }

        @Override
        public Visit place(int row, int column) {
            return called(Kind.PLACE);
        }

        @Override
        public Visit reject(int row, int column, int attackingRow) {
            return called(Kind.REJECT);
        }

        @Override
        public Visit remove(int row, int column) {
            return called(Kind.REMOVE);
        }

        @Override
        public Visit solution(Board board) {
            return called(Kind.SOLUTION);
        }

        @Override
        public Visit candidate(Board board) {
            return called(Kind.CANDIDATE);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void passesOnWhatIsThrown(Kind kind) {
        if (tellsNone(kind)) {
            return;
        }
        Thrower thrower = new Thrower(kind, new IllegalStateException("enough"));
        assertThatThrownBy(() -> engine.solve(Puzzle.ofSize(6), thrower, thrower))
                .isSameAs(thrower.thrown());
    }

    @Test
    @SuppressWarnings("NullAway")
    void refusesNullsAndBoardsAboveItsLimit() {
        Puzzle puzzle = Puzzle.ofSize(4);
        assertThatNullPointerException().isThrownBy(() -> engine.solve(null, GO_ON, DEAF));
        assertThatNullPointerException().isThrownBy(() -> engine.solve(puzzle, null, DEAF));
        assertThatNullPointerException()
                .isThrownBy(() -> engine.solve(puzzle, GO_ON, null))
                .withMessage("listener");
        assertThatNullPointerException()
                .isThrownBy(() -> engine.solve(puzzle, solution -> null, DEAF))
                .withMessageContaining("visitor returned null");
        Puzzle tooLarge = Puzzle.ofSize(engine.maxSize() + 1);
        assertThatThrownBy(() -> engine.solve(tooLarge, GO_ON, DEAF))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at most " + engine.maxSize());
    }

    @Test
    void endsAtOnceInAnInterruptedThread() {
        Thrower thrower = new Thrower(Kind.SOLUTION, new IllegalStateException("the search went on"));
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> engine.solve(Puzzle.ofSize(1), thrower, thrower))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).as("the flag is still set").isTrue();
        }
    }

    @Test
    void endsSoonWhenInterrupted() throws Exception {
        Interruption.of(() -> engine.solve(Puzzle.ofSize(22), GO_ON, DEAF)).assertPrompt(Duration.ofSeconds(1));
    }

    /**
     * However long a listener takes for each call: an interrupt during one, of whatever kind, is seen before the next.
     */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "VISIT")
    void seesAnInterruptBeforeTheNextCall(Kind kind) {
        if (tellsNone(kind)) {
            return;
        }
        Interrupter interrupter = new Interrupter(kind);
        try {
            assertThatThrownBy(() -> engine.solve(Puzzle.ofSize(6), GO_ON, interrupter))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).as("the flag is still set").isTrue();
        }
        assertThat(interrupter.callsAfter).isZero();
    }

    /** Interrupts its thread at the first call of one kind, and counts the calls after it. */
    private static final class Interrupter implements SearchListener {
        private final Kind kind;
        private int callsAfter;

        Interrupter(Kind kind) {
            this.kind = kind;
        }

        private void called(Kind called) {
            if (Thread.currentThread().isInterrupted()) {
                callsAfter++;
            } else if (called == kind) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public Visit place(int row, int column) {
            called(Kind.PLACE);
            return Visit.CONTINUE;
        }

        @Override
        public Visit reject(int row, int column, int attackingRow) {
            called(Kind.REJECT);
            return Visit.CONTINUE;
        }

        @Override
        public Visit remove(int row, int column) {
            called(Kind.REMOVE);
            return Visit.CONTINUE;
        }

        @Override
        public Visit solution(Board board) {
            called(Kind.SOLUTION);
            return Visit.CONTINUE;
        }

        @Override
        public Visit candidate(Board board) {
            called(Kind.CANDIDATE);
            return Visit.CONTINUE;
        }
    }

    @Test
    void aListenerMayStartAnotherSearchOnTheSameEngine() {
        long[] inner = new long[1];
        SearchListener listener = new SearchListener() {
            @Override
            public Visit solution(Board board) {
                inner[0] += SearchEvents.of(engine, Puzzle.ofSize(5)).report().solutions();
                return Visit.CONTINUE;
            }
        };
        engine.solve(Puzzle.ofSize(6), GO_ON, listener);
        assertThat(inner[0]).isEqualTo(40);
    }
}
