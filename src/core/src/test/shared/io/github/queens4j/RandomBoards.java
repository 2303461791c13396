package io.github.queens4j;

import io.github.queens4j.contract.Oracle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Boards for properties: many small ones, and some of up to 40 rows. */
final class RandomBoards {

    private RandomBoards() {}

    /** One queen in each row, columns as they come. */
    static Arbitrary<Board> any() {
        return sizes().flatMap(n -> Arbitraries.integers()
                .between(0, Math.max(0, n - 1))
                .array(int[].class)
                .ofSize(n)
                .map(Board::of));
    }

    static Arbitrary<Board> permutations() {
        return sizes().flatMap(n -> Arbitraries.shuffle(
                        IntStream.range(0, n).boxed().toList())
                .map(columns ->
                        Board.of(columns.stream().mapToInt(Integer::intValue).toArray())));
    }

    /** Solutions up to size 8, and a larger one of every size. */
    static Arbitrary<Board> solutions() {
        Arbitrary<Board> small = Arbitraries.of(IntStream.rangeClosed(0, 8)
                .boxed()
                .flatMap(n -> Oracle.allSolutions(n).stream())
                .toList());
        return Arbitraries.oneOf(
                small,
                Arbitraries.integers()
                        .between(4, 60)
                        .map(n -> Construction.solution(n).orElseThrow()));
    }

    /** All n^n boards of a size, in lexicographic order. */
    static List<Board> all(int n) {
        List<Board> boards = new ArrayList<>();
        for (int code = 0; code < Math.pow(n, n); code++) {
            int[] columns = new int[n];
            for (int row = n - 1, rest = code; row >= 0; row--, rest /= n) {
                columns[row] = rest % n;
            }
            boards.add(Board.of(columns));
        }
        return boards;
    }

    private static Arbitrary<Integer> sizes() {
        return Arbitraries.oneOf(
                Arbitraries.integers().between(0, 5), Arbitraries.integers().between(6, 40));
    }
}
