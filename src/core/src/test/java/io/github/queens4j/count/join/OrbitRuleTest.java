package io.github.queens4j.count.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every symmetric class of row and column sets counts as often as it has members. */
class OrbitRuleTest {

    /** The rows and columns of the white queens, as sets of numbers below n. */
    record WhiteLines(int n, int rows, int columns) {

        /** Where a symmetry takes these lines; one that swaps the colours makes white queens of the black ones. */
        WhiteLines image(boolean flipRows, boolean flipColumns, boolean transpose) {
            int r = flipRows ? Subsets.reverse(rows, n) : rows;
            int c = flipColumns ? Subsets.reverse(columns, n) : columns;
            boolean swapsColours = n % 2 == 0 && flipRows != flipColumns;
            r = swapsColours ? Subsets.complement(r, n) : r;
            c = swapsColours ? Subsets.complement(c, n) : c;
            return transpose ? new WhiteLines(n, c, r) : new WhiteLines(n, r, c);
        }

        Set<WhiteLines> orbit() {
            Set<WhiteLines> images = new HashSet<>();
            for (int symmetry = 0; symmetry < 8; symmetry++) {
                images.add(image((symmetry & 1) != 0, (symmetry & 2) != 0, (symmetry & 4) != 0));
            }
            return images;
        }

        int thirds() {
            int re = even(rows);
            return Term.of(ColouredBoards.allSquares(n)).stream()
                    .filter(term -> term.a() == Integer.bitCount(re))
                    .mapToInt(term -> OrbitRuleTest.thirds(term.rule(), re, odd(rows), even(columns), odd(columns)))
                    .sum();
        }

        private int even(int set) {
            return IntStream.range(0, (n + 1) / 2)
                    .map(i -> (set >> (2 * i) & 1) << i)
                    .sum();
        }

        private int odd(int set) {
            return even(set >> 1);
        }
    }

    /** Three times the weight of a tuple, put together as a sum over tuples does it; 0 if it is not counted. */
    static int thirds(OrbitRule rule, int re, int ro, int ke, int ko) {
        if (!rule.isFirst(re) || !rule.keepsRo(re, ro) || !rule.keepsKe(re, ke) || !rule.keepsKo(re, ko)) {
            return 0;
        }
        return rule.thirds(re, ro, ke, rule.isTie(re, ko) ? 1 : 0);
    }

    /** Lines that white queens can have, a on even rows and columns and b on odd ones, so that the black ones fit. */
    private static boolean isPossible(int n, int rows, int columns) {
        WhiteLines lines = new WhiteLines(n, rows, columns);
        int a = Integer.bitCount(lines.even(rows));
        int b = a - n % 2;
        return Integer.bitCount(lines.even(columns)) == a
                && Integer.bitCount(lines.odd(rows)) == b
                && Integer.bitCount(lines.odd(columns)) == b;
    }

    private static void checkOrbit(WhiteLines lines) {
        if (!isPossible(lines.n, lines.rows, lines.columns)) {
            return;
        }
        Set<WhiteLines> orbit = lines.orbit();
        assertThat(orbit).allMatch(image -> isPossible(lines.n, image.rows, image.columns));
        assertThat(orbit.stream().mapToInt(WhiteLines::thirds).sum())
                .as("%s", lines)
                .isEqualTo(3 * orbit.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void allOrbitsOfSmallBoardsHaveTheirSizeAsWeight(int n) {
        for (int rows = 0; rows < 1 << n; rows++) {
            for (int columns = 0; columns < 1 << n; columns++) {
                checkOrbit(new WhiteLines(n, rows, columns));
            }
        }
    }

    @Provide
    Arbitrary<WhiteLines> lines() {
        return Arbitraries.integers()
                .between(10, 28)
                .flatMap(n -> Arbitraries.integers()
                        .between(n % 2, (n + 1) / 2)
                        .flatMap(a -> Arbitraries.randomValue(random -> {
                            int rows = random(random, n, a);
                            int columns = random(random, n, a);
                            // Symmetric tuples are the interesting ones, and rare.
                            return switch (random.nextInt(3)) {
                                case 0 -> new WhiteLines(n, rows, rows);
                                case 1 ->
                                    new WhiteLines(
                                            n,
                                            rows,
                                            n % 2 == 0 ? Subsets.reverse(Subsets.complement(rows, n), n) : rows);
                                default -> new WhiteLines(n, rows, columns);
                            };
                        })));
    }

    /** A set of numbers below n, of which a are even and as many odd, or one less if n is odd. */
    private static int random(Random random, int n, int a) {
        int set = 0;
        while (Integer.bitCount(set & 0x5555_5555) < a) {
            set |= 1 << (2 * random.nextInt((n + 1) / 2));
        }
        while (Integer.bitCount(set) < 2 * a - n % 2) {
            set |= 2 << (2 * random.nextInt(n / 2));
        }
        return set;
    }

    @Property(tries = 3000)
    void orbitsOfLargerBoardsToo(@ForAll("lines") WhiteLines lines) {
        checkOrbit(lines);
    }
}
