package io.github.queens4j.contract;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Slow and plain: what a puzzle's search must find and report, from the definitions, level by level instead of by
 * backtracking. What attacks what is said here once more, by distances instead of lines; only a rule of somebody's own
 * is asked.
 */
public final class Oracle {

    private final Puzzle puzzle;

    /** At index k the legal partial boards of k rows, in lexicographic order. */
    private final List<List<int[]>> levels = new ArrayList<>();

    /**
     * Finds the solutions.
     *
     * @param puzzle a small one: memory grows with the number of partial boards
     */
    public Oracle(Puzzle puzzle) {
        this.puzzle = puzzle;
        levels.add(List.of(new int[0]));
        for (int row = 0; row < puzzle.size(); row++) {
            List<int[]> next = new ArrayList<>();
            for (int[] partial : levels.get(row)) {
                for (int column = 0; column < puzzle.size(); column++) {
                    int[] longer = Arrays.copyOf(partial, row + 1);
                    longer[row] = column;
                    if (isOpen(row, column) && isLegal(puzzle.rule(), puzzle.size(), longer)) {
                        next.add(longer);
                    }
                }
            }
            levels.add(next);
        }
    }

    /** Every solution of the puzzle, in lexicographic order. */
    public List<Board> solutions() {
        return levels.get(puzzle.size()).stream().map(Board::of).toList();
    }

    /** Partial boards visited up to a solution, or in all if there is none given. */
    public long placements(Board... upTo) {
        return levels.stream()
                .flatMap(List::stream)
                .filter(partial -> partial.length > 0 && isUpTo(partial, upTo))
                .count();
    }

    /** Squares tried up to a solution, or in all if there is none given. */
    public long attempts(Board... upTo) {
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

    /** Every solution of the empty board of queens, in lexicographic order. */
    public static List<Board> allSolutions(int n) {
        return new Oracle(Puzzle.ofSize(n)).solutions();
    }

    /** Whether no queen attacks another: all pairs. */
    public static boolean isSolution(int... columns) {
        for (int rows = 2; rows <= columns.length; rows++) {
            if (!isLegal(Rule.QUEENS, columns.length, Arrays.copyOf(columns, rows))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the queen of the last row attacks none above her. */
    private static boolean isLegal(Rule rule, int n, int... columns) {
        int last = columns.length - 1;
        for (int row = 0; row < last; row++) {
            if (attack(rule, n, new Square(row, columns[row]), new Square(last, columns[last]))) {
                return false;
            }
        }
        return true;
    }

    /** Whether queens in two rows, the upper one first, attack each other: from the distances of rows and columns. */
    private static boolean attack(Rule rule, int n, Square upper, Square lower) {
        int down = lower.row() - upper.row();
        int across = Math.abs(lower.column() - upper.column());
        boolean touch = down <= 1 && across <= 1;
        boolean queens = across == 0 || across == down;
        return switch (rule.name()) {
            case "queens" -> queens;
            case "toroidal" -> queens || across == n - down;
            case "amazons" -> queens || (down == 1 && across == 2) || (down == 2 && across == 1);
            case "semi-queens" -> across == 0 || lower.column() - upper.column() == down;
            case "non-touching" -> across == 0 || touch;
            case "regions" -> across == 0 || touch || regionOf(rule, upper, n) == regionOf(rule, lower, n);
            default -> {
                // Asked itself, a rule would be compared with itself.
                if (Rule.known().contains(rule)) {
                    throw new AssertionError(
                            "a case is missing: Oracle.attack must say in words of its own, by distances, "
                                    + "what attacks what under the rule \"" + rule + "\"");
                }
                yield rule.attacks(upper.row(), upper.column(), lower.row(), lower.column(), n);
            }
        };
    }

    private static long regionOf(Rule rule, Square square, int n) {
        return rule.families().stream()
                .filter(family -> family.name().equals("region"))
                .findFirst()
                .orElseThrow()
                .line(square, n)
                .orElseThrow();
    }
}
