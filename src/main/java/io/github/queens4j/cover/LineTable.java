package io.github.queens4j.cover;

import io.github.queens4j.LineFamily;
import io.github.queens4j.search.Interruption;
import java.util.HashMap;
import java.util.Map;

/** Lines of any shape, numbered from 0 without gaps, and the squares of each, row * n + column, as a ring. */
final class LineTable implements FamilyLines {

    private final int n;
    private final int[] lineOf;

    /** For each square the next one on its line, round and round; the square itself if it is alone. */
    private final int[] next;

    /** For each line its first square. */
    private final int[] first;

    private final int items;

    LineTable(LineFamily family, int n) {
        this.n = n;
        lineOf = new int[n * n];
        next = new int[n * n];
        first = new int[n * n];
        int[] last = new int[n * n];
        Map<Long, Integer> lines = new HashMap<>();
        boolean coversBoard = true;
        for (int square = 0, row = 0; row < n; row++) {
            Interruption.check();
            for (int column = 0; column < n; column++, square++) {
                long number = family.line(row, column, n);
                next[square] = square;
                if (number == LineFamily.NONE) {
                    coversBoard = false;
                    continue;
                }
                Integer known = lines.putIfAbsent(number, lines.size());
                int line = known == null ? lines.size() - 1 : known;
                lineOf[square] = line;
                if (known == null) {
                    first[line] = square;
                } else {
                    next[square] = first[line];
                    next[last[line]] = square;
                }
                last[line] = square;
            }
        }
        items = coversBoard && lines.size() <= n ? lines.size() : 0;
    }

    @Override
    public int items() {
        return items;
    }

    @Override
    public int line(int row, int column) {
        return lineOf[row * n + column];
    }

    @Override
    public int someSquare(int line) {
        return first[line];
    }

    @Override
    public void walk(int row, int column, SquareAction action) {
        int square = row * n + column;
        for (int other = next[square]; other != square; other = next[other]) {
            action.accept(other / n, other % n);
        }
    }
}
