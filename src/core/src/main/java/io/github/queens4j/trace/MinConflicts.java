package io.github.queens4j.trace;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Square;
import io.github.queens4j.Visit;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Interruption;
import io.github.queens4j.search.Require;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Min-conflicts, step by step: a whole board is repaired. It is no engine, as it finds one board at most, by chance,
 * and that there is none it never knows.
 *
 * <p><b>Idea.</b> Each row has a queen on a random open square. While queens attack each other, one of those that are
 * attacked is drawn, and moves to the square of her row that the fewest queens attack, to a random one of several;
 * where she stands is one of them. After 10 n moves, a restart: another random board.
 *
 * <p><b>Complexity.</b> O(n^2) time for each step, O(n) memory. Half of the boards take 35 moves for n = 8, 92 for 50.
 *
 * <p><b>Source.</b> S. Minton, M. D. Johnston, A. B. Philips, P. Laird, <i>Minimizing Conflicts: A Heuristic Repair
 * Method for Constraint Satisfaction and Scheduling Problems</i>, Artificial Intelligence 58, 1992.
 *
 * @param puzzle size, rule, given queens and blocked squares
 * @param seed the source of chance: the same seed makes the same steps on every machine
 * @param restarts after how many it gives up, at least 0
 * @since 0.1.0
 */
public record MinConflicts(Puzzle puzzle, long seed, int restarts) {

    private static final int MOVES_PER_ROW = 10;

    /**
     * Makes a repair that has not begun.
     *
     * @param puzzle size, rule, given queens and blocked squares
     * @param seed the source of chance
     * @param restarts after how many it gives up, at least 0
     */
    public MinConflicts {
        Objects.requireNonNull(puzzle, "puzzle");
        Require.atLeast(0, "restarts", restarts);
    }

    /**
     * A random board, the first or after a restart, or the move of a queen.
     *
     * @param number from 1 on
     * @param from where the queen stood that is moved; empty for a random board
     * @param conflicts for each open square of her row, from the left, how many queens of other rows attack it
     * @param board the queens after the step
     */
    public record Step(long number, Optional<Square> from, List<Integer> conflicts, Board board) {

        /**
         * {@return the step in words: {@code random board}, {@code row 1 has conflicts 2 1 3 0: from column 0 to 3}}
         */
        public String text() {
            String counts = conflicts.stream().map(String::valueOf).collect(Collectors.joining(" "));
            return from.map(square -> "row " + square.row() + " has conflicts " + counts + ": from column "
                            + square.column() + " to " + board.column(square.row()))
                    .orElse("random board");
        }
    }

    /**
     * {@return a solution, or empty if it gave up or was stopped}
     *
     * @param action receives each step, on the calling thread, and says whether to go on
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public Optional<Board> search(Function<? super Step, Visit> action) {
        return new Run(Objects.requireNonNull(action, "action")).search();
    }

    private final class Run {
        private final Function<? super Step, Visit> action;
        private final Chance chance = new Chance(seed);
        private final int n = puzzle.size();
        private final int[] columns = new int[n];
        private long number;

        Run(Function<? super Step, Visit> action) {
            this.action = action;
        }

        Optional<Board> search() {
            boolean isOver = below(row -> open(row).length == 0).length > 0;
            for (int restart = 0; restart <= restarts && !isOver; restart++) {
                Arrays.setAll(columns, row -> drawn(open(row)));
                isOver = report(Optional.empty(), List.of());
                int[] attacked = attacked();
                for (int moves = 0; moves < MOVES_PER_ROW * n && attacked.length > 0 && !isOver; moves++) {
                    isOver = move(drawn(attacked));
                    attacked = attacked();
                }
                if (attacked.length == 0 && !isOver) {
                    return Optional.of(Board.of(columns));
                }
            }
            return Optional.empty();
        }

        private boolean move(int row) {
            Square from = new Square(row, columns[row]);
            int[] open = open(row);
            List<Integer> conflicts = Arrays.stream(open)
                    .mapToObj(column -> conflicts(row, column))
                    .toList();
            int fewest = Collections.min(conflicts);
            columns[row] = drawn(IntStream.range(0, open.length)
                    .filter(i -> conflicts.get(i) == fewest)
                    .map(i -> open[i])
                    .toArray());
            return report(Optional.of(from), conflicts);
        }

        private int[] open(int row) {
            return below(column -> puzzle.isOpen(row, column));
        }

        private int[] attacked() {
            return below(row -> conflicts(row, columns[row]) > 0);
        }

        private int[] below(IntPredicate isOne) {
            Interruption.check();
            return IntStream.range(0, n).filter(isOne).toArray();
        }

        /** How many queens of other rows attack a square. */
        private int conflicts(int row, int column) {
            return below(other -> other != row && puzzle.rule().attacks(row, column, other, columns[other], n)).length;
        }

        private int drawn(int... numbers) {
            return numbers[chance.below(numbers.length)];
        }

        /** Whether the action has had enough. */
        private boolean report(Optional<Square> from, List<Integer> conflicts) {
            return action.apply(new Step(++number, from, conflicts, Board.of(columns))) == Visit.STOP;
        }
    }
}
