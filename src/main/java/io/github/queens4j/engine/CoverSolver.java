package io.github.queens4j.engine;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.SolutionVisitor.Visit;
import io.github.queens4j.cover.Cover;
import io.github.queens4j.cover.CoverListener;
import io.github.queens4j.search.Require;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;

/**
 * {@code cover}: exact cover, for every rule and every size.
 *
 * <p><b>Idea.</b> Every row holds exactly one queen; so does every line of any family of n disjoint lines that cover
 * the board: columns, regions, the diagonals of a torus. These lines are the items of an exact cover, all others hold
 * at most one queen. After each queen the squares that she attacks are taken away; a line left without a square ends
 * the branch, a line left with one square forces a queen. Asked for all solutions in order, the engine goes down the
 * rows with this foresight. Asked for any, for a number or for one at random, it always turns to the line with the
 * fewest squares left: first in some short attempts with ties broken by (always the same) chance, then in a full
 * search. The first board is any board improved row by row, with a proof that no other begins alike and goes on further
 * left. Boards of up to 64 rows are a machine word for each row; on larger ones the squares left in each line are
 * counted.
 *
 * <p><b>Complexity.</b> Exponential in the worst case, as completion is NP-complete. A queen costs O(n) words for n up
 * to 64, O(n) squares beyond. The tree is smaller than that of the other engines, as a report shows: its placements are
 * the partial boards that it came to, its attempts the open squares of the rows that it entered. Memory: up to n^3
 * words for n up to 64, then n^2 bits and up to n^2 ints, twice and a half while they grow, a quarter of a gigabyte for
 * n = 5000; a third-party family of lines takes as much again. What the JVM cannot hold is refused before it begins.
 *
 * <p><b>Source.</b> D. E. Knuth, <i>Dancing Links</i>, 2000, and <i>The Art of Computer Programming</i>, section
 * 7.2.2.1: secondary items, and the item with the fewest options first. Restarts after counted nodes: C. P. Gomes, B.
 * Selman, H. Kautz, <i>Boosting Combinatorial Search Through Randomization</i>, AAAI 1998.
 *
 * <p><b>Limits.</b> n is at most {@value Cover#MAX_SIZE}, where squares are still numbered by an int.
 */
public final class CoverSolver extends Engine {

    public CoverSolver() {
        super("cover", Cover.MAX_SIZE);
    }

    @Override
    public boolean takes(Puzzle puzzle) {
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
        return countBy(each -> new Cover(each).count(limit), puzzle);
    }

    @Override
    public Optional<Board> any(Puzzle puzzle) {
        return find(Cover::any, puzzle);
    }

    @Override
    public Optional<Board> first(Puzzle puzzle) {
        return first(puzzle, row -> {});
    }

    @Override
    Optional<Board> first(Puzzle puzzle, IntConsumer provenRows) {
        return find(cover -> cover.first(provenRows), puzzle);
    }

    @Override
    public Optional<Board> random(Puzzle puzzle, RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        return find(cover -> cover.draw(random), puzzle);
    }

    private Optional<Board> find(Function<Cover, Optional<Board>> way, Puzzle puzzle) {
        return findBy(each -> way.apply(new Cover(each)), board -> board.isPresent() ? 1 : 0, puzzle);
    }

    /** Tallies as the other engines do: open squares on entering a row, less those that a visitor has left untried. */
    private static final class Run implements CoverListener {
        private final Search search;

        /** For each row its open columns as the bits of a word, while a word can hold them. */
        private final long[] open;

        Run(Search search) {
            this.search = search;
            open = search.size() <= Long.SIZE ? Search.openColumns(search.puzzle()) : new long[0];
        }

        @Override
        public void enter(int row) {
            search.add(0, openSquares(row, 0));
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

        /** The open squares of a row from a column on. */
        private long openSquares(int row, int from) {
            Puzzle puzzle = search.puzzle();
            int n = puzzle.size();
            if (n <= Long.SIZE) {
                return from == n ? 0 : Long.bitCount(open[row] >>> from);
            }
            long squares = 0;
            for (int c = from; c < n; c++) {
                squares += puzzle.isOpen(row, c) ? 1 : 0;
            }
            return squares;
        }
    }
}
