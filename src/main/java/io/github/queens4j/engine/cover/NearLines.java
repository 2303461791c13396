package io.github.queens4j.engine.cover;

import io.github.queens4j.LineFamily;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lines of a few squares that lie near each other in always the same ways, such as pairs of squares a knight's move
 * apart, or blocks. The squares on the line of a square are found by asking those near it, so that nothing is kept for
 * each square.
 */
final class NearLines implements Lines {

    /** The most different ways from the first square of a line to another. */
    private static final int MOST_SHAPES = 8;

    private record Offset(int rows, int columns) {}

    private final LineFamily family;
    private final int n;
    private final int[] rows;
    private final int[] columns;

    private NearLines(LineFamily family, int n, List<Offset> offsets) {
        this.family = family;
        this.n = n;
        rows = offsets.stream().mapToInt(Offset::rows).toArray();
        columns = offsets.stream().mapToInt(Offset::columns).toArray();
    }

    /** The lines, or empty if the family is not like that. */
    static Optional<NearLines> of(LineFamily family, int n) {
        return fromFirst(family, n).map(shapes -> new NearLines(family, n, differences(shapes)));
    }

    /** The ways from the first square of a line to its others, or empty if there are too many. */
    private static Optional<Set<Offset>> fromFirst(LineFamily family, int n) {
        Set<Offset> shapes = new HashSet<>();
        shapes.add(new Offset(0, 0));
        int[] first = new int[2 * n * n];
        Arrays.fill(first, LineTable.NONE);
        int lastRows = 0;
        int lastColumns = 0;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                long line = family.line(row, column, n);
                if (line >= first.length) {
                    return Optional.empty();
                }
                if (line < 0) {
                    continue;
                }
                if (first[(int) line] == LineTable.NONE) {
                    first[(int) line] = row * n + column;
                }
                int rows = row - first[(int) line] / n;
                int columns = column - first[(int) line] % n;
                if (rows != lastRows || columns != lastColumns) {
                    lastRows = rows;
                    lastColumns = columns;
                    shapes.add(new Offset(rows, columns));
                    if (shapes.size() > MOST_SHAPES) {
                        return Optional.empty();
                    }
                }
            }
        }
        return Optional.of(shapes);
    }

    private static List<Offset> differences(Set<Offset> shapes) {
        Set<Offset> differences = new HashSet<>();
        for (Offset from : shapes) {
            for (Offset to : shapes) {
                differences.add(new Offset(to.rows - from.rows, to.columns - from.columns));
            }
        }
        List<Offset> sorted = new ArrayList<>(differences);
        sorted.remove(new Offset(0, 0));
        return sorted;
    }

    /** Too few squares to be covered by n of them, as boards are that are not in words. */
    @Override
    public int coveringLines() {
        return 0;
    }

    @Override
    public int line(int row, int column) {
        throw notAnItem();
    }

    @Override
    public int someSquare(int line) {
        throw notAnItem();
    }

    private static UnsupportedOperationException notAnItem() {
        return new UnsupportedOperationException("lines of few squares do not hold one queen each");
    }

    @Override
    public void walk(int row, int column, SquareAction action) {
        long line = family.line(row, column, n);
        if (line < 0) {
            return;
        }
        for (int i = 0; i < rows.length; i++) {
            int r = row + rows[i];
            int c = column + columns[i];
            if (r >= 0 && r < n && c >= 0 && c < n && family.line(r, c, n) == line) {
                action.accept(r, c);
            }
        }
    }
}
