package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.function.Supplier;

/**
 * A term cut into blocks of roughly equal cost: stripes of neighbouring even row sets, each stripe cut along the odd
 * row sets that the symmetry pairs with it; where a pair of row sets alone takes too long, along the sets Ke as well.
 *
 * <p>The cut depends on n and a alone, never on the machine, so that all members of a cluster agree on it.
 */
public final class Blocks implements Part {

    /** Even row sets of a stripe at most; more would not save time any more, but cost memory. */
    private static final int WIDEST_STRIPE = 16;
    /** Nanoseconds that a pair of row sets may take uncut: each of its parts makes the same lists again. */
    private static final double LARGEST_PAIR = 5.5e10;

    private final Term term;
    private final int[] evenRowSets;
    private final int[] oddRowSets;
    private final int stripe;
    private final int[] firstBlock;
    /** For each stripe how many parts each cut along the odd row sets has. */
    private final int[] slices;

    private final double[] stripeCost;

    Blocks(Term term, double blockCost, double largestPair) {
        double pairCost = CostModel.pair(term);
        this.term = term;
        this.evenRowSets = term.evenRowSets();
        this.oddRowSets = term.oddRowSets();
        double pairsPerBlock = blockCost / Math.max(1, pairCost);
        int widest = Math.min(WIDEST_STRIPE, SieveSum.widestStripe(term));
        this.stripe = (int) Math.max(1, Math.min(widest, Math.sqrt(pairsPerBlock)));
        int stripes = Math.max(1, (evenRowSets.length + stripe - 1) / stripe);
        this.firstBlock = new int[stripes + 1];
        this.slices = new int[stripes];
        this.stripeCost = new double[stripes];
        for (int i = 0; i < stripes; i++) {
            stripeCost[i] = stripeCost(i, pairCost);
            int blocks = (int) Math.ceil(stripeCost[i] / blockCost);
            int most = Math.max(1, oddTo(i) - oddFrom(i));
            slices[i] = blocks < most ? 1 : (int) Math.max(1, Math.ceil(stripeCost[i] / most / largestPair));
            firstBlock[i + 1] = Math.addExact(firstBlock[i], Math.max(1, Math.min(blocks, most)) * slices[i]);
        }
    }

    /** Cuts a term into blocks of about that cost each, in nanoseconds. */
    public static Blocks of(Term term, double blockCost) {
        return new Blocks(term, blockCost, LARGEST_PAIR);
    }

    /** The estimated cost of a whole term, in nanoseconds of the machine the model was fitted on. */
    public static double totalCost(Term term) {
        return Arrays.stream(of(term, Double.MAX_VALUE).stripeCost).sum();
    }

    @Override
    public int size() {
        return firstBlock[firstBlock.length - 1];
    }

    @Override
    public long thirds(int index, Supplier<Kernel> kernel) {
        return Way.of(term, kernel.get()).thirds(block(index), kernel.get());
    }

    Block block(int index) {
        int number = stripeOf(index);
        int blocks = (firstBlock[number + 1] - firstBlock[number]) / slices[number];
        int part = (index - firstBlock[number]) / slices[number];
        int slice = (index - firstBlock[number]) % slices[number];
        long from = oddFrom(number);
        long pairs = oddTo(number) - from;
        return new Block(
                term,
                Arrays.copyOfRange(evenRowSets, number * stripe, Math.min(evenRowSets.length, (number + 1) * stripe)),
                Arrays.copyOfRange(
                        oddRowSets, (int) (from + pairs * part / blocks), (int) (from + pairs * (part + 1) / blocks)),
                firstKe(number, slice),
                firstKe(number, slice + 1));
    }

    /** The first set Ke of a slice: as many of those that count with the stripe's first Re are in each. */
    private int firstKe(int number, int slice) {
        if (slice == 0 || slice == slices[number]) {
            return slice == 0 ? 0 : 1 << term.me();
        }
        OrbitRule rule = term.rule();
        int re = evenRowSets[number * stripe];
        int[] counted = Arrays.stream(Subsets.of(term.me(), term.a()))
                .filter(ke -> rule.keepsKe(re, ke))
                .toArray();
        int place = (int) ((long) counted.length * slice / slices[number]);
        return place < counted.length ? counted[place] : 1 << term.me();
    }

    @Override
    public double cost(int index) {
        int number = stripeOf(index);
        return stripeCost[number] / (firstBlock[number + 1] - firstBlock[number]);
    }

    private int stripeOf(int index) {
        int found = Arrays.binarySearch(firstBlock, index);
        return found >= 0 ? found : -found - 2;
    }

    /**
     * Even boards pair Re with the Ro whose mirror images are not less than Re, and not more than its complement where
     * a = c.
     */
    private int oddFrom(int number) {
        return term.isEven() ? number * stripe : 0;
    }

    private int oddTo(int number) {
        return term.isHalf() ? oddRowSets.length - number * stripe : oddRowSets.length;
    }

    /** The further Re lies in the order, the fewer column sets the symmetry leaves. */
    private double stripeCost(int number, double pairCost) {
        double cost = 0;
        for (int i = number * stripe; i < Math.min(evenRowSets.length, (number + 1) * stripe); i++) {
            double left = 1 - (double) i / evenRowSets.length;
            double pairs = term.isEven() ? oddRowSets.length - (term.isHalf() ? 2.0 : 1.0) * i : oddRowSets.length;
            cost += pairCost * pairs * columnSets(left);
        }
        return cost;
    }

    /** The share of the column sets that the symmetry leaves, by the share of row sets that are not before this. */
    private double columnSets(double left) {
        if (term.isEven()) {
            return left * left;
        }
        if (term.squares().isSymmetric()) {
            return left / 2;
        }
        return term.squares().isTransposable() ? left : 1;
    }
}
