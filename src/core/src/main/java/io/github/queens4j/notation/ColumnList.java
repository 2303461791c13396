package io.github.queens4j.notation;

import java.util.Arrays;
import java.util.function.Function;

/** Columns as a list, counted from a base, 0 or 1; a row without a queen shows {@code -}. */
public record ColumnList(int base) implements Function<Placement, String> {

    /** Brackets hold a list from 1 only if it contains n, which no list from 0 does; otherwise parentheses do. */
    @Override
    public String apply(Placement placement) {
        int[] queens = placement.queens();
        int last = queens.length - 1;
        boolean brackets = base == 0 || last < 0 || Arrays.stream(queens).anyMatch(column -> column == last);
        int room = 4 * Math.min(queens.length, 100) + 2; // Enough for 100 columns; beyond that it grows.
        StringBuilder text = new StringBuilder(room).append(brackets ? '[' : '(');
        for (int row = 0; row <= last; row++) {
            text.append(row == 0 ? "" : ", ");
            if (queens[row] == Placement.NONE) {
                text.append('-');
            } else {
                text.append(queens[row] + base);
            }
        }
        return text.append(brackets ? ']' : ')').toString();
    }
}
