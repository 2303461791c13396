package io.github.queens4j.region.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.queens4j.search.Effort;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Against all subsets, smallest first; and how much is looked at where there is nothing to find. */
class SetFinderTest {

    private static final int[][] PAIRS = {{2, 0}, {2, 1}, {0, 2}, {1, 2}};

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void theFirstOfAllSubsets(@ForAll @IntRange(min = 4, max = 9) int n, @ForAll long seed) {
        Random random = new Random(seed);
        int[][] map = new int[n][n];
        for (int row = 0; row < n; row++) {
            int own = row;
            Arrays.setAll(map[row], column -> random.nextInt(4) == 0 ? random.nextInt(n) : own);
            map[row][(2 * row + (2 * row >= n && n % 2 == 0 ? 1 : 0)) % n] = row;
        }
        Cut cut = Cut.of(map);
        if (new SolutionSearch(cut, 1).run(cut.all(), 1, Long.MAX_VALUE) == 1) {
            // A finder that finds the same step again and again would never end.
            assertTimeoutPreemptively(Duration.ofSeconds(60), () -> checkSets(cut));
        }
    }

    private static void checkSets(Cut cut) {
        Candidates board = new Candidates(cut);
        SetFinder finder = new SetFinder(cut, Effort.unlimited(cut.n));
        for (Inference step = simple(board); step != null; step = simple(board)) {
            board.take(step);
        }
        for (Inference step = first(finder.find(board, 1)); step != null; step = first(finder.find(board, 1))) {
            assertThat(lines(step)).isEqualTo(first(board));
            board.take(step);
            for (Inference next = simple(board); next != null; next = simple(board)) {
                board.take(next);
            }
        }
        assertThat(first(board)).isNull();
    }

    private static @Nullable Inference simple(Candidates board) {
        Inference step = first(SimpleFinders.onlySquare(board, 1));
        step = step == null ? first(SimpleFinders.attacked(board, 1)) : step;
        return step == null ? first(SimpleFinders.pointing(board, 1)) : step;
    }

    private static @Nullable Inference first(List<Inference> found) {
        return found.isEmpty() ? null : found.get(0);
    }

    private static String lines(Inference step) {
        return Arrays.toString(step.lines()) + Arrays.toString(step.targets()) + Arrays.toString(step.crossed());
    }

    /** In the order that the finder promises: by size, by pair of kinds, by lines. */
    private static @Nullable String first(Candidates board) {
        int n = board.cut.n;
        int largest = Math.min(SetFinder.LARGEST_SET, Long.bitCount(board.undone[0]) / 2);
        for (int k = 2; k <= largest; k++) {
            for (int[] pair : PAIRS) {
                int size = k;
                String found = IntStream.range(0, 1 << n)
                        .filter(set -> Integer.bitCount(set) == size)
                        .boxed()
                        .sorted(Comparator.comparing(set -> -(Integer.reverse(set) >>> 1)))
                        .map(set -> crossed(board, pair, set))
                        .filter(text -> !text.isEmpty())
                        .findFirst()
                        .orElse(null);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static String crossed(Candidates board, int[] pair, int set) {
        int n = board.cut.n;
        int[] lines = IntStream.range(0, n)
                .filter(i -> (set >> i & 1) != 0)
                .map(i -> pair[0] * n + i)
                .toArray();
        int[] targets = IntStream.range(0, n)
                .map(i -> pair[1] * n + i)
                .filter(board::isUndone)
                .filter(to -> Arrays.stream(lines)
                        .anyMatch(from -> Bits.countCommon(board.squares(from), board.cut.lines[to]) > 0))
                .toArray();
        if (!Arrays.stream(lines).allMatch(board::isUndone) || targets.length != lines.length) {
            return "";
        }
        long[] crossed = new long[board.open.length];
        Arrays.stream(targets).forEach(line -> Bits.addAll(crossed, board.squares(line)));
        Arrays.stream(lines).forEach(line -> Bits.removeAll(crossed, board.cut.lines[line]));
        return Bits.isEmpty(crossed)
                ? ""
                : Arrays.toString(lines) + Arrays.toString(targets) + Arrays.toString(crossed);
    }

    /** Of 64 rows that are regions there are 83 million sets of six, which say nothing. */
    @Test
    void setsThatSayNothingAreNotCombined() {
        int[][] rows = new int[64][64];
        IntStream.range(0, 64).forEach(row -> Arrays.fill(rows[row], row));
        Effort effort = Effort.of(10_000, 64);
        Cut cut = Cut.of(rows);
        assertThat(new SetFinder(cut, effort).find(new Candidates(cut), 1)).isEmpty();
        assertThat(effort.isSpent()).isFalse();
    }

    @Test
    void whatIsSpentFindsNothing() {
        Cut cut = Cut.of(new int[][] {{0, 1, 0, 1}, {1, 0, 2, 2}, {3, 2, 2, 3}, {3, 3, 2, 2}});
        Candidates board = new Candidates(cut);
        assertThat(new SetFinder(cut, Effort.of(100, 4)).find(board, 1)).isNotEmpty();
        assertThat(new Contradictions(cut, Effort.of(1000, 4)).find(board, 1)).isNotEmpty();
        Effort spent = Effort.of(0, 4);
        assertThat(spent.spend()).isFalse();
        assertThat(new SetFinder(cut, spent).find(board, 1)).isEmpty();
        assertThat(new Contradictions(cut, spent).find(board, 1)).isEmpty();
    }
}
