package io.github.queens4j.engine;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Rule;
import io.github.queens4j.Square;
import io.github.queens4j.Symmetry;
import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Counts the solutions of a puzzle that some symmetries leave as they are, by placing whole orbits of squares. */
final class SymmetricSolutions {

    static final int MAX_SIZE = Long.SIZE;

    /** Nodes of the search tree from one interrupt check to the next: about a millisecond. */
    private static final int NODES_PER_CHECK = 1 << 13;

    private final int n;

    /** The first row of those that are searched; the ones before it are their images. */
    private final int first;

    /** For each square, row * n + column, for each row the columns that its orbit does not attack. */
    private final long[][] safe;

    /** For each square the rows of its orbit. */
    private final long[] orbitRows;

    /** For each number of orbits placed, for each row the columns that are left. */
    private final long[][] left;

    private final Interruption interruption = Interruption.every(NODES_PER_CHECK);

    private SymmetricSolutions(Puzzle puzzle, Set<Symmetry> group) {
        n = puzzle.size();
        first = group.contains(Symmetry.ROTATE_180) || group.contains(Symmetry.FLIP_ROWS) ? n / 2 : 0;
        long[][] attacked = attacked(puzzle.rule(), n);
        safe = new long[n * n][n];
        orbitRows = new long[n * n];
        left = new long[n + 1][n];
        for (int number = 0; number < n * n; number++) {
            Interruption.check();
            Square square = new Square(number / n, number % n);
            boolean isPeaceful = puzzle.isOpen(square);
            Arrays.fill(safe[number], -1);
            for (Symmetry symmetry : group) {
                Square image = symmetry.image(square, n);
                isPeaceful &= image.equals(square) || (attacked[number][image.row()] & 1L << image.column()) == 0;
                orbitRows[number] |= 1L << image.row();
                for (int row = 0; row < n; row++) {
                    safe[number][row] &= ~attacked[image.row() * n + image.column()][row];
                }
            }
            left[0][square.row()] |= isPeaceful ? 1L << square.column() : 0;
        }
    }

    /** For each square, for each row the columns that it attacks, and in its own row all. */
    private static long[][] attacked(Rule rule, int n) {
        long[][] attacked = new long[n * n][n];
        for (int square = 0; square < n * n; square++) {
            Interruption.check();
            int row = square / n;
            for (int other = 0; other < n * n; other++) {
                boolean isAttacked = row == other / n || rule.attacks(row, square % n, other / n, other % n, n);
                attacked[square][other / n] |= isAttacked ? 1L << (other % n) : 0;
            }
        }
        return attacked;
    }

    /** The number of solutions of a puzzle with 1 to {@link #MAX_SIZE} rows that equal their images. */
    static long count(Puzzle puzzle, List<Symmetry> symmetries) {
        Set<Symmetry> group = EnumSet.of(Symmetry.IDENTITY);
        while (group.addAll(group.stream()
                .flatMap(one -> symmetries.stream().map(one::then))
                .toList())) {
            // Until no product is new.
        }
        if (group.contains(Symmetry.ROTATE_90) && puzzle.size() % 4 > 1) {
            return 0; // Its orbits have four squares, but for one in the middle.
        }
        SymmetricSolutions search = new SymmetricSolutions(puzzle, group);
        return search.count(0, -1L >>> (Long.SIZE - puzzle.size()) & -1L << search.first);
    }

    private long count(int placed, long rows) {
        interruption.step();
        if (rows == 0) {
            return 1;
        }
        long[] now = left[placed];
        int row = -1;
        int fewest = Integer.MAX_VALUE;
        for (long rest = rows; rest != 0; rest &= rest - 1) {
            int next = Long.numberOfTrailingZeros(rest);
            int columns = Long.bitCount(now[next]);
            if (columns < fewest) {
                fewest = columns;
                row = next;
            }
        }
        if ((rows & (rows - 1)) == 0) {
            return fewest;
        }
        long count = 0;
        for (long free = now[row]; free != 0; free &= free - 1) {
            int square = row * n + Long.numberOfTrailingZeros(free);
            long remaining = rows & ~orbitRows[square];
            for (long rest = remaining; rest != 0; rest &= rest - 1) {
                int next = Long.numberOfTrailingZeros(rest);
                left[placed + 1][next] = now[next] & safe[square][next];
            }
            count += count(placed + 1, remaining);
        }
        return count;
    }
}
