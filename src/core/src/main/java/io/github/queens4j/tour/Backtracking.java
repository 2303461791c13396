package io.github.queens4j.tour;

import io.github.queens4j.Square;
import io.github.queens4j.search.Effort;
import java.util.Optional;

/** The textbook's iterative backtracking (P. Feofiloff, 2009): each round of its loop is one move, forward or back. */
final class Backtracking {

    private final KnightGraph graph;
    private final int end;
    private final boolean closed;
    private final Effort effort;
    private final int[] path;

    /** For each square of the path, where in the graph's list the next move to try stands. */
    private final int[] nextMove;

    private final boolean[] visited;
    private int length;

    Backtracking(KnightGraph graph, int start, int end, boolean closed, Effort effort) {
        this.graph = graph;
        this.end = end;
        this.closed = closed;
        this.effort = effort;
        int squares = graph.grid.size();
        this.path = new int[squares];
        this.nextMove = new int[squares];
        this.visited = new boolean[squares];
        append(start);
    }

    Optional<int[]> find() {
        while (!isOver()) {
            step();
        }
        return isTour() ? Optional.of(path.clone()) : Optional.empty();
    }

    /** Tries a move, while the search is not over: forward to another square of the path, or, if false, back by one. */
    boolean step() {
        effort.spendOrThrow();
        int top = length - 1;
        int end = graph.first[path[top] + 1];
        while (nextMove[top] < end && visited[graph.target[nextMove[top]]]) {
            nextMove[top]++;
        }
        boolean isForward = nextMove[top] < end;
        if (isForward) {
            append(graph.target[nextMove[top]++]);
        } else {
            visited[path[top]] = false;
            length--;
        }
        return isForward;
    }

    boolean isOver() {
        return length == 0 || isTour();
    }

    boolean isTour() {
        return length == path.length
                && (!closed || graph.grid.isMove(path[0], path[length - 1]))
                && (end == TourMethod.NONE || end == path[length - 1]);
    }

    Square square() {
        return new Square(graph.grid.row(path[length - 1]), graph.grid.column(path[length - 1]));
    }

    private void append(int square) {
        visited[square] = true;
        nextMove[length] = graph.first[square];
        path[length++] = square;
    }
}
