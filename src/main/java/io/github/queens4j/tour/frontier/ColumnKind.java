package io.github.queens4j.tour.frontier;

/**
 * All that the step over one column depends on.
 *
 * @param layer the set of states before it
 * @param startRow row of the given end of the tour if it lies in this column, else -1
 * @param rule where ends may be, the given one kept free until it is set
 * @param colour colour of the column's first square
 * @param after columns to the right, as far as they are in sight
 */
record ColumnKind(int layer, int startRow, EndRule rule, int colour, int after) {

    /** The rule at a row of the column. */
    EndRule ruleAt(int row) {
        if (startRow < 0 || row < startRow) {
            return rule;
        }
        EndRule set = rule.releasing((colour + startRow) % 2);
        return row == startRow ? set.here() : set;
    }
}
