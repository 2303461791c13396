package io.github.queens4j.engine.cover;

import io.github.queens4j.LineFamily;
import io.github.queens4j.search.Interruption;
import java.util.HashMap;
import java.util.Map;

/** The lines of a family, numbered from 0 without gaps, and the squares of each, row * n + column, as a ring. */
final class LineTable {

    static final int NONE = -1;

    private final int[] lineOf;
    private final int[] next;
    private final int[] first;
    private int lines;
    private boolean coversBoard = true;

    private LineTable(int squares) {
        lineOf = new int[squares];
        next = new int[squares];
        first = new int[squares];
    }

    static LineTable of(LineFamily family, int n) {
        LineTable table = new LineTable(n * n);
        Map<Long, Integer> numbers = new HashMap<>();
        int[] last = new int[n * n];
        for (int square = 0, row = 0; row < n; row++) {
            Interruption.check();
            for (int column = 0; column < n; column++, square++) {
                long number = family.line(row, column, n);
                if (number == LineFamily.NONE) {
                    table.lineOf[square] = NONE;
                    table.next[square] = square;
                    table.coversBoard = false;
                    continue;
                }
                int line = numbers.computeIfAbsent(number, first -> numbers.size());
                table.lineOf[square] = line;
                if (line == table.lines) {
                    table.lines++;
                    table.first[line] = square;
                } else {
                    table.next[last[line]] = square;
                }
                table.next[square] = table.first[line];
                last[line] = square;
            }
        }
        return table;
    }

    int lines() {
        return lines;
    }

    boolean coversBoard() {
        return coversBoard;
    }

    int line(int square) {
        return lineOf[square];
    }

    int first(int line) {
        return first[line];
    }

    /** The next square on the same line, round and round; the square itself if it is alone. */
    int next(int square) {
        return next[square];
    }
}
