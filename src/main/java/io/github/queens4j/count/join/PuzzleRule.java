package io.github.queens4j.count.join;

/**
 * The symmetry of puzzles that do not have all eight: every tuple is counted once, or, where a transposition keeps the
 * puzzle, those with Re &lt;= Ke, and twice if Re &lt; Ke.
 *
 * <p>The transposition keeps the colours and the parities: it exchanges Re with Ke and Ro with Ko. With Re = Ke a tuple
 * and its image are both counted.
 *
 * @param transposes whether a transposition keeps the puzzle
 */
record PuzzleRule(boolean transposes) implements OrbitRule {

    @Override
    public boolean isFirst(int re) {
        return true;
    }

    @Override
    public boolean keepsKe(int re, int ke) {
        return !transposes || re <= ke;
    }

    @Override
    public int thirds(int re, int ro, int ke) {
        return transposes && re < ke ? 6 : 3;
    }
}
