package io.github.queens4j.cover;

import io.github.queens4j.Board;
import io.github.queens4j.Puzzle;
import io.github.queens4j.search.Chance;
import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The tree of a search for all solutions, and its parts below some first queens, each a square row * n + column. */
public final class CoverTree {

    /** Walks for an estimate that is not one of very many. */
    public static final int WALKS = 8;

    private final Cover cover;
    private final int n;

    /** The number of first queens that are on the board now. */
    private int begun;

    /** Of a puzzle of size {@link Cover#MAX_SIZE} at most; for one call after another by one thread. */
    public CoverTree(Puzzle puzzle) {
        cover = new Cover(puzzle);
        n = puzzle.size();
    }

    public long count(int[] queens) {
        return at(queens) ? cover.all(Long.MAX_VALUE).count : 0;
    }

    /** The solution there with a number from 1 to their count, always the same one. */
    public Board solution(int[] queens, long number) {
        at(queens);
        return cover.all(number).last().orElseThrow();
    }

    /** The parts below these queens and each of the next that a search tries; none at an end. */
    public List<int[]> cut(int[] queens) {
        int[] ways = at(queens) ? cover.board().ways() : new int[0];
        return Arrays.stream(ways)
                .mapToObj(way -> IntStream.concat(Arrays.stream(queens), IntStream.of(way)))
                .map(IntStream::toArray)
                .toList();
    }

    /** Estimates the nodes of a part by random walks down (D. E. Knuth, 1975); 0 if a line is left without a square. */
    public double nodes(int[] queens, int walks, Chance chance) {
        double nodes = 0;
        for (int walk = 0; walk < walks; walk++) {
            double width = at(queens) ? 1 : 0;
            while (width > 0) {
                Interruption.check();
                nodes += width;
                int[] ways = cover.board().ways();
                width *= ways.length;
                if (width > 0 && !begin(ways[chance.below(ways.length)])) {
                    nodes += width;
                    break;
                }
            }
        }
        return nodes / walks;
    }

    /** Whether these queens can stand on the board; then they alone do. */
    private boolean at(int[] queens) {
        for (; begun > 0; begun--) {
            cover.board().takeBack();
        }
        return Arrays.stream(queens).allMatch(this::begin);
    }

    private boolean begin(int square) {
        boolean isLeft = cover.board().begin(square / n, square % n);
        begun += isLeft ? 1 : 0;
        return isLeft;
    }
}
