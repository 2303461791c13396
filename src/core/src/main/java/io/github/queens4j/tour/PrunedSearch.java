package io.github.queens4j.tour;

import io.github.queens4j.search.Effort;
import java.util.function.LongBinaryOperator;

/**
 * Iterative backtracking that gives up a path as soon as a square is out of reach: one without an unvisited neighbour,
 * or a second one with a single neighbour left, as only the last square of an open tour may have so few; if that is
 * given, no other one. The rule is folklore; see Kocay, "An extension of the multi-path algorithm for finding Hamilton
 * cycles" (1992).
 */
final class PrunedSearch {

    private final KnightGraph graph;
    private final int end;

    /** Whether the last square is one of some. */
    private final boolean bound;

    private final LongBinaryOperator order;
    private final Effort effort;

    private final int squares;
    private final int[] path;
    private final int[] candidates;
    private final byte[] candidateCount;
    private final byte[] nextCandidate;
    private final byte[] lastSquares;
    private final boolean[] visited;

    /** Where a tour that is bound may end: beside its start, or in the given square. */
    private final boolean[] isLast;

    private final byte[] free;
    private int length;

    /** With an order of moves: a key by target and number of moves onward, the smallest first, else in graph order. */
    PrunedSearch(KnightGraph graph, int start, int end, boolean closed, LongBinaryOperator order, Effort effort) {
        this.graph = graph;
        this.end = end;
        this.bound = closed || end != TourMethod.NONE;
        this.order = order;
        this.effort = effort;
        this.squares = graph.grid.size();
        this.path = new int[squares];
        this.candidates = new int[KnightGraph.MOVES * squares];
        this.candidateCount = new byte[squares];
        this.nextCandidate = new byte[squares];
        this.lastSquares = new byte[squares];
        this.visited = new boolean[squares];
        this.isLast = new boolean[squares];
        this.free = new byte[squares];
        for (int square = 0; square < squares; square++) {
            free[square] = (byte) (graph.first[square + 1] - graph.first[square]);
        }
        if (closed) {
            for (int at = graph.first[start]; at < graph.first[start + 1]; at++) {
                isLast[graph.target[at]] = true;
            }
        } else if (bound) {
            isLast[end] = true;
        }
        visit(start);
    }

    enum Result {
        FOUND,
        EXHAUSTED,
        OUT_OF_BUDGET
    }

    int[] path() {
        return path.clone();
    }

    /** Searches for a tour: called once. */
    Result find(long budget) {
        if (squares == 1) {
            // An open tour without a move.
            return bound && !isLast[path[0]] ? Result.EXHAUSTED : Result.FOUND;
        }
        long left = budget;
        while (length > 0) {
            int top = length - 1;
            if (nextCandidate[top] >= candidateCount[top]) {
                leave();
                continue;
            }
            if (left-- == 0) {
                return Result.OUT_OF_BUDGET;
            }
            effort.spendOrThrow();
            int to = candidates[KnightGraph.MOVES * top + nextCandidate[top]++];
            if (canStep(path[top], to)) {
                visit(to);
                if (length == squares && (!bound || isLast[to])) {
                    return Result.FOUND;
                }
            }
        }
        return Result.EXHAUSTED;
    }

    /** Whether no square is lost by a step; notes for the next level how many can only be the last. */
    private boolean canStep(int from, int to) {
        if (to == end && length < squares - 1) {
            return false;
        }
        int last = lastSquares[length - 1];
        for (int at = graph.first[from]; at < graph.first[from + 1]; at++) {
            int other = graph.target[at];
            if (other == to || visited[other]) {
                continue;
            }
            int ways = free[other] + (isLast[other] ? 1 : 0);
            if (ways == 0 || (ways == 1 && (++last > 1 || bound))) {
                return false;
            }
        }
        lastSquares[length] = (byte) last;
        return true;
    }

    private void visit(int square) {
        visited[square] = true;
        int base = KnightGraph.MOVES * length;
        int count = 0;
        for (int at = graph.first[square]; at < graph.first[square + 1]; at++) {
            int target = graph.target[at];
            free[target]--;
            if (!visited[target]) {
                insert(base, count++, target);
            }
        }
        candidateCount[length] = (byte) count;
        nextCandidate[length] = 0;
        path[length++] = square;
    }

    /** Insertion sort: at most eight, equals in the order in which they come. */
    private void insert(int base, int count, int target) {
        long key = order.applyAsLong(target, free[target]);
        int at = base + count;
        while (at > base && order.applyAsLong(candidates[at - 1], free[candidates[at - 1]]) > key) {
            candidates[at] = candidates[at - 1];
            at--;
        }
        candidates[at] = target;
    }

    private void leave() {
        int square = path[--length];
        visited[square] = false;
        for (int at = graph.first[square]; at < graph.first[square + 1]; at++) {
            free[graph.target[at]]++;
        }
    }
}
