package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.search.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A node of a {@link StateTree}: a board with queens in its first rows.
 *
 * <p>Rows and columns are counted from 0. Nodes are immutable once their tree is built.
 *
 * @since 0.1.0
 */
public final class StateNode {

    /** What a search finds when it comes to a node. */
    public enum Kind {
        /** No two queens attack each other, and rows are still empty. */
        PROMISING,
        /** The last queen is attacked by one above: the search backtracks at once. */
        PRUNED,
        /** No two queens attack each other, and every row has one. */
        SOLUTION
    }

    private final Kind kind;
    private final int[] columns;
    private final OptionalInt attackingRow;

    private final List<StateNode> children = new ArrayList<>();

    /** The children of its parent, to which a tree adds it. */
    final List<StateNode> siblings;

    /** The node of queens that do not attack each other, but for the last. */
    StateNode(Puzzle puzzle, List<StateNode> siblings, int... columns) {
        this.siblings = siblings;
        this.columns = columns;
        int n = puzzle.size();
        int last = columns.length - 1;
        attackingRow = IntStream.range(0, last)
                .filter(row -> puzzle.rule().attacks(last, columns[last], row, columns[row], n))
                .findFirst();
        kind = attackingRow.isPresent() ? Kind.PRUNED : columns.length == n ? Kind.SOLUTION : Kind.PROMISING;
    }

    /** The nodes with a queen on each open square of the next row. */
    Stream<StateNode> next(Puzzle puzzle) {
        Interruption.check();
        return IntStream.range(0, puzzle.size())
                .filter(column -> puzzle.isOpen(level(), column))
                .mapToObj(column -> IntStream.concat(Arrays.stream(columns), IntStream.of(column)))
                .map(more -> new StateNode(puzzle, children, more.toArray()));
    }

    /** {@return what this node is} */
    public Kind kind() {
        return kind;
    }

    /** {@return the number of queens, which is the distance from the root, from 0 to n} */
    public int level() {
        return columns.length;
    }

    /** {@return a fresh array with the column of the queen in each row from 0 to level - 1} */
    public int[] columns() {
        return columns.clone();
    }

    /** {@return the uppermost row whose queen attacks the last queen; empty unless the node is pruned} */
    public OptionalInt attackingRow() {
        return attackingRow;
    }

    /** {@return the nodes with one more queen that the tree holds, by column, unmodifiable; empty where it is cut} */
    public List<StateNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** The queens as a list of columns, such as {@code [1, 3]}. */
    @Override
    public String toString() {
        return Arrays.toString(columns);
    }
}
