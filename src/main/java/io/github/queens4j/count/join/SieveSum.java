package io.github.queens4j.count.join;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;

/**
 * The sum of W B over a block where hardly a black pair survives: W as always, but no B; black pairs come out of the
 * {@link BlackSieve} one by one and are weighed by their number of W.
 *
 * <p>Idea: the sieve takes the other black placements of all even row sets of the block together, because the more
 * there are the more alike are those that share a word, and the near ones of several odd row sets, which begin alike.
 * So W is kept for all of them at once, times its weight: a row for each Ro and Ke, a column for each Re and Ko.
 */
final class SieveSum {

    /** Odd row sets taken together at most; beyond, little more is shared. */
    private static final int MOST_ODD_SETS = 32;
    /** Weights kept at a time, if there is a choice: 8 MiB. */
    private static final int MOST_WEIGHTS = 1 << 22;
    /** Weights of one odd row set at most, if there is a choice. */
    private static final double LARGEST = 1 << 24;
    /** Other placements of a block, and near ones taken together, at most, if there is a choice. */
    private static final double MOST_PLACEMENTS = 1 << 22;
    /** Half of the largest board where hardly a block has more survivors than pay: n = 24. */
    private static final int LARGEST_SURE_HALF = 12;
    /** Black pairs looked at to estimate how many survive: some thirty of them do where lanes are as fast. */
    private static final int SAMPLE = 100_000;

    private final Block block;
    private final Term term;
    private final OrbitRule rule;
    private final Kernel kernel;
    private final SideJoin white;
    private final Lines lines;
    private final Near[] nears;
    private final int columns;
    private final int[] oddColumnSets;
    private final int[] rowOf;
    private final int weightsOfRo;
    private final BlackSieve sieve;
    /** What all weights are multiples of, in thirds: they are kept divided by it. */
    private final int unit;

    private final SieveWeights weights;

    /** The white placements on the rows Re, and its columns of the weights, one for each set Ko that counts. */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    private record Near(int rowSet, PlacementList list, JoinProgram program, int firstColumn, int[] oddColumnSets) {}

    SieveSum(Block block, Kernel kernel) {
        this(block, kernel, new SieveWeights());
    }

    SieveSum(Block block, Kernel kernel, SieveWeights weights) {
        this.weights = weights;
        this.block = block;
        this.term = block.term();
        this.rule = term.rule();
        this.unit = term.isEven() ? 2 : 3;
        this.kernel = kernel;
        this.white = kernel.joins().get();
        this.nears = new Near[block.evenRowSets().length];
        this.lines = Lines.black(term.mo(), term.me());
        SieveLeaves.Builder black = new SieveLeaves.Builder(lines);
        int width = 0;
        for (int i = 0; i < nears.length; i++) {
            nears[i] = near(block.evenRowSets()[i], width, black);
            width += nears[i].oddColumnSets.length;
        }
        this.columns = width;
        this.oddColumnSets = Arrays.stream(nears)
                .flatMapToInt(near -> Arrays.stream(near.oddColumnSets))
                .distinct()
                .toArray();
        this.sieve = new BlackSieve(lines, black.build(kernel.tileWords()), kernel.sieveStep());
        this.rowOf = new int[1 << term.me()];
        this.weightsOfRo = fillRowOf();
    }

    /**
     * Whether the sieve is faster for a block: the more black queens, the fewer black pairs survive. With the least
     * number of queens that pays at all, on large boards, those that survive are counted on a sample.
     */
    static boolean pays(Block block, Kernel kernel) {
        Term term = block.term();
        int least = kernel.sieveStep().leastQueens();
        if (term.c() != least || term.me() <= LARGEST_SURE_HALF) {
            return term.c() >= least;
        }
        return survivors(block) <= kernel.sieveStep().mostSurvivors();
    }

    /** About how many black pairs survive for each tuple, by the middle ones of the block's row sets. */
    static double survivors(Block block) {
        if (block.evenRowSets().length == 0 || block.oddRowSets().length == 0) {
            return 0;
        }
        Term term = block.term();
        PlacementList near = term.oeBeside(block.oddRowSets()[block.oddRowSets().length / 2], block::keepsKe);
        PlacementList other = term.eoBeside(block.evenRowSets()[block.evenRowSets().length / 2]);
        if (near.size() == 0 || other.size() == 0) {
            return 0;
        }
        Lines lines = Lines.black(term.mo(), term.me());
        SplittableRandom random = new SplittableRandom(SAMPLE); // the same choice each time
        int found = 0;
        for (int i = 0; i < SAMPLE; i++) {
            long nearLines = SieveLeaves.occupied(lines, near, random.nextInt(near.size()), false);
            long otherLines = SieveLeaves.occupied(lines, other, random.nextInt(other.size()), true);
            found += (nearLines & otherLines) == 0 ? 1 : 0;
        }
        double pairsOfTuple =
                (double) near.size() / near.columnSets().length * other.size() / other.columnSets().length;
        return pairsOfTuple * found / SAMPLE;
    }

