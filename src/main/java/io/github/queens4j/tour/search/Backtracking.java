package io.github.queens4j.tour.search;

import java.util.Optional;

/**
 * The textbook's iterative backtracking, to the letter.
 *
 * <p><b>Idea.</b> One step after the other: take the next move, in a fixed order, that leads to an unvisited square; if
 * there is none, go back one square. Each round of the loop is one move tried, forward or back, and so is the last one,
 * which finds nothing left at the start.
 *
 * <p><b>Source.</b> Course notes on backtracking after P. Feofiloff, Algoritmos em linguagem C (2009); the method is
 * older.
 */
public final class Backtracking {

    private final KnightGraph graph;
    private final boolean closed;
    private final MoveBudget budget;

    private final int squares;
    private final int[] path;
    /** For each square of the path, where in the graph's list the next move to try stands. */
    private final int[] nextMove;

    private final boolean[] visited;
    private int length;

    public Backtracking(KnightGraph graph, int start, boolean closed, MoveBudget budget) {
        this.graph = graph;
        this.closed = closed;
        this.budget = budget;
        this.squares = graph.grid().size();
        this.path = new int[squares];
        this.nextMove = new int[squares];
        this.visited = new boolean[squares];
        append(start);
    }

    public Optional<int[]> find() {
        while (length > 0 && !isTour()) {
            budget.spend();
            int top = length - 1;
            int end = graph.first(path[top] + 1);
            while (nextMove[top] < end && visited[graph.target(nextMove[top])]) {
                nextMove[top]++;
            }
            if (nextMove[top] < end) {
                append(graph.target(nextMove[top]++));
            } else {
                visited[path[top]] = false;
                length--;
            }
        }
        return length > 0 ? Optional.of(path.clone()) : Optional.empty();
    }

    private boolean isTour() {
        return length == squares && (!closed || graph.grid().isMove(path[0], path[squares - 1]));
    }

    private void append(int square) {
        visited[square] = true;
        nextMove[length] = graph.first(square);
        path[length++] = square;
    }
}
