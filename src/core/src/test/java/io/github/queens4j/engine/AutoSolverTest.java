package io.github.queens4j.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solver;
import io.github.queens4j.Solvers;
import io.github.queens4j.Visit;
import io.github.queens4j.contract.Interruption;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Counts that a short search begins and the colour split may end. */
class AutoSolverTest {

    private static final AutoSolver AUTO = new AutoSolver();
    private static final Puzzle CORNER = Puzzle.ofSize(15).withQueen(0, 0);

    /** An engine without a rank would never be picked; the list of services has the same order. */
    @Test
    void everyEngineOfTheLibraryHasItsRank() {
        assertThat(Stream.concat(AutoSolver.SLOWEST_FIRST.stream(), Stream.of(AUTO)))
                .extracting(Solver::name)
                .isEqualTo(Solvers.engines().stream().map(Solver::name).toList());
    }

    @Test
    void aSearchEndsAtItsLimitOfNodes() {
        long boards = BitmaskCounter.count(CORNER);
        assertThat(BitmaskCounter.count(CORNER, 10_000)).isEmpty();
        assertThat(BitmaskCounter.count(CORNER, 1_000_000_000)).isEqualTo(OptionalLong.of(boards));
        assertThat(BitmaskCounter.count(Puzzle.ofSize(0), 0)).hasValue(1);
        assertThat(BitmaskCounter.count(Puzzle.ofSize(1), 0)).hasValue(1);
        assertThat(BitmaskCounter.count(Puzzle.ofSize(12), 1000)).isEmpty();
    }

    /** By the sizes that were measured, as the figures of the two engines show. */
    @Test
    void narrowPuzzlesAndLargeOnesWithBlockedSquaresRunOnCover() {
        Puzzle largest = Puzzle.ofSize(18).withBlocked(0, 0);
        assertThat(attempts("auto", largest)).isEqualTo(attempts("treemask", largest));
        for (Puzzle puzzle :
                List.of(Puzzle.ofSize(19).withBlocked(0, 0), Puzzle.ofSize(9).withQueen(0, 0))) {
            assertThat(attempts("auto", puzzle)).isEqualTo(attempts("cover", puzzle));
        }
    }

    private static long attempts(String engine, Puzzle puzzle) {
        return Solvers.engine(engine).visit(puzzle, board -> Visit.STOP).attempts();
    }

    @Test
    void bothWaysCountTheSame() {
        // n = 15: 3 10^7 nodes of search, more than are tried; with three queens it ends.
        assertThat(AUTO.count(CORNER)).isEqualTo(BitmaskCounter.count(CORNER));
        Puzzle more = CORNER.withQueen(4, 6).withQueen(7, 2).withBlocked(9, 9);
        assertThat(BitmaskCounter.count(more, 4_000_000)).isPresent();
        assertThat(AUTO.count(more)).isEqualTo(BitmaskCounter.count(more));
        assertThat(Solvers.count(CORNER)).isEqualTo(BitmaskCounter.count(CORNER));
    }

    /** A search of 10^15 nodes is not begun; one that would fit is. */
    @Test
    void aHopelessSearchIsNotTried() {
        Puzzle hopeless = Puzzle.ofSize(24).withQueen(0, 3);
        assertThat(AutoSolver.countUpTo(50_000_000_000L, hopeless)).isEmpty();
        assertThat(AutoSolver.countUpTo(4_000_000, CORNER)).isEmpty();
        assertThat(AutoSolver.countUpTo(500_000_000, CORNER)).hasValue(BitmaskCounter.count(CORNER));
    }

    @Test
    void otherRulesAndSizesAreLeftToSearches() {
        assertThat(AUTO.countBySearch(CORNER, 1)).isEmpty();
        assertThat(AUTO.countBySearch(Puzzle.ofSize(28).withQueen(0, 0), 1)).isEmpty();
        assertThat(AUTO.countBySearch(Puzzle.ofSize(14), 1)).isEmpty();
        assertThat(AUTO.countBySearch(Puzzle.ofSize(13), 2)).hasValue(73_712);
        assertThat(AUTO.countBySearch(CORNER.withRule(Rule.TOROIDAL), 1)).isPresent();
        assertThat(AUTO.countBySearch(CORNER.withRule(Rule.TOROIDAL), 2)).isEmpty();
        Puzzle solved = Puzzle.keeping(
                Solvers.construct(29).orElseThrow(), IntStream.range(0, 29).toArray());
        assertThat(AUTO.countBySearch(solved, 1)).hasValue(1);
        assertThatThrownBy(() -> Solvers.count(29)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Solvers.count(40_000)).isInstanceOf(ArithmeticException.class);
    }

    /** No engine would ever end: it is refused, by the limit of the engine {@code cover}. */
    @Test
    void whatIsTooLargeForAnySearchIsRefused() {
        Puzzle given = Puzzle.ofSize(32_769).withQueen(0, 5);
        assertThat(AUTO.supports(given)).isFalse();
        assertThat(AUTO.supports(Puzzle.ofSize(32_768).withQueen(0, 5))).isTrue();
        assertThat(AUTO.supports(Puzzle.ofSize(32_769))).isTrue();
        Puzzle torus = Puzzle.ofSize(32_769).withRule(Rule.TOROIDAL);
        List<ThrowingCallable> searches = List.of(
                () -> AUTO.any(given),
                () -> AUTO.first(given),
                () -> AUTO.count(given),
                () -> AUTO.count(given, 1),
                () -> AUTO.stream(given),
                () -> AUTO.visit(given, board -> Visit.STOP),
                () -> AUTO.random(given, new Random(1)),
                () -> AUTO.any(torus),
                () -> AUTO.first(32_769),
                () -> AUTO.count(Puzzle.ofSize(32_769), 10));
        assertThat(searches)
                .allSatisfy(search -> assertThatIllegalArgumentException()
                        .isThrownBy(search)
                        .withMessage("n must be at most 32768 for a search, but is 32769: "
                                + "Solvers.construct gives one solution for queens"));
    }

    @Test
    void anInterruptEndsIt() {
        Interruption.assertRefused(() -> AUTO.count(Puzzle.ofSize(20).withQueen(0, 0)));
    }
}
