package io.github.queens4j.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Solvers;
import io.github.queens4j.contract.Interruption;
import io.github.queens4j.search.LineNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines by arithmetic have the squares that lines by a table have, and take no memory however large the board is. */
class FamilyLinesTest {

    static Stream<LineFamily> arithmetic() {
        return Stream.of(
                        Stream.of(
                                LineFamily.DIAGONALS,
                                LineFamily.ANTI_DIAGONALS,
                                LineFamily.TOROIDAL_DIAGONALS,
                                LineFamily.TOROIDAL_ANTI_DIAGONALS),
                        IntStream.range(0, 4).mapToObj(i -> LineFamily.blocks("touching", i / 2, i % 2)),
                        Rule.AMAZONS.families().stream().skip(4),
                        LineFamily.leaps("zebra", 3, -2).stream(),
                        LineFamily.leaps("tower", 2, 0).stream())
                .flatMap(families -> families);
    }

    private static List<Integer> squares(FamilyLines lines, int row, int column, int n) {
        List<Integer> squares = new ArrayList<>();
        lines.walk(row, column, (r, c) -> squares.add(r * n + c));
        return squares.stream().sorted().toList();
    }

    @ParameterizedTest
    @MethodSource("arithmetic")
    void arithmeticWalksWhereTheTableDoes(LineFamily family) {
        // The last has no table where it can be helped.
        for (int n : new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 65}) {
            FamilyLines lines = FamilyLines.of(family, n);
            FamilyLines table = new FamilyLines.Table((LineNumbers) family, n);
            for (int square = 0; square < n * n; square += n > 12 ? 8 : 1) {
                assertThat(squares(lines, square / n, square % n, n))
                        .isEqualTo(squares(table, square / n, square % n, n));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("arithmetic")
    void theLargestBoardNeedsNoTable(LineFamily family) {
        assertThat(FamilyLines.of(family, Cover.MAX_SIZE)).isNotInstanceOf(FamilyLines.Table.class);
    }

    @Test
    void aTableThatDoesNotFitIsRefused() {
        assumeTrue(Runtime.getRuntime().maxMemory() < 10L << 30);
        LineFamily own = LineFamily.of("own", (square, n) -> square.row() - square.column());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FamilyLines.of(own, Cover.MAX_SIZE))
                .withMessageStartingWith("n = 32768 would take 24576 MB of memory for the lines of the family own,");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solvers.any(Puzzle.ofSize(Cover.MAX_SIZE).withQueen(0, 5)))
                .withMessageStartingWith("n = 32768 would take 10240 MB of memory for the search of cover,");
    }

    @Test
    void anInterruptEndsATableWithItsRow() {
        AtomicInteger calls = new AtomicInteger();
        LineFamily family = LineFamily.of("own", (square, n) -> {
            calls.incrementAndGet();
            Thread.currentThread().interrupt();
            return square.column();
        });
        assertThatThrownBy(() -> new FamilyLines.Table((LineNumbers) family, 100))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(calls.get()).isEqualTo(100);
    }

    @Test
    void anInterruptEndsTheSetUpOfALargeBoard() {
        Puzzle torus = Puzzle.ofSize(101).withRule(Rule.TOROIDAL);
        Interruption.assertRefused(() -> new CountedBoard(torus));
    }
}
