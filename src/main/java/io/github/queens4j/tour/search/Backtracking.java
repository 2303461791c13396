package io.github.queens4j.tour.search;

import io.github.queens4j.tour.graph.Effort;
import io.github.queens4j.tour.graph.Goal;
import io.github.queens4j.tour.graph.KnightGraph;

/**
 * The textbook's iterative backtracking, to the letter.
 *
 * <p><b>Idea.</b> One step after the other: take the next move, in a fixed order, that leads to an unvisited square; if there
 * is none, go back one square. Each round of the loop is one move tried, forward or back, and so is the last one, which
 * finds nothing left at the start.
 *
 * <p><b>Complexity.</b> Exponential: 27992 moves on 5 x 5 from a corner, but far more on most boards above 7 x 7. 40 bytes
 * for each square.
 *
 * <p><b>Source.</b> Course notes on backtracking after P. Feofiloff, Algoritmos em linguagem C (2009); the method is older.
 *
 * <p><b>Limits.</b> Not for use by several threads.
 */
public final class Backtracking {

    private final KnightGraph graph;
    private final Goal goal;
    private final Effort effort;

    private final int squares;
    private final int[] path;
    /** For each square of the path, where in the graph's list the next move to try stands. */
    private final int[] nextMove;

    private final boolean[] visited;
    private int length;

    /**
     * A search that has not begun.
     *
     * @param graph the board with its moves in the order in which they are tried
     * @param start the first square
     * @param goal open or closed
     * @param effort pays for moves
     */
    public Backtracking(KnightGraph graph, int start, Goal goal, Effort effort) {
        this.graph = graph;
        this.goal = goal;
        this.effort = effort;
        this.squares = graph.grid().size();
        this.path = new int[squares];
        this.nextMove = new int[squares];
        this.visited = new boolean[squares];
        append(start);
    }

    /**
     * Searches for the first tour.
     *
     * @return whether there is one
     */
    public boolean find() {
        while (length > 0 && !isTour()) {
            effort.spend();
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
        return length > 0;
    }

    /**
     * The tour that was found.
     *
     * @return the squares in order
     */
    public int[] path() {
        return path.clone();
    }

    private boolean isTour() {
        return length == squares && (goal == Goal.OPEN || graph.grid().isMove(path[0], path[squares - 1]));
    }

    private void append(int square) {
        visited[square] = true;
        nextMove[length] = graph.first(square);
        path[length++] = square;
    }
}
