package io.github.queens4j;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Slow and plain: what a puzzle's search must find and report, from the definitions, level by level instead of by
 * backtracking.
 */
final class Oracle {

    private final Puzzle puzzle;

    /** At index k the legal partial boards of k rows, in lexicographic order. */
    private final List<List<int[]>> levels = new ArrayList<>();

    Oracle(Puzzle puzzle) {
        this.puzzle = puzzle;
        levels.add(List.of(new int[0]));
        for (int row = 0; row < puzzle.size(); row++) {
            List<int[]> next = new ArrayList<>();
            for (int[] partial : levels.get(row)) {
                for (int column = 0; column < puzzle.size(); column++) {
                    int[] longer = Arrays.copyOf(partial, row + 1);
                    longer[row] = column;
                    if (isOpen(row, column) && isLegal(longer)) {
                        next.add(longer);
                    }
                }
            }
            levels.add(next);
        }
    }

    List<Board> solutions() {
        return levels.get(puzzle.size()).stream().map(Board::of).toList();
    }

    /** Partial boards visited up to a solution, or in all if there is none given. */
    long placements(Board... upTo) {
        return levels.stream()
                .flatMap(List::stream)
                .filter(partial -> partial.length > 0 && isUpTo(partial, upTo))
                .count();
    }

    /** Squares tried up to a solution, or in all if there is none given. */
    long attempts(Board... upTo) {
        long attempts = 0;
        for (List<int[]> level : levels.subList(0, puzzle.size())) {
            for (int[] partial : level) {
                for (int column = 0; column < puzzle.size(); column++) {
                    int[] longer = Arrays.copyOf(partial, partial.length + 1);
                    longer[partial.length] = column;
                    if (isOpen(partial.length, column) && isUpTo(longer, upTo)) {
                        attempts++;
                    }
                }
            }
        }
        return attempts;
    }

    private boolean isOpen(int row, int column) {
        return !puzzle.isBlocked(row, column) && puzzle.queen(row).orElse(column) == column;
    }

    private static boolean isUpTo(int[] partial, Board... upTo) {
        return upTo.length == 0 || Arrays.compare(partial, Arrays.copyOf(upTo[0].columns(), partial.length)) <= 0;
    }

    private static boolean isLegal(int[] columns) {
        for (int i = 0; i < columns.length; i++) {
            for (int j = 0; j < i; j++) {
                if (columns[i] == columns[j] || Math.abs(columns[i] - columns[j]) == i - j) {
                    return false;
                }
            }
        }
        return true;
    }
}