    /** Even row sets that a block may have for the sake of memory. */
    static int widestStripe(Term term) {
        double weights = (double) Subsets.binomial(term.me(), term.a()) * Subsets.binomial(term.mo(), term.b());
        return (int) Math.max(
                1, Math.min(LARGEST / weights, MOST_PLACEMENTS / CostModel.placements(term.mo(), term.c())));
    }

    private Near near(int re, int firstColumn, SieveLeaves.Builder black) {
        PlacementList ee = block.ee(re);
        PlacementList eo = term.eoBeside(re);
        int[] sets = Arrays.stream(eo.columnSets())
                .map(set -> Subsets.complement(set, term.mo()))
                .toArray();
        for (int i = 0; i < sets.length; i++) {
            black.add(eo, Subsets.complement(sets[i], term.mo()), firstColumn + i);
        }
        JoinProgram program = JoinProgram.of(ee, Lines.white(term.me()), kernel.tileWords());
        return new Near(re, ee, program, firstColumn, sets);
    }

    /** A row for each Ke that counts with some Re of the block, by its complement; -1 for the others. */
    private int fillRowOf() {
        Arrays.fill(rowOf, -1);
        int first = 0;
        for (int ke : Subsets.of(term.me(), term.a())) {
            if (block.keepsKe(ke)) {
                rowOf[Subsets.complement(ke, term.me())] = first;
                first = Math.addExact(first, columns);
            }
        }
        return first;
    }

    long thirds() {
        int[] oddRowSets = block.oddRowSets();
        double most = Math.min(
                (double) MOST_WEIGHTS / weightsOfRo, MOST_PLACEMENTS / CostModel.placements(term.me(), term.c()));
        int together = (int) Math.max(1, Math.min(MOST_ODD_SETS, most));
        long sum = 0;
        for (int from = 0; from < oddRowSets.length; from += together) {
            int to = Math.min(oddRowSets.length, from + together);
            sum = Math.addExact(sum, sumOf(Arrays.copyOfRange(oddRowSets, from, to)));
        }
        return sum;
    }

    private long sumOf(int[] oddRowSets) {
        weights.clear(Math.multiplyExact(weightsOfRo, oddRowSets.length));
        int[] blackRowSets = new int[oddRowSets.length];
        for (int i = 0; i < oddRowSets.length; i++) {
            weigh(oddRowSets[i], i * weightsOfRo);
            blackRowSets[i] = Subsets.complement(oddRowSets[i], term.mo());
        }
        SieveTrie trie = SieveTrie.of(
                blackRowSets,
                term.squares().part(1, 0),
                lines,
                rowOf,
                weightsOfRo,
                kernel.sieveStep().group());
        return Math.multiplyExact(sieve.sum(trie, weights), (long) unit);
    }

    /** Puts the weights of the pairs with Ro from an index on. */
    private void weigh(int ro, int first) {
        PlacementList oo = term.oo(ro);
        int[] order = Arrays.stream(oddColumnSets)
                .filter(set -> oo.indexOf(set) >= 0)
                .boxed()
                .sorted(Comparator.comparingInt(set -> -oo.size(oo.indexOf(set))))
                .mapToInt(Integer::intValue)
                .toArray();
        FreeLines free = FreeLines.of(oo, order, Lines.white(term.me()), kernel.tileWords());
        int[] positionOf = new int[1 << term.mo()];
        Arrays.fill(positionOf, -1);
        for (int i = 0; i < order.length; i++) {
            positionOf[order[i]] = i;
        }
        for (Near near : nears) {
            if (rule.keepsRo(near.rowSet, ro)) {
                weigh(near, ro, first + near.firstColumn, free, positionOf);
            }
        }
    }

    private void weigh(Near near, int ro, int first, FreeLines free, int[] positionOf) {
        int re = near.rowSet;
        int[] sets = near.list.columnSets();
        SideJoin.Sums w = white.join(near.program, near.program.runs(sets, near.list), free);
        for (int row = 0; row < sets.length; row++) {
            int to = first + rowOf[Subsets.complement(sets[row], term.me())];
            int thirds = rule.thirds(re, ro, sets[row]);
            for (int i = 0; i < near.oddColumnSets.length; i++) {
                int ko = near.oddColumnSets[i];
                int position = positionOf[ko];
                if (position >= 0) {
                    int weight = rule.isTie(re, ko) ? rule.thirdsOfTie(re, ro, sets[row]) : thirds;
                    weights.put(to + i, Math.toIntExact(w.at(row, position) * (weight / unit)));
                }
            }
        }
    }
}
