package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** A term cut into blocks of like cost: stripes of even row sets, each cut along the odd ones paired with it. */
public final class Blocks implements Part {

    /** Even row sets of a stripe at most; more would not save time any more, but cost memory. */
    private static final int WIDEST_STRIPE = 16;
    /** Other placements of a block at most, for the sake of memory, and weights of one near set. */
    private static final double MOST_PLACEMENTS = 1 << 24;

    private static final double MOST_WEIGHTS = 1 << 25;

    private static final double LEAST_COST = 5e7;
    private static final double LARGEST_COST = 8e9;

    /** Of counts that take more than a machine's month. */
    private static final double LARGEST_COST_OF_LARGEST = 2e10;

    private static final double LARGEST_COUNTS = 4e15;
    private static final double BLOCKS_FOR_PROGRESS = 100;

    private final Term term;
    private final int[] evenRowSets;
    private final int[] oddRowSets;
    private final int stripe;
    private final int[] firstBlock;
    private final double[] stripeCost;
    private final double bytes;

    /** A count in terms, all cut into blocks of the same cost. */
    public static List<Part> of(OpenSquares squares) {
        List<Term> terms = Term.of(squares);
        double total = terms.stream()
                .mapToDouble(term -> new Blocks(term, Double.MAX_VALUE).cost())
                .reduce(0, Double::sum);
        double largest = total > LARGEST_COUNTS ? LARGEST_COST_OF_LARGEST : LARGEST_COST;
        double cost = Math.max(LEAST_COST, Math.min(total / BLOCKS_FOR_PROGRESS, largest));
        return terms.stream().map(term -> (Part) new Blocks(term, cost)).toList();
    }

    /** Cuts a term into blocks of about that cost each, in nanoseconds. */
    Blocks(Term term, double blockCost) {
        double pairCost = CostModel.pair(term);
        this.term = term;
        this.evenRowSets = term.evenRowSets();
        this.oddRowSets = term.oddRowSets();
        double pairsPerBlock = blockCost / Math.max(1, pairCost);
        boolean isWhite = Colour.crowded(term) == Colour.WHITE;
        double weights = (double) Subsets.binomial(term.me(), term.a()) * Subsets.binomial(term.mo(), term.b());
        double placements = CostModel.placements(term.mo(), isWhite ? term.b() : term.c());
        double otherSets = Math.max(1, Math.min(MOST_WEIGHTS / weights, MOST_PLACEMENTS / placements));
        double widest = isWhite ? WIDEST_STRIPE : Math.min(WIDEST_STRIPE, otherSets);
        this.stripe = (int) Math.max(1, Math.min(widest, Math.sqrt(pairsPerBlock)));
        double near = CostModel.placements(term.me(), isWhite ? term.a() : term.c());
        this.bytes = 6 * placements * (isWhite ? Math.min(otherSets, oddRowSets.length) : stripe) + 3 * near;
        int stripes = Math.max(1, (evenRowSets.length + stripe - 1) / stripe);
        this.firstBlock = new int[stripes + 1];
        this.stripeCost = new double[stripes];
        for (int i = 0; i < stripes; i++) {
            stripeCost[i] = stripeCost(i, pairCost);
            int most = Math.max(1, oddTo(i) - oddFrom(i));
            double least = isWhite ? most / otherSets : 1;
            int blocks = (int) Math.ceil(Math.max(least, stripeCost[i] / blockCost));
            firstBlock[i + 1] = Math.addExact(firstBlock[i], Math.min(blocks, most));
        }
    }

    @Override
    public int size() {
        return firstBlock[firstBlock.length - 1];
    }

    @Override
    public long thirds(int index, Supplier<Kernel> kernel) {
        return kernel.get().thirds(block(index));
    }

    Block block(int index) {
        int number = Part.of(index, firstBlock);
        int blocks = firstBlock[number + 1] - firstBlock[number];
        int part = index - firstBlock[number];
        long from = oddFrom(number);
        long pairs = oddTo(number) - from;
        return new Block(
                term,
                Arrays.copyOfRange(evenRowSets, number * stripe, Math.min(evenRowSets.length, (number + 1) * stripe)),
                Arrays.copyOfRange(
                        oddRowSets, (int) (from + pairs * part / blocks), (int) (from + pairs * (part + 1) / blocks)));
    }

    /** Other placements with what is made of them, those near ones that a sieve takes together, and their weights. */
    @Override
    public double bytes() {
        return bytes;
    }

    @Override
    public double cost(int index) {
        int number = Part.of(index, firstBlock);
        return stripeCost[number] / (firstBlock[number + 1] - firstBlock[number]);
    }

    /** Even boards pair Re with Ro whose mirror images are from Re on, and where a = c up to its complement. */
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
        if (term.squares().isSymmetric) {
            return left / 2;
        }
        return term.squares().isTransposable ? left : 1;
    }
}
