package io.github.queens4j.opencl;

import io.github.queens4j.count.join.Block;
import io.github.queens4j.count.join.BlockDevice;
import io.github.queens4j.count.join.Colour;
import io.github.queens4j.count.join.CostModel;
import io.github.queens4j.count.join.OpenSquares;
import io.github.queens4j.count.join.Subsets;
import io.github.queens4j.count.join.Term;
import io.github.queens4j.search.Interruption;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Blocks on a card: threads make lists, leaves and tries of them, batch by batch, and take turns at it. */
final class DeviceSum implements BlockDevice {

    /** What does the work on a device; in tests, what fails in its place. Not safe for concurrent use. */
    interface Card extends AutoCloseable {

        /** The sum of W B over the tuples of a batch, in its units; an {@link IllegalStateException} if it fails. */
        long sum(Batch batch);

        @Override
        void close();
    }

    /** Placements of a side at most, if there is a choice; larger ones would not share more. */
    private static final double MOST_PLACEMENTS = 1 << 22;
    /** Cells of a batch at most, if there is a choice: 64 MiB of weights, which are read in any order. */
    private static final int GOOD_CELLS = 1 << 25;
    /** A row set of it has three queens or four. */
    private static final int TEST_SIZE = 14;

    private final String name;
    private final int leafSize;
    private final int mostCells;
    private final Supplier<Card> cards;
    private final ReentrantLock turn = new ReentrantLock(true);
    private @Nullable Card card;

    /** For leaves and batches of a size, on a card, and another if that fails; it has to count as this JVM does. */
    DeviceSum(String name, int leafSize, int mostCells, Supplier<Card> cards, ToLongFunction<Block> thisJvm) {
        this.name = name;
        this.leafSize = leafSize;
        this.mostCells = mostCells;
        this.cards = cards;
        int[] open = new int[TEST_SIZE];
        Arrays.fill(open, (1 << TEST_SIZE) - 1);
        Term term = Term.of(new OpenSquares(open)).get(3);
        Block block = new Block(
                term,
                parts(term.evenRowSets(), 4).get(0),
                parts(term.oddRowSets(), 16).get(0));
        long expected = thisJvm.applyAsLong(block);
        long found = thirds(block);
        if (found != expected) {
            throw new IllegalStateException("the device " + name + " counts wrong: in a test " + found + " instead of "
                    + expected + "; another version of its driver may help");
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long thirds(Block block) {
        Term term = block.term();
        requireRoom(term.me(), term.mo());
        Tuples tuples = Tuples.of(block);
        int[] evens = block.evenRowSets();
        double placements = CostModel.placements(term.me(), Math.max(term.a(), term.c()));
        double pairs = (double) Math.min(mostCells, GOOD_CELLS) / Math.max(1, tuples.size());
        int evensTogether = (int) Math.max(1, Math.min(Math.min(evens.length, pairs), MOST_PLACEMENTS / placements));
        int oddsTogether = (int) Math.max(1, Math.min(pairs / evensTogether, MOST_PLACEMENTS / placements));
        long sum = 0;
        for (int[] some : parts(evens, evensTogether)) {
            RowSets even = new RowSets(Colour.WHITE, some, tuples, tuples.size(), leafSize);
            for (int[] odds : parts(block.oddRowSets(), oddsTogether)) {
                RowSets odd = new RowSets(Colour.BLACK, odds, tuples, tuples.size() * some.length, leafSize);
                sum = Math.addExact(sum, sum(new Batch(tuples, even, odd)));
            }
        }
        return Math.multiplyExact(sum, (long) tuples.unit());
    }

    private static List<int[]> parts(int[] sets, int size) {
        return IntStream.range(0, (sets.length + size - 1) / size)
                .mapToObj(part -> Arrays.copyOfRange(sets, part * size, Math.min(sets.length, (part + 1) * size)))
                .toList();
    }

    /** For the largest pair of row sets of a size: before its first unit, not after days. */
    private void requireRoom(int me, int mo) {
        long cells = Subsets.binomial(me, me / 2) * Subsets.binomial(mo, mo / 2);
        if (cells > mostCells) {
            throw new IllegalStateException("the memory of the device " + name + " has room for " + mostCells
                    + " cells, but n = " + (me + mo) + " takes " + cells);
        }
    }

    private long sum(Batch batch) {
        try {
            turn.lockInterruptibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the thread was interrupted");
        }
        try {
            for (boolean again = false; ; again = true) {
                Interruption.check();
                try {
                    card = card == null ? cards.get() : card;
                    return card.sum(batch);
                } catch (IllegalStateException failure) {
                    if (card != null) {
                        card.close(); // as its device may be lost, and with it all that belongs to it
                        card = null;
                    }
                    if (again) {
                        String words = "the device " + name + " fails, twice: " + failure.getMessage();
                        throw new IllegalStateException(words, failure);
                    }
                }
            }
        } finally {
            turn.unlock();
        }
    }
}
