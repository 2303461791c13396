package io.github.queens4j.picture;

import io.github.queens4j.Puzzle;
import io.github.queens4j.search.Interruption;
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

    static StateNode root(Puzzle puzzle) {
        return new StateNode(puzzle.size() == 0 ? Kind.SOLUTION : Kind.PROMISING, new int[0], OptionalInt.empty());
    }

    /** The nodes with a queen on each open square of the next row. */
    List<StateNode> next(Puzzle puzzle) {
        Interruption.check();
        return IntStream.range(0, puzzle.size())
                .filter(column -> puzzle.isOpen(level(), column))
                .mapToObj(column -> next(puzzle, column))
                .toList();
    }

    private StateNode next(Puzzle puzzle, int column) {
        int n = puzzle.size();
        int row = level();
        OptionalInt attacking = IntStream.range(0, row)
                .filter(other -> puzzle.rule().attacks(row, column, other, columns[other], n))
                .findFirst();
        Kind kind = attacking.isPresent() ? Kind.PRUNED : row == n - 1 ? Kind.SOLUTION : Kind.PROMISING;
        int[] more =
                IntStream.concat(Arrays.stream(columns), IntStream.of(column)).toArray();
        return new StateNode(kind, more, attacking);
    }

    void add(List<StateNode> next, StateTree.Nodes nodes) {
        next.stream()
                .filter(node -> node.kind != Kind.PRUNED || nodes == StateTree.Nodes.PROMISING_AND_PRUNED)
                .forEach(children::add);
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
}
