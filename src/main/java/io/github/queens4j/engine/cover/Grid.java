package io.github.queens4j.engine.cover;

import io.github.queens4j.Puzzle;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Effort;
import org.jspecify.annotations.Nullable;

/** A puzzle's board, ready for any number of searches one after the other: in words if it fits, counted otherwise. */
interface Grid {

    /**
     * Gives each solution to a sink, in whatever order is fastest.
     *
     * @param chance breaks ties; null for an order of its own, where the board has one
     * @return false if the sink or a lack of effort ended the search
     */
    boolean search(Effort effort, @Nullable Chance chance, Sink sink);

    /**
     * Tells the steps of a search in lexicographic order.
     *
     * @return false if the steps or a lack of effort ended the search
     */
    boolean visit(Effort effort, Steps steps);

    /** Whether rows and columns can be matched; if not, there is no solution. */
    boolean isMatched();

    /** The board of a puzzle of at least one row. */
    static Grid of(Puzzle puzzle) {
        int n = puzzle.size();
        return n <= Long.SIZE
                ? new InWords(new WordBoard(new WordLines(puzzle.rule(), n), puzzle))
                : new Counted(new CountedBoard(new CountedLines(puzzle.rule(), n), puzzle));
    }

    /** A board of at most 64 rows. */
    record InWords(WordBoard board) implements Grid {

        @Override
        public boolean search(Effort effort, @Nullable Chance chance, Sink sink) {
            return new WordSearch(board, effort, chance, sink).run();
        }

        @Override
        public boolean visit(Effort effort, Steps steps) {
            return new WordVisit(board, effort, steps).run();
        }

        @Override
        public boolean isMatched() {
            return board.isMatched();
        }
    }

    /** A board of any size. */
    record Counted(CountedBoard board) implements Grid {

        @Override
        public boolean search(Effort effort, @Nullable Chance chance, Sink sink) {
            return new CountedSearch(board, effort, chance == null ? new Chance(0) : chance, sink).run();
        }

        @Override
        public boolean visit(Effort effort, Steps steps) {
            return new CountedVisit(board, effort, steps).run();
        }

        @Override
        public boolean isMatched() {
            return board.isMatched();
        }
    }
}
