package io.github.queens4j.count;

import io.github.queens4j.Puzzle;
import io.github.queens4j.Square;
import io.github.queens4j.Symmetry;
import io.github.queens4j.search.Require;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
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
     * {@return the counts of the empty board, with as many threads as there are processors}
     *
     * @param n rows and columns, 0 to {@link CountPlan#LARGEST_N}
     */
    public static SquareCounts of(int n) {
        return of(Puzzle.ofSize(n));
    }

    /**
     * {@return the counts of a puzzle, with as many threads as there are processors}
     *
     * @param puzzle under any rule, as {@link CountPlan#of(Puzzle)} takes it
     */
    public static SquareCounts of(Puzzle puzzle) {
        return of(puzzle, Runtime.getRuntime().availableProcessors(), CountKernel.AUTO, progress -> {});
    }

    /**
     * {@return the counts of a puzzle, by some threads, with a listener of the progress}
     *
     * @param puzzle under any rule, as {@link CountPlan#of(Puzzle)} takes it
     * @param threads at least 1; they are daemon threads, and end before this method does
     * @param kernel one that this JVM has; otherwise an {@link IllegalStateException} is thrown
     * @param listener is notified of the progress on the calling thread, once at the beginning and after each unit
     * @throws ArithmeticException if this is an empty board of queens with n above {@link CountPlan#LARGEST_N}
     */
    public static SquareCounts of(
            Puzzle puzzle, int threads, CountKernel kernel, Consumer<? super CountProgress> listener) {
        if (Puzzles.isForSplit(puzzle)) {
            CountPlan.requireSize(puzzle.size());
        }
        Require.atLeast(1, "threads", threads);
        Objects.requireNonNull(listener, "listener");
        int n = puzzle.size();
        List<Symmetry> symmetries = puzzle.symmetries();
        Map<Square, CountPlan> classes = classes(puzzle, symmetries);
        Run run = new Run(classes.values(), listener);
        long[][] counts = new long[n][n];
        classes.forEach((square, plan) -> {
            long count = run.count(CountJob.of(plan).threads(threads).kernel(kernel));
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
        return new SquareCounts(counts);
    }

    /** The first of the squares that symmetries take to each other, if open, and the puzzle with a queen on it. */
    private static Map<Square, CountPlan> classes(Puzzle puzzle, List<Symmetry> symmetries) {
        int n = puzzle.size();
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

    /** Counts one plan after the other, and makes one progress of theirs. */
    private static final class Run {

        private final Consumer<? super CountProgress> listener;
        private final long start = System.nanoTime();
        private final int units;
        private final double cost;
        private int unitsBefore;
        private double costBefore;

        Run(Collection<CountPlan> plans, Consumer<? super CountProgress> listener) {
            this.listener = listener;
            this.units = plans.stream().mapToInt(plan -> plan.units().size()).reduce(0, Math::addExact);
            this.cost = plans.stream().mapToDouble(CountPlan::cost).sum();
        }

        long count(CountJob job) {
            double costOfPlan = job.plan.cost();
            long count = job.onProgress(part -> report(part, costOfPlan)).run();
            unitsBefore += job.plan.units().size();
            costBefore += costOfPlan;
            return count;
        }

        /** Once at the beginning of all plans, not of each. */
        private void report(CountProgress part, double costOfPlan) {
            int done = unitsBefore + part.unitsDone();
            if (part.unitsDone() > 0 || done == 0) {
                double costDone = costBefore + part.fraction() * costOfPlan;
                double fraction = CountProgress.fraction(costDone, cost, done == units);
                Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
                listener.accept(new CountProgress(done, 0, units, fraction, 0, elapsed));
            }
        }
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
