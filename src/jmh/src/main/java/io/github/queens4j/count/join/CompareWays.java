package io.github.queens4j.count.join;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Repeats the table of counting.md: CPU nanoseconds of one thread for a tuple of row and column sets, by each way to
 * count a block, all of them in turn on the same sampled blocks.
 *
 * <pre>CompareWays N WHITE_QUEENS_ON_EVEN_ROWS [blocks] [seed]</pre>
 *
 * <p>It lies in the package of what it measures, which nothing outside can see.
 */
public final class CompareWays {

    /** Odd row sets of a block: some seconds for n = 26, and few enough to sample others. */
    private static final int ODD_ROW_SETS = 6;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private CompareWays() {}

    /**
     * Prints a line for each block; the first, which warms up, is not among them.
     *
     * @param args as the class comment says
     */
    public static void main(String... args) {
        int n = Integer.parseInt(args[0]);
        int[] rows = new int[n];
        Arrays.fill(rows, (1 << n) - 1);
        Term term = new Term(n, Integer.parseInt(args[1]), new OpenSquares(rows));
        int blocks = args.length > 2 ? Integer.parseInt(args[2]) : 5;
        Random random = new Random(args.length > 3 ? Long.parseLong(args[3]) : 0);
        Kernel kernel = Kernel.preferred();
        System.out.printf(
                "n = %d, a = %d, b = %d, c = %d, %s kernel: ns a tuple%n",
                term.n(), term.a(), term.b(), term.c(), kernel.name());
        compare(sample(term, random), kernel);
        for (int i = 0; i < blocks; i++) {
            Block block = sample(term, random);
            System.out.printf(
                    "%d even row sets, %.2g tuples: %s%n",
                    block.evenRowSets().length, tuples(block), compare(block, kernel));
        }
    }

    private static Map<Way, Long> compare(Block block, Kernel kernel) {
        Map<Way, Long> nanos = new EnumMap<>(Way.class);
        Set<Long> sums = new HashSet<>();
        double tuples = tuples(block);
        for (Way way : Way.values()) {
            Colour colour = way == Way.WHITE_SIEVE ? Colour.WHITE : Colour.BLACK;
            if (way.name().endsWith("SIEVE") && colour.queens(block.term()) < kernel.leastSievedQueens()) {
                continue; // Takes minutes: too many pairs survive.
            }
            long start = THREADS.getCurrentThreadCpuTime();
            sums.add(way.thirds(block, kernel));
            nanos.put(way, Math.round((THREADS.getCurrentThreadCpuTime() - start) / tuples));
        }
        if (sums.size() > 1) {
            throw new IllegalStateException("the ways disagree: " + sums);
        }
        return nanos;
    }

    /** A block as wide as those that are counted; the more tuples it has, the likelier. */
    private static Block sample(Term term, Random random) {
        int[] evens = term.evenRowSets();
        int[] odds = term.oddRowSets();
        int stripe = Math.min(evens.length, new Blocks(term, 8e9).block(0).evenRowSets().length);
        double most = (double) stripe
                * ODD_ROW_SETS
                * Subsets.of(term.me(), term.a()).length
                * Subsets.of(term.mo(), term.b()).length;
        while (true) {
            int re = random.nextInt(evens.length - stripe + 1);
            int ro = random.nextInt(Math.max(1, odds.length - ODD_ROW_SETS));
            Block block = new Block(
                    term,
                    Arrays.copyOfRange(evens, re, re + stripe),
                    Arrays.copyOfRange(odds, ro, Math.min(odds.length, ro + ODD_ROW_SETS)));
            if (random.nextDouble() * most < tuples(block)) {
                return block;
            }
        }
    }

    /** Pairs of column sets that the symmetry keeps, for all pairs of row sets. */
    private static double tuples(Block block) {
        Term term = block.term();
        OrbitRule rule = term.rule();
        double sum = 0;
        for (int re : block.evenRowSets()) {
            sum += (double) IntStream.of(Subsets.of(term.me(), term.a()))
                            .filter(ke -> rule.keepsKe(re, ke))
                            .count()
                    * IntStream.of(Subsets.of(term.mo(), term.b()))
                            .filter(ko -> rule.keepsKo(re, ko))
                            .count()
                    * IntStream.of(block.oddRowSets())
                            .filter(ro -> rule.keepsRo(re, ro))
                            .count();
        }
        return sum;
    }
}
