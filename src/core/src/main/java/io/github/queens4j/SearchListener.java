package io.github.queens4j;

import java.util.List;

/**
 * Watches a search step by step: what a trace prints, an animation shows and a state tree is drawn from.
 *
 * <p>The search calls the listener on the thread that called {@link Solver#visit(Puzzle, SolutionVisitor,
 * SearchListener)}, never on two threads at once, and waits until it returns. Each call returns whether the search is
 * to continue; after {@link Visit#STOP} there are no more calls, and the report says {@link Outcome#STOPPED}. An
 * exception that the listener throws ends the search and reaches the caller unchanged. An interrupt ends the search
 * before the next call. By default every method returns {@link Visit#CONTINUE}.
 *
 * <p>Queens are placed row by row, from row 0 on, and removed in reverse: at any moment the queens that stand, those
 * placed and not yet removed, fill the rows from 0 to some row and do not attack each other. A complete search removes
 * them all. Rows and columns are counted from 0. Squares that are not {@linkplain Puzzle#isOpen open} are passed over.
 *
 * <p>The calls of {@code place} are the placements of the {@link SearchReport}; those of {@code place} and
 * {@link #reject} together are its attempts, with two exceptions. An engine that never looks at attacked squares
 * rejects none; one that prunes also skips squares that it has proved hopeless. An engine that makes whole boards has n
 * attempts for each {@link #candidate}: it places queens up to the first conflict, rejects one, and takes all away.
 *
 * @since 0.1.0
 */
public interface SearchListener {

    /**
     * A whole board is there, and is checked next: its queens are placed row by row until one is rejected or the board
     * is a solution, and then removed. An engine that sets one queen after the other has no candidates.
     *
     * @param board a queen in every row, each on a square that the puzzle leaves open
     * @return whether the search is to continue, never null
     */
    default Visit candidate(Board board) {
        return Visit.CONTINUE;
    }

    /**
     * A queen is placed on a square that no queen in the rows above attacks.
     *
     * @param row the row below those that are filled, from 0 to n - 1
     * @param column the column, from 0 to n - 1
     * @return whether the search is to continue, never null
     */
    default Visit place(int row, int column) {
        return Visit.CONTINUE;
    }

    /**
     * A queen is placed as by {@link #place(int, int)}, which this calls unless overridden, by an engine that looks
     * ahead.
     *
     * @param row the row below those that are filled, from 0 to n - 1
     * @param column the column, from 0 to n - 1
     * @param taken the squares that she takes from the rows below, where none is tried until she is removed;
     *     unmodifiable
     * @return whether the search is to continue, never null
     */
    default Visit place(int row, int column, List<Square> taken) {
        return place(row, column);
    }

    /**
     * A square is rejected: a queen above attacks it, and no queen is placed.
     *
     * @param row the row below those that are filled, from 1 to n - 1
     * @param column the column, from 0 to n - 1
     * @param attackingRow the row of the uppermost queen that attacks the square, from 0 to row - 1
     * @return whether the search is to continue, never null
     */
    default Visit reject(int row, int column, int attackingRow) {
        return Visit.CONTINUE;
    }

    /**
     * The lowest queen is taken away again. In backtracking, every board that begins with those that stand was tried.
     *
     * <p>A search that ends before its time, because it was stopped, leaves its queens standing.
     *
     * @param row the last row that is filled, from 0 to n - 1
     * @param column the column of its queen, from 0 to n - 1
     * @return whether the search is to continue, never null
     */
    default Visit remove(int row, int column) {
        return Visit.CONTINUE;
    }

    /**
     * Every row has a queen; unless this call stops the search, the visitor receives the same board directly after it.
     *
     * @param board the solution
     * @return whether the search is to continue, never null
     */
    default Visit solution(Board board) {
        return Visit.CONTINUE;
    }
}
