package io.github.queens4j;

import static io.github.queens4j.Refusals.assertIllegalNaming;
import static io.github.queens4j.Refusals.assertNullNamed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.queens4j.SearchEvents.Event;
import io.github.queens4j.SearchEvents.Kind;
import io.github.queens4j.contract.Interruption;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
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

    private static final SearchListener DEAF = new SearchListener() {};

    private final Solver engine;

    SearchListenerTest(Solver engine) {
        this.engine = engine;
    }

    static Stream<Named<Solver>> engines() {
        return Solvers.engines().stream().map(solver -> Named.of(solver.name(), solver));
    }

    /** Does something at the first call of a kind, and counts the calls after it. */
    private static final class FirstOf implements SearchEvents.Ear {
        private final Kind kind;
        private final Supplier<Visit> action;
        private boolean done;
        private int callsAfter;

        FirstOf(Kind kind, Supplier<Visit> action) {
            this.kind = kind;
            this.action = action;
        }

        @Override
        public Visit hear(Event event) {
            callsAfter += done ? 1 : 0;
            if (done || event.kind() != kind) {
                return Visit.CONTINUE;
            }
            done = true;
            return action.get();
        }
    }

    /** Not every engine rejects squares, and few have candidates. */
    private boolean reports(Kind kind) {
        return SearchEvents.of(engine, Puzzle.ofSize(4)).count(kind) > 0;
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
        Board[] candidate = new Board[1];
        SearchEvents.Ear ear = event -> {
            if (event.kind() == Kind.VISIT) {
                assertThat(event.board()).isSameAs(candidate[0]);
            }
            candidate[0] = event.board();
            return Visit.CONTINUE;
        };
        assertThat(engine.visit(Puzzle.ofSize(5), ear, ear).solutions()).isEqualTo(10);
    }

    /** After the first call of a kind, there is no other: neither to the listener nor to the visitor. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void stopsWhereverTheListenerStops(Kind kind) {
        assumeThat(reports(kind)).isTrue();
        FirstOf stopper = new FirstOf(kind, () -> Visit.STOP);
        SearchReport report = engine.visit(Puzzle.ofSize(6), stopper, stopper);
        assertThat(report.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(stopper.callsAfter).isZero();
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void passesOnWhatIsThrown(Kind kind) {
        assumeThat(reports(kind)).isTrue();
        RuntimeException thrown = new IllegalStateException("enough");
        FirstOf thrower = new FirstOf(kind, () -> {
            throw thrown;
        });
        assertThatThrownBy(() -> engine.visit(Puzzle.ofSize(6), thrower, thrower))
                .isSameAs(thrown);
        assertThat(thrower.callsAfter).isZero();
    }

    @Test
    @SuppressWarnings("NullAway")
    void refusesNullsAndBoardsAboveItsLimit() {
        Puzzle puzzle = Puzzle.ofSize(4);
        assertNullNamed(() -> engine.visit(puzzle, GO_ON, null), "listener");
        assertThatNullPointerException()
                .isThrownBy(() -> engine.visit(puzzle, solution -> null, DEAF))
                .withMessageContaining("visitor returned null");
        SearchEvents.Ear mute = event -> event.kind() == Kind.PLACE ? null : Visit.CONTINUE;
        assertThatNullPointerException()
                .isThrownBy(() -> engine.visit(puzzle, GO_ON, mute))
                .withMessageContaining("listener returned null");
        Puzzle tooLarge = Puzzle.ofSize(engine.maxSize() + 1);
        assertIllegalNaming(() -> engine.visit(tooLarge, GO_ON, DEAF), "at most " + engine.maxSize());
    }

    @Test
    void endsAtOnceInAnInterruptedThread() {
        SearchEvents.Ear never = event -> {
            throw new IllegalStateException("the search went on");
        };
        Interruption.assertRefused(() -> engine.visit(Puzzle.ofSize(1), never, never));
    }

    @Test
    void endsSoonWhenInterrupted() throws Exception {
        Interruption.of(() -> engine.visit(Puzzle.ofSize(22), GO_ON, DEAF)).assertPrompt();
    }

    /** However long a call to a listener takes: an interrupt during one is seen before the next. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "VISIT")
    void seesAnInterruptBeforeTheNextCall(Kind kind) {
        assumeThat(reports(kind)).isTrue();
        FirstOf interrupter = new FirstOf(kind, () -> {
            Thread.currentThread().interrupt();
            return Visit.CONTINUE;
        });
        try {
            assertThatThrownBy(() -> engine.visit(Puzzle.ofSize(6), GO_ON, interrupter))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).as("the flag is still set").isTrue();
        }
        assertThat(interrupter.callsAfter).isZero();
    }

    @Test
    void aListenerMayStartAnotherSearchOnTheSameEngine() {
        long[] inner = new long[1];
        SearchEvents.Ear ear = event -> {
            boolean isSolution = event.kind() == Kind.SOLUTION;
            inner[0] += isSolution
                    ? SearchEvents.of(engine, Puzzle.ofSize(5)).report().solutions()
                    : 0;
            return Visit.CONTINUE;
        };
        engine.visit(Puzzle.ofSize(6), GO_ON, ear);
        assertThat(inner[0]).isEqualTo(40);
    }
}
