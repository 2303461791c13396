package io.github.queens4j.engine.cover;

import io.github.queens4j.LineFamily;
import io.github.queens4j.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * What a rule means on a large board: families besides rows and columns, and those of them whose lines hold one queen
 * each.
 */
final class CountedLines {

    private final int n;
    private final boolean columns;
    private final boolean solvable;
    private final List<Lines> families = new ArrayList<>();
    private final List<Lines> items = new ArrayList<>();

    CountedLines(Rule rule, int n) {
        this.n = n;
        boolean enough = true;
        for (LineFamily family : rule.families()) {
            if (family.equals(LineFamily.ROWS) || family.equals(LineFamily.COLUMNS)) {
                continue;
            }
            Lines lines = Lines.of(family, n);
            families.add(lines);
            int covering = lines.coveringLines();
            if (covering > 0 && covering <= n) {
                items.add(lines);
                enough &= covering == n;
            }
        }
        columns = rule.families().contains(LineFamily.COLUMNS);
        solvable = enough;
    }

    int size() {
        return n;
    }

    /** Whether columns hold one queen each. */
    boolean hasColumns() {
        return columns;
    }

    /** False if fewer than n lines cover the board, so that it has no room for n queens. */
    boolean isSolvable() {
        return solvable;
    }

    /** All families besides rows and columns. */
    Lines[] families() {
        return families.toArray(Lines[]::new);
    }

    /** Those of them whose n lines cover the board. */
    Lines[] items() {
        return items.toArray(Lines[]::new);
    }
}
