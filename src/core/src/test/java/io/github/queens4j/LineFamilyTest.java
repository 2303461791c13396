package io.github.queens4j;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.queens4j.search.LineNumbers;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Squares share a line exactly where they should, by looking at all pairs of squares of small boards. */
class LineFamilyTest {

    private interface Relation {
        boolean holds(int rows, int columns);
    }

    private static boolean shareLine(List<LineFamily> families, int square, int other, int n) {
        return families.stream().anyMatch(family -> {
            long line = ((LineNumbers) family).line(square / n, square % n, n);
            assertThat(line == LineNumbers.NONE || line >= 0)
                    .as("small numbers")
                    .isTrue();
            return line != LineNumbers.NONE && line == ((LineNumbers) family).line(other / n, other % n, n);
        });
    }

    /** The relation is asked for the distance down and to the right from the upper or left square to the other. */
    private static void assertPairs(List<LineFamily> families, int n, Relation relation) {
        for (int square = 0; square < n * n; square++) {
            for (int other = square + 1; other < n * n; other++) {
                assertThat(shareLine(families, square, other, n))
                        .as("squares %d and %d of n = %d", square, other, n)
                        .isEqualTo(relation.holds(other / n - square / n, other % n - square % n));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "2, 1", "2, -1", "1, -2", "1, 0", "3, 0", "1, 3", "3, -3", "4, 5"})
    void leapsArePairsOfSquaresOneLeapApart(int rows, int columns) {
        for (int n = 1; n <= 9; n++) {
            assertPairs(LineFamily.leaps("leap", rows, columns), n, (down, right) -> down == rows && right == columns);
        }
    }

    /** A square without a partner lies on no line, so that no engine has to keep one of it. */
    @ParameterizedTest
    @CsvSource({"1, 2", "2, -1", "3, 0", "4, 5"})
    void linesOfLeapsHaveTwoSquares(int rows, int columns) {
        for (int n = 1; n <= 9; n++) {
            int size = n;
            for (LineFamily family : LineFamily.leaps("leap", rows, columns)) {
                for (int square = 0; square < n * n; square++) {
                    long line = ((LineNumbers) family).line(square / n, square % n, n);
                    long squares = IntStream.range(0, n * n)
                            .filter(other -> ((LineNumbers) family).line(other / size, other % size, size) == line)
                            .count();
                    assertThat(line == LineNumbers.NONE ? 2 : squares).isEqualTo(2);
                }
            }
        }
    }
}
