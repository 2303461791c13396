package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.Visit;
import io.github.queens4j.cover.Cover;
import io.github.queens4j.search.Require;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * {@code cover}: exact cover, for every rule and every size.
 *
 * <p><b>Idea.</b> Every row holds exactly one queen; so does every line of any family of n disjoint lines that cover
 * the board: columns, regions, the diagonals of a torus. These are the items of an exact cover, all other lines hold at
 * most one queen. After each queen the squares that she attacks are taken away; an item without a square ends the
 * branch, one with a single square forces a queen. All solutions in order come row by row with this foresight; any, a
 * number or a random one by the item with the fewest squares left, in short attempts and then in full. The first board
 * is any board improved row by row, with a proof that none goes on further left.
 *
 * <p><b>Complexity.</b> Exponential in the worst case, as completion is NP-complete. A queen costs O(n) words for n up
 * to 64, O(n) squares beyond. Placements are the partial boards that it came to, attempts the open squares of the rows
 * that it entered. Memory: up to n^3 words for n up to 64, then n^2 bits and up to 2.5 n^2 ints, a quarter of a
 * gigabyte for n = 5000; a third-party family of lines takes as much again.
 *
 * <p><b>Source.</b> D. E. Knuth, <i>Dancing Links</i>, 2000, and <i>The Art of Computer Programming</i>, section
 * 7.2.2.1. Restarts after counted nodes: C. P. Gomes, B. Selman, H. Kautz, <i>Boosting Combinatorial Search Through
 * Randomization</i>, AAAI 1998.
 *
 * <p><b>Limits.</b> n is at most {@value Cover#MAX_SIZE}, so that all squares fit into one array while it grows.
 */
public final class CoverSolver extends Engine {

    public CoverSolver() {
        super("cover", Cover.MAX_SIZE);
    }

    @Override
    public boolean supports(Puzzle puzzle) {
        return puzzle.size() <= Cover.MAX_SIZE;
    }

    @Override
    void run(Search search) {
        new Cover(search.puzzle()).visit(new Run(search));
    }

    @Override
    public long count(Puzzle puzzle) {
        return count(puzzle, Long.MAX_VALUE);
    }

    @Override
    public long count(Puzzle puzzle, long limit) {
        Require.atLeast(0, "limit", limit);
        return counted(name(), requireSupported(puzzle), limit, () -> new Cover(puzzle).count(limit));
    }

    @Override
    public Optional<Board> any(Puzzle puzzle) {
        return found(name(), requireSupported(puzzle), () -> new Cover(puzzle).any());
    }

    @Override
    Optional<Board> findFirst(Puzzle puzzle, IntConsumer provenRows) {
        return new Cover(puzzle).first(provenRows);
    }

    @Override
    public Optional<Board> random(Puzzle puzzle, RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        return found(name(), requireSupported(puzzle), () -> new Cover(puzzle).draw(random));
    }

    /** Tallies as the other engines do: open squares on entering a row, less those that a visitor has left untried. */
    private static final class Run implements Cover.Listener {
        private final Search search;

        /** For each row that has been entered how many of its squares are open. */
        private final int[] width;

        Run(Search search) {
            this.search = search;
            width = new int[search.size()];
        }

        @Override
        public void enter(int row) {
            width[row] = width[row] == 0 ? openSquares(row, 0) : width[row];
            search.add(0, width[row]);
        }

        @Override
        public void place(int row, int column) {
            search.place(row, column);
        }

        @Override
        public void remove(int row, int column) {
            search.remove(row, column);
        }

        @Override
        public boolean solution(int[] columns) {
            if (search.solution(columns) == Visit.CONTINUE) {
                return true;
            }
            for (int row = 0; row < columns.length; row++) {
                search.add(0, -openSquares(row, columns[row] + 1));
            }
            return false;
        }

        private int openSquares(int row, int from) {
            Puzzle puzzle = search.puzzle();
            return (int) IntStream.range(from, puzzle.size())
                    .filter(column -> puzzle.isOpen(row, column))
                    .count();
        }
    }
}
