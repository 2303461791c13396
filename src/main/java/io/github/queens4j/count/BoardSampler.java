package io.github.queens4j.count;

import io.github.queens4j.Board;
import io.github.queens4j.count.join.LooseBoards;
import io.github.queens4j.search.Interruption;
import java.time.Duration;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Draws boards at random, each of the Q(n) boards of a size with exactly the same probability 1 / Q(n).
 *
 * <pre>{@code
 * BoardSampler sampler = BoardSampler.of(16);
 * Board board = sampler.next(new Random(1));
 * }</pre>
 *
 * <p><b>Idea.</b> The colour split numbers more than boards: all ways to place queens on the four sub-boards of even
 * and odd rows and columns such that they share out all rows and columns, and on each sub-board none attacks another. A
 * random number is such a loose board, uniformly; if queens of two sub-boards attack each other, another number is
 * drawn. What is left is uniform, whatever its symmetry.
 *
 * <p><b>Complexity.</b> Processor time of one thread on a busy AMD EPYC: making a sampler takes 30 ms at n = 16, 0.3 s
 * at n = 20, 2 s at n = 22, 26 s at n = 23; no boards are counted for it. A draw takes Q'(n) / Q(n) tries on average,
 * with Q' loose boards: 780 at n = 12, 7025 at n = 16, 66548 at n = 20, which is 0.2 ms, 3.4 ms, 110 ms; 0.9 s at n =
 * 22. Memory: 24 bytes for each pair of row sets and 8 for each pair of a row set and a column set, some 6 MB at n = 20
 * and 60 MB at n = 23.
 *
 * <p><b>Limits.</b> n up to {@value #LARGEST_N}. For larger boards, {@code Solvers.random} has variety, but not every
 * board has the same probability.
 *
 * <p>Immutable and safe for concurrent use. The same numbers of a generator give the same board on every machine and
 * JDK; of a generator only {@link RandomGenerator#nextLong()} is used.
 */
public final class BoardSampler {

    /** The largest board size of a sampler. */
    public static final int LARGEST_N = LooseBoards.LARGEST_N;

    private static final int INTERRUPT_PERIOD = 1024;

    private final int n;
    private final LooseBoards boards;

    private BoardSampler(int n, LooseBoards boards) {
        this.n = n;
        this.boards = boards;
    }

    /**
     * A sampler for boards of a size.
     *
     * @param n rows and columns, 0 to {@link #LARGEST_N}, but neither 2 nor 3
     * @return the sampler, ready to draw
     * @throws IllegalArgumentException if n is negative or larger than {@link #LARGEST_N}
     * @throws NoSuchElementException if n is 2 or 3: there is no board
     * @throws CancellationException if the thread is interrupted; the interrupt flag stays set
     */
    public static BoardSampler of(int n) {
        return of(n, progress -> {});
    }

    /**
     * A sampler for boards of a size that tells a listener how far its preparation is.
     *
     * @param n rows and columns, 0 to {@link #LARGEST_N}, but neither 2 nor 3
     * @param listener hears of the progress on the calling thread, at the beginning, now and then, and at the end; its
     *     units are hundredths. What it throws reaches the caller unchanged
     * @return the sampler, ready to draw
     * @throws IllegalArgumentException if n is negative or larger than {@link #LARGEST_N}
     * @throws NoSuchElementException if n is 2 or 3: there is no board
     * @throws CancellationException if the thread is interrupted; the interrupt flag stays set
     */
    public static BoardSampler of(int n, Consumer<? super CountProgress> listener) {
        Objects.requireNonNull(listener, "listener");
        if (n < 0 || n > LARGEST_N) {
            throw new IllegalArgumentException("n must be between 0 and " + LARGEST_N + ", but is " + n
                    + (n < 0 ? "" : ": Solvers.random draws larger boards, with variety, but not uniformly"));
        }
        if (n == 2 || n == 3) {
            throw new NoSuchElementException("there is no board for n = " + n);
        }
        long start = System.nanoTime();
        return new BoardSampler(n, LooseBoards.of(n, percent -> listener.accept(progress(percent, start))));
    }

    private static CountProgress progress(int percent, long start) {
        return new CountProgress(percent, 0, 100, percent / 100.0, 0, Duration.ofNanos(System.nanoTime() - start));
    }

    /**
     * Draws a board.
     *
     * @param random where the chance comes from
     * @return one of the Q(n) boards, each with probability 1 / Q(n) as far as the generator's numbers are uniform and
     *     independent
     * @throws CancellationException if the thread is interrupted; the interrupt flag stays set
     */
    public Board next(RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        int[] columns = new int[n];
        int unused = Long.numberOfLeadingZeros(boards.size() - 1);
        int untilInterruptCheck = INTERRUPT_PERIOD;
        while (true) {
            // As many bits as the largest number has: a number that is too large is drawn again, so all others are
            // equally likely.
            long number = unused == Long.SIZE ? 0 : random.nextLong() >>> unused;
            if (number < boards.size() && boards.board(number, columns)) {
                return Board.of(columns);
            }
            if (--untilInterruptCheck == 0) {
                untilInterruptCheck = INTERRUPT_PERIOD;
                Interruption.check();
            }
        }
    }
}
