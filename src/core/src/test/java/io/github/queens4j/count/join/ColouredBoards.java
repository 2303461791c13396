package io.github.queens4j.count.join;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Slow and plain: queens of one colour, placed on the squares of the whole board and checked pair by pair. */
final class ColouredBoards {

    /** The columns in use: bit i of {@code even} stands for column 2 i, of {@code odd} for column 2 i + 1. */
    record ColumnSets(int even, int odd) implements Comparable<ColumnSets> {

        static ColumnSets of(List<int[]> queens) {
            int[] columns = queens.stream().mapToInt(queen -> queen[1]).toArray();
            return new ColumnSets(half(columns, 0), half(columns, 1));
        }

        @Override
        public int compareTo(ColumnSets other) {
            return even == other.even ? Integer.compare(odd, other.odd) : Integer.compare(even, other.even);
        }
    }

    private ColouredBoards() {}

    static OpenSquares allSquares(int n) {
        return new OpenSquares(IntStream.generate(() -> (1 << n) - 1).limit(n).toArray());
    }

    /** The numbers of a parity, halved, as a set. */
    static int half(int[] numbers, int parity) {
        return IntStream.of(numbers)
                .filter(number -> number % 2 == parity)
                .map(number -> 1 << (number / 2))
                .reduce(0, (left, right) -> left | right);
    }

    /** The ways to place a queen in each row, by columns; colour 0 has squares of even sums of row and column. */
    static Map<ColumnSets, Long> count(int n, int evenRows, int oddRows, int colour) {
        List<Integer> rows = IntStream.range(0, n)
                .filter(row -> ((row % 2 == 0 ? evenRows : oddRows) >> (row / 2) & 1) == 1)
                .boxed()
                .toList();
        Map<ColumnSets, Long> counts = new TreeMap<>();
        place(n, rows, colour, new ArrayList<>(), queens -> counts.merge(ColumnSets.of(queens), 1L, Long::sum));
        return counts;
    }

    private static void place(int n, List<Integer> rows, int colour, List<int[]> queens, Consumer<List<int[]>> found) {
        if (queens.size() == rows.size()) {
            found.accept(queens);
            return;
        }
        int row = rows.get(queens.size());
        for (int column = 0; column < n; column++) {
            int[] queen = {row, column};
            boolean rightColour = (row + column) % 2 == colour;
            if (rightColour && queens.stream().noneMatch(other -> attack(queen, other))) {
                queens.add(queen);
                place(n, rows, colour, queens, found);
                queens.remove(queens.size() - 1);
            }
        }
    }

    private static boolean attack(int[] one, int[] other) {
        return one[1] == other[1] || Math.abs(one[1] - other[1]) == Math.abs(one[0] - other[0]);
    }
}
