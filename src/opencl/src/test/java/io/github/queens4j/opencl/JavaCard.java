package io.github.queens4j.opencl;

import io.github.queens4j.count.join.Colour;
import java.util.function.IntToLongFunction;

/** Does what {@code sieve.cl} does, a pair after the other: what is made of a block is right without any device. */
class JavaCard implements DeviceSum.Card {

    @Override
    public long sum(Batch batch) {
        Tuples tuples = batch.tuples();
        int rows = tuples.kes().length;
        int columns = tuples.kos().length;
        int[] factors = batch.factors();
        int[] kinds = batch.kinds();
        long[] cells = new long[batch.size()];
        sum(batch, batch.summed().opposite(), cell -> ++cells[cell]);
        for (int cell = 0; cell < cells.length; cell++) {
            int column = cell / rows;
            int pair = column / columns;
            int kind = kinds[pair % batch.even().sets.length * columns + column % columns];
            int factor = factors[pair * rows + cell % rows];
            cells[cell] *= kind == 0 ? 0 : kind == 1 ? factor & 0xff : factor >> 8;
        }
        return sum(batch, batch.summed(), cell -> cells[cell]);
    }

    private static long sum(Batch batch, Colour colour, IntToLongFunction weight) {
        return new Walk(batch.near(colour), batch.other(colour), weight).sum();
    }

    /** Down the trie, with one other placement. */
    private record Walk(RowSets near, RowSets other, IntToLongFunction weight) {

        long sum() {
            long sum = 0;
            for (int leaf = 0; leaf < other.leaves; leaf++) {
                for (int place = other.starts[leaf]; place < other.starts[leaf + 1]; place++) {
                    for (int i = 0; i < near.beginnings.length; i += 4) {
                        if (isFree(leaf, place, near.beginnings[i]) && isFree(leaf, place, near.beginnings[i + 1])) {
                            sum += below(near.below, near.beginnings[i + 2], near.beginnings[i + 3], leaf, place);
                        }
                    }
                }
            }
            return sum;
        }

        private long below(int level, int from, int to, int leaf, int place) {
            long sum = 0;
            for (int i = from; i < to; i++) {
                int square = level == 0 ? near.last[i] : near.nodes[2 * i];
                if (isFree(leaf, place, square)) {
                    sum += level == 0
                            ? weight.applyAsLong(near.rows[i] + other.columns[place])
                            : below(level - 1, near.nodes[2 * i + 1], near.nodes[2 * i + 3], leaf, place);
                }
            }
            return sum;
        }

        /** Of leaves of 64 placements. */
        private boolean isFree(int leaf, int place, int square) {
            int row = square / near.width;
            int column = square % near.width;
            int lines = near.height + near.width - 1;
            int first = leaf * 2 * lines;
            int number = place - other.starts[leaf];
            return row == near.height
                    || (isFreeLine(first + column - row + near.height - 1, number)
                            && isFreeLine(first + lines + row + column, number));
        }

        private boolean isFreeLine(int line, int number) {
            return (other.free[2 * line + number / Integer.SIZE] >>> number & 1) != 0;
        }
    }

    @Override
    public void close() {}
}
