package io.github.queens4j.count.join;

/** The sum of W B over a block of row sets (Re, Ro) of a term: what one work unit computes. */
public final class BlockSum {

    private final Block block;
    private final JoinKernel kernel;

    private BlockSum(Block block, JoinKernel kernel) {
        this.block = block;
        this.kernel = kernel;
    }

    /**
     * Counts the boards of a block with this JVM's kernel.
     *
     * @param block the row sets
     * @return three times the weighted number of boards
     * @throws java.util.concurrent.CancellationException if the thread is interrupted; the flag stays set
     */
    public static long thirds(Block block) {
        return thirds(block, Kernels.preferred());
    }

    static long thirds(Block block, JoinKernel kernel) {
        return new BlockSum(block, kernel).sum();
    }

    /** What depends on one row set alone is built once; the even rows' share is kept for all odd rows of the block. */
    private long sum() {
        Term term = block.term();
        OrbitRule rule = term.rule();
        EvenRows[] even = new EvenRows[block.evenRowSets().length];
        for (int i = 0; i < even.length; i++) {
            even[i] = EvenRows.of(term, block.evenRowSets()[i], kernel.tileWords());
        }
        PairSum pairs = new PairSum(term, kernel);
        long sum = 0;
        for (int ro : block.oddRowSets()) {
            OddRows odd = null;
            for (EvenRows rows : even) {
                if (rule.keepsRo(rows.rowSet(), ro)) {
                    odd = odd == null ? OddRows.of(term, ro, kernel.tileWords()) : odd;
                    sum = Math.addExact(sum, pairs.thirds(rows, odd));
                }
            }
        }
        return sum;
    }
}
