package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.queens4j.contract.Oracle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StreamTest {

    static final class CountingSolver extends MinimalSolver {
        final AtomicInteger searching = new AtomicInteger();
        private final Solver solver = Solvers.engine("bitmask");
        private final AtomicLong searches = new AtomicLong();
        private final AtomicLong visits = new AtomicLong();

        @Override
        public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
            searches.incrementAndGet();
            searching.incrementAndGet();
            try {
                return solver.visit(puzzle, solution -> {
                    visits.incrementAndGet();
                    return visitor.visit(solution);
                });
            } finally {
                searching.decrementAndGet();
            }
        }
    }

    @Test
    void nothingIsSearchedBeforeTheTerminalOperation() {
        CountingSolver solver = new CountingSolver();
        Stream<Board> stream =
                solver.stream(8).filter(Board::isSolution).sorted().distinct().skip(3);
        assertThat(solver.searches).hasValue(0);
        assertThat(stream.count()).isEqualTo(89);
        assertThat(solver.searches).hasPositiveValue();
    }

    @Test
    void findFirstVisitsOneSolution() {
        CountingSolver solver = new CountingSolver();
        assertThat(solver.stream(8).findFirst()).isEqualTo(Solvers.first(8));
        assertThat(solver.visits).hasValue(1);
        assertThat(solver.searches).hasValue(1);
    }

    /** It may know a faster way than a search. */
    @Test
    void theFirstBoardIsThatOfTheEngine() {
        Solver solver = new MinimalSolver() {
            @Override
            public Optional<Board> first(Puzzle puzzle) {
                return Optional.of(Board.of(7, 3, 0, 2, 5, 1, 6, 4));
            }
        };
        assertThat(solver.stream(8).findFirst()).contains(Board.of(7, 3, 0, 2, 5, 1, 6, 4));
    }

    @Test
    void aWholeStreamIsOneSearch() {
        CountingSolver solver = new CountingSolver();
        assertThat(solver.stream(9).mapToInt(Board::size).sum()).isEqualTo(9 * 352);
        assertThat(solver.searches).hasValue(1);
    }

    @Test
    void pullingKeepsAChunkInMemoryAtMost() {
        CountingSolver solver = new CountingSolver();
        Iterator<Board> boards = solver.stream(12).iterator();
        for (int pulled = 1; pulled <= 14_200; pulled++) {
            boards.next();
            assertThat(solver.visits.get() - pulled)
                    .as("found and not yet pulled, after %d", pulled)
                    .isBetween(0L, (long) Math.min(pulled, SolutionSpliterator.MAX_CHUNK) - 1);
        }
        assertThat(boards.hasNext()).isFalse();
        assertThat(solver.visits).hasValue(14_200);
        assertThat(solver.searches.get())
                .as("about 12 searches for each of 24 chunks")
                .isLessThan(24 * 13);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 91, 92, 93})
    void skipAndLimitCutTheSameList(int k) {
        List<Board> all = new Oracle(Puzzle.ofSize(8)).solutions();
        List<Board> head = all.subList(0, Math.min(k, 92));
        List<Board> tail = all.subList(head.size(), 92);
        assertThat(Solvers.stream(8).skip(k)).isEqualTo(tail);
        assertThat(Solvers.stream(8).limit(k)).isEqualTo(head);
        assertThat(Solvers.stream(8).parallel().skip(k)).isEqualTo(tail);
        assertThat(Solvers.stream(8).parallel().limit(k)).isEqualTo(head);
    }

    @Test
    void parallelStreamsSplitAndKeepTheOrder() {
        CountingSolver solver = new CountingSolver();
        List<Board> expected = Solvers.stream(10).toList();
        assertThat(solver.stream(10).parallel().toList()).isEqualTo(expected);
        assertThat(solver.searches.get()).isGreaterThan(1);
        assertThat(Solvers.stream(9).parallel().findFirst()).isEqualTo(Solvers.first(9));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    void splittingToTheEndLosesNothing(int n) {
        List<Board> boards = new ArrayList<>();
        drainSplitting(new SolutionSpliterator(Solvers.engine("array"), Puzzle.ofSize(n)), boards);
        assertThat(boards).isEqualTo(new Oracle(Puzzle.ofSize(n)).solutions());
    }

    private static void drainSplitting(Spliterator<Board> spliterator, List<Board> boards) {
        for (Spliterator<Board> lower = spliterator.trySplit(); lower != null; lower = spliterator.trySplit()) {
            drainSplitting(lower, boards);
        }
        spliterator.forEachRemaining(boards::add);
    }

    /** What a pool of two threads does: parts down to an eighth of the estimate. */
    @Test
    void aPoolOfTwoGetsManyEvenParts() {
        Spliterator<Board> all = Solvers.stream(11).spliterator();
        List<Integer> parts = new ArrayList<>();
        countParts(all, all.estimateSize() / 8, parts);
        assertThat(parts).hasSize(64);
        assertThat(parts.stream().mapToInt(Integer::intValue).sum()).isEqualTo(2680);
        assertThat(parts).allMatch(boards -> boards < 2680 / 16);
    }

    private static void countParts(Spliterator<Board> part, long smallest, List<Integer> parts) {
        Spliterator<Board> lower = part.estimateSize() > smallest ? part.trySplit() : null;
        if (lower != null) {
            countParts(lower, smallest, parts);
            countParts(part, smallest, parts);
        } else {
            parts.add((int) StreamSupport.stream(part, false).count());
        }
    }

    @Test
    void aSpliteratorOnItsWayDoesNotSplit() {
        Spliterator<Board> spliterator = Solvers.stream(8).spliterator();
        assertThat(spliterator.tryAdvance(board -> {})).isTrue();
        assertThat(spliterator.trySplit()).isNull();
        spliterator.forEachRemaining(board -> {});
        assertThat(spliterator.trySplit()).isNull();
        assertThat(spliterator.tryAdvance(board -> {})).isFalse();
    }

    @Test
    void characteristicsSayWhatIsTrue() {
        Spliterator<Board> spliterator = new SolutionSpliterator(new MinimalSolver(), Puzzle.ofSize(8));
        int order = Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.SORTED;
        assertThat(spliterator.hasCharacteristics(order | Spliterator.NONNULL | Spliterator.IMMUTABLE))
                .isTrue();
        assertThat(spliterator.getComparator()).isNull();
        assertThat(spliterator.hasCharacteristics(Spliterator.SIZED)).isFalse();
        assertThat(spliterator.estimateSize()).isEqualTo(Long.MAX_VALUE);
        assertThat(spliterator.trySplit()).isNotNull();
        assertThat(spliterator.estimateSize()).isLessThan(Long.MAX_VALUE);
    }

    @Test
    void whatAnActionThrowsComesThroughAndEndsTheStream() {
        Spliterator<Board> spliterator = Solvers.stream(8).spliterator();
        RuntimeException thrown = new IllegalArgumentException("enough");
        assertThatThrownBy(() -> spliterator.forEachRemaining(board -> {
                    throw thrown;
                }))
                .isSameAs(thrown);
        assertThatThrownBy(() -> spliterator.forEachRemaining(board -> {})).isSameAs(thrown);
        assertThatThrownBy(() -> Solvers.stream(8).parallel().forEach(board -> {
                    throw thrown;
                }))
                .as("from another thread the pool throws a copy with the original as its cause")
                .isInstanceOf(IllegalArgumentException.class)
                .satisfies(copy ->
                        assertThat(copy == thrown || copy.getCause() == thrown).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[1, 3, 0, 2]", "[2, 0, 3, 1]"})
    void enginesOutOfOrderAreFoundOut(Board second) {
        Solver backwards = new MinimalSolver() {
            @Override
            public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
                visitor.visit(Board.of(2, 0, 3, 1));
                visitor.visit(second);
                return new SearchReport(2, 0, 0, Duration.ZERO, Outcome.COMPLETE);
            }
        };
        assertThatIllegalStateException()
                .isThrownBy(() -> backwards.stream(4).toList())
                .withMessageContaining("minimal does not visit in lexicographic order");
    }

    @Test
    void countingStopsAtALimit() {
        CountingSolver solver = new CountingSolver();
        assertThat(solver.count(Puzzle.ofSize(8), 0)).isZero();
        assertThat(solver.searches).hasValue(0);
        assertThat(solver.count(Puzzle.ofSize(8), 3)).isEqualTo(3);
        assertThat(solver.visits).hasValue(3);
        assertThat(solver.count(Puzzle.ofSize(8), 93)).isEqualTo(92);
    }

    @Test
    void enginesThatGiveUpAreFoundOut() {
        Solver lazy = new MinimalSolver() {
            @Override
            public SearchReport visit(Puzzle puzzle, SolutionVisitor visitor) {
                return new SearchReport(0, 0, 0, Duration.ZERO, Outcome.STOPPED);
            }
        };
        assertThatIllegalStateException()
                .isThrownBy(() -> lazy.stream(4).toList())
                .withMessageContaining("minimal stopped before its visitor did");
        assertThatIllegalStateException()
                .isThrownBy(() -> lazy.count(4))
                .withMessageContaining("minimal stopped before its visitor did");
    }

    /** A visit in order would look for the first board for an hour; it is proved in a second, and the next are near. */
    @Test
    void aStreamBeginsAtTheBoardThatIsProvedToBeFirst() {
        List<Board> boards = Solvers.stream(30).limit(3).toList();
        assertThat(boards).hasSize(3).isSorted().startsWith(Solvers.first(30).orElseThrow());
    }
}
