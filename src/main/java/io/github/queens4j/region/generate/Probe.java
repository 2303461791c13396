package io.github.queens4j.region.generate;

import io.github.queens4j.region.logic.Bits;
import io.github.queens4j.region.logic.SolutionSearch;

/**
 * Asks what a colour would allow: the solutions with a queen on one square, if that had a certain region. As long as
 * there are none, the intended solution stays the only one. Not thread-safe.
 */
final class Probe {

    private final Patchwork board;
    private final SolutionSearch search;
    private final long[] start;

    Probe(Patchwork board, int most) {
        this.board = board;
        search = new SolutionSearch(board.cut, most);
        start = new long[board.coloured.length];
    }

    /** Solutions with a queen on a square, if that had a region; the limit also if the search is given up. */
    int count(int square, int region, int limit, long mostNodes) {
        int before = board.cut.region(square);
        board.cut.assign(square, region);
        System.arraycopy(board.coloured, 0, start, 0, start.length);
        Bits.add(start, square);
        board.cut.removeAttacked(start, square);
        int found = search.run(start, limit, mostNodes);
        board.cut.assign(square, before);
        return found < 0 ? limit : found;
    }

    /** A solution of the last count: for each row the square of its queen. */
    int[] solution(int index) {
        return search.solution(index);
    }
}
