package io.github.queens4j.notation;

import io.github.queens4j.search.Interruption;
import java.util.function.Function;

/** Queens drawn square by square; a border, unless it is empty, stands over each square of the first row. */
public record Drawing(
        String prefix, char empty, char queen, char blocked, String separator, String suffix, String border)
        implements Function<Placement, String> {

    /** Of a larger board, the drawing of two characters for every square could exceed the longest string. */
    public static final int MAX_SIZE = 20_000;

    @Override
    public String apply(Placement placement) {
        int n = placement.size();
        if (n == 0) {
            return "";
        }
        String empty = prefix + (empty() + separator).repeat(n - 1) + empty() + suffix;
        int step = 1 + separator.length();
        StringBuilder text = new StringBuilder(n * (border.length() + empty.length() + 1) + 1);
        if (!border.isEmpty()) {
            text.append(border.repeat(n)).append('\n');
        }
        for (int row = 0; row < n; row++) {
            Interruption.check();
            int first = text.length() + prefix.length();
            text.append(empty).append(row == n - 1 ? "" : "\n");
            if (placement.queen(row) != Placement.NONE) {
                text.setCharAt(first + step * placement.queen(row), queen());
            }
            if (placement.hasBlocked()) {
                placement.blockedColumns(row).forEach(column -> text.setCharAt(first + step * column, blocked()));
            }
        }
        return text.toString();
    }
}
