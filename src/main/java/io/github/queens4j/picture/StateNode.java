package io.github.queens4j.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

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

    private StateNode(Kind kind, int[] columns, OptionalInt attackingRow) {
        this.kind = kind;
        this.columns = columns;
        this.attackingRow = attackingRow;
    }

    /** A node whose queens do not attack each other; without any, the root. */
    static StateNode consistent(int n, int... columns) {
        Kind kind = columns.length == n ? Kind.SOLUTION : Kind.PROMISING;
        return new StateNode(kind, columns, OptionalInt.empty());
    }

    StateNode place(int n, int column) {
        StateNode child = consistent(n, with(column));
        children.add(child);
        return child;
    }

    /** Adds the child with a queen that the queen of a row above attacks. */
    void prune(int column, int row) {
        children.add(new StateNode(Kind.PRUNED, with(column), OptionalInt.of(row)));
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

    /** {@return the column of the last queen, by which this node differs from its parent; empty for the root} */
    public OptionalInt column() {
        return columns.length == 0 ? OptionalInt.empty() : OptionalInt.of(columns[columns.length - 1]);
    }

    /** {@return the uppermost row whose queen attacks the last queen; empty unless the node is pruned} */
    public OptionalInt attackingRow() {
        return attackingRow;
    }

    /**
     * {@return the nodes with one more queen that the tree holds, by column: an unmodifiable list, without pruned ones
     * unless the tree was built with them, and empty where it is cut}
     */
    public List<StateNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** The queens as a list of columns, such as {@code [1, 3]}. */
    @Override
    public String toString() {
        return Arrays.toString(columns);
    }

    private int[] with(int column) {
        return IntStream.concat(Arrays.stream(columns), IntStream.of(column)).toArray();
    }
}
