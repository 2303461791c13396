package io.github.queens4j.count;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Square;
import io.github.queens4j.Symmetry;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * How many of the Q(n) boards, or of the solutions of a puzzle, have a queen on each square.
 *
 * <p><b>Idea.</b> The boards with a queen on a square are the solutions of the puzzle with that queen given; squares
 * that are images of each other, under the symmetries that keep the puzzle, have equal counts. So one {@link CountPlan}
 * is counted for each class of squares, none for a square that is blocked or attacked by a given queen.
 *
 * <p><b>Complexity.</b> About n<sup>2</sup>/8 counts for an empty board that all symmetries keep, n<sup>2</sup> at
 * most. Each takes once or twice as long as the count of all boards: it has fewer symmetries.
 *
 * <p>Safe for concurrent use.
 *
 * @since 0.1.0
 */
public final class SquareCounts {

    private final long[][] counts;

    private SquareCounts(long[][] counts) {
        this.counts = counts;
    }

    /**
     * {@return the counts of the puzzle of a job, as the job says: by its threads or executor, with its kernel} Its
     * listener is notified on the calling thread, once at the beginning and after each unit of all counts.
     *
     * @param job without a checkpoint
     */
    public static SquareCounts count(CountJob job) {
        Objects.requireNonNull(job, "job");
        if (job.checkpoint != null) {
            throw new IllegalArgumentException("job must be without a checkpoint, which is for a single count");
        }
        Puzzle puzzle = job.plan.puzzle;
        Map<Square, CountPlan> classes = classes(puzzle);
        JobRun run = new JobRun(job, classes.values().toArray(CountPlan[]::new));
        return run.run(tally -> new SquareCounts(counts(puzzle, classes, tally)));
    }

    private static long[][] counts(Puzzle puzzle, Map<Square, CountPlan> classes, Tally tally) {
        int n = puzzle.size();
        List<Symmetry> symmetries = puzzle.symmetries();
        long[][] counts = new long[n][n];
        classes.forEach((square, plan) -> {
            long count = tally.total(plan);
            for (Symmetry symmetry : symmetries) {
                Square image = symmetry.image(square, n);
                counts[image.row()][image.column()] = count;
            }
        });
        // A given queen is on all boards, which any other row adds up to; with a queen in each row there is one board.
        long total = IntStream.range(0, n)
                .filter(row -> puzzle.queen(row).isEmpty())
                .mapToLong(row -> Arrays.stream(counts[row]).sum())
                .findFirst()
                .orElse(1);
        puzzle.queens().forEach(queen -> counts[queen.row()][queen.column()] = total);
        return counts;
    }

    /** The first of the squares that symmetries take to each other, if open, and the puzzle with a queen on it. */
    private static Map<Square, CountPlan> classes(Puzzle puzzle) {
        int n = puzzle.size();
        List<Symmetry> symmetries = puzzle.symmetries();
        Map<Square, CountPlan> classes = new LinkedHashMap<>();
        for (int i = 0; i < n * n; i++) {
            Square square = new Square(i / n, i % n);
            boolean isFirst = symmetries.stream().allMatch(each -> square.compareTo(each.image(square, n)) <= 0);
            boolean isGiven = puzzle.queen(square.row()).isPresent();
            if (isFirst && !isGiven && puzzle.isOpen(square) && !puzzle.isAttacked(square)) {
                classes.put(square, CountPlan.of(puzzle.withQueen(square)));
            }
        }
        return classes;
    }

    /** {@return the board size n} */
    public int n() {
        return counts.length;
    }

    /**
     * {@return the number of boards with a queen on a square, 0 to {@link #total}}
     *
     * @param row 0 to n - 1
     * @param column 0 to n - 1
     */
    public long at(int row, int column) {
        return counts[Require.position(n(), "row", row)][Require.position(n(), "column", column)];
    }

    /** {@return the number of boards, which is the sum over any row; 1 for n = 0} */
    public long total() {
        return n() == 0 ? 1 : Arrays.stream(counts[0]).sum();
    }

    /** {@return all counts, n rows of n columns; a copy} */
    public long[][] toArray() {
        return Arrays.stream(counts).map(long[]::clone).toArray(long[][]::new);
    }

    @Override
    public String toString() {
        return "SquareCounts[n=" + n() + ", total=" + total() + "]";
    }
}
